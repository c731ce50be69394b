import { sql, type Kysely } from 'kysely';

const statements = [
  // What people look for, and what it is looked for in, without accents, case and punctuation: words of ASCII letters where
  // there are such. The same on both engines, whatever their locale.
  `create function search_words(text) returns text language sql immutable strict parallel safe
    return regexp_replace(regexp_replace(lower(normalize($1, NFD)), '[\\u0300-\\u036f]', '', 'g'),
      '[\\u0001-\\u002f\\u003a-\\u0060\\u007b-\\u00bf\\u2000-\\u206f]+', ' ', 'g')`,
  `create function search_text(text) returns tsvector language sql immutable strict parallel safe
    return to_tsvector('simple', search_words($1))`,
  // Each word must begin a word of the text. Null, which matches nothing, without any word.
  `create function search_query(text) returns tsquery language sql immutable strict parallel safe
    return (select string_agg(quote_literal(left(word, 60)) || ':*', ' & ')::tsquery
      from unnest(string_to_array(search_words($1), ' ')) word where word <> '')`,
  // A page of the queue is read out of these in its order, whatever else there is.
  `create index image_queue on image (moderation, created_at, id)`,
  `create index image_queue_competition on image (competition_id, moderation, created_at, id)`,
  `create index image_search on image using gin (search_text(title || ' ' || description))`,
  `create index comment_search on comment using gin (search_text(text))`,
  // Which competition a comment or a pair belongs to, so that nobody has to read those of the others. Set by the database
  // itself: no way of writing one can forget it.
  `create function take_competition() returns trigger language plpgsql as $$
  begin
    new.competition_id := coalesce(new.competition_id, (select competition_id from image where id = new.image_id));
    return new;
  end $$`,
  `alter table comment add column competition_id int`,
  `update comment set competition_id = image.competition_id from image where image.id = comment.image_id`,
  `alter table comment alter column competition_id set not null`,
  `create trigger comment_competition before insert on comment for each row execute function take_competition()`,
  `create index comment_queue on comment (status, created_at, id)`,
  `create index comment_author on comment (account_id, created_at)`,
  `create index comment_queue_competition on comment (competition_id, status, created_at, id)`,
  `alter table image_similarity
    add column competition_id int,
    add column dismissed_by text,
    add column dismissed_at timestamptz,
    add constraint image_similarity_dismissed check ((dismissed_by is null) = (dismissed_at is null))`,
  `update image_similarity set competition_id = image.competition_id from image where image.id = image_similarity.image_id`,
  `alter table image_similarity alter column competition_id set not null`,
  `create trigger image_similarity_competition before insert on image_similarity
    for each row execute function take_competition()`,
  `create index image_similarity_competition on image_similarity (competition_id, distance, image_id, other_id)`,
  // What the pulse counts.
  `create index mail_failed on mail (created_at) where status = 'FAILED'`,
  `create index campaign_running on campaign (id) where state = 'RUNNING'`,
];

/** The moderation queue: its order, its search, near-duplicates that were looked at, and what administrators' pages ask for every few seconds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
