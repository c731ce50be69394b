import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { load, type CheckedRequest } from '../measure/load.ts';
import { percentile } from '../measure/percentile.ts';
import { bearerOf } from '../rest/service.ts';
import { filledService } from './filledService.ts';
import {
  boundary,
  downloadsAtOnce,
  flooderAccountId,
  formType,
  part,
  slowUploads,
  uploadOperations,
} from './floodRequests.ts';
import { ours } from './ours.ts';

/** Answer times of others while a flood lasts, beside those of a quiet time before it. */
export interface FloodResult {
  flood: string;
  /** Request of the others. */
  asked: string;
  /** 99th percentiles in milliseconds. */
  quiet: number;
  flooded: number;
  /** Requests of others that were measured while it lasted. */
  requests: number;
  /** Whether others wait no longer than they may. */
  passed: boolean;
}

const quietSeconds = 10;
const floodSeconds = 15;
/** How much longer others may wait. */
const mostTimes = 2;
/** Milliseconds that say nothing: the noise of a shared machine. */
const noiseMs = 250;

/** Enough people that none of them meets a limit. */
const others = 200;

const uploadHead = uploadOperations + part('map', JSON.stringify({ 0: ['variables.input.file'] }));
/** A file that the service refuses by its first bytes: its way there is measured, not its processing. */
const upload = `${uploadHead}${part('0', 'no photo', '; filename="a.jpg"\r\nContent-Type: image/jpeg')}--${boundary}--\r\n`;

const json = { 'content-type': 'application/json' };
const succeeds = (status: number, body: string): void => {
  if (status !== 200 || body.includes('"errors"')) throw new Error(`${status} ${body.slice(0, 300)}`);
};

/** Requests of the others, each from an address and with a session of their own. */
async function requestsOfOthers(): Promise<Record<string, () => CheckedRequest>> {
  const people = await Promise.all(
    Array.from({ length: others }, async (_, i) => ({
      ...(await bearerOf(10 + i)),
      'x-forwarded-for': `192.0.2.${i + 1}`,
    })),
  );
  let turn = 0;
  const next = () => people[turn++ % people.length] ?? {};
  const graph = (query: string) => () => {
    const headers = { ...json, ...next() };
    return { method: 'POST', path: '/graphql', headers, body: JSON.stringify({ query }), check: succeeds } as const;
  };
  return {
    'own account': graph('{ me { id username } }'),
    'a photo': graph('{ image(id: 1) { id title description } }'),
    'a thumbnail': () => ({ method: 'GET', path: '/media/image/1/thumb', headers: next(), check: succeeds }),
    'an upload': () => ({
      method: 'POST',
      path: '/graphql',
      headers: { ...next(), 'content-type': formType, 'apollo-require-preflight': 'true' },
      body: upload,
      check: succeeds,
    }),
  };
}

/** Starts a flood in a process of its own. @returns ends it */
function startFlood(...args: string[]): () => void {
  const program = fileURLToPath(new URL('./flooder.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', program, ...args], { stdio: 'inherit' });
  return () => void child.kill('SIGKILL');
}

/**
 * Floods the built product as strangers and members can, and measures what others are served meanwhile.
 * @param folder for its data; the caller removes it
 * @throws Error when anything that others ask for fails
 */
export async function measureFloods(folder: string): Promise<FloodResult[]> {
  const service = await filledService(path.join(folder, 'data'));
  // The limits are those of the product as it ships.
  const settings = { OPERATIONS: 'any', RATE_LIMITS: 'on', TRUSTED_PROXIES: '1' };
  const gateway = await ours('floods', true, { upstream: service.url, folder, cores: null }, settings);
  const asked = await requestsOfOthers();
  const measure = async (next: () => CheckedRequest, seconds: number) => {
    const { ms } = await load(gateway.url, 2, seconds, next);
    return { p99: percentile(ms, 0.99), requests: ms.length };
  };
  const all = async (seconds: number) =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(asked).map(async ([name, next]) => [name, await measure(next, seconds)] as const),
      ),
    );
  const bearer = JSON.stringify(await bearerOf(flooderAccountId));
  const floods = {
    [`${downloadsAtOnce} downloads of one account`]: ['downloads', gateway.url, bearer],
    [`${slowUploads} slow uploads of strangers`]: ['uploads', gateway.url],
  };
  const results: FloodResult[] = [];
  try {
    // Warm-up: the first requests include just-in-time compilation.
    await all(3);
    for (const [flood, args] of Object.entries(floods)) {
      const quiet = await all(quietSeconds);
      const end = startFlood(...args);
      const flooded = await all(floodSeconds).finally(end);
      for (const name of Object.keys(asked)) {
        const [before, during] = [quiet[name]?.p99 ?? 0, flooded[name]?.p99 ?? Infinity];
        const passed = during <= Math.max(mostTimes * before, noiseMs);
        const requests = flooded[name]?.requests ?? 0;
        results.push({ flood, asked: name, quiet: before, flooded: during, requests, passed });
      }
    }
  } finally {
    await gateway.running.stop();
    await service.running.stop();
  }
  return results;
}
