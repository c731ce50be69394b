import type { components } from '@photo-competition/schema/rest';
import { presentCompetition, timed } from '../../competitions/present.ts';
import { countEntries, findCompetition, type CompetitionRecord } from '../../competitions/repository.ts';
import { requireSeen } from '../../competitions/seenImage.ts';
import type { Db } from '../../platform/database/database.ts';
import { unknownCursor } from '../../platform/http/cursors.ts';
import { pageOf, type Viewer } from '../../platform/http/operation.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { GridRecord, ImageRecord } from './columns.ts';
import { competitionsEntered, similarOf } from './lookups.ts';
import { pageOfList, windowOf, type ListQuery } from './listPages.ts';
import { presentImage, presentMinimal, presentModerated } from './present.ts';
import { nothingOutside, type Choice } from './chosen.ts';
import { slotOf } from './slotName.ts';
import { readImages, readModerated, type ImageReader, type Reading } from './repository.ts';
import {
  relationOf,
  visibilityOf,
  type ImageVisibility,
  showsImages,
  showsResultsTo,
  stageAt,
  type Stage,
  isWithheld,
} from '../../competitions/visibility.ts';

type Schemas = components['schemas'];

/** Facts that decide how images of a competition are presented: the viewer, and the data that the phase shows to that viewer. */
export interface ViewContext {
  competition: Reading<unknown>['competition'];
  stage: Stage;
  viewer: Viewer | null;
}

/** Whether others' images are listed for the viewer. */
const listsImages = ({ competition, stage, viewer }: ViewContext): boolean =>
  viewer?.administrator === true || (!isWithheld(competition) && showsImages(stage));

/** Whether scores and ranks are shown to the viewer. */
const showsResults = ({ competition, stage, viewer }: ViewContext): boolean =>
  showsResultsTo(viewer, { stage, judgedBy: competition.judged_by, withheld: isWithheld(competition) });

/**
 * Reads of images; what a phase hides from a viewer is absent (docs/product.md §3).
 * @param results computes the first results of a competition where there are none yet
 * @param reader another one for previews
 */
export function imageService(
  db: Db,
  results: { first(competitionId: number): Promise<unknown> },
  reader: ImageReader = (columns, choice, viewer, now) => readImages(db, columns, choice, viewer, now),
) {
  /** @throws Problem NOT_FOUND when there is no such competition or image */
  async function view<Columns extends 'grid' | 'stored' | 'whole'>(
    columns: Columns,
    choice: Choice,
    viewer: Viewer | null,
    now: Date,
  ) {
    const read = async () => {
      const found = await reader(columns, choice, viewer, now);
      if (!found) throw new Problem('NOT_FOUND');
      return found;
    };
    const found = await read();
    const context = { competition: found.competition, stage: stageAt(timed(found.competition), now), viewer };
    if (found.ranking !== null || !showsResults(context)) return { ...found, context };
    await results.first(found.competition.id);
    return { ...(await read()), context };
  }

  function requirePublished({ competition, viewer }: ViewContext): void {
    if (competition.status === 'DRAFT' && !viewer?.administrator) throw new Problem('NOT_FOUND');
  }

  const visibility = ({ competition, stage, viewer }: ViewContext, image: GridRecord): ImageVisibility =>
    visibilityOf({
      stage,
      judgedBy: competition.judged_by,
      withheld: isWithheld(competition),
      moderation: image.moderation,
      heldBack: image.held_back,
      ...relationOf(viewer, image.voter_key),
    });

  /** The createdAt of an image that is told by itself: the owner has the own one. */
  const timeOf = (context: ViewContext, image: GridRecord): Date =>
    (relationOf(context.viewer, image.voter_key).own ? null : toldTime(context)) ?? image.created_at;

  /** @param told the createdAt of all of them; null where own ones have their own */
  async function presentAll(
    context: ViewContext,
    images: ImageRecord[],
    told: Date | null = null,
  ): Promise<Schemas['Image'][]> {
    const { viewer } = context;
    // The neighbours of an image would disclose a list that the viewer may not see.
    const listed = listsImages(context);
    // Administrators see all pairs; entrants those of two own entries.
    const asked = images.filter((image) => viewer?.administrator || image.voter_key === viewer?.voterKey);
    const similar = await similarOf(
      db,
      asked.map(({ id }) => id),
    );
    return images.map((image) =>
      presentImage(image, {
        viewer,
        visibility: visibility(context, image),
        createdAt: told ?? timeOf(context, image),
        similar: similar.get(image.id) ?? [],
        previousId: listed ? image.previous_id : null,
        nextId: listed ? image.next_id : null,
      }),
    );
  }

  /** The order in which a list is read; for others than entrants the fair one is that of createdAt. */
  const orderOf = ({ sort }: ListQuery, viewer: Viewer | null) =>
    sort === 'rank' || (sort === 'fair' && viewer !== null && !viewer.administrator) ? sort : 'createdAt';

  /** Whether the times of entering are hidden, which would group the entries of one hand (docs/product.md §3). */
  const hidesTimes = ({ stage, viewer }: ViewContext): boolean => stage !== 'ENDED' && !viewer?.administrator;

  /** The createdAt of all images of a list; null where each has its own. */
  const toldTime = (context: ViewContext): Date | null =>
    hidesTimes(context) ? context.competition.voting_start : null;

  /** Whether the phase lets the viewer have a list in an order: in that of a jury once the competition has ended, whoever it is. */
  const allows = (context: ViewContext, order: ReturnType<typeof orderOf>, placed: boolean): boolean =>
    order === 'createdAt' ||
    (order === 'rank' ? showsResults(context) || (placed && context.stage === 'ENDED') : context.stage === 'VOTING');

  /**
   * The images of a page that the viewer may see.
   * @throws Problem VALIDATION_FAILED for a cursor of another list, or of an order that the list has no more
   */
  async function list<Columns extends 'grid' | 'whole'>(
    columns: Columns,
    competitionId: number,
    query: ListQuery,
    viewer: Viewer | null,
    now: Date,
  ) {
    const onlyShown = !viewer?.administrator;
    const window = windowOf(competitionId, query);
    const page = { competitionId, onlyShown, type: query.type, ...window };
    const order = orderOf(query, viewer);
    const byTime = onlyShown ? 'told' : 'createdAt';
    const by = order === 'createdAt' ? byTime : order;
    const asked = await view(columns, { by: (window.after ?? window.before)?.order ?? by, ...page }, viewer, now);
    requirePublished(asked.context);
    if (!listsImages(asked.context))
      return pageOfList({ ...asked, images: [], total: 0, outside: nothingOutside }, 'createdAt', window, query);
    const isAllowed = allows(asked.context, order, asked.placed);
    const timeOrder = onlyShown && hidesTimes(asked.context) ? 'shuffled' : 'createdAt';
    const held = isAllowed && order !== 'createdAt' ? order : timeOrder;
    for (const field of ['after', 'before'] as const)
      if (window[field] && window[field].order !== held) throw unknownCursor(field);
    const isRight = isAllowed || window.after !== undefined || window.before !== undefined;
    return pageOfList(isRight ? asked : await view(columns, { by: byTime, ...page }, viewer, now), held, window, query);
  }

  /** @throws Problem NOT_FOUND, after the same statement, when there is none or none for this viewer */
  async function find<Columns extends 'stored' | 'whole'>(
    columns: Columns,
    imageId: number,
    viewer: Viewer | null,
    now: Date,
  ) {
    const { context, images } = await view(columns, { by: 'image', imageId }, viewer, now);
    const [image] = images;
    if (!image) throw new Problem('NOT_FOUND');
    requireSeen(image, context.competition, viewer, now);
    return { context, image };
  }

  async function presentOne({ context, image }: { context: ViewContext; image: ImageRecord }) {
    const [one] = await presentAll(context, [image]);
    if (!one) throw new Problem('NOT_FOUND');
    return one;
  }

  async function entry<Columns extends 'stored' | 'whole'>(
    columns: Columns,
    competitionId: number,
    slotName: string,
    viewer: Viewer,
    now: Date,
  ) {
    const choice = { by: 'own', competitionId, slot: slotOf(slotName) } as const;
    const { context, images } = await view(columns, choice, viewer, now);
    requirePublished(context);
    const [image] = images;
    if (!image) throw new Problem('NOT_FOUND');
    return { context, image };
  }

  return {
    /** An image with all that is stored of it. @throws Problem NOT_FOUND */
    find: (id: number, viewer: Viewer | null, now: Date) => find('stored', id, viewer, now),

    /** The viewer's entry in a slot, likewise. @throws Problem NOT_FOUND when the slot is empty */
    entry: (competitionId: number, slotName: string, viewer: Viewer, now: Date) =>
      entry('stored', competitionId, slotName, viewer, now),

    async minimal(
      id: number,
      query: ListQuery,
      viewer: Viewer | null,
      now: Date,
    ): Promise<Schemas['MinimalImagePage']> {
      const { context, images, total, walk } = await list('grid', id, query, viewer, now);
      const told = toldTime(context);
      const content = images.map((image) =>
        presentMinimal(image, { viewer, visibility: visibility(context, image), createdAt: told ?? image.created_at }),
      );
      return Object.assign(pageOf(content, query.page, query.size, total), walk);
    },

    async paged(id: number, query: ListQuery, viewer: Viewer | null, now: Date): Promise<Schemas['ImagePage']> {
      const { context, images, total, walk } = await list('whole', id, query, viewer, now);
      const content = await presentAll(context, images, toldTime(context));
      return Object.assign(pageOf(content, query.page, query.size, total), walk);
    },

    /** @throws Problem NOT_FOUND */
    async read(id: number, viewer: Viewer | null, now: Date): Promise<Schemas['Image']> {
      return presentOne(await find('whole', id, viewer, now));
    },

    /** Images of any competitions for a moderator, by id; one that is not there is absent. */
    async moderated(
      ids: readonly number[],
      viewer: Viewer,
      now: Date,
    ): Promise<Map<number, Schemas['ModeratedImage']>> {
      const wanted = [...new Set(ids)];
      const contextOf = ({ competition }: Reading<unknown>): ViewContext => ({
        competition,
        viewer,
        stage: stageAt(timed(competition), now),
      });
      let readings = await readModerated(db, wanted, viewer, now);
      const missing = readings.filter((reading) => reading.ranking === null && showsResults(contextOf(reading)));
      for (const { competition } of missing) await results.first(competition.id);
      if (missing.length) readings = await readModerated(db, wanted, viewer, now);
      const found = new Map<number, Schemas['ModeratedImage']>();
      for (const reading of readings) {
        const context = contextOf(reading);
        for (const image of reading.images) {
          const { created_at: createdAt, similar } = image;
          const surroundings = { viewer, visibility: visibility(context, image), createdAt, similar };
          found.set(image.id, presentModerated(image, surroundings));
        }
      }
      return found;
    },

    /** @throws Problem NOT_FOUND when the slot is empty */
    async readEntry(competitionId: number, slotName: string, viewer: Viewer, now: Date): Promise<Schemas['Image']> {
      return presentOne(await entry('whole', competitionId, slotName, viewer, now));
    },

    async readEntries(competitionId: number, viewer: Viewer, now: Date): Promise<Schemas['Image'][]> {
      const { context, images } = await view('whole', { by: 'own', competitionId }, viewer, now);
      requirePublished(context);
      return presentAll(context, images);
    },

    /** An item per ended competition that holds an entry of the viewer, newest first. */
    async readArchivedEntries(viewer: Viewer, now: Date): Promise<Schemas['ArchivedEntries'][]> {
      const ids = await competitionsEntered(db, viewer.voterKey);
      const competitions = (await Promise.all(ids.map((id) => findCompetition(db, id)))).filter(
        (one): one is CompetitionRecord =>
          one !== null && !['DRAFT', 'CANCELLED'].includes(one.status) && stageAt(timed(one), now) === 'ENDED',
      );
      const counts = await countEntries(
        db,
        competitions.map(({ id }) => id),
      );
      return Promise.all(
        competitions.map(async (competition) => {
          const { id: competitionId } = competition;
          const { context, images } = await view('whole', { by: 'own', competitionId }, viewer, now);
          return {
            competition: presentCompetition(competition, counts.get(competitionId)?.shown ?? 0, now),
            entries: await presentAll(context, images),
          };
        }),
      );
    },
  };
}

export type ImageService = ReturnType<typeof imageService>;
