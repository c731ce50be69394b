-- The votes that count: every current vote whose ballot neither a decision excludes nor the closing of the log has left out.
-- Everything that counts votes reads this, or what is kept of it in image_tally.
create or replace view counted_vote as
  select vote.* from vote
  where not exists (select from excluded_ballot excluded
      where excluded.image_id = vote.image_id and excluded.number = vote.number and excluded.state = 'EFFECTIVE')
    and not exists (select from left_out_ballot left_out
      where left_out.image_id = vote.image_id and left_out.number = vote.number);

-- Counts the votes on an image anew, once it was decided which of them count. The lengths of arrays stay.
create or replace function recount_image(of_image int) returns void language sql volatile as $$
  update image_tally t set
    vote_count = (select count(*) from counted_vote v where v.image_id = of_image),
    by_point = coalesce((select array_agg(n order by place) from (
      select place, (select count(*)::int from counted_vote v where v.image_id = of_image and v.point = place - 1) as n
      from generate_series(1, cardinality(t.by_point)) as place) counted), '{}')
  where t.image_id = of_image $$;

-- Casts, changes or (null points) withdraws a vote that was decided upon at `decided_at`, from a competition of version `as_of`
-- and an image of moderation `shown_as`. In a volatile function each statement sees what was committed before it began: what
-- decides is looked at again once the locks are granted, on the competition, whose dates and status hold until the vote is
-- written, and on the tally, where votes on one image follow each other. Sealing a log, deciding about ballots and accepting a
-- seat in the jury hold the competition as well: afterwards there are no later ballots, not from a clock that is behind either.
--
-- Returns the ballot that stands for it: when it was cast, its number, and that of the ballot that it replaced; both are null
-- where there is none. `taken` when the number is that of another ballot. No row where what decides has changed meanwhile, or
-- voting has ended while the vote waited for the locks: what takes less than a second is not counted as waiting. A ballot said
-- again under its own number is answered as the first time, a vote that stands already with the ballot that it stands for. A
-- vote by a clock that is behind may come after results were computed: they are computed again.
create or replace function write_vote(voted_image int, of_voter uuid, given int, decided_at timestamptz, of_competition int,
  as_of int, shown_as text, given_number bytea)
returns table (told_at timestamptz, told_number bytea, told_replaces bytea, taken boolean) language plpgsql volatile as $$
declare
  ends timestamptz;
  was record;
begin
  select voting_end into ends from competition where id = of_competition and version = as_of for share;
  perform from image_tally where image_id = voted_image for update;
  select v.point, v.updated_at, v.number, said.id as said_id, said.image_id as said_image, said.voter_key as said_by,
      said.point as said_point, said.cast_at as said_at, said.replaces as said_replaces
    into was
    from image i left join vote v on v.image_id = i.id and v.voter_key = of_voter
      left join ballot said on said.competition_id = of_competition and said.number = given_number
    where i.id = voted_image and i.moderation = shown_as
      and not exists (select from count_log l where l.competition_id = of_competition and l.sealed_at is not null)
      and not exists (select from ballot_exclusion e where e.competition_id = of_competition)
      and not exists (select from jury_seat s join account a on a.id = s.account_id
        where s.competition_id = of_competition and s.state = 'ACCEPTED' and a.voter_key = of_voter);
  if not found or ends is null
      or decided_at + date_trunc('second', clock_timestamp() - statement_timestamp()) >= ends then
    return;
  end if;
  taken := false;
  told_number := given_number;
  if was.said_id is not null then
    taken := was.said_image <> voted_image or was.said_by <> of_voter or was.said_point is distinct from given;
    told_at := was.said_at;
    told_replaces := was.said_replaces;
    return next;
    return;
  end if;
  if was.point is not distinct from given then
    told_at := coalesce(was.updated_at, decided_at);
    told_number := was.number;
    select b.replaces into told_replaces from ballot b
      where b.competition_id = of_competition and b.number = was.number;
    return next;
    return;
  end if;
  told_at := decided_at;
  told_replaces := was.number;
  insert into ballot (image_id, voter_key, point, cast_at, competition_id, number, replaces, commitment)
    values (voted_image, of_voter, given, decided_at, of_competition, given_number, was.number,
      count_commitment(of_competition, given_number, voted_image, given, was.number))
    on conflict (competition_id, number) do nothing;
  if not found then
    taken := true;
    return next;
    return;
  end if;
  if given is null then
    delete from vote where image_id = voted_image and voter_key = of_voter;
  else
    insert into vote (image_id, voter_key, point, updated_at, number)
      values (voted_image, of_voter, given, decided_at, given_number)
      on conflict (image_id, voter_key) do update
        set point = excluded.point, updated_at = excluded.updated_at, number = excluded.number;
  end if;
  update image_tally set by_point = recounted(by_point, was.point, given),
      vote_count = vote_count + num_nonnulls(given) - num_nonnulls(was.point)
    where image_id = voted_image;
  update result_computation set revision = -1 where competition_id = of_competition and state <> 'REPLACED';
  return next;
end $$;

-- Ballots are appended, and never changed but by unlink_ballots, which is found among the functions that this one was called
-- by; that one changes nothing but the voter key.
create or replace function ballot_kept() returns trigger language plpgsql as $$
declare
  callers text;
begin
  get diagnostics callers = pg_context;
  if tg_op = 'UPDATE' and callers ~ '(^|\n)[^"\n]*\munlink_ballots\(integer,' then
    return null;
  end if;
  raise exception 'ballot is append-only';
end $$;
create or replace trigger ballot_append_only before update or delete or truncate on ballot
  for each statement execute function ballot_kept();
create or replace trigger ballot_voter_key_only before update on ballot for each row
  when ((old.id, old.image_id, old.point, old.cast_at, old.competition_id, old.number, old.replaces, old.commitment)
    is distinct from (new.id, new.image_id, new.point, new.cast_at, new.competition_id, new.number, new.replaces, new.commitment))
  execute function append_only();

-- The list of voters (competition_voter), kept by the database itself, so that no way of writing votes can forget it; the check
-- proves it. It stays as it is when the log is closed: whoever has withdrawn all votes is taken off it then, and nothing is
-- withdrawn afterwards.
create or replace function keep_voter() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into competition_voter (competition_id, voter_key)
      select i.competition_id, new.voter_key from image i where i.id = new.image_id
        and not exists (select from count_log l where l.competition_id = i.competition_id and l.closed_at is not null)
      on conflict do nothing;
  else
    update competition_voter c set withdrew = true from image i
      where i.id = old.image_id and c.competition_id = i.competition_id and c.voter_key = old.voter_key and not c.withdrew
        and not exists (select from count_log l where l.competition_id = i.competition_id and l.closed_at is not null);
  end if;
  return null;
end $$;
create or replace trigger vote_voter after insert or delete on vote for each row execute function keep_voter();

-- The order of rows, and what wrote them, is that of people's first votes: once the log is closed it must not tell whose the
-- first ballots are. The same people are written anew, in the order of a hash; their numbers, too, which stay the same.
create or replace function rewrite_voters(of_competition int) returns void language plpgsql volatile as $$
declare
  voters uuid[];
begin
  perform set_config('photo_competition.rewriting', 'voters', true);
  select array_agg(voter_key) into voters from competition_voter where competition_id = of_competition;
  delete from competition_voter where competition_id = of_competition;
  insert into competition_voter (competition_id, voter_key)
    select of_competition, voter from unnest(voters) voter order by md5(voter::text);
  perform set_config('photo_competition.rewriting', '', true);
  perform fold_audience_counts(of_competition);
end $$;
