import type { components } from '@photo-competition/schema/rest';
import { findComments } from '../comments/repository.ts';
import { presentCompetition, timed } from '../competitions/present.ts';
import { countEntries, findCompetition, type CompetitionRecord } from '../competitions/repository.ts';
import { requireSeen } from '../competitions/seenImage.ts';
import type { Db } from '../database/database.ts';
import { pageOf, type Viewer } from '../http/operation.ts';
import { Problem } from '../http/problem.ts';
import type { Results, ResultsService } from '../results/service.ts';
import { presentImage, presentMinimal } from './present.ts';
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

/** A list as it is asked for. */
export interface ListQuery {
  page: number;
  size: number;
  sort: 'createdAt' | 'createdAt,asc' | 'fair' | 'rank';
  type?: string | undefined;
}

/** A competition as one viewer finds it now. */
export interface Scene {
  competition: CompetitionRecord;
  stage: Stage;
  viewer: Viewer | null;
  results: Results | null;
}

interface Chosen {
  choice: repository.Choice;
  count(): Promise<number> | number;
}

/** Whether others' images are listed for the viewer. */
const listsImages = ({ competition, stage, viewer }: Scene): boolean =>
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
  async function sceneOf(competition: CompetitionRecord, viewer: Viewer | null, now: Date): Promise<Scene> {
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

  const visibility = ({ competition, stage, viewer }: Scene, image: GridRecord): ImageVisibility =>
    visibilityOf({
      stage,
      withheld: isWithheld(competition),
      moderation: image.moderation,
      ...relationOf(viewer, image.voter_key),
    });

  const resultOf = ({ results: known }: Scene, image: GridRecord) => (known ?? noResults).get(image.id) ?? null;

  async function whole(scene: Scene, images: ImageRecord[]): Promise<Schemas['Image'][]> {
    const ids = images.map(({ id }) => id);
    const onlyApproved = !scene.viewer?.administrator;
    // Where the list is hidden, so is what stands beside an image in it.
    const listed = listsImages(scene);
    const [comments, neighbours, similar] = await Promise.all([
      findComments(db, ids, scene.viewer),
      listed ? repository.neighboursOf(db, images, onlyApproved) : undefined,
      scene.viewer?.administrator ? repository.similarOf(db, ids) : undefined,
    ]);
    return images.map((image) =>
      presentImage(image, {
        viewer: scene.viewer,
        visibility: visibility(scene, image),
        result: resultOf(scene, image),
        comments: comments.filter((comment) => comment.image_id === image.id),
        similar: similar?.get(image.id) ?? [],
        previousId: neighbours?.get(image.id)?.previousId ?? null,
        nextId: neighbours?.get(image.id)?.nextId ?? null,
      }),
    );
  }

  async function byRank({ page, size, type }: ListQuery, { competition }: Scene): Promise<Chosen> {
    const ids = await results.order(competition, type);
    return { choice: ids.slice(page * size, (page + 1) * size), count: () => ids.length };
  }

  /** The page that a list asks for, and what counts the whole list; none while the phase hides them. */
  async function choose(query: ListQuery, scene: Scene): Promise<Chosen> {
    const { competition, stage, viewer } = scene;
    if (!listsImages(scene)) return { choice: [], count: () => 0 };
    if (query.sort === 'rank' && scene.results !== null) return byRank(query, scene);
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
    const scene = await sceneOf(await competitionFor(id, viewer), viewer, now);
    const { choice, count } = await choose(query, scene);
    const [images, total] = await Promise.all([read(db, choice, viewer?.voterKey ?? null), count()]);
    return { scene, images, total };
  }

  /** @throws Problem NOT_FOUND, after the same statements, when there is none or none for this viewer */
  async function find(id: number, viewer: Viewer | null, now: Date) {
    const image = await repository.findImage(db, id, viewer?.voterKey ?? null);
    const competition = await findCompetition(db, image?.competition_id ?? noCompetition);
    if (!image || !competition) throw new Problem('NOT_FOUND');
    requireSeen(image, competition, viewer, now);
    return { scene: await sceneOf(competition, viewer, now), image };
  }

  async function wholeOne(scene: Scene, image: ImageRecord): Promise<Schemas['Image']> {
    const [one] = await whole(scene, [image]);
    if (!one) throw new Problem('NOT_FOUND');
    return one;
  }

  async function entry(competitionId: number, slotName: string, viewer: Viewer, now: Date) {
    const competition = await competitionFor(competitionId, viewer);
    const { type, slot } = slotOf(slotName);
    const image = await repository.findEntry(db, competitionId, viewer.voterKey, type, slot);
    if (!image) throw new Problem('NOT_FOUND');
    return { scene: await sceneOf(competition, viewer, now), image };
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
      const { scene, images, total } = await list(id, query, viewer, now, repository.findGrid);
      const content = images.map((image) =>
        presentMinimal(image, { viewer, visibility: visibility(scene, image), result: resultOf(scene, image) }),
      );
      return pageOf(content, query.page, query.size, total);
    },

    async paged(id: number, query: ListQuery, viewer: Viewer | null, now: Date): Promise<Schemas['ImagePage']> {
      const { scene, images, total } = await list(id, query, viewer, now, repository.findImages);
      return pageOf(await whole(scene, images), query.page, query.size, total);
    },

    /** @throws Problem NOT_FOUND */
    async read(id: number, viewer: Viewer | null, now: Date): Promise<Schemas['Image']> {
      const { scene, image } = await find(id, viewer, now);
      return wholeOne(scene, image);
    },

    /** @throws Problem NOT_FOUND when the slot is empty */
    async readEntry(competitionId: number, slotName: string, viewer: Viewer, now: Date): Promise<Schemas['Image']> {
      const { scene, image } = await entry(competitionId, slotName, viewer, now);
      return wholeOne(scene, image);
    },

    async readEntries(competitionId: number, viewer: Viewer, now: Date): Promise<Schemas['Image'][]> {
      const scene = await sceneOf(await competitionFor(competitionId, viewer), viewer, now);
      return whole(scene, await repository.entriesOf(db, [competitionId], viewer.voterKey));
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
          entries: await whole(
            await sceneOf(competition, viewer, now),
            await repository.entriesOf(db, [competition.id], viewer.voterKey),
          ),
        })),
      );
    },
  };
}

export type ImageService = ReturnType<typeof imageService>;
