import type { components } from '@photo-competition/schema/rest';
import type { Db } from '../database/database.ts';
import { pageOf } from '../http/operation.ts';
import { Problem } from '../http/problem.ts';
import { asPublished, presentCompetition } from './present.ts';
import * as repository from './repository.ts';

type Schemas = components['schemas'];

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
    return records.map(shown).map((record) => presentCompetition(record, counts.get(record.id)?.approved ?? 0, now));
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
    /** Those that have ended, by createdAt. */
    async archived(
      page: number,
      size: number,
      direction: Schemas['Direction'],
      now: Date,
    ): Promise<Schemas['CompetitionPage']> {
      const asked = { direction, limit: size, offset: page * size };
      const { competitions, total } = await repository.findArchived(db, now, asked, listed);
      return pageOf(await present(competitions, now), page, size, total);
    },
  };
}

export type CompetitionService = ReturnType<typeof competitionService>;
