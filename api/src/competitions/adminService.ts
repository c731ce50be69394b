import type { components } from '@photo-competition/schema/rest';
import { audit } from '../audit/audit.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/database.ts';
import { pageOf, type Viewer } from '../http/operation.ts';
import { invalidField, Problem } from '../http/problem.ts';
import * as writes from './adminRepository.ts';
import { presentForAdministrator, timed } from './present.ts';
import * as repository from './repository.ts';
import { checkContent, checkFrozen, checkStatusMove } from './rules.ts';

type Schemas = components['schemas'];

/** Who acts, when, in which request. */
export interface Actor {
  viewer: Viewer;
  clock: Clock;
  requestId: string;
}

const sortColumns = {
  createdAt: 'created_at',
  competitionStart: 'competition_start',
  award: 'award',
  status: 'status',
} as const;

/** A category that holds entries may be renamed, not removed or shortened below them. */
async function checkTypesInUse(tx: Db, id: number, types: Schemas['ImageType'][]): Promise<void> {
  for (const { type_code: code, highest } of await writes.usedSlots(tx, id)) {
    const kept = types.find((type) => type.code === code);
    if (!kept || kept.slots < highest) throw invalidField('imageTypes', 'TYPE_IN_USE', { code });
  }
}

/** Running competitions (product.md §1). */
export function adminCompetitionService(db: Db) {
  const present = async (records: repository.CompetitionRecord[], now: Date) => {
    const counts = await repository.countEntries(
      db,
      records.map(({ id }) => id),
    );
    return records.map((record) => presentForAdministrator(record, counts.get(record.id), now));
  };

  async function read(id: number, now: Date): Promise<Schemas['AdminCompetition']> {
    const record = await repository.findCompetition(db, id);
    if (!record) throw new Problem('NOT_FOUND');
    const [competition] = await present([record], now);
    if (!competition) throw new Problem('NOT_FOUND');
    return competition;
  }

  /** Changes one competition under its lock and tells the audit log. */
  async function change(
    id: number,
    { viewer, clock, requestId }: Actor,
    action: string,
    work: (tx: Db, record: repository.CompetitionRecord, now: Date) => Promise<void>,
  ): Promise<Date> {
    return db.transaction().execute(async (tx) => {
      const record = await repository.lockCompetition(tx, id, 'update');
      if (!record) throw new Problem('NOT_FOUND');
      const now = clock();
      await work(tx, record, now);
      const after = await repository.findCompetition(tx, id);
      const entry = { at: now, actor: viewer, action, objectType: 'competition', objectId: id, requestId } as const;
      await audit(tx, { ...entry, before: record, after });
      return now;
    });
  }

  return {
    read,

    async list(sort: Schemas['CompetitionSort'], direction: Schemas['Direction'], now: Date) {
      const query = { sort: sortColumns[sort], direction: direction === 'DESC' ? 'desc' : 'asc' } as const;
      const { competitions } = await repository.findCompetitions(db, query);
      return present(competitions, now);
    },

    async page({ page, size, sort = 'createdAt', direction = 'ASC' }: Schemas['CompetitionPageable'], now: Date) {
      const order = { sort: sortColumns[sort], direction: direction === 'DESC' ? 'desc' : 'asc' } as const;
      const { competitions, total } = await repository.findCompetitions(db, {
        ...order,
        limit: size,
        offset: page * size,
      });
      return pageOf(await present(competitions, now), page, size, total);
    },

    /** @throws Problem 422 */
    async create(content: Schemas['CompetitionRequest'], { viewer, clock, requestId }: Actor) {
      checkContent(content);
      const now = clock();
      const id = await db.transaction().execute(async (tx) => {
        const made = await writes.insertCompetition(tx, content, now);
        const entry = { at: now, actor: viewer, action: 'competition.created', objectType: 'competition' } as const;
        await audit(tx, { ...entry, objectId: made, after: content, requestId });
        return made;
      });
      return read(id, now);
    },

    /** @throws Problem NOT_FOUND, VERSION_CONFLICT, DATES_FROZEN, 422 */
    async update(id: number, { version, ...content }: Schemas['CompetitionUpdate'], actor: Actor) {
      checkContent(content);
      const now = await change(id, actor, 'competition.updated', async (tx, record, at) => {
        if (record.version !== version) throw new Problem('VERSION_CONFLICT');
        if (await writes.hasVotes(tx, id)) checkFrozen(timed(record), content, at);
        if (content.imageTypes) await checkTypesInUse(tx, id, content.imageTypes);
        await writes.updateCompetition(tx, id, content, at);
      });
      return read(id, now);
    },

    /** @throws Problem NOT_FOUND, ILLEGAL_STATUS_CHANGE */
    async setStatus(id: number, status: Schemas['CompetitionStatus'], actor: Actor) {
      const now = await change(id, actor, 'competition.status-changed', async (tx, record, at) => {
        checkStatusMove(timed(record), status, at);
        await writes.updateStatus(tx, id, status, at);
      });
      return read(id, now);
    },

    /** @throws Problem NOT_FOUND, COMPETITION_NOT_EMPTY */
    async remove(id: number, actor: Actor): Promise<void> {
      await change(id, actor, 'competition.deleted', async (tx) => {
        if ((await writes.usedSlots(tx, id)).length) throw new Problem('COMPETITION_NOT_EMPTY');
        await writes.removeCompetition(tx, id);
      });
    },
  };
}

export type AdminCompetitionService = ReturnType<typeof adminCompetitionService>;
