// @ts-check
import { buildPrograms, transpile } from '../scripts/workspace.mjs';

/** Before any suite: those that start the program start it as the sources are now. */
export default async () => {
  await transpile('count', 'schema', 'gateway');
  await buildPrograms();
};
