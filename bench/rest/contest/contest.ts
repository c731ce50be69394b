import type { components } from '@photo-competition/schema/rest';
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { start } from '../../measure/childProcess.ts';
import { exchange, wireBytesOf, type PlainRequest } from '../../measure/exchange.ts';
import { freePort } from '../../measure/freePort.ts';
import type { Turn, Wire } from '../../measure/leanConnection.ts';
import { leanLoad } from '../../measure/leanLoad.ts';
import type { Ask } from '../../measure/load.ts';
import { median } from '../../measure/percentile.ts';
import { inRounds } from '../../measure/rounds.ts';
import { figure, table, times } from '../../measure/table.ts';
import type { Effort } from '../effort.ts';
import type { Place } from '../engines.ts';
import { competitions } from '../fill.ts';
import { crowd } from '../requestTable.ts';
import type { Subject } from '../requests.ts';
import { secret, type Service } from '../service.ts';

/** A kind of request that both answer. */
export interface Match {
  subject: Subject;
  /** Different requests of it; as many as there are moments where each may be made once only. */
  requests: number | 'each once';
  /** Our rate must be at least this share of the hand-written server's. */
  bar: number;
}

/** What came of a match. */
export interface Outcome {
  name: string;
  bar: number;
  /** Requests per second, the median of the rounds. */
  ours: number;
  handWritten: number;
  /** The median of what it was in each round. */
  share: number;
}

const program = fileURLToPath(new URL('./handWritten.ts', import.meta.url));

/** Starts the hand-written server on a database that the service has open as well. */
async function startHandWritten({ databaseUrl = '' }: Place): Promise<Service> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { NODE_ENV: 'production', DATABASE_URL: databaseUrl, JWT_SECRET: secret };
  const args = ['--import', 'tsx', program, String(port)];
  const running = await start({ name: 'The hand-written server', args, env, readyUrl: `${url}/readyz` });
  return { url, running };
}

const plain = ({ method, path, headers = {}, body }: Ask): PlainRequest => ({
  method,
  path,
  headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
  ...(body === undefined ? {} : { body }),
});

/** Where two JSON values differ first, and how; null where they are the same. */
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

/** Asks both for the same, and sees that ours is right and the other one says the same. @returns what each has answered */
async function compared(urls: readonly string[], ask: Ask): Promise<Buffer[]> {
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

/** Reads, one after the other and again from the first, each answer known byte by byte. */
async function readWires(urls: readonly string[], subject: Subject, requests: number): Promise<Wire[]> {
  const turns: Turn[][] = urls.map(() => []);
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
    return { url, next: () => all[at++ % all.length] as Turn };
  });
}

const castForm = ({ imageId, point }: Pick<components['schemas']['Vote'], 'imageId' | 'point'>) =>
  new RegExp(
    `^{"imageId":${imageId},"competitionId":${competitions.voting},"point":${point},"updatedAt":"20[-\\d]+T[:.\\d]+Z"}$`,
  );

/** Votes, each another one; what has become of them in the database is proven at the end of the run. */
async function voteWires(urls: readonly string[], subject: Subject): Promise<Wire[]> {
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

/** A kind of request to one of the two. */
interface Contender {
  match: Match;
  ours: boolean;
  wire: Wire;
}

const failed =
  ({ match: { subject }, ours }: Contender) =>
  (error: Error) => {
    throw new Error(`${subject.name}, ${ours ? 'ours' : 'hand-written'}: ${error.message}`);
  };

/** Seconds before each stretch that counts: whoever has idled has lost caches and compiled code. */
const leadInShare = 0.3;

/**
 * Sets the service beside a hand-written server on the same database, in the same rounds, one after the other.
 * @throws Error when one of the two answers wrongly, before or while it is measured
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
      const wires = await (requests === 'each once' ? voteWires(urls, subject) : readWires(urls, subject, requests));
      wires.forEach((wire, i) => contenders.push({ match, ours: i === 0, wire }));
    }
    const found = await inRounds(contenders, contestRounds, async (contender) => {
      await leanLoad(contender.wire, crowd, seconds * leadInShare).catch(failed(contender));
      return (await leanLoad(contender.wire, crowd, seconds).catch(failed(contender))).requestsPerSecond;
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

/** How far a share is from its bar. */
const verdict = (outcome: Outcome): string =>
  held(outcome) ? 'held' : `MISSED by ${figure((1 - outcome.share / outcome.bar) * 100)} %`;

/** As Markdown. */
export const contestTable = (outcomes: readonly Outcome[]): string =>
  table(
    [
      { title: `requests/s, ${crowd} at a time`, align: 'left' },
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
