import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { start } from '../measure/childProcess.ts';
import { freePort } from '../measure/freePort.ts';
import { load, summary, type Load } from '../measure/load.ts';
import { median } from '../measure/percentile.ts';
import { inRounds } from '../measure/rounds.ts';
import { figure, table, times } from '../measure/table.ts';
import type { Effort } from './effort.ts';
import { selectOne, type Subject } from './requests.ts';

/** What one kind of request costs. */
export interface Row {
  name: string;
  /** Milliseconds with one request at a time. */
  p50: number;
  p99: number;
  /** With `crowd` requests at a time. */
  requestsPerSecond: number;
  /** Median milliseconds of a bare server that answers the same bytes. */
  bare: number;
}

/** Requests at a time where requests per second are counted. */
export const crowd = 8;

const bareServer = fileURLToPath(new URL('../measure/bareServer.ts', import.meta.url));

/** The body of one right answer. */
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
  alone: Load;
  crowded: Load;
  bare: Load;
}

/** Measures kinds of requests in interleaved rounds, each beside a bare server that answers the same bytes. */
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
        alone: await load(url, 1, effort.seconds, next),
        bare: await load(bare.url, 1, effort.seconds / 3, bareAsk(subject)),
        crowded: await load(url, crowd, effort.seconds, next),
      };
    });
    return [...rounds].map(([{ name }, found]) => ({
      name,
      p50: summary(found.map(({ alone }) => alone)).p50,
      p99: summary(found.map(({ alone }) => alone)).p99,
      requestsPerSecond: median(found.map(({ crowded }) => crowded.requestsPerSecond)),
      bare: summary(found.map(({ bare: load }) => load)).p50,
    }));
  } finally {
    await bare.stop();
  }
}

/** As Markdown; every ratio is to something measured in the same rounds. */
export function requestTable(rows: readonly Row[]): string {
  const columns = ['p50 ms', 'p99 ms', `requests/s, ${crowd} at a time`, 'p50 / `SELECT 1`', 'p50 / bare node:http'];
  const reference = rows.find(({ name }) => name === selectOne.name)?.p50 ?? Number.NaN;
  return table(
    [{ title: 'Request', align: 'left' }, ...columns.map((title) => ({ title }))],
    rows.map(({ name, p50, p99, requestsPerSecond, bare }) => [
      name,
      figure(p50),
      figure(p99),
      figure(requestsPerSecond),
      times(p50, reference),
      times(p50, bare),
    ]),
  );
}
