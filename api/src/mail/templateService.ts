import type { components } from '@photo-competition/schema/rest';
import { audit } from '../audit/audit.ts';
import type { Actor } from '../competitions/adminService.ts';
import type { Db } from '../database/database.ts';
import type { Locale } from '../http/messages.ts';
import { pageOf } from '../http/operation.ts';
import { invalidField, Problem } from '../http/problem.ts';
import { templateIds, templates, variablesOf, type MailText, type TemplateId } from './templates.ts';

type Schemas = components['schemas'];

const locales: Locale[] = ['hu', 'en'];

/** The text in use: the administrators' one, else the shipped one. */
export async function templateText(db: Db, id: TemplateId, locale: Locale): Promise<MailText> {
  const row = await db
    .selectFrom('mail_template')
    .select(['subject', 'body'])
    .where('id', '=', id)
    .where('locale', '=', locale)
    .executeTakeFirst();
  return row ?? templates[id][locale];
}

/** A text that names an unknown variable is refused with its name (product.md §7). @throws Problem 422 */
export function checkVariables(field: string, text: string, known: string[]): void {
  // Whatever stands between the braces is meant as a variable: a typo must not reach a mailbox.
  for (const [, name = ''] of text.matchAll(/\{\{\s*([^}]*?)\s*\}\}/g))
    if (!known.includes(name)) throw invalidField(field, 'VARIABLE_UNKNOWN', { name, known: known.join(', ') });
}

/** Mail templates over the shipped ones. */
export function templateService(db: Db) {
  async function all(): Promise<Schemas['Template'][]> {
    const rows = await db.selectFrom('mail_template').selectAll().execute();
    return templateIds.flatMap((id) =>
      locales.map((locale) => {
        const row = rows.find((one) => one.id === id && one.locale === locale);
        const { subject, body } = row ?? templates[id][locale];
        const updatedAt = row?.updated_at.toISOString() ?? null;
        return { id, locale, subject, body, variables: variablesOf(id), version: row?.version ?? 0, updatedAt };
      }),
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

  return {
    read,
    list: sorted,

    async page({ page, size, sort = 'id', direction = 'ASC' }: Schemas['TemplatePageable']) {
      const list = await sorted(sort, direction);
      return pageOf(list.slice(page * size, (page + 1) * size), page, size, list.length);
    },

    /** @throws Problem VERSION_CONFLICT; 422 for an unknown variable */
    async update(id: TemplateId, locale: Locale, { version, ...text }: Schemas['TemplateRequest'], actor: Actor) {
      for (const field of ['subject', 'body'] as const) checkVariables(field, text[field], variablesOf(id));
      await db.transaction().execute(async (tx) => {
        const before = await tx
          .selectFrom('mail_template')
          .selectAll()
          .where('id', '=', id)
          .where('locale', '=', locale)
          .forUpdate()
          .executeTakeFirst();
        if ((before?.version ?? 0) !== version) throw new Problem('VERSION_CONFLICT');
        const now = actor.clock();
        const row = { ...text, version: version + 1, updated_at: now };
        const written = await tx
          .insertInto('mail_template')
          .values({ id, locale, ...row })
          // Of two first changes at once, the second finds the row that the first has made.
          .onConflict((conflict) =>
            conflict.columns(['id', 'locale']).doUpdateSet(row).where('mail_template.version', '=', version),
          )
          .returning('version')
          .executeTakeFirst();
        if (!written) throw new Problem('VERSION_CONFLICT');
        const entry = { at: now, actor: actor.viewer, action: 'template.updated', objectType: 'template' } as const;
        await audit(tx, { ...entry, objectId: `${id}/${locale}`, before, after: text, requestId: actor.requestId });
      });
      return read(id, locale);
    },
  };
}

export type TemplateService = ReturnType<typeof templateService>;
