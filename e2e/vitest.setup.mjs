// @ts-check
import { build } from '../scripts/workspace.mjs';

/** Before any suite: the product under test is built from the sources as they are now. */
export default () => build();
