import { sql } from 'kysely';
import type { Rule } from './finding.ts';

/** Whether a round accepts and is decided, in a statement about `jury_round`. */
const hasAccepted = sql`(accepts and decided_at is not null)`;

/** Expected values of a photo of a decided round, computed from its marks and lines: sum, number, and whether it is accepted. */
const decided = sql`jury_photo photo join jury_round round on round.id = photo.round_id
  left join jury_score given on given.round_id = photo.round_id and given.number = photo.number
  left join jury_line line on line.round_id = photo.round_id and line.type_code = photo.type_code`;

/** Juries: what they have decided, and what is before their judges (docs/product.md §15). */
export const juryRules: Rule[] = [
  {
    name: 'jury-score',
    broken: sql`
      select 'image ' || image_id as subject,
        'round ' || round.id || ' gives it ' || coalesce(photo.score_sum || ' by ' || photo.score_marks, 'nothing') || ', its marks say '
          || case when decided_at is null then 'nothing yet'
            else coalesce(given.score_sum, 0) || ' by ' || coalesce(given.score_marks, 0) end as detail
      from ${decided}
      where (photo.score_sum, photo.score_marks) is distinct from (
        case when decided_at is not null then coalesce(given.score_sum, 0) end,
        case when decided_at is not null then coalesce(given.score_marks, 0) end)`,
  },
  {
    name: 'jury-accepted',
    broken: sql`
      select 'image ' || image_id as subject,
        'round ' || round.id || ' says that it is ' || case photo.accepted when true then 'accepted' when false then 'not accepted'
          else 'undecided' end || ', and its marks and the line say something else' as detail
      from ${decided}
      where photo.accepted is distinct from case when accepts and decided_at is not null then coalesce(given.score_marks > 0
        and given.score_sum * line.score_marks >= line.score_sum * given.score_marks, false) end`,
  },
  {
    name: 'jury-order',
    broken: sql`
      select 'image ' || image_id as subject, 'round ' || photo.round_id || ' gives it rank ' || coalesce(photo.standing::text, 'none')
          || ', its marks say something else' as detail
      from ${decided} join jury_standing ranked on ranked.round_id = photo.round_id and ranked.number = photo.number
      where photo.standing is distinct from case when decided_at is not null then ranked.standing end
      union all select 'image ' || image_id, 'its place by the jury is ' || coalesce(kept.place::text, 'none') || ', its ranks say '
        || coalesce(ranked.place::text, 'none')
      from jury_place kept full join jury_order ranked using (image_id)
      where (kept.competition_id, kept.type_code, kept.place) is distinct from (ranked.competition_id, ranked.type_code, ranked.place)`,
  },
  {
    name: 'jury-line',
    broken: sql`
      select 'round ' || jury_round.id as subject, case when not ${hasAccepted} then 'it has a line, and has accepted nothing'
          when gcd(score_sum, score_marks) <> 1 then 'the line of ' || type_code || ' is not in lowest terms'
          else 'no photo has the score of the line of ' || type_code end as detail
      from jury_line join jury_round on jury_round.id = round_id
      where not ${hasAccepted} or gcd(score_sum, score_marks) <> 1 or not exists (select from jury_photo photo
        where photo.round_id = jury_line.round_id and photo.type_code = jury_line.type_code
          and photo.score_sum * jury_line.score_marks = jury_line.score_sum * photo.score_marks and photo.score_marks > 0)
      union all select 'round ' || jury_round.id, 'it has no line of ' || photo.type_code
      from jury_round join jury_photo photo on photo.round_id = jury_round.id join image on image.id = image_id
      where ${hasAccepted} and photo.score_marks > 0 and moderation = 'APPROVED' and (moderated_at is null or moderated_at < decided_at)
        and not exists (select from jury_line line where line.round_id = jury_round.id and line.type_code = photo.type_code)
      group by jury_round.id, photo.type_code`,
  },
  {
    name: 'jury-round',
    broken: sql`
      select 'round ' || id as subject, 'it was decided before it closed' as detail from jury_round where decided_at <= closes
      union all select 'competition ' || one.competition_id, 'rounds ' || one.id || ' and ' || other.id || ' accept the same category'
      from jury_round one join jury_round other on other.competition_id = one.competition_id and other.id > one.id
      where one.accepts and other.accepts and (one.types = '{}' or other.types = '{}' or one.types && other.types)`,
  },
  {
    // The photo's visibility follows from it.
    name: 'held-back',
    broken: sql`
      select 'image ' || image.id as subject,
        case when held_back then 'it is held back, and should be shown' else 'it is shown, and should be held back' end as detail
      from image join competition on competition.id = image.competition_id
      where held_back is distinct from (entries_shown = 'ACCEPTED' and not exists (select from jury_photo
        join jury_round on jury_round.id = round_id where image_id = image.id and accepted and ${hasAccepted}))`,
  },
  {
    name: 'jury-task',
    broken: sql`
      select 'image ' || image.id as subject, case when image.voter_key = judge.voter_key then 'it is before its own author'
          when closed then 'it is kept from a judge for no reason' else 'it is before a judge who is not to judge its author' end as detail
      from jury_task task join jury_photo using (round_id, number) join image on image.id = image_id
        join jury_round on jury_round.id = task.round_id
        join jury_seat seat on seat.competition_id = jury_round.competition_id and seat.seat = task.seat
        left join account judge on judge.id = seat.account_id
        join account author on author.voter_key = image.voter_key
        left join jury_conflict named on named.competition_id = seat.competition_id and named.seat = seat.seat
          and named.account_id = author.id
      where image.voter_key = judge.voter_key or closed <> (named.account_id is not null)`,
  },
  {
    name: 'jury-mark',
    broken: sql`
      select 'image ' || image_id as subject, 'seat ' || task.seat || ' has given it ' || coalesce(newest.point::text, 'nothing')
          || ', and round ' || task.round_id || ' counts ' || coalesce(task.point::text, 'nothing') as detail
      from jury_task task join jury_photo using (round_id, number)
        left join (select distinct on (round_id, seat, number) round_id, seat, number, point from jury_mark
          order by round_id, seat, number, id desc) newest
          on newest.round_id = task.round_id and newest.seat = task.seat and newest.number = task.number
      where task.point is distinct from newest.point`,
  },
];
