import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { start } from '../../measure/childProcess.ts';
import { freePort } from '../../measure/freePort.ts';
import { ask, expecting, load, medianRatio, type CheckedRequest } from '../../measure/load.ts';
import { median } from '../../measure/percentile.ts';
import { inRounds } from '../../measure/rounds.ts';
import { figure, table, times } from '../../measure/table.ts';
import type { Effort } from '../effort.ts';
import type { Place } from '../engines.ts';
import type { Subject } from '../requests.ts';
import { secret, type Service } from '../service.ts';

/** Number of concurrent requests. */
export const concurrency = 8;

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
async function compared(urls: readonly string[], request: CheckedRequest): Promise<string[]> {
  const bodies: string[] = [];
  for (const url of urls) bodies.push((await ask(url, request)).toString());
  const [first, second] = bodies.map((body) => JSON.parse(body) as unknown);
  const differing = difference(first, second);
  assert.equal(differing, null, `Ours and the hand-written answer to ${request.path} differ at ${differing}`);
  return bodies;
}

type Next = () => CheckedRequest;

/** Cycles through a number of reads whose responses are known, for each server. */
async function reads(urls: readonly string[], subject: Subject, requests: number): Promise<Next[]> {
  const turns: CheckedRequest[][] = urls.map(() => []);
  for (let n = 0; n < requests; n++) {
    const request = subject.next();
    const bodies = await compared(urls, request);
    urls.forEach((_, i) => turns[i]?.push(expecting(request, bodies[i] ?? '')));
  }
  return turns.map((all) => {
    let at = 0;
    return () => all[at++ % all.length] as CheckedRequest;
  });
}

/** A kind of request to one of the two servers. */
interface Contender {
  match: Match;
  ours: boolean;
  url: string;
  next: Next;
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
  { seconds, rounds }: Effort,
): Promise<Outcome[]> {
  const handWritten = await startHandWritten(place);
  try {
    const urls = [service.url, handWritten.url];
    const contenders: Contender[] = [];
    for (const match of matches) {
      const { subject, requests } = match;
      // Votes are checked in the database at the end of the run, too (`assertConsistent`).
      const each =
        requests === 'each once' ? urls.map(() => () => subject.next()) : await reads(urls, subject, requests);
      urls.forEach((url, i) => contenders.push({ match, ours: i === 0, url, next: each[i] as Next }));
    }
    const found = await inRounds(contenders, rounds, async (contender) => {
      const { url, next } = contender;
      await load(url, concurrency, seconds * leadInShare, next).catch(failed(contender));
      return (await load(url, concurrency, seconds, next).catch(failed(contender))).requestsPerSecond;
    });
    const ratesOf = (match: Match, ours: boolean) =>
      [...found].flatMap(([contender, rates]) => (contender.match === match && contender.ours === ours ? rates : []));
    return matches.map((match) => {
      const [mine, theirs] = [ratesOf(match, true), ratesOf(match, false)];
      const { subject, bar } = match;
      const share = medianRatio(mine, theirs);
      return { name: subject.name, bar, ours: median(mine), handWritten: median(theirs), share };
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
