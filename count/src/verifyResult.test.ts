import { withdrawn } from './encoding.ts';
import type { CountFailure } from './failure.ts';
import type { ResultFile, ResultImage } from './resultFile.ts';
import { numberOf } from './tally.ts';
import { verifyCount } from './verify.ts';
import { runScript } from './testing/folder.ts';
import { failuresOf, failuresOfResult, firstWhere, gone, honest, imageOf, plain } from './testing/honest.ts';
import { platform, publish, resultOf } from './testing/publish.ts';

const { file } = honest;

describe('rule 6: who counts', () => {
  const row = firstWhere(plain);

  test('excluded ballots stand', async () => {
    for (const at of [...gone].slice(0, 1)) {
      const number = numberOf(file, at);
      expect(await failuresOfResult(({ excluded }) => excluded.push({ number, reason: 'RING' }))).toEqual([
        { rule: 6, code: 'excludedUnknown', ballot: number },
      ]);
    }
  });

  test('an excluded ballot is missing in its image, and nowhere else', async () => {
    const number = numberOf(file, row);
    const [first, ...more] = await failuresOfResult(({ excluded }) => excluded.push({ number, reason: 'RING' }));
    expect(first).toEqual({ rule: 8, code: 'resultVotes', image: imageOf(row) });
    expect(more).toEqual([]);
  });

  test('without excluded ballots scores and ranks follow from the others, by both verifiers', async () => {
    const rows = [row, row + 1, row + 2].filter((at) => plain(at));
    const result = resultOf(honest, [], 'BAYESIAN', rows);
    const { published } = publish(honest, { result });
    const report = await verifyCount(platform, published);
    expect(report.failures).toEqual([]);
    expect(report.counted).toMatchObject({ excluded: rows.length });
    expect(runScript(published)).toMatchObject({ status: 0, stderr: '' });
  });

  test('a ballot left out that is not listed, one listed twice, and a withdrawal are found by both verifiers', async () => {
    const result = resultOf(honest, [], 'BAYESIAN', [row]);
    const withdrawal = firstWhere((at) => file.point[at] === withdrawn && !gone.has(at));
    const forged: [ResultFile, RegExp][] = [
      [{ ...result, excluded: [] }, /has other votes/],
      [{ ...result, excluded: [...result.excluded, ...result.excluded] }, /does not stand/],
      [
        { ...resultOf(honest), excluded: [{ number: numberOf(file, withdrawal), reason: 'RULE' }] },
        /excluded ballot \S+ does not stand/,
      ],
    ];
    for (const [tampered, named] of forged) {
      const { published } = publish(honest, { result: tampered });
      expect(await failuresOf(published)).not.toEqual([]);
      expect(runScript(published)).toMatchObject({ status: 1, stderr: expect.stringMatching(named) });
    }
  });

  test('an image with votes is hidden by a record alone', async () => {
    const hidden = imageOf(row);
    const result = resultOf(honest, [hidden]);
    expect(await failuresOf(publish(honest, { result }).published)).toEqual([
      { rule: 6, code: 'moderation', image: hidden },
    ]);
    const open = { since: '2026-11-21T20:00:00.000Z' };
    expect(await failuresOf(publish(honest, { result, open }).published)).toEqual([]);
    const record = (status: string) => ({ type: 'moderation' as const, image: hidden, status });
    expect(await failuresOf(publish(honest, { result, later: [record('DISQUALIFIED')] }).published)).toEqual([]);
    const back = [record('DISQUALIFIED'), record('APPROVED')];
    expect(await failuresOf(publish(honest, { result, later: back }).published)).toEqual([
      { rule: 6, code: 'moderation', image: hidden },
    ]);
  });
});

describe('rule 7: the roll', () => {
  test('is the one that the log closed with', async () => {
    const { published } = publish(honest);
    const roll = published.roll.with(35, 1 + (published.roll[35] as number));
    expect(await failuresOf({ ...published, roll })).toEqual(
      [{ rule: 7, code: 'rollRoot', record: 6, file: 'roll' }].map((one) =>
        expect.objectContaining({ ...one, record: expect.any(Number) }),
      ),
    );
    const swapped = Uint8Array.from([
      ...published.roll.subarray(40, 80),
      ...published.roll.subarray(0, 40),
      ...published.roll.subarray(80),
    ]);
    expect((await failuresOf({ ...published, roll: swapped }))[0]).toMatchObject({ rule: 7, code: 'rollOrder' });
    expect((await failuresOf({ ...published, roll: roll.slice(1) }))[0]).toMatchObject({ rule: 0, file: 'roll' });
  });

  test('has the sums of the ballots', async () => {
    const fewer = { ...honest, voter: honest.voter.slice(0, -1), file: { ...file } };
    expect(await failuresOf(publish(honest, { rollOf: fewer }).published)).toContainEqual(
      expect.objectContaining({ rule: 7, code: 'rollSums' }),
    );
  });

  test('has no more people than there are entrants, and as many as the last batch says', async () => {
    const few = { ...honest, voters: 39 };
    expect(await failuresOf(publish(few).published)).toEqual([expect.objectContaining({ rule: 7, code: 'rollSize' })]);
    const more = { ...honest, voter: honest.voter.with(0, 1000) };
    expect(await failuresOf(publish(honest, { rollOf: more }).published)).toEqual([
      expect.objectContaining({ rule: 7, code: 'rollSize' }),
    ]);
  });

  test('has an entry for each vote of an image', async () => {
    const oneVoter = { ...honest, voters: 40, voter: honest.voter.map(() => 3) };
    expect(await failuresOf(publish(oneVoter).published)).toEqual([
      { rule: 7, code: 'rollVotes', image: file.imageIds[0], file: 'roll' },
    ]);
  });
});

describe('rule 8: the result', () => {
  const first = (failures: CountFailure[]) => failures.map(({ rule, code, image }) => ({ rule, code, image }));
  const at = (index: number, change: (image: ResultImage) => void) => (result: ResultFile) =>
    change(result.images[index] as ResultImage);
  const changed: [string, (result: ResultFile) => void, string, number | undefined][] = [
    ['votes', at(2, (image) => (image.votes += 1)), 'resultVotes', 102],
    ['points', at(2, (image) => (image.points += 1)), 'resultVotes', 102],
    ['histogram', at(3, (image) => (image.histogram = [1, 0, 0, 0, 0])), 'resultVotes', 103],
    ['score', at(4, (image) => (image.score = Number(image.score) + 1e-6)), 'resultScore', 104],
    ['no score', at(4, (image) => (image.score = null)), 'resultScore', 104],
    ['rank', at(5, (image) => (image.rank = Number(image.rank) + 1)), 'resultRank', 105],
    ['overall rank', at(5, (image) => (image.overallRank = Number(image.overallRank) + 1)), 'resultRank', 105],
    ['mean of a type', ({ types: [type] }) => Object.assign(type as object, { m: 3.3 }), 'resultTypes', undefined],
    ['a type too few', ({ types }) => types.pop(), 'resultTypes', undefined],
    ['score method', (result) => (result.scoring = 'MEAN'), 'resultRules', undefined],
    ['order of images', ({ images }) => images.reverse(), 'resultImages', 110],
  ];
  test.each(changed)('%s', async (_, change, code, image) => {
    expect(first(await failuresOfResult(change))).toEqual([{ rule: 8, code, image }]);
  });

  test('is the file whose hash stands in the log', async () => {
    const { published } = publish(honest);
    const result = published.result.replace('"AWARD"', '"AWARD "');
    expect(first(await failuresOf({ ...published, result }))).toEqual([{ rule: 8, code: 'resultAltered' }]);
    const other = published.result.replace('"version":1', '"version":2');
    expect(first(await failuresOf({ ...published, result: other }))).toEqual([{ rule: 8, code: 'resultAltered' }]);
  });

  test('follows rules that were changed in the log, which is told', async () => {
    const result = resultOf(honest);
    const later = [{ type: 'rule' as const, field: 'award', from: 'a', to: 'b' }];
    const report = await verifyCount(platform, publish(honest, { result, later }).published);
    expect(report.failures).toEqual([]);
    expect(report.changedRules).toEqual([expect.objectContaining({ field: 'award', from: 'a', to: 'b' })]);
    const scoring = [{ type: 'rule' as const, field: 'scoring', from: 'BAYESIAN', to: 'SUM' }];
    expect(first(await failuresOf(publish(honest, { result, later: scoring }).published))).toEqual([
      { rule: 8, code: 'resultRules', image: undefined },
    ]);
  });
});

describe('rule 8: TRIMMED', () => {
  const open = { scoring: 'TRIMMED' as const };
  const trimmed = resultOf(honest, [], 'TRIMMED');

  test('of votes without a tenth at each end score and ranks follow, by both verifiers', async () => {
    const votes = trimmed.images.map((image) => image.votes);
    expect(Math.min(...votes)).toBeGreaterThanOrEqual(10);
    const { published } = publish(honest, { result: trimmed, open });
    expect(await failuresOf(published)).toEqual([]);
    expect(runScript(published)).toMatchObject({ status: 0, stderr: '' });
  });

  test('scores of all votes are no scores of TRIMMED', async () => {
    const result: ResultFile = { ...resultOf(honest), scoring: 'TRIMMED' };
    const { published } = publish(honest, { result, open });
    expect((await failuresOf(published)).map(({ code }) => code)).toContain('resultTypes');
    const withTypes = { ...result, types: trimmed.types };
    const again = publish(honest, { result: withTypes, open }).published;
    expect((await failuresOf(again)).map(({ code }) => code)).toEqual(['resultScore']);
    expect(runScript(again)).toMatchObject({ status: 1, stderr: expect.stringContaining('the score of image') });
  });
});

describe('rule 9: what stands where', () => {
  test('the images are those of the opening', async () => {
    const { published } = publish(honest);
    const record = published.records.replace(/\\"images\\":\\"../, '\\"images\\":\\"zz');
    expect(await failuresOf({ ...published, records: record })).toContainEqual({
      rule: 9,
      code: 'imageList',
      record: 0,
    });
  });

  test('opening first, ballots before the close, results after it, one competition', async () => {
    const { published, tree } = publish(honest);
    const lines = published.records.split('\n').slice(0, -1);
    const failed = async (records: string[]) =>
      (await failuresOf({ ...published, records: records.map((one) => `${one}\n`).join('') }))[0];
    const retyped = (at: number, from: string, to: string) =>
      lines.with(at, (lines.at(at) as string).replace(`\\"type\\":\\"${from}\\"`, `\\"type\\":\\"${to}\\"`));
    expect(await failed(lines.slice(1))).toEqual({ rule: 9, code: 'opening', record: 0 });
    expect(await failed(retyped(-1, 'result', 'open'))).toMatchObject({
      rule: 9,
      code: 'opening',
      record: tree.size - 1,
    });
    expect(await failed(retyped(-2, 'close', 'rule'))).toEqual({ rule: 9, code: 'closing', record: tree.size });
    expect(await failed(retyped(-1, 'result', 'close'))).toMatchObject({
      rule: 9,
      code: 'closing',
      record: tree.size - 1,
    });
    expect(await failed(retyped(-1, 'result', 'batch'))).toMatchObject({
      rule: 9,
      code: 'closing',
      record: tree.size - 1,
    });
    expect(await failed(retyped(1, 'batch', 'result'))).toMatchObject({ rule: 9, code: 'closing' });
    expect(
      await failed(lines.with(1, (lines[1] as string).replace('\\"competition\\":7', '\\"competition\\":8'))),
    ).toMatchObject({ rule: 9, code: 'otherCompetition' });
    expect(await failed(lines.toSpliced(1, 1))).toMatchObject({ rule: 2, code: 'batchPlace' });
    expect(await failed(lines.map((one) => one.replace('\\"minPoint\\":1', '\\"minPoint\\":9')))).toMatchObject({
      rule: 9,
      code: 'opening',
    });
  });
});
