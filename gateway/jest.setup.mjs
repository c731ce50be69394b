// @ts-check
import { transpile } from '../scripts/workspace.mjs';

/** Before any suite: those that start the program start it as the sources are now. */
export default () => transpile('count', 'schema', 'gateway');
