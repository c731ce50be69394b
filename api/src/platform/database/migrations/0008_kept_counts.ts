import { sql, type Kysely } from 'kysely';

const statements = [
  // How many images a list holds, without counting them. Kept by the database itself, so that no way of changing an image
  // can forget it; `npm run check` proves it.
  `create table image_count (
    competition_id int not null references competition on delete cascade,
    type_code text not null,
    moderation text not null,
    images int not null check (images >= 0),
    primary key (competition_id, type_code, moderation)
  )`,
  `insert into image_count (competition_id, type_code, moderation, images)
    select competition_id, type_code, moderation, count(*) from image group by competition_id, type_code, moderation`,
  `create function keep_image_count() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' then
      update image_count set images = images - 1
        where competition_id = old.competition_id and type_code = old.type_code and moderation = old.moderation;
    end if;
    if tg_op <> 'DELETE' then
      insert into image_count values (new.competition_id, new.type_code, new.moderation, 1)
        on conflict (competition_id, type_code, moderation) do update set images = image_count.images + 1;
    end if;
    return null;
  end $$`,
  `create trigger image_count after insert or delete or update of competition_id, type_code, moderation on image
    for each row execute function keep_image_count()`,
  // Where an image stands among those with equally many votes: a circle that every voter enters at a place of the own. 31 bits.
  `alter table image_tally add column shuffle int not null default floor(random() * 2147483647)::int check (shuffle >= 0)`,
  `create index image_fair on image_tally (competition_id, vote_count, shuffle, image_id)`,
  // A page of the fair order (docs/product.md §4), read out of that index: level by level of votes, from the voter's place
  // around the circle. Sorting all images of the competition took 7 ms at 10,000 of them.
  `create function fair_images(competition int, start int, wanted_type text, wanted int, skipped int)
  returns table (image_id int, place int) language plpgsql stable as $$
  declare
    level int := -1;
    bounds int[];
  begin
    place := 0;
    loop
      select t.vote_count into level from image_tally t
        where t.competition_id = competition and t.vote_count > level order by t.vote_count limit 1;
      exit when not found;
      foreach bounds slice 1 in array array[[start, 2147483647], [0, start - 1]] loop
        for image_id in
          select t.image_id from image_tally t join image i on i.id = t.image_id
          where t.competition_id = competition and t.vote_count = level and t.shuffle between bounds[1] and bounds[2]
            and i.moderation = 'APPROVED' and (wanted_type is null or i.type_code = wanted_type)
          order by t.shuffle, t.image_id limit wanted + skipped - place
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

/** Lists whose cost is that of their page, however many images a competition has. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
