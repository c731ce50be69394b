-- How many people of each kind a mail would reach (audience_count), kept as sums: of all accounts, and of those with entries or
-- votes in a competition.

-- Everyone who is counted, once for each group.
create or replace view audience_person as
  select null::int as competition_id, 'REGISTERED' as deed, account.* from account
  union all select entrant.competition_id, 'ENTERED', account.*
    from (select distinct competition_id, voter_key from image) entrant join account using (voter_key)
  union all select voter.competition_id, 'VOTED', account.*
    from competition_voter voter join account using (voter_key) where not withdrew;

create or replace function count_audiences() returns void language sql volatile as $$
  delete from audience_count;
  insert into audience_count (competition_id, deed, enabled, activated, administrator, locale, organiser_mail, newsletter, people)
    select competition_id, deed, enabled, activated_at is not null, administrator, locale, organiser_mail, newsletter, count(*)
    from audience_person group by 1, 2, 3, 4, 5, 6, 7, 8 $$;

-- Where there are many rows, and of one competition in any case.
create or replace function fold_audience_counts(of_competition int default null) returns void language sql volatile as $$
  with many as (
    select competition_id, deed from audience_count
    group by competition_id, deed, enabled, activated, administrator, locale, organiser_mail, newsletter
    having count(*) > 1 or competition_id = of_competition
  ), folded as (
    delete from audience_count c using (select distinct competition_id, deed from many) m
    where c.competition_id is not distinct from m.competition_id and c.deed = m.deed returning c.*
  )
  insert into audience_count (competition_id, deed, enabled, activated, administrator, locale, organiser_mail, newsletter, people)
    select competition_id, deed, enabled, activated, administrator, locale, organiser_mail, newsletter, sum(people)
    from folded group by 1, 2, 3, 4, 5, 6, 7, 8 having sum(people) <> 0 $$;

-- Of an account that changes, the old kind has one less and the new one more, wherever it is counted. A first entry or vote
-- locks the account until it is committed: an account that changes meanwhile waits, and then finds it.
create or replace function keep_audience_of_account() returns trigger language plpgsql as $$
begin
  insert into audience_count (competition_id, deed, enabled, activated, administrator, locale, organiser_mail, newsletter, people)
    select competition_id, deed, kind.* from (
      select null::int as competition_id, 'REGISTERED' as deed
      union all select distinct competition_id, 'ENTERED' from image where voter_key = old.voter_key
      union all select competition.id, 'VOTED' from competition cross join lateral (select from competition_voter v
        where v.competition_id = competition.id and v.voter_key = old.voter_key and not withdrew limit 1) voter
    ) counted
    cross join (values
      (old.enabled, old.activated_at is not null, old.administrator, old.locale, old.organiser_mail, old.newsletter, -1),
      (new.enabled, new.activated_at is not null, new.administrator, new.locale, new.organiser_mail, new.newsletter, 1)
    ) kind (enabled, activated, administrator, locale, mail, lists, people)
    where tg_op = 'UPDATE' or people < 0;
  return null;
end $$;
create or replace trigger account_audience_update after update on account for each row
  when ((old.enabled, old.activated_at is not null, old.administrator, old.locale, old.organiser_mail, old.newsletter)
    is distinct from (new.enabled, new.activated_at is not null, new.administrator, new.locale, new.organiser_mail, new.newsletter))
  execute function keep_audience_of_account();
create or replace trigger account_audience_delete after delete on account
  for each row execute function keep_audience_of_account();

create or replace function keep_audience_of_accounts() returns trigger language plpgsql as $$
begin
  insert into audience_count (competition_id, deed, enabled, activated, administrator, locale, organiser_mail, newsletter, people)
    select null, 'REGISTERED', enabled, activated_at is not null, administrator, locale, organiser_mail, newsletter, count(*)
    from come group by 3, 4, 5, 6, 7, 8;
  return null;
end $$;
create or replace trigger account_audience_insert after insert on account referencing new table as come
  for each statement execute function keep_audience_of_accounts();

-- A person who has left has no account, and is not counted.
create or replace function count_person(of_competition int, of_deed text, person uuid, change int) returns void
language sql volatile as $$
  insert into audience_count (competition_id, deed, enabled, activated, administrator, locale, organiser_mail, newsletter, people)
    select of_competition, of_deed, enabled, activated_at is not null, administrator, locale, organiser_mail, newsletter, change
    from (select * from account where voter_key = person for share) a $$;

create or replace function keep_audience_of_voter() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and not old.withdrew then
    perform count_person(old.competition_id, 'VOTED', old.voter_key, -1);
  end if;
  if tg_op <> 'DELETE' and not new.withdrew then
    perform count_person(new.competition_id, 'VOTED', new.voter_key, 1);
  end if;
  return null;
end $$;
-- Not while rewrite_voters writes the same people anew.
create or replace trigger competition_voter_audience after insert or delete or update of withdrew on competition_voter
  for each row when (current_setting('photo_competition.rewriting', true) is distinct from 'voters')
  execute function keep_audience_of_voter();

-- A person's entries come and go one after the other, also in different categories: which of them is the first or the last is
-- looked up. Held before anything else, as whoever removes the account does: neither waits for the other in a circle.
create or replace function hold_entrant() returns trigger language plpgsql as $$
begin
  perform from account where voter_key in (old.voter_key, new.voter_key) order by voter_key for no key update;
  return coalesce(new, old);
end $$;
create or replace trigger image_entrant before insert or delete or update of competition_id, voter_key on image
  for each row execute function hold_entrant();

-- Images that a statement has added to those of a person in a competition, or taken from them.
create or replace function count_entrant(of_competition int, person uuid, net bigint) returns void language sql volatile as $$
  select count_person(of_competition, 'ENTERED', person, case images when 0 then -1 else 1 end)
  from (select count(*) as images from image where competition_id = of_competition and voter_key = person) now
  where (images = 0) <> (images = net) $$;

create or replace function keep_audience_of_entrants() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform count_entrant(competition_id, voter_key, net)
      from (select competition_id, voter_key, count(*) as net from come group by 1, 2) entrant;
  elsif tg_op = 'DELETE' then
    perform count_entrant(competition_id, voter_key, -net)
      from (select competition_id, voter_key, count(*) as net from gone group by 1, 2) entrant;
  else
    perform count_entrant(competition_id, voter_key, net) from (
      select competition_id, voter_key, sum(n)::bigint as net from (select competition_id, voter_key, 1 as n from come
        union all select competition_id, voter_key, -1 from gone) changed
      group by 1, 2 having sum(n) <> 0) entrant;
  end if;
  return null;
end $$;
create or replace trigger image_audience_insert after insert on image referencing new table as come
  for each statement execute function keep_audience_of_entrants();
create or replace trigger image_audience_update after update on image referencing old table as gone new table as come
  for each statement execute function keep_audience_of_entrants();
create or replace trigger image_audience_delete after delete on image referencing old table as gone
  for each statement execute function keep_audience_of_entrants();
