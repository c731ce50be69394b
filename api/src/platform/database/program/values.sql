-- Functions of values alone. The defaults and indexes of tables need them, so that this file also runs before the tables are made.

-- 31 bits that nobody can foretell: a reader of enough numbers of PostgreSQL's random() can foretell the next ones.
create or replace function drawn_number() returns int language sql volatile
  return ('x' || substr(gen_random_uuid()::text, 1, 8))::bit(32)::int & 2147483647;

-- Normalizes searched texts and search terms: without accents, case and punctuation, as words of ASCII letters where
-- there are such. The same on both engines, whatever their locale.
create or replace function search_words(text) returns text language sql immutable strict parallel safe
  return regexp_replace(regexp_replace(lower(normalize($1, NFD)), '[\u0300-\u036f]', '', 'g'),
    '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u2000-\u206f]+', ' ', 'g');

-- The beginnings of each word, up to eight letters, as words of their own. A search for two words then reads the few texts that
-- hold both read out of the index; by the words alone every text that holds one of them was collected first. In PL/pgSQL, whose
-- functions are planned once for a session.
create or replace function word_beginnings(text) returns tsvector language plpgsql immutable strict parallel safe cost 1000 as $$
begin
  return array_to_tsvector(array(select distinct left(word, letters)
    from unnest(tsvector_to_array(to_tsvector('simple', $1))) word,
      unnest(array[1, 2, 3, 4, 5, 6, 7, 8, 60]) letters));
end $$;

create or replace function search_text(text) returns tsvector language sql immutable strict parallel safe
  return word_beginnings(search_words($1));

-- Each word must begin a word of the text. Null, which matches nothing, without any word.
create or replace function search_query(text) returns tsquery language sql immutable strict parallel safe
  return (select string_agg(quote_literal(left(word, 60)) || case when length(word) > 8 then ':*' else '' end, ' & ')::tsquery
    from unnest(string_to_array(search_words($1), ' ')) word where word <> '');

create or replace function mail_state(status text, handing_over boolean) returns text language sql immutable parallel safe
  return case when status = 'QUEUED' and handing_over then 'SENDING' else status end;

-- Adds a vote with `added` points and removes one with `removed`; null for none.
create or replace function recounted(by_point int[], removed int, added int) returns int[] language plpgsql immutable as $$
begin
  while coalesce(array_length(by_point, 1), 0) <= greatest(removed, added) loop
    by_point := by_point || 0;
  end loop;
  if removed is not null then
    by_point[removed + 1] := by_point[removed + 1] - 1;
  end if;
  if added is not null then
    by_point[added + 1] := by_point[added + 1] + 1;
  end if;
  return by_point;
end $$;

-- 12 random bytes: of a random UUID the first six are random throughout.
create or replace function new_ballot_number() returns bytea language sql volatile as $$
  select substr(uuid_send(gen_random_uuid()), 1, 6) || substr(uuid_send(gen_random_uuid()), 1, 6) $$;

-- The commitment of count/src/encoding.ts, for a ballot whose predecessor is known under the locks of its vote only.
create or replace function count_commitment(of_competition int, of_number bytea, of_image int, given int, replaced bytea)
returns bytea language sql immutable as $$
  select sha256('PCB1'::bytea || int4send(of_competition) || of_number || int4send(of_image)
    || set_byte('\x00000000'::bytea, 0, coalesce(given, 255))
    || coalesce(replaced, decode(repeat('00', 12), 'hex')) || decode(repeat('00', 24), 'hex')) $$;

-- Refuses what changes a table that only grows.
create or replace function append_only() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
