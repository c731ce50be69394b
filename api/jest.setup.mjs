// @ts-check
import { buildPrograms, transpile } from '../scripts/workspace.mjs';
import { provideServer } from '../scripts/testServer.mjs';

/** @type {(() => Promise<void>) | undefined} */
let endServer;

/** After every suite. */
export const endSharedServer = () => endServer?.();

/** Before any suite: those that start the program start it as the sources are now, on one server. */
export default async () => {
  await transpile('count', 'schema', 'api');
  await buildPrograms();
  endServer = await provideServer();
};
