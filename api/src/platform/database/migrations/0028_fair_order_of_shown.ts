import { sql, type Kysely } from 'kysely';

const statements = [
  // What the fair order has to know of an image, beside the number of its votes. Kept by the database itself, so that no way of
  // changing an image can forget it; `npm run check` proves it.
  `alter table image_tally add column of_type text, add column shown boolean`,
  `update image_tally t set of_type = i.type_code, shown = i.moderation = 'APPROVED' from image i where i.id = t.image_id`,
  `alter table image_tally alter column of_type set not null, alter column shown set not null`,
  `create function image_tally_of() returns trigger language plpgsql as $$
  begin
    select i.type_code, i.moderation = 'APPROVED' into new.of_type, new.shown from image i where i.id = new.image_id;
    return new;
  end $$`,
  `create trigger image_tally_of before insert on image_tally for each row execute function image_tally_of()`,
  `create function keep_image_tally() returns trigger language plpgsql as $$
  begin
    update image_tally set of_type = new.type_code, shown = new.moderation = 'APPROVED' where image_id = new.id;
    return null;
  end $$`,
  `create trigger image_tally after update of type_code, moderation on image for each row
    when ((old.type_code, old.moderation) is distinct from (new.type_code, new.moderation)) execute function keep_image_tally()`,
  `drop index image_fair`,
  `create index image_fair on image_tally (competition_id, of_type, vote_count, shuffle, image_id) where shown`,
  // A page of the fair order (docs/product.md §4), read out of that index: level by level of votes, from the voter's place
  // around the circle; of several types, as much as the page needs of each. Images that are not shown, or of other types, are
  // never looked at: those nobody votes for would be the first of every page.
  `create or replace function fair_images(competition int, start int, wanted_type text, wanted int, skipped int)
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
  end $$`,
];

/** The fair order costs a page, however many images are hidden or of other types. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
