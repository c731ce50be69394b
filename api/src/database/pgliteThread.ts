/** The worker thread that holds the embedded PostgreSQL: PGlite blocks its thread while it works. */
import { PGlite } from '@electric-sql/pglite';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { DurableFs, durableParameters, syncFolder } from './durableFs.ts';

/** What the pool asks; `close` ends the thread. */
export interface PgliteRequest {
  id: number;
  text: string;
  values: unknown[];
  close?: boolean;
}

/** What it hears: the rows, or PostgreSQL's own error fields. */
export interface PgliteResponse {
  id: number;
  rows?: Record<string, unknown>[];
  affected?: number;
  error?: { message: string; code?: string; constraint?: string };
}

if (!parentPort) throw new Error('pgliteThread runs as a worker thread only');
const port = parentPort;
const { folder } = workerData as { folder: string };

const fresh = !existsSync(path.join(folder, 'PG_VERSION'));
const database = await PGlite.create({
  fs: new DurableFs(folder),
  startParams: durableParameters,
  parsers: { 20: Number, 1700: Number },
});
if (fresh) syncFolder(folder);

async function answer({ id, text, values, close }: PgliteRequest): Promise<PgliteResponse> {
  if (close) {
    await database.close();
    return { id };
  }
  try {
    const { rows, affectedRows } = await database.query<Record<string, unknown>>(text, values);
    return { id, rows, affected: affectedRows ?? 0 };
  } catch (error) {
    const { message, code, constraint } = error as { message: string; code?: string; constraint?: string };
    return { id, error: { message, ...(code ? { code } : {}), ...(constraint ? { constraint } : {}) } };
  }
}

let tail = Promise.resolve();
port.on('message', (request: PgliteRequest) => {
  tail = tail.then(async () => {
    port.postMessage(await answer(request));
    if (request.close) port.close();
  });
});
port.postMessage({ id: 0 } satisfies PgliteResponse);
