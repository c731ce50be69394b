import type { components } from '@photo-competition/schema/rest';
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { start } from '../../measure/childProcess.ts';
import { exchange, wireBytesOf, type PlainRequest } from '../../measure/exchange.ts';
import { freePort } from '../../measure/freePort.ts';
import type { ExpectedExchange, RequestSource } from '../../measure/leanConnection.ts';
import { leanLoad } from '../../measure/leanLoad.ts';
import type { CheckedRequest } from '../../measure/load.ts';
import { median } from '../../measure/percentile.ts';
import { inRounds } from '../../measure/rounds.ts';
import { figure, table, times } from '../../measure/table.ts';
import type { Effort } from '../effort.ts';
import type { Place } from '../engines.ts';
import { competitions } from '../fill.ts';
import { concurrency } from '../requestTable.ts';
import type { Subject } from '../requests.ts';
import { secret, type Service } from '../service.ts';

/** A kind of request that both servers support. */
export interface Match {
  subject: Subject;
  /** Number of different requests, sent repeatedly; `each once` when a request cannot be repeated. */
  requests: number | 'each once';
  /** Required share of the hand-written server's rate. */
  bar: number;
}

/** Result of a match. */
export interface Outcome {
  name: string;
  bar: number;
  /** Requests per second: the median over the rounds. */
  ours: number;
  handWritten: number;
  /** Ratio of the rates: the median of the per-round ratios. */
  share: number;
}

const program = fileURLToPath(new URL('./handWritten.ts', import.meta.url));

/** Starts the hand-written server on the same database as the service. */
async function startHandWritten({ databaseUrl = '' }: Place): Promise<Service> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { NODE_ENV: 'production', DATABASE_URL: databaseUrl, JWT_SECRET: secret };
  const args = ['--import', 'tsx', program, String(port)];
  const running = await start({ name: 'The hand-written server', args, env, readyUrl: `${url}/readyz` });
  return { url, running };
}

const plain = ({ method, path, headers = {}, body }: CheckedRequest): PlainRequest => ({
  method,
  path,
  headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
  ...(body === undefined ? {} : { body }),
});

/** Describes the first difference of two JSON values; null when they are equal. */
function difference(first: unknown, second: unknown, at = ''): string | null {
  if (first === null || second === null || typeof first !== 'object' || typeof second !== 'object')
    return first === second ? null : `${at}: ${JSON.stringify(first)} and ${JSON.stringify(second)}`;
  const [one, other] = [first as Record<string, unknown>, second as Record<string, unknown>];
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const found = difference(one[key], other[key], `${at}/${key}`);
    if (found !== null) return found;
  }
  return null;
}

/** Sends a request to both servers and checks that both answers are correct and equal. @returns the response bodies */
async function compared(urls: readonly string[], ask: CheckedRequest): Promise<Buffer[]> {
  const bodies: Buffer[] = [];
  for (const url of urls) {
    const { status, body } = await exchange(url, plain(ask));
    ask.check(status, body);
    bodies.push(body);
  }
  const [first, second] = bodies.map((body) => JSON.parse(body.toString()) as unknown);
  const differing = difference(first, second);
  assert.equal(differing, null, `Ours and the hand-written answer to ${ask.path} differ at ${differing}`);
  return bodies;
}

/** Sources that cycle through a number of reads whose responses are known exactly. */
async function readSources(urls: readonly string[], subject: Subject, requests: number): Promise<RequestSource[]> {
  const turns: ExpectedExchange[][] = urls.map(() => []);
  for (let n = 0; n < requests; n++) {
    const ask = subject.next();
    const bodies = await compared(urls, ask);
    urls.forEach((url, i) => {
      turns[i]?.push({ request: wireBytesOf(url, plain(ask)), body: bodies[i] ?? Buffer.alloc(0) });
    });
  }
  return urls.map((url, i) => {
    const all = turns[i] ?? [];
    let at = 0;
    return { url, next: () => all[at++ % all.length] as ExpectedExchange };
  });
}

/** The hand-written server keeps ballots as the service does, and signs no receipts. */
const castForm = ({ imageId, point }: Pick<components['schemas']['Vote'], 'imageId' | 'point'>) =>
  new RegExp(
    `^{"imageId":${imageId},"competitionId":${competitions.voting},"point":${point},"updatedAt":"20[-\\d]+T[:.\\d]+Z"(,"number":"[\\w-]{16}","receipt":"[^"]+")?}$`,
  );

/** Sources of votes, each different; `assertConsistent` checks them in the database at the end of the run. */
async function voteSources(urls: readonly string[], subject: Subject): Promise<RequestSource[]> {
  for (const url of urls) {
    const ask = subject.next();
    const { status, body } = await exchange(url, plain(ask));
    ask.check(status, body);
  }
  return urls.map((url) => ({
    url,
    next() {
      const ask = subject.next();
      const vote = JSON.parse(ask.body ?? '') as components['schemas']['VoteRequest'];
      return { request: wireBytesOf(url, plain(ask)), body: castForm(vote) };
    },
  }));
}

/** A kind of request to one of the two servers. */
interface Contender {
  match: Match;
  ours: boolean;
  source: RequestSource;
}

const failed =
  ({ match: { subject }, ours }: Contender) =>
  (error: Error) => {
    throw new Error(`${subject.name}, ${ours ? 'ours' : 'hand-written'}: ${error.message}`);
  };

/** Duration of the uncounted load before each measurement, as a share of it: an idle process loses caches and compiled code. */
const leadInShare = 0.3;

/**
 * Compares the service with a hand-written server on the same database, in interleaved rounds.
 * @throws Error on a wrong answer of either server
 */
export async function contest(
  service: Service,
  place: Place,
  matches: Match[],
  { seconds, contestRounds }: Effort,
): Promise<Outcome[]> {
  const handWritten = await startHandWritten(place);
  try {
    const urls = [service.url, handWritten.url];
    const contenders: Contender[] = [];
    for (const match of matches) {
      const { subject, requests } = match;
      const sources = await (requests === 'each once'
        ? voteSources(urls, subject)
        : readSources(urls, subject, requests));
      sources.forEach((source, i) => contenders.push({ match, ours: i === 0, source }));
    }
    const found = await inRounds(contenders, contestRounds, async (contender) => {
      await leanLoad(contender.source, concurrency, seconds * leadInShare).catch(failed(contender));
      return (await leanLoad(contender.source, concurrency, seconds).catch(failed(contender))).requestsPerSecond;
    });
    const ratesOf = (match: Match, ours: boolean) =>
      [...found].flatMap(([contender, rates]) => (contender.match === match && contender.ours === ours ? rates : []));
    return matches.map((match) => {
      const [mine, theirs] = [ratesOf(match, true), ratesOf(match, false)];
      const shares = mine.map((rate, round) => rate / (theirs[round] ?? Number.NaN));
      const { subject, bar } = match;
      return { name: subject.name, bar, ours: median(mine), handWritten: median(theirs), share: median(shares) };
    });
  } finally {
    await handWritten.running.stop();
  }
}

export const held = ({ share, bar }: Outcome): boolean => share >= bar;

/** Whether the target is met, or by how much it is missed. */
const verdict = (outcome: Outcome): string =>
  held(outcome) ? 'held' : `MISSED by ${figure((1 - outcome.share / outcome.bar) * 100)} %`;

/** Renders a Markdown table. */
export const contestTable = (outcomes: readonly Outcome[]): string =>
  table(
    [
      { title: `requests/s, ${concurrency} at a time`, align: 'left' },
      { title: 'ours' },
      { title: 'hand-written' },
      { title: 'ours / hand-written' },
      { title: 'bar' },
      { title: '' },
    ],
    outcomes.map((outcome) => [
      outcome.name,
      figure(outcome.ours),
      figure(outcome.handWritten),
      times(outcome.share, 1),
      `${outcome.bar}×`,
      verdict(outcome),
    ]),
  );
