import { rankImages, tallyOf, totalsOf } from './ranking.ts';
import { toHex, toUtf8, type Sha256 } from './bytes.ts';
import type { CountFile } from './countFile.ts';
import { withdrawn } from './encoding.ts';
import { hold } from './failure.ts';
import type { Layout, Placed } from './layout.ts';
import { numberFrom } from './note.ts';
import { canonicalJson, type OpenRecord, type ResultRecord } from './records.ts';
import type { ResultFile, ResultImage } from './resultFile.ts';
import type { RowIndex } from './tally.ts';

/** The rules that hold at a place of the log: those of `open`, as later records changed them. */
export function rulesAt({ open, rules }: Layout, position: number): OpenRecord {
  const changed = rules.filter((one) => one.position < position);
  return Object.assign({}, open.record, ...changed.map(({ record }) => ({ [record.field]: record.to }))) as OpenRecord;
}

/** Rule 8: the file is the one whose hash stands in the log. @returns the version's record @throws BrokenRule */
export function checkResultHash(
  sha256: Sha256,
  bytes: string,
  result: ResultFile,
  layout: Layout,
): Placed<ResultRecord> {
  const placed = layout.results.filter(({ record }) => record.version === result.version);
  const [record] = placed;
  hold(record !== undefined && placed.length === 1, 'resultAltered', { file: 'result', record: layout.close.position });
  hold(record.record.sha256 === toHex(sha256(toUtf8(bytes))), 'resultAltered', {
    file: 'result',
    record: record.position,
  });
  return record;
}

/** Rule 9: the images are those that `open` fixed. @throws BrokenRule */
export function checkImageList(sha256: Sha256, { images }: ResultFile, { open }: Layout): void {
  const listed = images.map(({ id, type, sha256: file }) => ({ id, type, sha256: file }));
  hold(toHex(sha256(toUtf8(canonicalJson(listed)))) === open.record.images, 'imageList', { record: open.position });
}

/**
 * Rule 6, what becomes of standing ballots: who is excluded stands, and an image that is not counted was hidden by a record.
 * @param gone for each ballot 1 when it is replaced
 * @returns for each ballot 1 when it is replaced or excluded
 * @throws BrokenRule
 */
export function checkCounted(
  { images, excluded }: ResultFile,
  { file, index, gone }: { file: CountFile; index: RowIndex; gone: Uint8Array },
  { open, moderations }: Layout,
  version: Placed<ResultRecord>,
): Uint8Array {
  const notCounted = gone.slice();
  for (const { number } of excluded) {
    const row = index.find(numberFrom(number));
    hold(row >= 0 && notCounted[row] === 0 && file.point[row] !== withdrawn, 'excludedUnknown', { ballot: number });
    notCounted[row] = 1;
  }
  const moderation = new Map<number, string>();
  for (const { position, record } of moderations)
    if (position < version.position) moderation.set(record.image, record.status);
  const voted = new Uint8Array(file.imageIds.length);
  for (const image of file.image) voted[image] = 1;
  const indexOf = new Map(Array.from(file.imageIds, (id, i) => [id, i]));
  for (const { id, moderation: now } of images) {
    const last = moderation.get(id);
    if (last !== undefined) hold(now === last, 'moderation', { image: id });
    // Only approved images can be voted on: one with ballots was approved, and is until a record says otherwise. A log that
    // began during voting has no records of what was hidden before.
    else
      hold(now === 'APPROVED' || !voted[indexOf.get(id) ?? -1] || open.record.since !== undefined, 'moderation', {
        image: id,
      });
  }
  return notCounted;
}

const near = (a: number | null, b: number | null): boolean =>
  a === null || b === null ? a === b : Math.abs(a - b) <= 1e-9;

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** Votes of each image from the ballots, and nothing for an image that is not counted. @throws BrokenRule */
function checkVotes({ images }: ResultFile, minPoint: number, width: number, votesOf: (id: number) => number[]) {
  const none = Array.from({ length: width }, () => 0);
  for (const image of images) {
    const counted = image.moderation === 'APPROVED' ? votesOf(image.id) : none;
    const same =
      image.histogram.length === width &&
      counted.every((votes, i) => votes === image.histogram[i]) &&
      image.votes === sumOf(counted) &&
      image.points === sumOf(counted.map((votes, i) => votes * (minPoint + i)));
    hold(same, 'resultVotes', { image: image.id });
  }
}

/** Checks the sums over the counted images of each type. @throws BrokenRule */
function checkTypes({ types, scoring, minPoint }: ResultFile, counted: readonly ResultImage[], record: number): void {
  const tallies = counted.map(({ id, type, histogram }) => tallyOf(id, type, histogram, minPoint));
  const totals = totalsOf(tallies, scoring);
  const codes = [...new Set([...counted.map(({ type }) => type), ...types.map(({ type }) => type)])];
  for (const code of codes) {
    const images = counted.filter(({ type }) => type === code);
    const votes = sumOf(images.map((image) => image.votes));
    const points = sumOf(images.map((image) => image.points));
    const scored = totals.get(code) ?? { votes: 0, points: 0 };
    const [given, ...more] = types.filter(({ type }) => type === code);
    const same =
      given !== undefined &&
      more.length === 0 &&
      given.images === images.length &&
      given.votes === votes &&
      given.points === points &&
      near(given.m, scored.votes === 0 ? null : scored.points / scored.votes) &&
      near(given.c, images.length === 0 ? 0 : scored.votes / images.length);
    hold(same, 'resultTypes', { record, file: 'result' });
  }
}

/**
 * Rule 8: the votes of every image are those of the ballots that count, and score and ranks follow from them by the rules that
 * the log names.
 * @param votesOf standing and not excluded votes of an image by point
 * @throws BrokenRule
 */
export function checkResult(
  result: ResultFile,
  file: CountFile,
  layout: Layout,
  version: Placed<ResultRecord>,
  votesOf: (id: number) => number[],
): void {
  const record = version.position;
  const { minPoint, maxPoint, scoring } = rulesAt(layout, record);
  const same = result.minPoint === minPoint && result.maxPoint === maxPoint && result.scoring === scoring;
  hold(same, 'resultRules', { record, file: 'result' });
  const ids = new Set(result.images.map(({ id }) => id));
  file.imageIds.forEach((id) => hold(ids.has(id), 'resultImages', { image: id }));
  result.images.forEach(({ id }, i) =>
    hold(i === 0 || (result.images[i - 1]?.id ?? 0) < id, 'resultImages', { image: id }),
  );
  checkVotes(result, minPoint, maxPoint - minPoint + 1, votesOf);
  const counted = result.images.filter(({ moderation }) => moderation === 'APPROVED');
  checkTypes(result, counted, record);
  const tallies = counted.map(({ id, type, histogram }) => tallyOf(id, type, histogram, minPoint));
  const ranked = new Map(rankImages(tallies, scoring).map((one) => [one.imageId, one]));
  for (const image of result.images) {
    const { score = null, rank = null, overallRank = null } = ranked.get(image.id) ?? {};
    hold(near(image.score, score), 'resultScore', { image: image.id });
    hold(image.rank === rank && image.overallRank === overallRank, 'resultRank', { image: image.id });
  }
}
