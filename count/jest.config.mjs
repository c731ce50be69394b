// @ts-check
import shared from '../scripts/jestConfig.mjs';

/**
 * Tests of formats and rules read the sources: nothing is built for them.
 * @type {import('jest').Config}
 */
const { globalSetup: _built, ...settings } = shared;
export default settings;
