import { toBase64Url } from '@photo-competition/count/bytes';
import { encodeCountFile, decodeCountFile, type CountFile } from '@photo-competition/count/countFile';
import { numberBytes, withdrawn } from '@photo-competition/count/encoding';
import { numberFrom } from '@photo-competition/count/note';
import { canonicalJson } from '@photo-competition/count/records';
import {
  parseResultFile,
  type ExcludedBallot,
  type ResultFile,
  type ResultImage,
  type ResultType,
} from '@photo-competition/count/resultFile';
import { checkReplacements, histogramsOf, indexRows, type Ballots } from '@photo-competition/count/tally';
import {
  rankImages,
  tallyOf,
  totalsOf,
  type Scoring,
  type Tally,
  type TypeTotal,
} from '@photo-competition/count/ranking';
import type { CompetitionRow } from '../../platform/database/tables.ts';
import type { Db } from '../../platform/database/database.ts';
import { ballotsBetween } from './ballots.ts';
import { leftOutNumbers } from './coverage.ts';
import { changesOf, excludedOf, knowRevision, noteImages } from './changes.ts';
import { ballotsFile, compressBallots } from './ballotsFile.ts';
import { resultFile } from './files.ts';
import { append, newRecord, type CountLog } from './log.ts';
import { hexOf, rulesOf } from './opening.ts';
import type { CountSigner } from './signer.ts';

/** Ids of the last ballots of all batches, rising, and number of ballots after each. */
async function batchesOf(db: Db, competitionId: number): Promise<{ lastBallot: number; ballots: number }[]> {
  const rows = await db
    .selectFrom('count_entry')
    .select(['last_ballot', 'body'])
    .where('competition_id', '=', competitionId)
    .where('last_ballot', 'is not', null)
    .orderBy('position')
    .execute();
  return rows.map(({ last_ballot, body }) => ({
    lastBallot: last_ballot as number,
    ballots: (JSON.parse(body.toString('utf8')) as { ballots: number }).ballots,
  }));
}

/** All ballots of a closed log, in its order. */
export async function readCountFile(
  db: Db,
  { competition_id: id, ballots: n }: Pick<CountLog, 'competition_id' | 'ballots'>,
): Promise<CountFile> {
  const numbers = new Uint8Array(n * numberBytes);
  const images = new Uint32Array(n);
  const point = new Uint8Array(n);
  const changes: { row: number; replaces: Buffer }[] = [];
  let row = 0;
  let after = 0;
  for (const { lastBallot } of await batchesOf(db, id)) {
    for await (const part of ballotsBetween(db, id, after, lastBallot))
      for (const ballot of part) {
        numbers.set(ballot.number, row * numberBytes);
        images[row] = ballot.image;
        point[row] = ballot.point ?? withdrawn;
        if (ballot.replaces) changes.push({ row, replaces: ballot.replaces });
        row += 1;
      }
    after = lastBallot;
  }
  const imageIds = Uint32Array.from(new Set(images)).sort();
  const indexOf = new Map(Array.from(imageIds, (image, i) => [image, i]));
  const image = Uint16Array.from(images, (one) => indexOf.get(one) ?? 0);
  const file = { imageIds, numbers, image, point, replaced: new Int32Array(n).fill(-1) };
  const { find } = indexRows(file);
  for (const { row: changed, replaces } of changes) file.replaced[changed] = find(replaces);
  return file;
}

type Listed = Pick<ResultImage, 'id' | 'type' | 'sha256' | 'moderation'>[];

/** The images of a log as a version of the result lists them, with the moderation that the log knows of. */
const listedImages = (db: Db, competitionId: number): Promise<Listed> =>
  db
    .selectFrom('count_image')
    .select(['image_id as id', 'type_code as type', 'sha256', 'moderation'])
    .where('competition_id', '=', competitionId)
    .orderBy('image_id')
    .execute();

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function typesOf(tallies: readonly Tally[], scoring: Scoring): ResultType[] {
  const all = totalsOf(tallies, 'MEAN');
  return [...totalsOf(tallies, scoring)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([type, { images, votes, points }]) => ({
      type,
      ...(all.get(type) as TypeTotal),
      m: votes ? points / votes : null,
      c: votes / images,
    }));
}

type Version = Omit<ResultFile, 'images' | 'types'>;

/** For each ballot 1 when it does not count: replaced, excluded, or left out. */
function notCounted(file: CountFile, replaced: Uint8Array, { excluded, leftOut }: Version): Uint8Array {
  const gone = replaced.slice();
  const numbers = [...excluded.map(({ number }) => number), ...leftOut];
  if (!numbers.length) return gone;
  const { find } = indexRows(file);
  for (const number of numbers) gone[find(numberFrom(number))] = 1;
  return gone;
}

/** Counts what is published, so that the result follows from that. @throws BrokenRule when the ballots do not fit each other */
function countResult(file: CountFile, sizes: readonly number[], listed: Listed, version: Version): ResultFile {
  const { minPoint, maxPoint, scoring } = version;
  const ballots: Ballots = { file, sizes, minPoint, maxPoint };
  const histograms = histogramsOf(ballots, notCounted(file, checkReplacements(ballots), version));
  const indexOf = new Map(Array.from(file.imageIds, (id, i) => [id, i]));
  const none = Array.from({ length: maxPoint - minPoint + 1 }, () => 0);
  const images = listed.map((image) => {
    const index = image.moderation === 'APPROVED' ? indexOf.get(image.id) : undefined;
    const histogram = index === undefined ? none : histograms.of(index);
    return {
      ...image,
      histogram,
      votes: sum(histogram),
      points: sum(histogram.map((votes, i) => votes * (minPoint + i))),
    };
  });
  const counted = images.filter(({ moderation }) => moderation === 'APPROVED');
  const tallies = counted.map(({ id, type, histogram }) => tallyOf(id, type, histogram, minPoint));
  const ranked = new Map(rankImages(tallies, scoring).map((one) => [one.imageId, one]));
  return {
    ...version,
    images: images.map((image) => {
      const { score = null, rank = null, overallRank = null } = ranked.get(image.id) ?? {};
      return { ...image, score, rank, overallRank };
    }),
    types: typesOf(tallies, scoring),
  };
}

/** Ballots that decisions have taken out of the newest version of the result. */
async function publishedExcluded(db: Db, log: CountLog): Promise<ExcludedBallot[]> {
  const text = await resultFile(db, log.competition_id, log.result_version);
  return text === undefined ? [] : parseResultFile(text).excluded;
}

/**
 * Publishes the ballots with the first version of the result, or a further version where something that it depends on has changed.
 * @param row the competition, whose results are public and whose count is closed
 * @returns whether something was published
 */
export async function publishResult(
  db: Db,
  signer: CountSigner,
  log: CountLog,
  row: CompetitionRow,
  now: Date,
): Promise<boolean> {
  const { competition_id: id, result_version: before } = log;
  const changes = await changesOf(db, log, row, now);
  const excluded = await excludedOf(db, id);
  const isNews = before === 0 || canonicalJson(excluded) !== canonicalJson(await publishedExcluded(db, log));
  if (!isNews && changes.entries.length === 0) {
    await knowRevision(db, log, row);
    return false;
  }
  const kept = await ballotsFile(db, id);
  const file = kept ? decodeCountFile(kept) : await readCountFile(db, log);
  const sizes = (await batchesOf(db, id)).map(({ ballots }) => ballots);
  const rules = rulesOf(row);
  const version = before + 1;
  const reason = before === 0 ? 'AWARD' : isNews ? 'EXCLUSION' : changes.images.length ? 'MODERATION' : 'RULE';
  const { scoring, minPoint, maxPoint } = rules;
  const moderations = new Map(changes.images.map((image) => [image.id, image.moderation]));
  const listed = (await listedImages(db, id)).map((image) => ({
    ...image,
    moderation: moderations.get(image.id) ?? image.moderation,
  }));
  const leftOut = (await leftOutNumbers(db, id)).map(toBase64Url);
  const of = { competition: id, version, at: now.toISOString(), reason };
  const about = { ...of, scoring, minPoint, maxPoint, excluded, leftOut };
  const text = canonicalJson(countResult(file, sizes, listed, about));
  const sha256 = hexOf(text);
  const entries = [...changes.entries, newRecord(id, now, { type: 'result', version, reason, sha256 })];
  const set = {
    result_version: version,
    rules: JSON.stringify({ ...log.rules, ...rules }),
    revision: row.results_revision,
  };
  const published = kept ? null : { compressed_ballots: await compressBallots(encodeCountFile(file)) };
  return append(db, signer, log, { entries, set }, now, async (tx, position) => {
    await noteImages(tx, id, changes.images);
    // In the database and not among the photos: written with the first result, all or nothing, and backed up as every row is.
    if (published)
      await tx
        .insertInto('count_file')
        .values({ competition_id: id, ...published })
        .execute();
    const placed = { competition_id: id, version, position: position + entries.length - 1 };
    await tx
      .insertInto('count_result')
      .values({ ...placed, reason, at: now, file: text, sha256 })
      .execute();
  });
}
