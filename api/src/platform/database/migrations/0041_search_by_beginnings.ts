import { sql, type Kysely } from 'kysely';

/** Beginnings of a word of so many letters are in the indexes themselves. */
const longest = 8;

/** Every index of what people look for: its expression means something else from now on. */
const indexes = {
  account_search: `account using gin (search_text(last_name || ' ' || first_name || ' ' || username || ' ' || email))`,
  competition_search: `competition using gin (search_text((title ->> 'hu') || ' ' || (title ->> 'en')))`,
  campaign_search: `campaign using gin (search_text(coalesce(subject ->> 'hu', '') || ' ' || coalesce(subject ->> 'en', '')))`,
  static_text_search: `static_text using gin (search_text(key || ' ' || text))`,
  image_search: `image using gin (search_text(title || ' ' || description))`,
  comment_search: `comment using gin (search_text(text))`,
};

const statements = [
  ...Object.keys(indexes).map((name) => `drop index ${name}`),
  // The beginnings of each word, as words of their own. Whoever looks for two words then has the few texts that hold both read
  // out of the index; by the words alone every text that holds one of them was collected first. In PL/pgSQL, whose functions are
  // planned once for a session.
  `create function word_beginnings(text) returns tsvector language plpgsql immutable strict parallel safe cost 1000 as $$
  begin
    return array_to_tsvector(array(select distinct left(word, letters)
      from unnest(tsvector_to_array(to_tsvector('simple', $1))) word,
        unnest(array[${Array.from({ length: longest }, (_, n) => n + 1).join(', ')}, 60]) letters));
  end $$`,
  `create or replace function search_text(text) returns tsvector language sql immutable strict parallel safe
    return word_beginnings(search_words($1))`,
  // Each word must begin a word of the text. Null, which matches nothing, without any word.
  `create or replace function search_query(text) returns tsquery language sql immutable strict parallel safe
    return (select string_agg(quote_literal(left(word, 60)) || case when length(word) > ${longest} then ':*' else '' end, ' & ')::tsquery
      from unnest(string_to_array(search_words($1), ' ')) word where word <> '')`,
  ...Object.entries(indexes).map(([name, on]) => `create index ${name} on ${on}`),
];

/** Searches of administrators' lists cost what they find. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
