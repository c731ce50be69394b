import type { components } from '@photo-competition/schema/rest';
import { sql } from 'kysely';
import { audit, lastChange, type AuditAction } from '../platform/audit/audit.ts';
import type { Actor } from '../platform/http/actor.ts';
import { boundedCount } from '../platform/database/boundedCount.ts';
import { violatedConstraint, type Db } from '../platform/database/database.ts';
import { holdsWords, staticTextText } from '../platform/database/search.ts';
import type { StaticTextRow } from '../platform/database/tables.ts';
import { pageOf } from '../platform/http/operation.ts';
import { fieldProblem, Problem, versionConflict } from '../platform/http/problem.ts';
import { checkText } from './textRules.ts';

type Schemas = components['schemas'];

const sortColumns = { key: 'key', locale: 'locale', updatedAt: 'updated_at' } as const;

const present = ({ id, key, locale, text, version, updated_at }: StaticTextRow): Schemas['StaticText'] => ({
  id,
  key,
  locale,
  text,
  version,
  updatedAt: updated_at.toISOString(),
});

/** The texts for which all of a filter holds. */
export function matchingTexts(db: Db, { q, locale }: Schemas['StaticTextFilter']) {
  let query = db.selectFrom('static_text');
  if (q !== undefined) query = query.where(holdsWords(staticTextText, q));
  return locale === undefined ? query : query.where('locale', '=', locale);
}

/** Administrators' texts, which overlay what the client ships (docs/product.md §8). */
export function localizationService(db: Db) {
  const ordered = (
    sort: Schemas['StaticTextSort'],
    direction: Schemas['Direction'],
    filter: Schemas['StaticTextFilter'] = {},
  ) =>
    matchingTexts(db, filter)
      .selectAll()
      .orderBy(sortColumns[sort], direction === 'DESC' ? 'desc' : 'asc')
      .orderBy('id');

  const textsIn = async (locale: Schemas['Locale']): Promise<Schemas['LocalizedTexts']> => {
    const rows = await db.selectFrom('static_text').select(['key', 'text']).where('locale', '=', locale).execute();
    return Object.fromEntries(rows.map(({ key, text }) => [key, text]));
  };

  async function read(id: number): Promise<Schemas['StaticText']> {
    const row = await db.selectFrom('static_text').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) throw new Problem('NOT_FOUND');
    return present(row);
  }

  async function change(
    id: number,
    version: number | undefined,
    { viewer, clock, requestId }: Actor,
    action: AuditAction,
    work: (tx: Db, row: StaticTextRow, now: Date) => Promise<unknown>,
  ): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const before = await tx.selectFrom('static_text').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
      if (!before) throw new Problem('NOT_FOUND');
      if (version !== undefined && before.version !== version)
        throw versionConflict(present(before), await lastChange(tx, 'static-text', id));
      const now = clock();
      await work(tx, before, now);
      const after = await tx.selectFrom('static_text').selectAll().where('id', '=', id).executeTakeFirst();
      if (after?.version === before.version) return;
      const entry = { at: now, actor: viewer, action, objectType: 'static-text', objectId: id, requestId } as const;
      await audit(tx, { ...entry, label: before.key, before, after });
    });
  }

  return {
    read,
    textsIn,

    async texts(): Promise<Schemas['Localizations']> {
      const [hu, en] = [await textsIn('hu'), await textsIn('en')];
      return { hu, en };
    },

    async list(sort: Schemas['StaticTextSort'], direction: Schemas['Direction']): Promise<Schemas['StaticText'][]> {
      return (await ordered(sort, direction).execute()).map(present);
    },

    async page({ page, size, sort = 'key', direction = 'ASC', filter = {} }: Schemas['StaticTextPageable']) {
      const rows = await ordered(sort, direction, filter)
        .limit(size)
        .offset(page * size)
        .execute();
      const total = await boundedCount(db, sql`${matchingTexts(db, filter).select(sql.lit(1).as('one'))}`);
      return pageOf(rows.map(present), page, size, total);
    },

    /** @throws Problem KEY_TAKEN; 422 as `checkText` */
    async create({ key, locale, text }: Schemas['StaticTextRequest'], { viewer, clock, requestId }: Actor) {
      checkText(key, locale, text);
      const now = clock();
      try {
        return await db.transaction().execute(async (tx) => {
          const row = await tx
            .insertInto('static_text')
            .values({ key, locale, text, updated_at: now })
            .returningAll()
            .executeTakeFirstOrThrow();
          const entry = { at: now, actor: viewer, action: 'static-text.created', objectType: 'static-text' } as const;
          await audit(tx, { ...entry, objectId: row.id, label: row.key, after: row, requestId });
          return present(row);
        });
      } catch (error) {
        throw violatedConstraint(error) === 'static_text_key' ? fieldProblem('KEY_TAKEN', 'key') : error;
      }
    },

    /** @throws Problem NOT_FOUND, VERSION_CONFLICT; 422 as `checkText` */
    async update(id: number, { text, version }: Schemas['StaticTextUpdate'], actor: Actor) {
      await change(id, version, actor, 'static-text.updated', async (tx, row, now) => {
        checkText(row.key, row.locale, text);
        if (row.text === text) return;
        const set = { text, updated_at: now, version: sql<number>`version + 1` };
        await tx.updateTable('static_text').set(set).where('id', '=', id).execute();
      });
      return read(id);
    },

    /** @param version the one that was read; not compared when absent. @throws Problem NOT_FOUND, VERSION_CONFLICT */
    remove: (id: number, version: number | undefined, actor: Actor): Promise<void> =>
      change(id, version, actor, 'static-text.deleted', (tx) =>
        tx.deleteFrom('static_text').where('id', '=', id).execute(),
      ),
  };
}

export type LocalizationService = ReturnType<typeof localizationService>;
