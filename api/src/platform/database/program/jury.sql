-- Gives, changes or (null points) takes back a mark that was decided upon at `decided_at`. In a volatile function each statement
-- sees what was committed before it began: what decides is looked at again once the locks are granted. The competition and the
-- round are held as by every other mark, so that no judge waits for another one; an organiser who closes or reopens the round, or
-- takes a judge out of its panel, waits for marks under way, and these for the organiser.
--
-- Returns why it is refused (`NO_SEAT` for an account that does not judge the round), or when it was taken. A mark that is sent again under
-- its choice is answered as the first time, also once the round has closed. Less than a second is not counted as
-- waiting.
create or replace function write_mark(of_round int, of_account int, of_number int, given int, given_choice bytea,
  decided_at timestamptz)
returns table (refusal text, told_at timestamptz) language plpgsql volatile as $$
declare
  of_it record;
  of_seat int;
  said record;
  task record;
begin
  select r.competition_id, r.min_point, r.max_point, greatest(r.opens, c.voting_start) as opens, least(r.closes, c.award) as closes,
      c.status
    into of_it
    from jury_round r join competition c on c.id = r.competition_id
    where r.id = of_round and c.judged_by <> 'VOTERS' and c.status not in ('DRAFT', 'CANCELLED') for share;
  select p.seat into of_seat
    from jury_panel p join jury_seat s on s.competition_id = of_it.competition_id and s.seat = p.seat
    where p.round_id = of_round and p.withdrawn_at is null and s.state = 'ACCEPTED' and s.account_id = of_account
    for no key update of p for share of s;
  if not found then
    refusal := 'NO_SEAT';
    return next;
    return;
  end if;
  select m.number, m.point, m.at into said from jury_mark m
    where m.round_id = of_round and m.seat = of_seat and m.choice = given_choice;
  if found then
    if said.number <> of_number or said.point is distinct from given then
      refusal := 'NUMBER_TAKEN';
    else
      told_at := said.at;
    end if;
    return next;
    return;
  end if;
  if of_it.status <> 'PUBLISHED' then
    refusal := case of_it.status when 'PAUSED' then 'COMPETITION_PAUSED' else 'COMPETITION_CLOSED' end;
  elsif decided_at <= of_it.opens then
    refusal := 'ROUND_NOT_OPEN';
  elsif decided_at + date_trunc('second', clock_timestamp() - statement_timestamp()) >= of_it.closes then
    refusal := 'ROUND_CLOSED';
  end if;
  if refusal is not null then
    return next;
    return;
  end if;
  select t.withdrawn into task
    from jury_task t join jury_photo p on p.round_id = t.round_id and p.number = t.number
      join image i on i.id = p.image_id
    where t.round_id = of_round and t.seat = of_seat and t.number = of_number and not t.closed and i.moderation = 'APPROVED'
    for no key update of t;
  if not found then
    refusal := case when exists (select from jury_photo p join image i on i.id = p.image_id
        join account a on a.voter_key = i.voter_key
        where p.round_id = of_round and p.number = of_number and a.id = of_account) then 'OWN_IMAGE' else 'NOT_FOUND' end;
  elsif task.withdrawn is not null then
    refusal := 'PHOTO_WITHDRAWN';
  elsif given < of_it.min_point or given > of_it.max_point then
    refusal := 'POINT_OUTSIDE';
  end if;
  if refusal is not null then
    return next;
    return;
  end if;
  insert into jury_mark (round_id, number, seat, point, at, choice)
    values (of_round, of_number, of_seat, given, decided_at, given_choice);
  update jury_task set point = given, marked_at = case when given is null then null else decided_at end
    where round_id = of_round and seat = of_seat and number = of_number;
  update jury_panel set last_at = decided_at where round_id = of_round and seat = of_seat;
  told_at := decided_at;
  return next;
end $$;

create or replace trigger jury_mark_append_only before update or delete or truncate on jury_mark
  for each statement execute function append_only();

-- Sum and number of the marks of a round that count, photo by photo: of judges who are not left out, on photos that are before them and
-- that they have not withdrawn from. A photo of which no judge is left has no row.
create or replace view jury_score as
  select t.round_id, t.number, coalesce(sum(t.point), 0)::int as score_sum, count(t.point)::int as score_marks, bool_or(t.star) as starred
  from jury_task t join jury_panel p on p.round_id = t.round_id and p.seat = t.seat
  where t.withdrawn is null and not t.closed and not p.left_out
  group by t.round_id, t.number;

-- The results of the photos of a round by the marks that count, hidden photos included: score, and rank within the category: by score, then
-- by the larger share of marks at the highest point, then at the next one, and so on; else a shared one (docs/product.md §15). Points with
-- their shares compare in that way: the photo with a higher next point has marks at it, and the other one has none. Quotients are equal
-- where fractions of at most a hundred marks are.
create or replace view jury_standing as
  select photo.round_id, photo.number, photo.type_code, coalesce(given.sum, 0) as score_sum, coalesce(given.marks, 0) as score_marks,
    case when given.marks > 0 then rank() over (partition by photo.round_id, photo.type_code
      order by given.sum / given.marks::float8 desc nulls last, given.shares desc nulls last)::int end as standing
  from jury_photo photo left join (
    select round_id, number, sum(point * marks)::int as sum, sum(marks)::int as marks,
      array_agg((point, marks / of_photo) order by point desc) as shares
    from (
      select t.round_id, t.number, t.point, count(*)::int as marks,
        (sum(count(*)) over (partition by t.round_id, t.number))::float8 as of_photo
      from jury_task t join jury_panel p on p.round_id = t.round_id and p.seat = t.seat
      where t.point is not null and t.withdrawn is null and not t.closed and not p.left_out
      group by t.round_id, t.number, t.point
    ) share group by round_id, number
  ) given on given.round_id = photo.round_id and given.number = photo.number;

-- The order of the photos that a jury has judged, of competitions with a decided round, category by category: by the last round that
-- either photo has a score in, then by the round before it; equal ones by their ids (docs/product.md §15). Photos that are held back have
-- no place, hidden ones keep theirs. Rounds of one position are one round for photos of one category.
create or replace view jury_order as
  select i.id as image_id, i.competition_id, i.type_code, row_number() over (partition by i.competition_id order by c.position,
    array_agg(coalesce(p.standing, 2147483647) order by r.position desc, r.id desc), i.id)::int as place
  from image i join image_type c on c.competition_id = i.competition_id and c.code = i.type_code
    left join jury_round r on r.competition_id = i.competition_id and r.decided_at is not null
      and (r.types = '{}' or i.type_code = any(r.types))
    left join jury_photo p on p.round_id = r.id and p.image_id = i.id
  where not i.held_back and exists (select from jury_round d where d.competition_id = i.competition_id and d.decided_at is not null)
  group by i.id, i.competition_id, i.type_code, c.position;

-- Competitions of which every round that accepts is decided.
create or replace view jury_decided as
  select competition_id from jury_round where accepts group by competition_id having bool_and(decided_at is not null);

-- Owners of a photo that the jury of a decided competition has accepted, and that is not hidden.
create or replace view accepted_entrant as
  select distinct i.competition_id, i.voter_key
  from jury_decided d join jury_round r on r.competition_id = d.competition_id and r.accepts
    join jury_photo p on p.round_id = r.id and p.accepted
    join image i on i.id = p.image_id and i.moderation = 'APPROVED';

-- Holders of a published award: the owner of a photo that is not hidden, or the best author.
create or replace view awarded_entrant as
  select i.competition_id, i.voter_key from jury_award_winner w join image i on i.id = w.image_id and i.shown
  union select a.competition_id, account.voter_key
    from jury_award_winner w join jury_award a on a.id = w.award_id join account on account.id = w.account_id;
