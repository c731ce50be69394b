// @ts-check
import shared from '../scripts/jestConfig.mjs';

/**
 * Jest runs with `--liftoff-only` here (`package.json`): many suites have an embedded database in its own process, and optimising
 * it takes longer than they run.
 * @type {import('jest').Config}
 */
export default { ...shared, globalTeardown: '<rootDir>/jest.teardown.mjs' };
