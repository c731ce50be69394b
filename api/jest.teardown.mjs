// @ts-check
export { endSharedServer as default } from './jest.setup.mjs';
