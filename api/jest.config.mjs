// @ts-check
import shared from '../scripts/jestConfig.mjs';

/** @type {import('jest').Config} */
export default { ...shared, globalTeardown: '<rootDir>/jest.teardown.mjs' };
