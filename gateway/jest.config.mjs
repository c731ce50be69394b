export { default } from '../scripts/jestConfig.mjs';
