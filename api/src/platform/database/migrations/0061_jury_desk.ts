import { sql, type Kysely } from 'kysely';

const statements = [
  // What points of a round mean: `[{point, name: {hu, en}}]` by rising point (docs/product.md §15).
  `alter table jury_round add column point_names jsonb not null default '[]'`,
  // That a photo breaks a rule, as one of its judges says: at most one of each judge and photo.
  `create table jury_report (
    image_id int not null references image on delete cascade,
    round_id int not null references jury_round on delete cascade,
    seat smallint not null,
    text text not null,
    created_at timestamptz not null,
    -- When a moderator decided about the photo, after the report; null while it waits.
    handled_at timestamptz,
    primary key (round_id, seat, image_id)
  )`,
  `create index jury_report_image on jury_report (image_id)`,
  `create index jury_report_open on jury_report (image_id) where handled_at is null`,
];

/** Names of points, and reports of judges to the moderators. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
