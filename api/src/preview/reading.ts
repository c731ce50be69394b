import type { Clock } from '@photo-competition/schema/clock';
import { asPublished, timed } from '../competitions/present.ts';
import { findCompetition, type CompetitionRecord } from '../competitions/repository.ts';
import { showsImages, stageAt } from '../competitions/visibility.ts';
import type { Db } from '../platform/database/database.ts';
import type { Viewer } from '../platform/http/operation.ts';
import type { GridRecord } from '../photos/images/columns.ts';
import type { ImageCursor } from '../photos/images/cursor.ts';
import { readImages, type Choice, type ImageReader, type Reading } from '../photos/images/repository.ts';
import { sampleOrder, sampleResults, sampleVote, type SampledImage, type SampleRules } from './sample.ts';
import { isVoterStandIn } from './standIns.ts';

/** What votes and results in a preview are made up by. */
export const rulesOf = ({ min_point, max_point, scoring }: CompetitionRecord): SampleRules => ({
  minPoint: min_point,
  maxPoint: max_point,
  scoring,
});

/** What an administrator may see at present: whether the competition's voting is really over (docs/product.md §3). */
const isVotingOver = (competition: CompetitionRecord, clock: Clock): boolean =>
  ['AWARD', 'ENDED'].includes(stageAt(timed(competition), clock())) && competition.status !== 'DRAFT';

/** The approved images of a competition, in the order of lists while authors are hidden. */
export const approvedImages = (db: Db, competitionId: number): Promise<SampledImage[]> =>
  db
    .selectFrom('image')
    .select(['id', 'type_code as type'])
    .where('competition_id', '=', competitionId)
    .where('moderation', '=', 'APPROVED')
    .orderBy('random_place')
    .orderBy('id')
    .execute();

/** The image that the page before ended with. */
const lastOf = (after: ImageCursor): number =>
  after.order === 'fair' ? (after.last?.id ?? after.seen.at(-1) ?? 0) : after.id;

/** Stands for a stored ranking where results are a sample, so that none is asked to be computed. */
const sampled = 0;

/** Reads images for previews: no one's votes, and no result before the voting is really over, whatever the preview's instant. */
export function previewReader(db: Db, clock: Clock): ImageReader {
  type Page = Extract<Choice, { limit: number }>;

  /** A page of a list whose order votes would decide: of a made-up one instead. */
  async function sampledPage(choice: Page, competition: CompetitionRecord): Promise<{ ids: number[]; total: number }> {
    const approved = await approvedImages(db, competition.id);
    const types = new Map(approved.map(({ id, type }) => [id, type]));
    const order =
      choice.by === 'rank'
        ? [...sampleResults(approved, rulesOf(competition)).keys()]
        : sampleOrder(approved).map(({ id }) => id);
    const ids = choice.type === undefined ? order : order.filter((id) => types.get(id) === choice.type);
    const from = choice.after ? ids.indexOf(lastOf(choice.after)) + 1 : choice.offset;
    return { ids: ids.slice(from, from + choice.limit), total: ids.length };
  }

  /** Takes out of what was read whatever votes have made of it. */
  async function withoutVotes(found: Reading<GridRecord>, viewer: Viewer | null): Promise<void> {
    const competition = await findCompetition(db, found.competition.id);
    if (!competition) return;
    const rules = rulesOf(competition);
    const isReal = found.ranking !== null && isVotingOver(competition, clock);
    const results = isReal ? null : sampleResults(await approvedImages(db, competition.id), rules);
    found.ranking ??= sampled;
    for (const image of found.images) {
      image.my_vote = isVoterStandIn(viewer) ? sampleVote(image.id, rules) : null;
      if (!results) continue;
      image.result = results.get(image.id) ?? null;
      if ('explanation' in image) image.explanation = null;
    }
  }

  return async (columns, choice, viewer, now) => {
    let [asked, total]: [Choice, number | null] = [choice, null];
    if (choice.by === 'rank' || choice.by === 'fair') {
      const competition = await findCompetition(db, choice.competitionId);
      if (!competition) return null;
      if (choice.by === 'fair' || !isVotingOver(competition, clock)) {
        const page = await sampledPage(choice, competition);
        asked = { by: 'ids', competitionId: competition.id, ids: page.ids };
        total = page.total;
      }
    }
    const found = await readImages(db, columns, asked, viewer, now);
    if (!found) return null;
    await withoutVotes(found, viewer);
    return { ...found, competition: asPublished(found.competition), total: total ?? found.total };
  };
}

/** Whether a stage of a preview shows a voter's sample. */
export const showsVotes = (competition: CompetitionRecord, now: Date): boolean =>
  competition.status !== 'CANCELLED' && showsImages(stageAt(timed(competition), now));
