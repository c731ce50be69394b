import { sql, type Kysely } from 'kysely';

const statements = [
  // Rank of a photo in a decided round, within its category and with the photos that are hidden; equal ones share one. Null without a
  // score, and until the round is decided (docs/product.md §15).
  `alter table jury_photo add standing int check (standing > 0)`,
  `with share as (
      select t.round_id, t.number, t.point, count(*)::int as marks
      from jury_task t join jury_panel p on p.round_id = t.round_id and p.seat = t.seat
        join jury_round r on r.id = t.round_id and r.decided_at is not null
      where t.point is not null and t.withdrawn is null and not t.closed and not p.left_out
      group by 1, 2, 3
    ), given as (
      select share.round_id, share.number,
        array_agg((share.point, share.marks / score_marks::float8) order by share.point desc) as shares
      from share join jury_photo photo on photo.round_id = share.round_id and photo.number = share.number and score_marks > 0
      group by 1, 2
    ), ranked as (
      select photo.round_id, photo.number, rank() over (partition by photo.round_id, type_code
        order by score_sum / score_marks::float8 desc, shares desc nulls last)::int as standing
      from jury_photo photo left join given using (round_id, number) where score_marks > 0
    )
    update jury_photo set standing = ranked.standing from ranked
    where ranked.round_id = jury_photo.round_id and ranked.number = jury_photo.number`,
  // The order of the photos that a jury has judged, category by category, of competitions with a decided round: of all photos that
  // are not held back, those that are hidden included.
  `create table jury_place (
    image_id int primary key references image on delete cascade,
    competition_id int not null references competition on delete cascade,
    type_code text not null,
    place int not null check (place > 0)
  )`,
  `insert into jury_place (image_id, competition_id, type_code, place)
    select image.id, image.competition_id, image.type_code, row_number() over (partition by image.competition_id
      order by image_type.position, judged.standings nulls last, image.id)
    from image join image_type on image_type.competition_id = image.competition_id and code = type_code
      cross join lateral (select array_agg(coalesce(standing, 2147483647) order by r.position desc, r.id desc) as standings
        from jury_round r left join jury_photo on round_id = r.id and image_id = image.id
        where r.competition_id = image.competition_id and decided_at is not null
          and (types = '{}' or image.type_code = any(types))) judged
    where not held_back and exists (select from jury_round r where r.competition_id = image.competition_id and decided_at is not null)`,
  `create unique index jury_place_order on jury_place (competition_id, place)`,
  `create unique index jury_place_type on jury_place (competition_id, type_code, place)`,
];

/** The order of photos that juries have judged. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
