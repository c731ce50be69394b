import type { components } from '@photo-competition/schema/rest';
import type { Db } from '../database/database.ts';
import { pageOf } from '../http/operation.ts';
import { Problem } from '../http/problem.ts';
import { presentCompetition } from './present.ts';
import * as repository from './repository.ts';

type Schemas = components['schemas'];

/** Public reads of competitions (docs/product.md §1). */
export function competitionService(db: Db) {
  const present = async (records: repository.CompetitionRecord[], now: Date) => {
    const counts = await repository.countEntries(
      db,
      records.map(({ id }) => id),
    );
    return records.map((record) => presentCompetition(record, counts.get(record.id)?.approved ?? 0, now));
  };
  const one = async (record: repository.CompetitionRecord, now: Date) => {
    const [competition] = await present([record], now);
    if (!competition) throw new Problem('NOT_FOUND');
    return competition;
  };

  return {
    /** @throws Problem NO_ACTIVE_COMPETITION */
    async active(now: Date): Promise<Schemas['Competition']> {
      const record = await repository.findActiveCompetition(db, now);
      if (!record) throw new Problem('NO_ACTIVE_COMPETITION');
      return one(record, now);
    },
    /** Those that one can enter, vote in or look forward to, by competitionStart. */
    async open(now: Date): Promise<Schemas['Competition'][]> {
      return present(await repository.findOpen(db, now), now);
    },
    /** @throws Problem NOT_FOUND, for a DRAFT too */
    async read(id: number, now: Date): Promise<Schemas['Competition']> {
      const record = await repository.findCompetition(db, id);
      if (!record || record.status === 'DRAFT') throw new Problem('NOT_FOUND');
      return one(record, now);
    },
    /** Those that have ended, by createdAt. */
    async archived(
      page: number,
      size: number,
      direction: Schemas['Direction'],
      now: Date,
    ): Promise<Schemas['CompetitionPage']> {
      const { competitions, total } = await repository.findArchived(db, now, direction, size, page * size);
      return pageOf(await present(competitions, now), page, size, total);
    },
  };
}

export type CompetitionService = ReturnType<typeof competitionService>;
