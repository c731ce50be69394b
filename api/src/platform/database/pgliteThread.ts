/** The worker thread that holds the embedded PostgreSQL: PGlite blocks its thread while it works. */
import { PGlite } from '@electric-sql/pglite';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { DurableFs, durableParameters, syncFolder } from './durableFs.ts';

/** `bytes` of PostgreSQL's wire protocol; `begin` clears the session first, for a new connection; `close` ends the thread. */
export interface PgliteRequest {
  id: number;
  bytes?: Uint8Array<ArrayBuffer>;
  begin?: true;
  close?: true;
}

/** The protocol's answer, or why there is none. */
export interface PgliteResponse {
  id: number;
  bytes?: Uint8Array<ArrayBuffer>;
  error?: string;
}

if (!parentPort) throw new Error('pgliteThread runs as a worker thread only');
const port = parentPort;
const { folder, parameters } = workerData as { folder: string; parameters: string[] };

const fresh = !existsSync(path.join(folder, 'PG_VERSION'));
const database = await PGlite.create({
  fs: new DurableFs(folder),
  startParams: [...durableParameters, ...parameters.flatMap((parameter) => ['-c', parameter])],
});
if (fresh) syncFolder(folder);

/** Resets the session: PGlite has a single one, which outlives connections. */
async function clearSession(): Promise<void> {
  await database.exec('rollback');
  await database.exec('discard all');
}

async function answer({ id, bytes, begin, close }: PgliteRequest): Promise<PgliteResponse> {
  try {
    if (begin) await clearSession();
    if (close) await database.close();
    // Copied: the answer may be a view of the engine's memory, all of which would be copied with it.
    return bytes ? { id, bytes: Uint8Array.from(await database.execProtocolRaw(bytes)) } : { id };
  } catch (error) {
    return { id, error: (error as Error).message };
  }
}

let tail = Promise.resolve();
port.on('message', (request: PgliteRequest) => {
  tail = tail.then(async () => {
    const response = await answer(request);
    port.postMessage(response, response.bytes ? [response.bytes.buffer] : []);
    if (request.close) port.close();
  });
});
port.postMessage({ id: 0 } satisfies PgliteResponse);
