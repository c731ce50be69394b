// @ts-check
export { removeMigrated as default } from './jest.setup.mjs';
