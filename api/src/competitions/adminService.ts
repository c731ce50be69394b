import type { components } from '@photo-competition/schema/rest';
import { audit, lastChange, type AuditAction } from '../platform/audit/audit.ts';
import { withoutBidiControls } from '../platform/bidiControls.ts';
import type { Db } from '../platform/database/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { pageOf } from '../platform/http/operation.ts';
import { invalidField, Problem, versionConflict } from '../platform/http/problem.ts';
import { aboutCompetitions } from './about.ts';
import * as writes from './adminRepository.ts';
import { isDeepStrictEqual } from 'node:util';
import { checkFrozen } from './frozen.ts';
import { contentOf, presentForAdministrator, timed } from './present.ts';
import * as repository from './repository.ts';
import { checkContent, dateNames } from './rules.ts';
import { checkStatusMove } from './statusMoves.ts';

type Schemas = components['schemas'];

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

const plain = ({ hu, en }: Schemas['LocalizedText']): Schemas['LocalizedText'] => ({
  hu: withoutBidiControls(hu),
  en: withoutBidiControls(en),
});

/** The words of a competition as they are kept: they stand beside names, buttons and other texts, and in mails. */
function withPlainWords<Content extends Partial<Schemas['CompetitionRequest']>>(content: Content): Content {
  const { title, description, imageTypes } = content;
  return {
    ...content,
    ...(title ? { title: plain(title) } : {}),
    ...(description ? { description: plain(description) } : {}),
    ...(imageTypes ? { imageTypes: imageTypes.map((type) => ({ ...type, title: plain(type.title) })) } : {}),
  };
}

/** The content of a competition after an update: fields that the update does not name stay. */
function updated(record: repository.CompetitionRecord, changes: Omit<Schemas['CompetitionUpdate'], 'version'>) {
  const content = { ...contentOf(record), ...withPlainWords(changes) };
  // Instants may be written in several ways, and are kept in one.
  for (const name of dateNames) content[name] = new Date(content[name]).toISOString();
  return content;
}

/** Votes come after votingStart: of a competition that has passed it the first one says nothing more. */
const firstVoteOf = async (tx: Db, { id, status, voting_start }: repository.CompetitionRecord, now: Date) =>
  status !== 'DRAFT' && voting_start > now ? writes.firstVote(tx, id) : null;

/** Running competitions (docs/product.md §1). */
export function adminCompetitionService(db: Db) {
  const present = async (tx: Db, records: repository.CompetitionRecord[], now: Date) => {
    const ids = records.map(({ id }) => id);
    const about = await aboutCompetitions(tx, ids, now);
    return records.flatMap((record) => {
      const told = about.get(record.id);
      // Without it the competition has gone since it was read.
      return told ? [presentForAdministrator(record, told, now)] : [];
    });
  };

  const presentOne = async (tx: Db, record: repository.CompetitionRecord, now: Date) => {
    const [competition] = await present(tx, [record], now);
    if (!competition) throw new Problem('NOT_FOUND');
    return competition;
  };

  async function read(id: number, now: Date): Promise<Schemas['AdminCompetition']> {
    const record = await repository.findCompetition(db, id);
    if (!record) throw new Problem('NOT_FOUND');
    return presentOne(db, record, now);
  }

  /**
   * Changes one competition under its lock and tells the audit log, where `work` says that it has changed something.
   * @param version the one that was read; not checked when it is undefined
   * @throws Problem NOT_FOUND, VERSION_CONFLICT
   */
  async function change(
    id: number,
    version: number | undefined,
    { viewer, clock, requestId }: Actor,
    action: AuditAction,
    work: (tx: Db, record: repository.CompetitionRecord, now: Date) => Promise<boolean>,
  ): Promise<Date> {
    return db.transaction().execute(async (tx) => {
      const record = await repository.lockCompetition(tx, id, 'update');
      if (!record) throw new Problem('NOT_FOUND');
      const now = clock();
      if (version !== undefined && record.version !== version) {
        const current = await presentOne(tx, record, now);
        throw versionConflict(current, await lastChange(tx, 'competition', id));
      }
      if (!(await work(tx, record, now))) return now;
      const after = await repository.findCompetition(tx, id);
      const entry = { at: now, actor: viewer, action, objectType: 'competition', objectId: id, requestId } as const;
      await audit(tx, { ...entry, label: (after ?? record).title, before: record, after });
      return now;
    });
  }

  return {
    read,

    async list(sort: Schemas['CompetitionSort'], direction: Schemas['Direction'], now: Date) {
      const query = { sort: sortColumns[sort], direction: direction === 'DESC' ? 'desc' : 'asc' } as const;
      const { competitions } = await repository.findCompetitions(db, query, now);
      return present(db, competitions, now);
    },

    async page(asked: Schemas['CompetitionPageable'], now: Date) {
      const { page, size, sort = 'createdAt', direction = 'ASC', filter = {} } = asked;
      const order = { sort: sortColumns[sort], direction: direction === 'DESC' ? 'desc' : 'asc' } as const;
      const part = { limit: size, offset: page * size };
      const { competitions, total } = await repository.findCompetitions(db, { ...order, ...part, filter }, now);
      return pageOf(await present(db, competitions, now), page, size, total);
    },

    /** @throws Problem 422 */
    async create(request: Schemas['CompetitionRequest'], { viewer, clock, requestId }: Actor) {
      const content = withPlainWords(request);
      checkContent(content);
      const now = clock();
      const id = await db.transaction().execute(async (tx) => {
        const made = await writes.insertCompetition(tx, content, now);
        const entry = { at: now, actor: viewer, action: 'competition.created', objectType: 'competition' } as const;
        await audit(tx, { ...entry, objectId: made, label: content.title, after: content, requestId });
        return made;
      });
      return read(id, now);
    },

    /** Changes what is named. @throws Problem NOT_FOUND, VERSION_CONFLICT, FROZEN, 422 */
    async update(id: number, { version, ...changes }: Schemas['CompetitionUpdate'], actor: Actor) {
      const now = await change(id, version, actor, 'competition.updated', async (tx, record, at) => {
        const before = contentOf(record);
        const content = updated(record, changes);
        if (isDeepStrictEqual(before, content)) return false;
        checkContent(content, changes);
        const firstVote = await firstVoteOf(tx, record, at);
        const firstSeat = await writes.firstSeat(tx, id);
        const firstEntry = await writes.firstEntry(tx, id);
        const about = { closedAt: record.closed_at, firstVote, firstSeat, firstEntry };
        checkFrozen({ ...timed(record), ...about }, before, content, at);
        if (changes.imageTypes) await checkTypesInUse(tx, id, changes.imageTypes);
        await writes.updateCompetition(tx, id, content, at);
        return true;
      });
      return read(id, now);
    },

    /** @throws Problem NOT_FOUND, VERSION_CONFLICT, ILLEGAL_STATUS_CHANGE, DATES_OVER */
    async setStatus(id: number, status: Schemas['CompetitionStatus'], actor: Actor, version?: number) {
      const now = await change(id, version, actor, 'competition.status-changed', async (tx, record, at) => {
        checkStatusMove(timed(record), status, at);
        await writes.updateStatus(tx, id, status, at);
        return true;
      });
      return read(id, now);
    },

    /** @throws Problem NOT_FOUND, VERSION_CONFLICT, COMPETITION_NOT_EMPTY, COMPETITION_NOT_DRAFT */
    async remove(id: number, actor: Actor, version?: number): Promise<void> {
      await change(id, version, actor, 'competition.deleted', async (tx, { status }) => {
        if ((await writes.usedSlots(tx, id)).length) throw new Problem('COMPETITION_NOT_EMPTY');
        if (status !== 'DRAFT') throw new Problem('COMPETITION_NOT_DRAFT');
        await writes.removeCompetition(tx, id);
        return true;
      });
    },
  };
}

export type AdminCompetitionService = ReturnType<typeof adminCompetitionService>;
