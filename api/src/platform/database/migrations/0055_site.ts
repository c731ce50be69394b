import { sql, type Kysely } from 'kysely';

const statements = [
  // No row while nothing has been set; the key allows no second one.
  `create table site (
    id int primary key default 1 check (id = 1),
    contact_email text,
    logo bytea,
    logo_hash text,
    logo_width int,
    logo_height int,
    version int not null default 1,
    updated_at timestamptz not null,
    constraint site_logo check (num_nonnulls(logo, logo_hash, logo_width, logo_height) in (0, 4))
  )`,
];

/** How people reach the organisers, and the logo of the site; its name is a text (`shell.brand`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
