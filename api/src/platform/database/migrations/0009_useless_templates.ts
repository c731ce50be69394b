import { sql, type Kysely } from 'kysely';

/**
 * A template without the variable that its mail is useless without (docs/product.md §7) could be stored before that was
 * refused: nobody who got it could activate an account or choose a password. Such a one gives way to the shipped text; the
 * audit log keeps it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const useless = sql`body !~ (case
    when id in ('activation', 'lost-password') then '\\{\\{\\s*link\\s*\\}\\}'
    when id = 'newsletter' then '\\{\\{\\s*content\\s*\\}\\}'
    else '' end)`;
  await sql`insert into audit_log (at, actor, action, object_type, object_id, label, before)
    select now(), 'system', 'template.reset', 'template', id || '/' || locale,
      jsonb_build_object('hu', id || '/' || locale, 'en', id || '/' || locale),
      jsonb_build_object('subject', subject, 'body', body)
    from mail_template where ${useless}`.execute(db);
  await sql`update mail_template set subject = null, body = null, version = version + 1, updated_at = now()
    where ${useless}`.execute(db);
}
