import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { start } from '../measure/childProcess.ts';
import { freePort } from '../measure/freePort.ts';
import { load, summary, type Load } from '../measure/load.ts';
import { median, percentile } from '../measure/percentile.ts';
import { inRounds } from '../measure/rounds.ts';
import { figure, table, times } from '../measure/table.ts';
import type { Effort } from './effort.ts';
import { selectOne, type Subject } from './requests.ts';

/** Figures of one kind of request. */
export interface Row {
  name: string;
  /** Latency in milliseconds with one request at a time. */
  p50: number;
  p99: number;
  /** Rate with `concurrency` requests at a time. */
  requestsPerSecond: number;
  /** Ratio of the p50 to that of `SELECT 1`: the median of the per-round ratios. */
  timesSelectOne: number;
  /** Median latency of a minimal server that returns the same bytes, in milliseconds. */
  bare: number;
}

/** Number of concurrent requests in measurements of rates. */
export const concurrency = 8;

const bareServer = fileURLToPath(new URL('../measure/bareServer.ts', import.meta.url));

/** The body of one correct response. */
async function answerOf(url: string, subject: Subject): Promise<Buffer> {
  let answer: Buffer = Buffer.alloc(0);
  await load(url, 1, 0, () => {
    const ask = subject.next();
    return {
      ...ask,
      check(status, body) {
        ask.check(status, body);
        answer = body;
      },
    };
  });
  return answer;
}

async function startBareServer(bodies: Buffer[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'photo-competition-bench-bare-'));
  bodies.forEach((body, n) => writeFileSync(path.join(folder, String(n)), body));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const args = ['--import', 'tsx', bareServer, folder, String(port)];
  const running = await start({ name: 'The bare server', args, env: {}, readyUrl: `${url}/0` });
  const stop = () => running.stop().then(() => rmSync(folder, { recursive: true }));
  return { url, stop };
}

interface Round {
  sequential: Load;
  concurrent: Load;
  bare: Load;
}

/** Measures kinds of requests, `selectOne` among them, in interleaved rounds, together with a minimal server that returns the same bytes. */
export async function measureRequests(url: string, subjects: Subject[], effort: Effort): Promise<Row[]> {
  const bodies: Buffer[] = [];
  for (const subject of subjects) bodies.push(await answerOf(url, subject));
  const bare = await startBareServer(bodies);
  const bareAsk = (subject: Subject) => {
    const n = subjects.indexOf(subject);
    const check = (status: number, body: Buffer) => {
      if (status !== 200 || body.length !== bodies[n]?.length) throw new Error('The bare server answers other bytes');
    };
    return () => ({ method: 'GET', path: `/${n}`, check }) as const;
  };
  try {
    const rounds = await inRounds(subjects, effort.rounds, async (subject): Promise<Round> => {
      const next = () => subject.next();
      return {
        sequential: await load(url, 1, effort.seconds, next),
        bare: await load(bare.url, 1, effort.seconds / 3, bareAsk(subject)),
        concurrent: await load(url, concurrency, effort.seconds, next),
      };
    });
    const p50s = (found: readonly Round[]) => found.map(({ sequential }) => percentile(sequential.ms, 0.5));
    const reference = p50s(rounds.get(selectOne) ?? []);
    return [...rounds].map(([{ name }, found]) => ({
      name,
      p50: summary(found.map(({ sequential }) => sequential)).p50,
      timesSelectOne: median(p50s(found).map((p50, round) => p50 / (reference[round] ?? Number.NaN))),
      p99: summary(found.map(({ sequential }) => sequential)).p99,
      requestsPerSecond: median(found.map(({ concurrent }) => concurrent.requestsPerSecond)),
      bare: summary(found.map(({ bare: load }) => load)).p50,
    }));
  } finally {
    await bare.stop();
  }
}

/** Maximum ratios of a p50 to that of `SELECT 1`, by the name of the kind of request. */
export type Bars = ReadonlyMap<string, number>;

const embeddedBars: Bars = new Map([
  ['Browse page, 24 minimal, visitor', 3.5],
  ['Image page, visitor', 3],
  ['Vote, cast', 4],
]);

/** The bars of what entrants and visitors ask. */
export const publicBars = (embedded: boolean): Bars => (embedded ? embeddedBars : new Map<string, number>());

/** Rows that exceed their maximum ratio to `SELECT 1`. */
export const missedRequests = (rows: readonly Row[], bars: Bars): Row[] =>
  rows.filter((row) => {
    const bar = bars.get(row.name);
    return bar !== undefined && !(row.timesSelectOne <= bar);
  });

const verdict = (row: Row, bars: Bars): string => {
  const bar = bars.get(row.name);
  if (bar === undefined) return '';
  return missedRequests([row], bars).length
    ? `at most ${bar}×: MISSED by ${figure((row.timesSelectOne / bar - 1) * 100)} %`
    : `at most ${bar}×: held`;
};

/** Renders a Markdown table; both sides of every ratio were measured in the same rounds. */
export function requestTable(rows: readonly Row[], bars: Bars): string {
  const columns = [
    'p50 ms',
    'p99 ms',
    `requests/s, ${concurrency} at a time`,
    'p50 / bare node:http',
    'p50 / `SELECT 1`',
    '',
  ];
  return table(
    [{ title: 'Request', align: 'left' }, ...columns.map((title) => ({ title }))],
    rows.map((row) => [
      row.name,
      figure(row.p50),
      figure(row.p99),
      figure(row.requestsPerSecond),
      times(row.p50, row.bare),
      times(row.timesSelectOne, 1),
      verdict(row, bars),
    ]),
  );
}
