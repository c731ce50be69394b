-- Rows of a count's log, heads, files and results are append-only.

create or replace trigger count_entry_append_only before update or delete or truncate on count_entry
  for each statement execute function append_only();
create or replace trigger count_head_append_only before update or delete or truncate on count_head
  for each statement execute function append_only();
create or replace trigger count_file_append_only before update or delete or truncate on count_file
  for each statement execute function append_only();
create or replace trigger count_result_append_only before update or delete or truncate on count_result
  for each statement execute function append_only();
create or replace trigger left_out_ballot_append_only before update or delete or truncate on left_out_ballot
  for each statement execute function append_only();

create or replace function count_attestation_kept() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.content is null then
    return new;
  end if;
  raise exception 'count_attestation keeps what has come';
end $$;
create or replace trigger count_attestation_kept before update or delete on count_attestation
  for each row execute function count_attestation_kept();

-- An entry of the roll loses its person's name and its link to ballots, and nothing else.
create or replace function count_roll_kept() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (new.competition_id, new.roll_id, new.voter_key, new.cast_ballots, new.standing)
      = (old.competition_id, old.roll_id, old.voter_key, old.cast_ballots, old.standing)
    and (new.salt is null or (new.salt, new.username) = (old.salt, old.username))
    and (new.link = old.link or new.link = 'UNLINKED' or old.link = 'LINKED') then
    return new;
  end if;
  raise exception 'count_roll is append-only';
end $$;
create or replace trigger count_roll_append_only before update or delete on count_roll
  for each row execute function count_roll_kept();

-- The voters of each day among entries of a roll that are still linked, before they are not: of one entry, or of all.
create or replace function keep_turnout(of_competition int, of_entry bytea, zone text) returns void language sql volatile as $$
  insert into count_turnout (competition_id, day, voters)
  select of_competition, day, count(*) from (
    select distinct r.roll_id, to_char(b.cast_at at time zone zone, 'YYYY-MM-DD') as day
    from count_roll r join image i on i.competition_id = of_competition and i.moderation = 'APPROVED'
      join ballot b on b.image_id = i.id and b.voter_key = r.voter_key
    where r.competition_id = of_competition and r.link = 'LINKED' and (of_entry is null or r.roll_id = of_entry)) cast_on
  group by day
  on conflict (competition_id, day) do update set voters = count_turnout.voters + excluded.voters $$;

-- Unlinks some of the ballots of a closed log that are due: each gets a random voter key of its own, and so does the vote that
-- it stands for. Due are all ballots when `all_due`, or when that has begun; else those of people who have left. The records
-- of the voters are deleted with the first of them. Ballots of a whole competition are taken by their random numbers:
-- neither the order of rows nor what was written together tells more than before.
--
-- Returns whether there may be more, and whether these were the last ballots of all.
create or replace function unlink_ballots(of_competition int, all_due boolean, decided_at timestamptz, zone text, most int)
returns table (more boolean, ended boolean) language plpgsql volatile as $$
declare
  log count_log;
  gone count_roll;
  numbers bytea[];
begin
  perform from competition where id = of_competition for update;
  select * into log from count_log where competition_id = of_competition and closed_at is not null for update;
  more := false;
  ended := false;
  if not found or log.unlinked_at is not null then
    return next;
    return;
  end if;
  if all_due and log.unlink_begun_at is null then
    perform keep_turnout(of_competition, null, zone);
    update count_roll set link = 'UNLINKED' where competition_id = of_competition and link <> 'UNLINKED';
    delete from radar_result where competition_id = of_competition;
    update count_log set unlink_begun_at = decided_at where competition_id = of_competition;
    log.unlink_begun_at := decided_at;
  end if;
  if log.unlink_begun_at is not null then
    select array_agg(b.number order by b.number) into numbers from (select number from ballot
      where competition_id = of_competition and number > log.unlinked_to order by number limit most) b;
  else
    select * into gone from count_roll where competition_id = of_competition and salt is null and link <> 'UNLINKED'
      order by roll_id limit 1;
    if not found then
      return next;
      return;
    end if;
    if gone.link = 'LINKED' then
      perform keep_turnout(of_competition, gone.roll_id, zone);
      delete from radar_result where competition_id = of_competition;
      update count_roll set link = 'UNLINKING' where competition_id = of_competition and roll_id = gone.roll_id;
    end if;
    select array_agg(b.number) into numbers from (select ballot.number from image
      join ballot on ballot.image_id = image.id and ballot.voter_key = gone.voter_key
      where image.competition_id = of_competition limit most) b;
  end if;
  more := cardinality(numbers) is not distinct from most;
  update vote v set voter_key = gen_random_uuid() from ballot b
    where b.competition_id = of_competition and b.number = any(numbers)
      and v.image_id = b.image_id and v.voter_key = b.voter_key and v.number = b.number;
  update ballot set voter_key = gen_random_uuid() where competition_id = of_competition and number = any(numbers);
  if log.unlink_begun_at is null then
    if not more then
      update count_roll set link = 'UNLINKED' where competition_id = of_competition and roll_id = gone.roll_id;
      more := exists (select from count_roll where competition_id = of_competition and salt is null and link <> 'UNLINKED');
    end if;
  elsif more then
    update count_log set unlinked_to = numbers[most] where competition_id = of_competition;
  else
    update count_log set unlinked_at = decided_at where competition_id = of_competition;
    ended := true;
  end if;
  return next;
end $$;
