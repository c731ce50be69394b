import { sql, type Kysely } from 'kysely';

const statements = [
  // Votes write here and not into the images, whose rows and indexes stay as they were. No index holds the number, and
  // pages have room for another version of each row: to change it touches nothing but its page.
  `create table image_tally (
    image_id int primary key references image on delete cascade,
    competition_id int not null,
    vote_count int not null default 0 check (vote_count >= 0)
  ) with (fillfactor = 50)`,
  `insert into image_tally (image_id, competition_id, vote_count) select id, competition_id, vote_count from image`,
  `create index image_tally_competition on image_tally (competition_id)`,
  `drop index image_fair`,
  `alter table image drop column vote_count`,
  // All that a list of shown images asks for, to count it or to turn to a page, without reading the images themselves.
  `create index image_shown on image (competition_id, created_at, id) include (type_code, voter_key)
    where moderation = 'APPROVED'`,
];

/** What lists of images need in places of their own, so that their cost stays that of their page whatever is voted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
