-- Images, and what is kept of them: the database itself keeps it, so that no way of changing an image can forget it.
-- `npm run check` proves it.

-- An id that no image has, and that no other transaction is about to give: its lock lasts as long as the transaction.
create or replace function free_image_id() returns int language plpgsql volatile as $$
declare
  candidate int;
begin
  loop
    candidate := drawn_number();
    exit when candidate > 0 and pg_try_advisory_xact_lock(1230130503, candidate)
      and not exists (select from image where id = candidate);
  end loop;
  return candidate;
end $$;

create or replace function keep_image_count() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update image_count set images = images - 1,
      held_back = held_back - case when tg_op = 'DELETE' and old.held_back then 1 else 0 end
      where competition_id = old.competition_id and type_code = old.type_code and moderation = old.moderation;
  end if;
  if tg_op <> 'DELETE' then
    insert into image_count (competition_id, type_code, moderation, images, held_back)
      values (new.competition_id, new.type_code, new.moderation, 1, case when tg_op = 'INSERT' and new.held_back then 1 else 0 end)
      on conflict (competition_id, type_code, moderation) do update set images = image_count.images + 1,
        held_back = image_count.held_back + excluded.held_back;
  end if;
  return null;
end $$;
create or replace trigger image_count after insert or delete or update of competition_id, type_code, moderation on image
  for each row execute function keep_image_count();

-- Of many images at once, as a jury decides: one row of the count for all of them, and not one after the other.
create or replace function keep_held_back() returns trigger language plpgsql as $$
begin
  update image_count c set held_back = c.held_back + change.net from (
    select competition_id, type_code, moderation, sum(n)::int as net from (
      select competition_id, type_code, moderation, 1 as n from come where held_back
      union all select competition_id, type_code, moderation, -1 from gone where held_back) changed
    group by 1, 2, 3 having sum(n) <> 0) change
    where (c.competition_id, c.type_code, c.moderation) = (change.competition_id, change.type_code, change.moderation);
  return null;
end $$;
create or replace trigger image_held_back after update on image referencing old table as gone new table as come
  for each statement execute function keep_held_back();

-- The fields of an image that the fair order needs, beside the number of its votes.
create or replace function image_tally_of() returns trigger language plpgsql as $$
begin
  select i.type_code, i.shown into new.of_type, new.shown from image i where i.id = new.image_id;
  return new;
end $$;
create or replace trigger image_tally_of before insert on image_tally for each row execute function image_tally_of();

create or replace function keep_image_tally() returns trigger language plpgsql as $$
begin
  update image_tally set of_type = new.type_code, shown = new.shown where image_id = new.id;
  return null;
end $$;
create or replace trigger image_tally after update of type_code, moderation, held_back on image for each row
  when ((old.type_code, old.shown) is distinct from (new.type_code, new.shown)) execute function keep_image_tally();

-- A page of the fair order (docs/product.md §4), read out of its index: level by level of votes, from the voter's place
-- around the circle; of several types, as much as the page needs of each. Images that are not shown, or of other types, are
-- never looked at: those nobody votes for would be the first of every page.
create or replace function fair_images(competition int, start int, wanted_type text, wanted int, skipped int)
returns table (image_id int, place int) language plpgsql stable as $$
declare
  types text[] := (select array_agg(code) from image_type
    where competition_id = competition and (wanted_type is null or code = wanted_type));
  level int := -1;
  bounds int[];
begin
  place := 0;
  loop
    select min(one.vote_count) into level from unnest(types) type cross join lateral (
      select t.vote_count from image_tally t
      where t.competition_id = competition and t.of_type = type and t.shown and t.vote_count > level
      order by t.vote_count limit 1) one;
    exit when level is null;
    foreach bounds slice 1 in array array[[start, 2147483647], [0, start - 1]] loop
      for image_id in
        select one.image_id from unnest(types) type cross join lateral (
          select t.shuffle, t.image_id from image_tally t
          where t.competition_id = competition and t.of_type = type and t.shown and t.vote_count = level
            and t.shuffle between bounds[1] and bounds[2]
          order by t.shuffle, t.image_id limit wanted + skipped - place) one
        order by one.shuffle, one.image_id limit wanted + skipped - place
      loop
        place := place + 1;
        if place > skipped then
          return next;
        end if;
      end loop;
      if place >= wanted + skipped then
        return;
      end if;
    end loop;
  end loop;
end $$;

-- Which competition a comment or a pair belongs to, so that nobody has to read those of the others.
create or replace function take_competition() returns trigger language plpgsql as $$
begin
  new.competition_id := coalesce(new.competition_id, (select competition_id from image where id = new.image_id));
  return new;
end $$;
create or replace trigger comment_competition before insert on comment for each row execute function take_competition();
create or replace trigger image_similarity_competition before insert on image_similarity
  for each row execute function take_competition();
