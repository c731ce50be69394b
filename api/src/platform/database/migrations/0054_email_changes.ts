import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table validation_code add column email text`,
  `alter table validation_code drop constraint validation_code_purpose_check`,
  `alter table validation_code add constraint validation_code_purpose_check
    check (purpose in ('ACTIVATION', 'PASSWORD', 'EMAIL'))`,
  `alter table validation_code add constraint validation_code_email check ((purpose = 'EMAIL') = (email is not null))`,
];

/** A new e-mail address waits, beside the code that was mailed there, until it is confirmed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
