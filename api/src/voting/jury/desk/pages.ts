import type { components } from '@photo-competition/schema/rest';
import type { Db } from '../../../platform/database/database.ts';
import {
  cutToSize,
  decodeCursorParts,
  encodeCursorParts,
  placesOf,
  unknownCursor,
  walkOf,
  type CursorField,
  type WindowQuery,
} from '../../../platform/http/cursors.ts';
import { presentTask } from './present.ts';
import { countTasks, findTasks, type DeskRecord } from './repository.ts';
import { stageOf } from '../rounds/stage.ts';

type Schemas = components['schemas'];

/** Which page of which photos. */
export interface PhotoQuery extends Omit<WindowQuery, 'page'> {
  list: Schemas['JuryPhotoList'];
  type: string | null;
  cursors: boolean;
}

/** The letter of these walks. */
const kind = 'J';

/** A page of a judge's photos: read on by place, so that a mark given meanwhile moves nothing. @throws Problem 422 */
export async function pageOfTasks(
  db: Db,
  desk: DeskRecord,
  query: PhotoQuery,
  now: Date,
): Promise<Schemas['JuryPhotoPage']> {
  const placeIn = (text: string, field: CursorField): number => {
    const { kind: found, numbers } = decodeCursorParts(text, field);
    const [round, place] = numbers;
    if (found !== kind || numbers.length !== 2 || round !== desk.id || place === undefined) throw unknownCursor(field);
    return place;
  };
  const { list, type, size, backwards } = query;
  const isPlanned = stageOf(desk, now) === 'PLANNED';
  const { after, before } = placesOf({ ...query, page: 0 }, placeIn);
  const tasks = (part: { after: number | null; before: number | null; backwards: boolean; limit: number }) =>
    isPlanned ? Promise.resolve([]) : findTasks(db, desk, { list, type, ...part });
  const elements = await tasks({ after: after ?? null, before: before ?? null, backwards, limit: size + 1 });
  const isThere = async (part: { after: number | null; before: number | null; backwards: boolean }) =>
    (await tasks({ ...part, limit: 1 })).length > 0;
  const outside = {
    before: after !== undefined && (await isThere({ after: null, before: after + 1, backwards: true })),
    behind: before !== undefined && (await isThere({ after: before - 1, before: null, backwards: false })),
  };
  const page = cutToSize({ elements, outside }, { ...query, page: 0 });
  const walk = {
    cursorOf: ({ place }: { place: number }) => encodeCursorParts({ kind, numbers: [desk.id, place] }),
    more: page.more,
    earlier: page.earlier,
    cursors: query.cursors,
  };
  return {
    content: page.elements.map((row) => presentTask(desk.id, row)),
    totalElements: isPlanned ? 0 : await countTasks(db, desk, query),
    ...walkOf(page.elements, walk),
  };
}
