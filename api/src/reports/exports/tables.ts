import type { components } from '@photo-competition/schema/rest';
import type { CompetitionRecord } from '../../competitions/repository.ts';
import type { Db } from '../../platform/database/database.ts';
import { catalogueColumns, catalogueRows } from '../../voting/jury/awards/catalogue.ts';
import { juryColumns, juryRows } from '../../voting/jury/decision/table.ts';
import { markRows } from '../../voting/jury/rounds/results.ts';
import type { ResultsService } from '../../voting/results/service.ts';
import type { CsvRow } from './csv.ts';
import type { Download } from './download.ts';
import { commentColumns, commentRows, peopleColumns, peopleRows } from './peopleTables.ts';
import { shuffled } from './shuffled.ts';
import { tableFile, type TableForm } from './tableFile.ts';

type Schemas = components['schemas'];

/** Rows read at a time: a competition may hold millions of votes. */
const batch = 2000;

const entries = (db: Db, competitionId: number, after: number) =>
  db
    .selectFrom('image')
    .innerJoin('image_tally', 'image_tally.image_id', 'image.id')
    .leftJoin('account', 'account.voter_key', 'image.voter_key')
    .select(['image.id as imageId', 'type_code as type', 'slot', 'title', 'description'])
    .select(['username', 'last_name as lastName', 'first_name as firstName', 'email'])
    .select(['moderation', 'moderation_reason as moderationReason', 'vote_count as votes', 'width', 'height'])
    .select(['original_format as format', 'original_bytes as bytes', 'sha256', 'camera', 'lens'])
    .select(['focal_length as focalLength', 'aperture', 'shutter', 'iso', 'taken_at as takenAt'])
    .select(['image.created_at', 'image.updated_at'])
    .where('image.competition_id', '=', competitionId)
    .where('image.id', '>', after)
    .orderBy('image.id')
    .limit(batch)
    .execute();

const entryColumns = [
  ...['imageId', 'type', 'slot', 'title', 'description', 'username', 'lastName', 'firstName', 'email'],
  ...['moderation', 'moderationReason', 'votes', 'width', 'height', 'format', 'bytes', 'sha256'],
  ...['camera', 'lens', 'focalLength', 'aperture', 'shutter', 'iso', 'takenAt', 'createdAt', 'updatedAt'],
];

async function* entryRows(db: Db, competitionId: number): AsyncGenerator<CsvRow> {
  for (let after = 0; ;) {
    const rows = await entries(db, competitionId, after);
    for (const { created_at, updated_at, ...row } of rows)
      yield { ...row, createdAt: created_at.toISOString(), updatedAt: updated_at.toISOString() };
    if (rows.length < batch) return;
    after = rows.at(-1)?.imageId ?? after;
  }
}

const votesAfter = (db: Db, competitionId: number, { imageId, voterKey }: { imageId: number; voterKey: string }) =>
  db
    .selectFrom('counted_vote as vote')
    .innerJoin('image', 'image.id', 'vote.image_id')
    .select(['vote.image_id as imageId', 'vote.voter_key as voterKey', 'image.type_code as type'])
    .select('vote.point')
    .where('image.competition_id', '=', competitionId)
    .where((e) => e(e.refTuple('vote.image_id', 'vote.voter_key'), '>', e.tuple(imageId, voterKey)))
    .orderBy('vote.image_id')
    .orderBy('vote.voter_key')
    .limit(batch)
    .execute();

const noKey = '00000000-0000-0000-0000-000000000000';

/**
 * Each vote, and nothing that could tell which votes are of the same hand (docs/product.md §3): no voter, no time (on a day when
 * one person voted the day would be a name), and within an image no order.
 */
async function* voteRows(db: Db, competitionId: number): AsyncGenerator<CsvRow> {
  let ofImage: CsvRow[] = [];
  for (let after = { imageId: 0, voterKey: noKey }; ;) {
    const rows = await votesAfter(db, competitionId, after);
    for (const { imageId, type, point } of rows) {
      if (ofImage[0] && ofImage[0]['imageId'] !== imageId) {
        yield* shuffled(ofImage);
        ofImage = [];
      }
      ofImage.push({ imageId, type, point });
    }
    if (rows.length < batch) return yield* shuffled(ofImage);
    after = rows.at(-1) ?? after;
  }
}

const markColumns = ['round', 'number', 'imageId', 'type', 'title', 'letter', 'point', 'withdrawn'];

const resultColumns = [
  ...['overallRank', 'type', 'rank', 'imageId', 'slot', 'title', 'username', 'lastName', 'firstName', 'email'],
  ...['score', 'points', 'votes'],
];

async function* resultRows(db: Db, competition: CompetitionRecord, results: ResultsService): AsyncGenerator<CsvRow> {
  const ranking = await results.ranking(competition);
  const rows = new Map<number, CsvRow>();
  for await (const row of entryRows(db, competition.id)) rows.set(row['imageId'] as number, row);
  for await (const { imageId, result: ranked } of results.all(ranking)) {
    const { score, votesByPoint: _counts, sample: _sample, ...result } = ranked;
    const row = rows.get(imageId);
    // An image that was hidden since the ranking was stored is gone at once.
    if (row?.['moderation'] !== 'APPROVED') continue;
    yield {
      ...Object.fromEntries(resultColumns.map((column) => [column, row[column] ?? null])),
      ...result,
      score: score === null ? null : Math.round(score * 10_000) / 10_000,
    };
  }
}

/**
 * A table of a competition, read as it is written out.
 * @param scored whether administrators may see scores: the number of votes on an image is part of one (docs/product.md §3)
 */
export function tableOf(
  db: Db,
  competition: CompetitionRecord,
  table: Schemas['ExportTable'],
  { results, scored, form, now }: { results: ResultsService; scored: boolean; form: TableForm; now: Date },
): Download {
  const { id } = competition;
  const shown = (columns: string[]) => (scored ? columns : columns.filter((name) => name !== 'votes'));
  const file = (columns: readonly string[], rows: AsyncIterable<CsvRow>) =>
    tableFile(`${table}-${id}`, columns, rows, form);
  if (table === 'entries') return file(shown(entryColumns), entryRows(db, id));
  if (table === 'comments') return file(commentColumns, commentRows(db, id));
  if (table === 'people') return file(shown(peopleColumns), peopleRows(db, id, scored));
  if (table === 'votes') return file(['imageId', 'type', 'point'], voteRows(db, id));
  if (table === 'jury') return file(juryColumns, juryRows(db, id, now));
  if (table === 'marks') return file(markColumns, markRows(db, id, now));
  if (table === 'catalogue')
    return file(
      catalogueColumns,
      catalogueRows(
        db,
        id,
        competition.imageTypes.map(({ code }) => code),
      ),
    );
  return file(resultColumns, resultRows(db, competition, results));
}
