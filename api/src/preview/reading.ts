import type { Clock } from '@photo-competition/schema/clock';
import { asPublished, timed } from '../competitions/present.ts';
import { findCompetition, type CompetitionRecord } from '../competitions/repository.ts';
import { showsImages, stageAt } from '../competitions/visibility.ts';
import type { Db } from '../platform/database/database.ts';
import { unknownCursor, type CursorField } from '../platform/http/cursors.ts';
import type { Viewer } from '../platform/http/operation.ts';
import type { GridRecord } from '../photos/images/columns.ts';
import type { ImageCursor } from '../photos/images/cursor.ts';
import type { Choice, Outside } from '../photos/images/chosen.ts';
import { readImages, type ImageReader, type Reading } from '../photos/images/repository.ts';
import { sampleOrder, sampleResults, sampleVote, type SampledImage, type SampleRules } from './sample.ts';
import { isVoterStandIn } from './standIns.ts';

/** Rules by which votes and results in a preview are made up. */
export const rulesOf = ({ min_point, max_point, scoring }: CompetitionRecord): SampleRules => ({
  minPoint: min_point,
  maxPoint: max_point,
  scoring,
});

/** Whether an administrator may see results now: whether the competition's voting is really over (docs/product.md §3). */
const isVotingOver = (competition: CompetitionRecord, clock: Clock): boolean =>
  ['AWARD', 'ENDED'].includes(stageAt(timed(competition), clock())) && competition.status !== 'DRAFT';

/** The images of a competition that everyone may see once it shows images, in the order of lists while authors are hidden. */
export const shownImages = (db: Db, competitionId: number): Promise<SampledImage[]> =>
  db
    .selectFrom('image')
    .select(['id', 'type_code as type'])
    .where('competition_id', '=', competitionId)
    .where('shown', '=', true)
    .orderBy('random_place')
    .orderBy('id')
    .execute();

/** Where the image of a cursor stands in a list. @throws Problem VALIDATION_FAILED for one that has gone: nobody knows its place */
function indexOf(ids: readonly number[], cursor: ImageCursor, field: CursorField): number {
  const id = cursor.order === 'fair' ? (cursor.last?.id ?? cursor.seen.at(-1)) : cursor.id;
  const index = ids.indexOf(id ?? 0);
  if (index < 0) throw unknownCursor(field);
  return index;
}

/** Stands for a stored ranking where results are a sample, so that none is asked to be computed. */
const sampled = 0;

/** Reads images for previews: no one's votes, and no result before the voting is really over, whatever the preview's instant. */
export function previewReader(db: Db, clock: Clock): ImageReader {
  type Page = Extract<Choice, { limit: number }>;

  /** A page of a list whose order votes would decide: of a made-up one instead. */
  async function sampledPage(
    choice: Page,
    competition: CompetitionRecord,
  ): Promise<{ ids: number[]; total: number; outside: Outside }> {
    const approved = await shownImages(db, competition.id);
    const types = new Map(approved.map(({ id, type }) => [id, type]));
    const order =
      choice.by === 'rank'
        ? [...sampleResults(approved, rulesOf(competition)).keys()]
        : sampleOrder(approved).map(({ id }) => id);
    const ids = choice.type === undefined ? order : order.filter((id) => types.get(id) === choice.type);
    const { after, before, backwards, limit, offset } = choice;
    const start = after ? indexOf(ids, after, 'after') + 1 : offset;
    const end = before ? indexOf(ids, before, 'before') : ids.length;
    const part = ids.slice(start, Math.max(start, end));
    const outside = { before: after !== undefined, behind: before !== undefined };
    return { ids: backwards ? part.slice(-limit) : part.slice(0, limit), total: ids.length, outside };
  }

  /** Takes out of what was read whatever votes have made of it. */
  async function withoutVotes(found: Reading<GridRecord>, viewer: Viewer | null): Promise<void> {
    const competition = await findCompetition(db, found.competition.id);
    if (!competition) return;
    const rules = rulesOf(competition);
    const isReal = found.ranking !== null && isVotingOver(competition, clock);
    const results = isReal ? null : sampleResults(await shownImages(db, competition.id), rules);
    found.ranking ??= sampled;
    for (const image of found.images) {
      image.my_vote = isVoterStandIn(viewer) && competition.judged_by !== 'JURY' ? sampleVote(image.id, rules) : null;
      if (!results) continue;
      image.result = results.get(image.id) ?? null;
      if ('explanation' in image) image.explanation = null;
    }
  }

  return async (columns, choice, viewer, now) => {
    let asked: Choice = choice;
    let page: Awaited<ReturnType<typeof sampledPage>> | undefined;
    if (choice.by === 'rank' || choice.by === 'fair') {
      const competition = await findCompetition(db, choice.competitionId);
      if (!competition) return null;
      if (choice.by === 'fair' || !isVotingOver(competition, clock)) {
        page = await sampledPage(choice, competition);
        asked = { by: 'ids', competitionId: competition.id, ids: page.ids };
      }
    }
    const found = await readImages(db, columns, asked, viewer, now);
    if (!found) return null;
    await withoutVotes(found, viewer);
    const { total, outside } = page ?? found;
    return { ...found, competition: asPublished(found.competition), total, outside };
  };
}

/** Whether a stage of a preview shows a voter's sample. */
export const showsVotes = (competition: CompetitionRecord, now: Date): boolean =>
  competition.status !== 'CANCELLED' &&
  competition.judged_by !== 'JURY' &&
  showsImages(stageAt(timed(competition), now));
