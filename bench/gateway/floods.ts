import { Agent, request } from 'node:http';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { load, type CheckedRequest } from '../measure/load.ts';
import { percentile } from '../measure/percentile.ts';
import { competitions } from '../rest/fill.ts';
import { bearerOf } from '../rest/service.ts';
import { filledService } from './filledService.ts';
import { ours } from './ours.ts';

/** What others are served while a flood lasts, beside a quiet time before it. */
export interface FloodResult {
  flood: string;
  /** What others ask for. */
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

/** Whoever floods, in the fill of the service, and from where. */
const flooder = { accountId: 1, address: '203.0.113.9' };
const downloadsAtOnce = 1500;
const slowUploads = 20;

const boundary = 'bench';
const formType = `multipart/form-data; boundary=${boundary}`;
const part = (name: string, content: string, more = '') =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${content}\r\n`;
const uploadInput = { competitionId: String(competitions.uploading), slot: 'colour-1', title: 'T', ownImage: true };
const operations = part(
  'operations',
  JSON.stringify({
    query: 'mutation ($input: UploadImageInput!) { uploadImage(input: $input) { userErrors { code } } }',
    variables: { input: { ...uploadInput, file: null } },
  }),
);
const uploadHead = operations + part('map', JSON.stringify({ 0: ['variables.input.file'] }));
/** A file that the service refuses by its first bytes: its way there is measured, not its processing. */
const upload = `${uploadHead}${part('0', 'no photo', '; filename="a.jpg"\r\nContent-Type: image/jpeg')}--${boundary}--\r\n`;

const json = { 'content-type': 'application/json' };
const succeeds = (status: number, body: Buffer): void => {
  if (status !== 200 || body.includes('"errors"')) throw new Error(`${status} ${body.toString().slice(0, 300)}`);
};

/** What others ask for, each from an address and with a session of their own. */
async function requestsOfOthers(): Promise<Record<string, () => CheckedRequest>> {
  const people = await Promise.all(
    Array.from({ length: 50 }, async (_, i) => ({
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

/** A flood. @returns ends it */
type Flood = (url: string) => () => void;

/** One account asks for its own data again and again, fifteen hundred times at once. */
function downloadsOf(bearer: Record<string, string>): Flood {
  return (url) => {
    const agent = new Agent({ maxSockets: downloadsAtOnce });
    const headers = { ...bearer, 'x-forwarded-for': flooder.address };
    const ask = () => {
      const sent = request(`${url}/download/my-data.zip`, { agent, headers });
      sent.on('error', () => undefined).on('response', (response) => response.on('error', () => undefined).resume());
      sent.end();
    };
    const burst = () => {
      for (let i = 0; i < downloadsAtOnce; i += 1) ask();
    };
    burst();
    const bursts = setInterval(burst, 5000);
    return () => {
      clearInterval(bursts);
      agent.destroy();
    };
  };
}

/** Strangers keep twenty uploads with made-up tokens open, and send a byte of each now and then. */
const uploadsOfStrangers: Flood = (url) => {
  const agent = new Agent({ maxSockets: slowUploads });
  let ended = false;
  async function keepOne(n: number): Promise<void> {
    while (!ended) {
      const headers = {
        'content-type': formType,
        'content-length': '1000000',
        'apollo-require-preflight': 'true',
        authorization: `Bearer made.up.${n}`,
        'x-forwarded-for': `203.0.113.${n % 2}`,
      };
      const sent = request(`${url}/graphql`, { method: 'POST', agent, headers });
      const closed = new Promise((resolve) => sent.once('close', resolve));
      sent.on('error', () => undefined).on('response', (response) => response.on('error', () => undefined).resume());
      sent.write(operations.slice(0, 50));
      const bytes = setInterval(() => sent.write('x'), 9000);
      await closed;
      clearInterval(bytes);
      await delay(100);
    }
  }
  for (let n = 0; n < slowUploads; n += 1) void keepOne(n);
  return () => {
    ended = true;
    agent.destroy();
  };
};

/**
 * Floods the built product as strangers and members can, and measures what others are served meanwhile.
 * @param folder for its data; the caller removes it
 * @throws Error when anything that others ask for fails
 */
export async function measureFloods(folder: string): Promise<FloodResult[]> {
  const service = await filledService(path.join(folder, 'data'));
  const settings = { OPERATIONS: 'any', RATE_LIMITS: 'on', RATE_LIMIT_FACTOR: '1000', TRUSTED_PROXIES: '1' };
  const general = { RATE_LIMIT_PER_ADDRESS: '1000000', RATE_LIMIT_PER_VIEWER: '1000000' };
  const gateway = await ours(
    'floods',
    true,
    { upstream: service.url, folder, cores: null },
    { ...settings, ...general },
  );
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
  const floods: Record<string, Flood> = {
    [`${downloadsAtOnce} downloads of one account`]: downloadsOf(await bearerOf(flooder.accountId)),
    [`${slowUploads} slow uploads of strangers`]: uploadsOfStrangers,
  };
  const results: FloodResult[] = [];
  try {
    // Warm-up: the first requests include just-in-time compilation.
    await all(3);
    for (const [flood, begin] of Object.entries(floods)) {
      const quiet = await all(quietSeconds);
      const end = begin(gateway.url);
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
