/**
 * Measures the recount of a million ballots and tampers with ten thousand counts; writes bench/results/count.md.
 * Usage: npm run bench:count [-- --ballots 1000000 --tamperings 10000]
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import { verifyCount, type Platform, type PublishedCount } from '@photo-competition/schema/count/verify';
import { electionOf } from '../../api/src/count/testing/election.ts';
import { publish } from '../../api/src/count/testing/publish.ts';
import { seeded } from '../../api/src/count/testing/random.ts';
import { machine } from '../measure/machine.ts';
import { figure, table } from '../measure/table.ts';
import { nodeHashing, wasmHashing } from './hashing.ts';
import { tamperAll } from './tamperings.ts';

const { values } = parseArgs({
  options: { ballots: { type: 'string', default: '1000000' }, tamperings: { type: 'string', default: '10000' } },
});
const ballots = Number(values.ballots);
const tamperings = Number(values.tamperings);
const rounds = 5;
const say = (line: string) => process.stdout.write(`${line}\n`);
const megabytes = (bytes: number) => `${figure(bytes / 1e6)} MB`;
const median = (of: readonly number[]) => of.toSorted((a, b) => a - b)[Math.floor(of.length / 2)] as number;

/** Size as downloaded, with the quality of Brotli at which the service stores it. */
const compressed = (bytes: Uint8Array | string) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

/** Milliseconds of a recount: on the clock, and of the processor. */
async function recount(platform: Platform, published: PublishedCount) {
  const [started, processor] = [performance.now(), process.cpuUsage()];
  const { failures } = await verifyCount(platform, published);
  if (failures.length) throw new Error(`the count does not hold: ${JSON.stringify(failures)}`);
  const { user, system } = process.cpuUsage(processor);
  return { wall: performance.now() - started, processor: (user + system) / 1000 };
}

say(`Making ${ballots.toLocaleString('en')} ballots …`);
const size = { voters: 20_000, images: 1000, ballots, batches: 10, changes: 0.03 };
const election = electionOf(size, seeded(1));
const changes = election.file.replaced.reduce((sum, old) => (old < 0 ? sum : sum + 1), 0);
const { published } = publish(election);
const downloads = [
  ['count.bin', published.ballots],
  ['roll.bin', published.roll],
  ['records.jsonl', published.records],
  ['result-1.json', published.result],
] as const;
const sizes = table(
  [{ title: 'File', align: 'left' }, { title: 'bytes' }, { title: 'as downloaded (Brotli 5)' }],
  downloads.map(([name, content]) => [name, megabytes(Buffer.byteLength(content)), megabytes(compressed(content))]),
);
say(sizes);

/** A row of the table of times. */
async function timed(name: string, platform: Platform): Promise<string[]> {
  const measured = [];
  for (let round = 0; round < rounds; round++) measured.push(await recount(platform, published));
  const walls = measured.map(({ wall }) => wall);
  const processor = median(measured.map((one) => one.processor));
  return [name, ...[median(walls), Math.min(...walls), processor].map((ms) => `${figure(ms / 1000)} s`)];
}

const times = table(
  [{ title: 'SHA-256 of', align: 'left' }, { title: 'median' }, { title: 'quickest' }, { title: 'processor time' }],
  [await timed('as-sha256', wasmHashing), await timed('node:crypto', nodeHashing)],
);
say(times);

say(`Tampering ${tamperings.toLocaleString('en')} times …`);
const tried = await tamperAll(tamperings, wasmHashing);
const missed = tried.reduce((sum, one) => sum + one.tried - one.noticed, 0);
const noticed = table(
  [
    { title: 'Tampering', align: 'left' },
    { title: 'tried' },
    { title: 'noticed and named' },
    { title: 'commonest rule' },
  ],
  tried.map(({ kind, tried, noticed, rule }) => [kind, String(tried), String(noticed), String(rule)]),
);
say(noticed);

const report = `# The count: measured

Written by \`npm run bench:count\`. ${machine()}.

${ballots.toLocaleString('en')} ballots of ${size.voters.toLocaleString('en')} people for ${size.images.toLocaleString('en')} images in ${size.batches} batches, ${figure((100 * changes) / ballots)} % of them changes or withdrawals.

## Download

${sizes}

## Recount in one thread, ${rounds} times: every rule, from the bytes of the files

${times}

## Tampering

An election of 300 ballots is altered at random under its honest head, in half of the cases with the records altered to fit.

${noticed}
`;
writeFileSync(fileURLToPath(new URL('../results/count.md', import.meta.url)), report);
if (missed) {
  say(`Missed: ${missed}`);
  process.exitCode = 1;
}
