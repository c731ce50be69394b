// @ts-check
import { provideServer } from '../scripts/testServer.mjs';
import { build } from '../scripts/workspace.mjs';

/** Before any suite: the product under test is built from the sources as they are now, and the server of shared databases runs. */
export default async () => {
  await build();
  return provideServer();
};
