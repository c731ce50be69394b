import { sql, type Kysely } from 'kysely';

const statements = [
  // Images that were stored before there was the size `small`; the service makes it, one photo after the other.
  `create table derivative_backfill (
    image_id int primary key references image on delete cascade,
    attempts int not null default 0 check (attempts >= 0),
    due_at timestamptz not null default '1970-01-01T00:00:00Z',
    error text
  )`,
  `create index derivative_backfill_due on derivative_backfill (due_at, image_id)`,
  `insert into derivative_backfill (image_id) select id from image
    where not jsonb_path_exists(derivatives, '$[*] ? (@.resolution == "small")')`,
];

/** The list of images that lack the derivative of 800 pixels (docs/product.md §2). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
