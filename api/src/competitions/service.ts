import type { components } from '@photo-competition/schema/rest';
import type { Db } from '../platform/database/database.ts';
import {
  cutToSize,
  decodeCursorParts,
  encodeCursorParts,
  instantNumbers,
  instantOf,
  placesOf,
  unknownCursor,
  walkOf,
  type CursorField,
  type WindowQuery,
} from '../platform/http/cursors.ts';
import { pageOf } from '../platform/http/operation.ts';
import { Problem } from '../platform/http/problem.ts';
import { asPublished, presentCompetition } from './present.ts';
import * as repository from './repository.ts';

type Schemas = components['schemas'];

/** Page and direction of the list of ended competitions. */
export interface ArchiveQuery extends WindowQuery {
  direction: Schemas['Direction'];
  /** Whether a cursor for each competition is asked for. */
  cursors: boolean;
}

const kindOf = { ASC: 'a', DESC: 'd' } as const;

function placeOf(direction: Schemas['Direction'], text: string, field: CursorField): { at: Date; id: number } {
  const { kind, numbers } = decodeCursorParts(text, field);
  const [high, low, id] = numbers;
  if (kind !== kindOf[direction] || high === undefined || low === undefined || id === undefined)
    throw unknownCursor(field);
  return { at: instantOf(high, low), id };
}

/**
 * Public reads of competitions (docs/product.md §1).
 * @param preview whether they are an administrator's preview, in which drafts read as published
 */
export function competitionService(db: Db, preview = false) {
  const listed = preview ? repository.withDrafts : undefined;
  const shown = (record: repository.CompetitionRecord) => (preview ? asPublished(record) : record);
  const present = async (records: repository.CompetitionRecord[], now: Date) => {
    const counts = await repository.countEntries(
      db,
      records.map(({ id }) => id),
    );
    return records.map(shown).map((record) => presentCompetition(record, counts.get(record.id)?.shown ?? 0, now));
  };
  const one = async (record: repository.CompetitionRecord, now: Date) => {
    const [competition] = await present([record], now);
    if (!competition) throw new Problem('NOT_FOUND');
    return competition;
  };

  return {
    /** @throws Problem NO_ACTIVE_COMPETITION */
    async active(now: Date): Promise<Schemas['Competition']> {
      const record = await repository.findActiveCompetition(db, now, listed);
      if (!record) throw new Problem('NO_ACTIVE_COMPETITION');
      return one(record, now);
    },
    /** Those that one can enter, vote in or look forward to, by competitionStart. */
    async open(now: Date): Promise<Schemas['Competition'][]> {
      return present(await repository.findOpen(db, now, listed), now);
    },
    /** @throws Problem NOT_FOUND, for a DRAFT too */
    async read(id: number, now: Date): Promise<Schemas['Competition']> {
      const record = await repository.findCompetition(db, id);
      if (!record || shown(record).status === 'DRAFT') throw new Problem('NOT_FOUND');
      return one(record, now);
    },
    /**
     * Those that have ended, by createdAt.
     * @throws Problem VALIDATION_FAILED for a cursor of another list or direction, and for one beside a page
     */
    async archived(query: ArchiveQuery, now: Date): Promise<Schemas['CompetitionPage']> {
      const { page, size, direction, backwards, cursors } = query;
      const places = placesOf(query, (text, field) => placeOf(direction, text, field));
      const part = { direction, backwards, offset: page * size, limit: size + 1, ...places };
      const { competitions: found, total, outside } = await repository.findArchived(db, now, part, listed);
      const { elements, ...sides } = cutToSize({ elements: found, outside }, query);
      const cursorOf = ({ id, created_at: at }: repository.CompetitionRecord) =>
        encodeCursorParts({ kind: kindOf[direction], numbers: [...instantNumbers(at), id] });
      const walk = walkOf(elements, { cursorOf, ...sides, cursors });
      return { ...pageOf(await present(elements, now), page, size, total), ...walk };
    },
  };
}

export type CompetitionService = ReturnType<typeof competitionService>;
