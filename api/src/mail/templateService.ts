import type { components } from '@photo-competition/schema/rest';
import type { Selectable } from 'kysely';
import { audit, lastChange, type AuditAction } from '../platform/audit/audit.ts';
import type { Actor } from '../platform/http/actor.ts';
import type { Db } from '../platform/database/database.ts';
import type { MailTemplateTable } from '../platform/database/mailTables.ts';
import type { Locale } from '../platform/http/messages.ts';
import { pageOf } from '../platform/http/operation.ts';
import { Problem, versionConflict } from '../platform/http/problem.ts';
import { checkTemplate } from './templateRules.ts';
import { requiredVariables, templateIds, templates, variablesOf, type MailText, type TemplateId } from './templates.ts';

type Schemas = components['schemas'];
type TemplateRow = Selectable<MailTemplateTable>;

const locales: Locale[] = ['hu', 'en'];

const textOf = (row: Pick<TemplateRow, 'subject' | 'body'> | undefined, shipped: MailText): MailText => ({
  subject: row?.subject ?? shipped.subject,
  body: row?.body ?? shipped.body,
});

/** The text in use: the administrators' one, else the shipped one. */
export async function templateText(db: Db, id: TemplateId, locale: Locale): Promise<MailText> {
  const row = await db
    .selectFrom('mail_template')
    .select(['subject', 'body'])
    .where('id', '=', id)
    .where('locale', '=', locale)
    .executeTakeFirst();
  return textOf(row, templates[id][locale]);
}

function present(id: TemplateId, locale: Locale, row: TemplateRow | undefined): Schemas['Template'] {
  const shipped = templates[id][locale];
  return {
    id,
    locale,
    ...textOf(row, shipped),
    shipped,
    variables: variablesOf(id),
    required: requiredVariables(id),
    version: row?.version ?? 0,
    updatedAt: row?.updated_at?.toISOString() ?? null,
  };
}

/** The row of a template under its lock; made where nobody has changed the template yet. */
async function lockTemplate(tx: Db, id: TemplateId, locale: Locale): Promise<TemplateRow> {
  await tx
    .insertInto('mail_template')
    .values({ id, locale, subject: null, body: null, version: 0, updated_at: null })
    .onConflict((conflict) => conflict.columns(['id', 'locale']).doNothing())
    .execute();
  return tx
    .selectFrom('mail_template')
    .selectAll()
    .where('id', '=', id)
    .where('locale', '=', locale)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Mail templates over the shipped ones. */
export function templateService(db: Db) {
  async function all(): Promise<Schemas['Template'][]> {
    const rows = await db.selectFrom('mail_template').selectAll().execute();
    return templateIds.flatMap((id) =>
      locales.map((locale) =>
        present(
          id,
          locale,
          rows.find((row) => row.id === id && row.locale === locale),
        ),
      ),
    );
  }

  async function sorted(sort: Schemas['TemplateSort'], direction: Schemas['Direction']) {
    const sign = direction === 'DESC' ? -1 : 1;
    const keyOf = (one: Schemas['Template']) => `${one[sort] ?? ''} ${one.id} ${one.locale}`;
    return (await all()).sort((a, b) => (keyOf(a) < keyOf(b) ? -sign : sign));
  }

  async function read(id: TemplateId, locale: Locale): Promise<Schemas['Template']> {
    const found = (await all()).find((one) => one.id === id && one.locale === locale);
    if (!found) throw new Problem('NOT_FOUND');
    return found;
  }

  /** Stores a text, or nothing for the shipped one, and tells the audit log; what changes nothing has no new version. */
  async function write(
    { id, locale, version, action }: { id: TemplateId; locale: Locale; version: number; action: AuditAction },
    text: MailText | { subject: null; body: null },
    { viewer, clock, requestId }: Actor,
  ): Promise<Schemas['Template']> {
    const objectId = `${id}/${locale}`;
    await db.transaction().execute(async (tx) => {
      const row = await lockTemplate(tx, id, locale);
      if (row.version !== version)
        throw versionConflict(present(id, locale, row), await lastChange(tx, 'template', objectId));
      const [before, after] = [textOf(row, templates[id][locale]), textOf(text, templates[id][locale])];
      if (before.subject === after.subject && before.body === after.body) return;
      const at = clock();
      await tx
        .updateTable('mail_template')
        .set({ ...text, version: version + 1, updated_at: at })
        .where('id', '=', id)
        .where('locale', '=', locale)
        .execute();
      const entry = {
        at,
        actor: viewer,
        action,
        objectType: 'template',
        objectId,
        label: objectId,
        requestId,
      } as const;
      await audit(tx, { ...entry, before, after });
    });
    return read(id, locale);
  }

  return {
    read,
    list: sorted,

    async page({ page, size, sort = 'id', direction = 'ASC' }: Schemas['TemplatePageable']) {
      const list = await sorted(sort, direction);
      return pageOf(list.slice(page * size, (page + 1) * size), page, size, list.length);
    },

    /** @throws Problem VERSION_CONFLICT; 422 for a blank text, an unknown variable, or one that is missing */
    update(id: TemplateId, locale: Locale, { version, ...text }: Schemas['TemplateRequest'], actor: Actor) {
      checkTemplate(id, text);
      return write({ id, locale, version, action: 'template.updated' }, text, actor);
    },

    /** Back to the shipped text. @throws Problem VERSION_CONFLICT */
    reset: (id: TemplateId, locale: Locale, version: number, actor: Actor) =>
      write({ id, locale, version, action: 'template.reset' }, { subject: null, body: null }, actor),
  };
}

export type TemplateService = ReturnType<typeof templateService>;
