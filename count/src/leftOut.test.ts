import fc from 'fast-check';
import { withdrawn } from './encoding.ts';
import { leftOutHash } from './leftOut.ts';
import type { LogRecord } from './records.ts';
import type { ResultFile } from './resultFile.ts';
import { numberOf } from './tally.ts';
import { verifyCount } from './verify.ts';
import { isBelowCoverage } from './coverage.ts';
import { leftOutBy } from './testing/coverage.ts';
import { electionOf } from './testing/election.ts';
import { runScript } from './testing/folder.ts';
import { failuresOf } from './testing/honest.ts';
import { platform, publish, resultOf, sha256, type PublishOptions } from './testing/publish.ts';
import { seeded } from './testing/random.ts';

/** An election in which most people judge few of the images. */
const sparse = electionOf({ voters: 40, images: 12, ballots: 200, batches: 2, changes: 0.1 }, seeded(5));
const { file } = sparse;
const gone = new Set(file.replaced.filter((old) => old >= 0));
const plain = (row: number) => !gone.has(row) && file.point[row] !== withdrawn;
const firstWhere = (holds: (row: number) => boolean) => file.point.findIndex((_, row) => holds(row));

describe('the share', () => {
  test.each([
    // Exactly the share counts; one image less does not.
    [5, 50, 10, false],
    [4, 50, 10, true],
    [1, 10, 10, false],
    [0, 10, 10, true],
    // 33 % of 10 images are 3.3: three are too few, four are enough.
    [3, 33, 10, true],
    [4, 33, 10, false],
    // 7 % of 100 images, which no fraction of two holds exactly.
    [7, 7, 100, false],
    [6, 7, 100, true],
    // Without the rule, and without an image to judge, nobody is below.
    [0, 0, 10, false],
    [0, 50, 0, false],
  ])('%i judged of %i %% of %i: below %s', (votes, minCoverage, images, below) => {
    expect(isBelowCoverage({ votes, images }, minCoverage)).toBe(below);
  });
});

describe('rule 6: what the coverage rule leaves out', () => {
  const rule = { minCoverage: 50, minCoverageVoters: 5 };
  const { voters, rows } = leftOutBy(sparse, rule);
  const result = resultOf(sparse, [], 'BAYESIAN', [], rows);
  /** As a service closes the log. */
  const closing = { leftOutVoters: voters, leftOutBallots: rows.length, leftOut: leftOutHash(sha256, result.leftOut) };
  const published = (options: PublishOptions = {}) =>
    publish(sparse, { result, ...options, open: { ...rule, ...options.open }, close: { ...closing, ...options.close } })
      .published;

  test('leaves out ballots of voters who judged too few images, by both verifiers', async () => {
    expect(voters).toBeGreaterThanOrEqual(5);
    const report = await verifyCount(platform, published());
    expect(report.failures).toEqual([]);
    expect(report.counted).toMatchObject({ excluded: 0, leftOut: rows.length });
    expect(runScript(published())).toMatchObject({ status: 0, stderr: '' });
  });

  test('beside excluded ballots, which are others', async () => {
    const other = firstWhere((at) => plain(at) && !rows.includes(at));
    const both = published({ result: resultOf(sparse, [], 'BAYESIAN', [other], rows) });
    expect((await verifyCount(platform, both)).counted).toMatchObject({ excluded: 1, leftOut: rows.length });
    expect(await failuresOf(both)).toEqual([]);
    expect(runScript(both)).toMatchObject({ status: 0, stderr: '' });
  });

  const withdrawal = firstWhere((at) => file.point[at] === withdrawn && !gone.has(at));
  const numbers = (...more: string[]) => [...result.leftOut.slice(1), ...more];
  const stranger = numberOf(
    file,
    firstWhere((at) => plain(at) && !rows.includes(at)),
  );
  const [first = ''] = result.leftOut;
  const sorted = (list: string[]) =>
    list.toSorted((a, b) => Buffer.compare(Buffer.from(a, 'base64url'), Buffer.from(b, 'base64url')));
  const tampered: [string, PublishOptions, string, RegExp][] = [
    ['a ballot too few', { result: { ...result, leftOut: numbers() } }, 'leftOutList', /not those of the closing/],
    ['another ballot', { result: { ...result, leftOut: sorted(numbers(stranger)) } }, 'leftOutList', /of the closing/],
    ['a ballot twice', { result: { ...result, leftOut: sorted(numbers(numbers()[0] ?? '')) } }, 'leftOutList', /rise/],
    ['another order', { result: { ...result, leftOut: numbers(first) } }, 'leftOutList', /do not rise/],
    [
      'a ballot that is not there',
      { result: { ...result, leftOut: sorted(numbers('AAAAAAAAAAAAAAAA')) } },
      'leftOutUnknown',
      /does not stand/,
    ],
    [
      'a replaced ballot',
      { result: { ...result, leftOut: sorted(numbers(numberOf(file, [...gone][0] as number))) } },
      'leftOutUnknown',
      /does not stand/,
    ],
    [
      'a withdrawal',
      { result: { ...result, leftOut: sorted(numbers(numberOf(file, withdrawal))) } },
      'leftOutUnknown',
      /does not stand/,
    ],
    [
      'a ballot that is excluded, too',
      { result: { ...result, excluded: [{ number: first, reason: 'RING' }] } },
      'leftOutUnknown',
      /does not stand/,
    ],
    [
      'fewer people than the log asks for',
      { open: { minCoverageVoters: voters + 1 } },
      'leftOutList',
      /cannot be left/,
    ],
    ['a rule that the log does not have', { open: { minCoverage: 0 } }, 'leftOutList', /cannot be left out/],
    [
      'a rule that came after the closing',
      { open: { minCoverage: 0 }, later: [{ type: 'rule', field: 'minCoverage', from: 0, to: 50 } as LogRecord] },
      'leftOutList',
      /cannot be left out/,
    ],
    ['more people than ballots', { close: { leftOutVoters: rows.length + 1 } }, 'leftOutList', /cannot be left out/],
    [
      'fewer people than votes on an image',
      { open: { minCoverageVoters: 1 }, close: { leftOutVoters: 1 } },
      'leftOutList',
      /votes on image/,
    ],
    ['another number of ballots', { close: { leftOutBallots: rows.length - 1 } }, 'leftOutList', /of the closing/],
    [
      'a closing with the hash of another list',
      { close: { leftOut: leftOutHash(sha256, []) } },
      'leftOutList',
      /of the closing/,
    ],
  ];
  test.each(tampered)('%s: noticed by both verifiers', async (_, options, code, sentence) => {
    const forged = published(options);
    const failures = await failuresOf(forged);
    expect(failures).toContainEqual(expect.objectContaining({ rule: 6, code }));
    expect(runScript(forged)).toMatchObject({ status: 1, stderr: expect.stringMatching(sentence) });
  });

  test('a ballot that counts and is said to be left out, or the other way round, is found in its image', async () => {
    const counted: ResultFile = { ...resultOf(sparse), leftOut: result.leftOut };
    expect(await failuresOf(published({ result: counted }))).toContainEqual(
      expect.objectContaining({ rule: 8, code: 'resultVotes' }),
    );
    expect(runScript(published({ result: counted }))).toMatchObject({ status: 1 });
    const silent: ResultFile = { ...result, leftOut: [] };
    const closed = { leftOutVoters: 0, leftOutBallots: 0, leftOut: leftOutHash(sha256, []) };
    expect(await failuresOf(published({ result: silent, close: closed }))).toContainEqual(
      expect.objectContaining({ rule: 8, code: 'resultVotes' }),
    );
  });
});

test('a recount leaves out what the rule does, in any election', async () => {
  const elections = fc.record({
    voters: fc.integer({ min: 3, max: 40 }),
    images: fc.integer({ min: 2, max: 20 }),
    ballots: fc.integer({ min: 20, max: 300 }),
    batches: fc.integer({ min: 1, max: 4 }),
    changes: fc.constantFrom(0, 0.1, 0.5),
    seed: fc.nat(),
    minCoverage: fc.integer({ min: 1, max: 50 }),
    minCoverageVoters: fc.integer({ min: 1, max: 6 }),
  });
  await fc.assert(
    fc.asyncProperty(elections, async ({ seed, minCoverage, minCoverageVoters, ...size }) => {
      const election = electionOf(size, seeded(seed));
      const rule = { minCoverage, minCoverageVoters };
      const { voters, rows } = leftOutBy(election, rule);
      const result = resultOf(election, [], 'BAYESIAN', [], rows);
      const close = {
        leftOutVoters: voters,
        leftOutBallots: rows.length,
        leftOut: leftOutHash(sha256, result.leftOut),
      };
      const { failures, counted } = await verifyCount(
        platform,
        publish(election, { result, open: rule, close }).published,
      );
      expect(failures).toEqual([]);
      expect(counted).toMatchObject({ leftOut: rows.length });
    }),
    { numRuns: 60 },
  );
});
