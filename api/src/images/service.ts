import type { components } from '@photo-competition/schema/rest';
import { findComments } from '../comments/repository.ts';
import { presentCompetition, timed } from '../competitions/present.ts';
import {
  countEntries,
  findCompetition,
  findCompetitionsById,
  type CompetitionRecord,
} from '../competitions/repository.ts';
import { requireSeen } from '../competitions/seenImage.ts';
import type { Db } from '../database/database.ts';
import { pageOf, type Viewer } from '../http/operation.ts';
import { Problem } from '../http/problem.ts';
import type { Results, ResultsService } from '../results/service.ts';
import { presentImage, presentMinimal, presentModerated } from './present.ts';
import * as repository from './repository.ts';
import type { GridRecord, ImageRecord } from './repository.ts';
import {
  relationOf,
  visibilityOf,
  type ImageVisibility,
  showsImages,
  stageAt,
  type Stage,
  isWithheld,
} from '../competitions/visibility.ts';

type Schemas = components['schemas'];

/** Page, order and filter of a requested list. */
export interface ListQuery {
  page: number;
  size: number;
  sort: 'createdAt' | 'createdAt,asc' | 'fair' | 'rank';
  type?: string | undefined;
}

/** What decides how images of a competition are presented: the viewer, and what the phase shows to that viewer. */
export interface ViewContext {
  competition: CompetitionRecord;
  stage: Stage;
  viewer: Viewer | null;
  results: Results | null;
}

interface SelectedPage {
  choice: repository.Choice;
  count(): Promise<number> | number;
}

/** Whether others' images are listed for the viewer. */
const listsImages = ({ competition, stage, viewer }: ViewContext): boolean =>
  viewer?.administrator === true || (!isWithheld(competition) && showsImages(stage));

const noResults: Results = new Map();

/** No competition has this id. */
const noCompetition = 0;

/** A slot's name in its parts: `colour-1` is the first slot of `colour`. */
export function slotOf(name: string): { type: string; slot: number } {
  const [type = '', slot = ''] = name.split('-');
  return { type, slot: Number(slot) };
}

/** Reads of images; what a phase hides from a viewer is absent (docs/product.md §3). */
export function imageService(db: Db, results: ResultsService) {
  async function contextOf(competition: CompetitionRecord, viewer: Viewer | null, now: Date): Promise<ViewContext> {
    const stage = stageAt(timed(competition), now);
    const open = !isWithheld(competition) || viewer?.administrator;
    const shown = open && (stage === 'ENDED' || (stage === 'AWARD' && viewer?.administrator));
    return { competition, stage, viewer, results: shown ? await results.of(competition) : null };
  }

  async function competitionFor(id: number, viewer: Viewer | null): Promise<CompetitionRecord> {
    const competition = await findCompetition(db, id);
    if (!competition || (competition.status === 'DRAFT' && !viewer?.administrator)) throw new Problem('NOT_FOUND');
    return competition;
  }

  const visibility = ({ competition, stage, viewer }: ViewContext, image: GridRecord): ImageVisibility =>
    visibilityOf({
      stage,
      withheld: isWithheld(competition),
      moderation: image.moderation,
      ...relationOf(viewer, image.voter_key),
    });

  const resultOf = ({ results }: ViewContext, image: GridRecord) => (results ?? noResults).get(image.id) ?? null;

  async function presentAll(context: ViewContext, images: ImageRecord[]): Promise<Schemas['Image'][]> {
    const ids = images.map(({ id }) => id);
    const onlyApproved = !context.viewer?.administrator;
    // The neighbours of an image would disclose a list that the viewer may not see.
    const listed = listsImages(context);
    const [comments, neighbours, similar] = await Promise.all([
      findComments(db, ids, context.viewer),
      listed ? repository.neighboursOf(db, images, onlyApproved) : undefined,
      context.viewer?.administrator ? repository.similarOf(db, ids) : undefined,
    ]);
    return images.map((image) =>
      presentImage(image, {
        viewer: context.viewer,
        visibility: visibility(context, image),
        result: resultOf(context, image),
        comments: comments.filter((comment) => comment.image_id === image.id),
        similar: similar?.get(image.id) ?? [],
        previousId: neighbours?.get(image.id)?.previousId ?? null,
        nextId: neighbours?.get(image.id)?.nextId ?? null,
      }),
    );
  }

  async function pageByRank({ page, size, type }: ListQuery, { competition }: ViewContext): Promise<SelectedPage> {
    const ids = await results.order(competition, type);
    return { choice: ids.slice(page * size, (page + 1) * size), count: () => ids.length };
  }

  /** Selects the images of the requested page, and how the whole list is counted; empty while the phase hides the list. */
  async function selectPage(query: ListQuery, context: ViewContext): Promise<SelectedPage> {
    const { competition, stage, viewer } = context;
    if (!listsImages(context)) return { choice: [], count: () => 0 };
    if (query.sort === 'rank' && context.results !== null) return pageByRank(query, context);
    const filter = { competitionId: competition.id, onlyApproved: !viewer?.administrator, type: query.type };
    const fair = query.sort === 'fair' && stage === 'VOTING' && viewer !== null && !viewer.administrator;
    const fairFor = fair ? viewer.voterKey : undefined;
    const choice = { ...filter, limit: query.size, offset: query.page * query.size, fairFor };
    return { choice, count: () => repository.countImages(db, filter) };
  }

  /** The images of a page that the viewer may see. */
  async function list<Row>(
    id: number,
    query: ListQuery,
    viewer: Viewer | null,
    now: Date,
    read: (db: Db, choice: repository.Choice, voterKey: string | null) => Promise<Row[]>,
  ) {
    const context = await contextOf(await competitionFor(id, viewer), viewer, now);
    const { choice, count } = await selectPage(query, context);
    const [images, total] = await Promise.all([read(db, choice, viewer?.voterKey ?? null), count()]);
    return { context, images, total };
  }

  /** @throws Problem NOT_FOUND, after the same statements, when there is none or none for this viewer */
  async function find(id: number, viewer: Viewer | null, now: Date) {
    const image = await repository.findImage(db, id, viewer?.voterKey ?? null);
    const competition = await findCompetition(db, image?.competition_id ?? noCompetition);
    if (!image || !competition) throw new Problem('NOT_FOUND');
    requireSeen(image, competition, viewer, now);
    return { context: await contextOf(competition, viewer, now), image };
  }

  async function presentOne(context: ViewContext, image: ImageRecord): Promise<Schemas['Image']> {
    const [one] = await presentAll(context, [image]);
    if (!one) throw new Problem('NOT_FOUND');
    return one;
  }

  async function entry(competitionId: number, slotName: string, viewer: Viewer, now: Date) {
    const competition = await competitionFor(competitionId, viewer);
    const { type, slot } = slotOf(slotName);
    const image = await repository.findEntry(db, competitionId, viewer.voterKey, type, slot);
    if (!image) throw new Problem('NOT_FOUND');
    return { context: await contextOf(competition, viewer, now), image };
  }

  return {
    find,
    entry,

    async minimal(
      id: number,
      query: ListQuery,
      viewer: Viewer | null,
      now: Date,
    ): Promise<Schemas['MinimalImagePage']> {
      const { context, images, total } = await list(id, query, viewer, now, repository.findGrid);
      const content = images.map((image) =>
        presentMinimal(image, { viewer, visibility: visibility(context, image), result: resultOf(context, image) }),
      );
      return pageOf(content, query.page, query.size, total);
    },

    async paged(id: number, query: ListQuery, viewer: Viewer | null, now: Date): Promise<Schemas['ImagePage']> {
      const { context, images, total } = await list(id, query, viewer, now, repository.findImages);
      return pageOf(await presentAll(context, images), query.page, query.size, total);
    },

    /** @throws Problem NOT_FOUND */
    async read(id: number, viewer: Viewer | null, now: Date): Promise<Schemas['Image']> {
      const { context, image } = await find(id, viewer, now);
      return presentOne(context, image);
    },

    /** Images of any competitions for a moderator, by id; one that is not there is absent. */
    async moderated(
      ids: readonly number[],
      viewer: Viewer,
      now: Date,
    ): Promise<Map<number, Schemas['ModeratedImage']>> {
      const images = await repository.findImages(db, [...new Set(ids)], viewer.voterKey);
      const competitionIds = [...new Set(images.map(({ competition_id }) => competition_id))];
      const [competitions, similar] = await Promise.all([
        findCompetitionsById(db, competitionIds),
        repository.similarOf(
          db,
          images.map(({ id }) => id),
        ),
      ]);
      const contexts = new Map<number, ViewContext>();
      for (const competition of competitions) contexts.set(competition.id, await contextOf(competition, viewer, now));
      return new Map(
        images.flatMap((image) => {
          const context = contexts.get(image.competition_id);
          if (!context) return [];
          const surroundings = {
            viewer,
            visibility: visibility(context, image),
            result: resultOf(context, image),
            similar: similar.get(image.id) ?? [],
          };
          return [[image.id, presentModerated(image, surroundings)] as const];
        }),
      );
    },

    /** @throws Problem NOT_FOUND when the slot is empty */
    async readEntry(competitionId: number, slotName: string, viewer: Viewer, now: Date): Promise<Schemas['Image']> {
      const { context, image } = await entry(competitionId, slotName, viewer, now);
      return presentOne(context, image);
    },

    async readEntries(competitionId: number, viewer: Viewer, now: Date): Promise<Schemas['Image'][]> {
      const context = await contextOf(await competitionFor(competitionId, viewer), viewer, now);
      return presentAll(context, await repository.entriesOf(db, [competitionId], viewer.voterKey));
    },

    /** One item per ended competition that holds an entry of the viewer, newest first. */
    async readArchivedEntries(viewer: Viewer, now: Date): Promise<Schemas['ArchivedEntries'][]> {
      const ids = await repository.competitionsEntered(db, viewer.voterKey);
      const competitions = (await Promise.all(ids.map((id) => findCompetition(db, id)))).filter(
        (one): one is CompetitionRecord =>
          one !== null && !['DRAFT', 'CANCELLED'].includes(one.status) && stageAt(timed(one), now) === 'ENDED',
      );
      const counts = await countEntries(
        db,
        competitions.map(({ id }) => id),
      );
      return Promise.all(
        competitions.map(async (competition) => ({
          competition: presentCompetition(competition, counts.get(competition.id)?.approved ?? 0, now),
          entries: await presentAll(
            await contextOf(competition, viewer, now),
            await repository.entriesOf(db, [competition.id], viewer.voterKey),
          ),
        })),
      );
    },
  };
}

export type ImageService = ReturnType<typeof imageService>;
