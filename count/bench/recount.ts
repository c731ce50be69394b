import { brotliCompressSync, constants } from 'node:zlib';
import { electionOf, type ElectionSize } from '../src/testing/election.ts';
import { publish } from '../src/testing/publish.ts';
import { seeded } from '../src/testing/random.ts';
import { verifyCount, type Platform, type PublishedCount } from '../src/verify.ts';
import { median, type Figure, type Section } from './figures.ts';
import { nodeHashing, wasmHashing } from './hashing.ts';
import { measureProofs } from './proofs.ts';
import { timed } from './spent.ts';
import { tamperAll } from './tamperings.ts';

/** Megabytes as downloaded, with the quality of Brotli at which the gateway sends files. */
const compressed = (content: Uint8Array | string) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } }).length / 1e6;

function downloadSection({ ballots, roll, records, result }: PublishedCount): Section {
  const files = { 'count.bin': ballots, 'roll.bin': roll, 'records.jsonl': records, 'result-1.json': result };
  const figures = Object.entries(files).map(([name, content]) => ({ name, value: compressed(content), unit: 'MB' }));
  const all = figures.reduce((sum, { value }) => sum + value, 0);
  return {
    title: 'Download, compressed with Brotli',
    figures: [...figures, { name: 'all files', value: all, unit: 'MB', most: 18 }],
  };
}

async function recountFigures(
  name: string,
  platform: Platform,
  published: PublishedCount,
  rounds: number,
): Promise<Figure[]> {
  const spent = [];
  for (let round = 0; round < rounds; round++)
    spent.push(
      await timed(async () => {
        const { failures } = await verifyCount(platform, published);
        if (failures.length) throw new Error(`the count does not hold: ${JSON.stringify(failures)}`);
      }),
    );
  return [
    { name: `SHA-256 of ${name}, on the clock`, value: median(spent.map(({ wall }) => wall)) / 1000, unit: 's' },
    { name: `SHA-256 of ${name}, processor`, value: median(spent.map((one) => one.processor)) / 1000, unit: 's' },
  ];
}

/** Download and recount of a large count, in one thread of Node, and proofs of a log. */
export async function* recountSections(size: ElectionSize, rounds: number): AsyncGenerator<Section> {
  const { published } = publish(electionOf(size, seeded(1)));
  yield downloadSection(published);
  yield {
    title: `Recount in one thread of Node, median of ${rounds}`,
    figures: [
      ...(await recountFigures('as-sha256', wasmHashing, published, rounds)),
      ...(await recountFigures('node:crypto', nodeHashing, published, rounds)),
    ],
  };
  yield { title: 'Proofs: processor time of each', figures: await measureProofs() };
}

/** Elections of 300 ballots are altered at random under their honest head: a recount names each alteration. */
export async function tamperingSection(times: number): Promise<Section> {
  const outcomes = await tamperAll(times, wasmHashing);
  return {
    title: `${times.toLocaleString('en')} tamperings: those that a recount does not name`,
    figures: outcomes.map(({ kind, tried, noticed }) => ({
      name: `${kind}, ${tried} times`,
      value: tried - noticed,
      unit: '',
      most: 0,
    })),
  };
}
