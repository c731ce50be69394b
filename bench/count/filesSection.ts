import { brotliCompressSync, constants } from 'node:zlib';
import { verifyCount, type Platform } from '@photo-competition/schema/count/verify';
import { electionOf, type ElectionSize } from '../../api/src/voting/count/testing/election.ts';
import { publish } from '../../api/src/voting/count/testing/publish.ts';
import { seeded } from '../../api/src/voting/count/testing/random.ts';
import { median } from '../measure/percentile.ts';
import { figure, table } from '../measure/table.ts';
import { barTable, type Section } from './bars.ts';
import { nodeHashing, wasmHashing } from './hashing.ts';
import { timed } from './spent.ts';
import { tamperAll } from './tamperings.ts';

const megabytes = (bytes: number) => `${figure(bytes / 1e6)} MB`;
const inSeconds = (ms: number) => `${figure(ms / 1000)} s`;

/** Size as downloaded, with the quality of Brotli at which the gateway sends it. */
const compressed = (bytes: Uint8Array | string) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } }).length;

/** The files of a count and their recount in one thread of Node. */
export async function* sectionOfFiles(size: ElectionSize, rounds: number): AsyncGenerator<Section> {
  const { published } = publish(electionOf(size, seeded(1)));
  const downloads = (
    [
      ['count.bin', published.ballots],
      ['roll.bin', published.roll],
      ['records.jsonl', published.records],
      ['result-1.json', published.result],
    ] as const
  ).map(([name, content]) => ({ name, bytes: Buffer.byteLength(content), sent: compressed(content) }));
  const files = table(
    [{ title: 'File', align: 'left' }, { title: 'bytes' }, { title: 'as downloaded (Brotli 3)' }],
    downloads.map(({ name, bytes, sent }) => [name, megabytes(bytes), megabytes(sent)]),
  );
  const all = downloads.reduce((sum, { sent }) => sum + sent, 0) / 1e6;
  const bars = [{ name: 'download', value: all, most: 15, unit: 'MB' }];
  yield { title: 'Download', text: `${files}\n\n${barTable(bars)}`, bars };

  const recounted = async (name: string, platform: Platform): Promise<string[]> => {
    const spent = [];
    for (let round = 0; round < rounds; round++)
      spent.push(
        await timed(async () => {
          const { failures } = await verifyCount(platform, published);
          if (failures.length) throw new Error(`the count does not hold: ${JSON.stringify(failures)}`);
        }),
      );
    const walls = spent.map(({ wall }) => wall);
    const processor = median(spent.map((one) => one.processor));
    return [name, inSeconds(median(walls)), inSeconds(Math.min(...walls)), inSeconds(processor)];
  };
  const text = table(
    [{ title: 'SHA-256 of', align: 'left' }, { title: 'median' }, { title: 'quickest' }, { title: 'processor time' }],
    [await recounted('as-sha256', wasmHashing), await recounted('node:crypto', nodeHashing)],
  );
  yield {
    title: `Recount in one thread of Node, ${rounds} times: every rule, from the bytes of the files`,
    text,
    bars: [],
  };
}

/** What becomes of altered counts. */
export async function* sectionOfTamperings(times: number): AsyncGenerator<Section> {
  const tried = await tamperAll(times, wasmHashing);
  const missed = tried.reduce((sum, one) => sum + one.tried - one.noticed, 0);
  const text = table(
    [
      { title: 'Tampering', align: 'left' },
      { title: 'tried' },
      { title: 'noticed and named' },
      { title: 'commonest rule' },
    ],
    tried.map(({ kind, tried: times, noticed, rule }) => [kind, String(times), String(noticed), String(rule)]),
  );
  const about =
    'An election of 300 ballots is altered at random under its honest head, in half of the cases with the records altered to fit.';
  const bars = [{ name: 'tamperings that are not named', value: missed, most: 0, unit: '' }];
  yield { title: 'Tampering', text: `${about}\n\n${text}`, bars };
}
