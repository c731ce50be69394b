import { sql, type Kysely } from 'kysely';

/** What a mail asks of an account, as an `account` row has it. */
const kindOf = (account: string) =>
  ['enabled', 'activated_at is not null', 'administrator', 'locale', 'organiser_mail', 'newsletter']
    .map((column) => `${account}.${column}`)
    .join(', ');
const columns = 'competition_id, deed, enabled, activated, administrator, locale, organiser_mail, newsletter, people';

const statements = [
  // The list of voters stays when its log is closed: whoever has withdrawn all votes is taken off it then, and nothing is withdrawn
  // afterwards. The roll has the same people, so it is filled from there where it was cleared.
  `insert into competition_voter (competition_id, voter_key)
    select competition_id, voter_key from count_roll where standing > 0`,
  `create or replace function keep_voter() returns trigger language plpgsql as $$
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
  end $$`,
  `create index competition_voter_withdrew on competition_voter (competition_id) where withdrew`,
  // Some people of a competition, without reading all of them. Neither in the order of their voter keys, in which votes are
  // exported, nor in that of their votes: names in such an order would tell who has cast which.
  `create index image_sample on image (competition_id, md5(voter_key::text)) include (voter_key)`,
  `create index competition_voter_sample on competition_voter (competition_id, md5(voter_key::text)) include (voter_key)`,

  // How many accounts of each kind there are (of no competition), and how many of those with entries or votes in a competition;
  // who has withdrawn a vote while its log is open is looked up. A number is the sum of its rows: a change adds a row and waits for
  // nobody else's, and fold_audience_counts() makes one of many. `npm run check` proves the sums.
  `create table audience_count (
    id bigint generated always as identity primary key,
    competition_id int,
    deed text not null check (deed in ('REGISTERED', 'ENTERED', 'VOTED')),
    enabled boolean not null,
    activated boolean not null,
    administrator boolean not null,
    locale text not null,
    organiser_mail boolean not null,
    newsletter text[] not null,
    people int not null,
    check ((competition_id is null) = (deed = 'REGISTERED'))
  )`,
  `create index audience_count_group on audience_count (competition_id, deed)`,
  // Everyone who is counted, once for each group.
  `create view audience_person as
    select null::int as competition_id, 'REGISTERED' as deed, account.* from account
    union all select entrant.competition_id, 'ENTERED', account.*
      from (select distinct competition_id, voter_key from image) entrant join account using (voter_key)
    union all select voter.competition_id, 'VOTED', account.*
      from competition_voter voter join account using (voter_key) where not withdrew`,
  `create function count_audiences() returns void language sql volatile as $$
    delete from audience_count;
    insert into audience_count (${columns})
      select competition_id, deed, ${kindOf('p')}, count(*) from audience_person p group by 1, 2, 3, 4, 5, 6, 7, 8 $$`,
  // Where there are many rows, and of one competition in any case.
  `create function fold_audience_counts(of_competition int default null) returns void language sql volatile as $$
    with many as (
      select competition_id, deed from audience_count
      group by competition_id, deed, enabled, activated, administrator, locale, organiser_mail, newsletter
      having count(*) > 1 or competition_id = of_competition
    ), folded as (
      delete from audience_count c using (select distinct competition_id, deed from many) m
      where c.competition_id is not distinct from m.competition_id and c.deed = m.deed returning c.*
    )
    insert into audience_count (${columns})
      select competition_id, deed, enabled, activated, administrator, locale, organiser_mail, newsletter, sum(people)
      from folded group by 1, 2, 3, 4, 5, 6, 7, 8 having sum(people) <> 0 $$`,
  `select count_audiences()`,

  // Of an account that changes, the old kind has one less and the new one more, wherever it is counted. Who enters or votes for the first
  // time holds the account until that is committed: an account that changes meanwhile waits, and then finds it.
  `create function keep_audience_of_account() returns trigger language plpgsql as $$
  begin
    insert into audience_count (${columns})
      select competition_id, deed, kind.* from (
        select null::int as competition_id, 'REGISTERED' as deed
        union all select distinct competition_id, 'ENTERED' from image where voter_key = old.voter_key
        union all select competition.id, 'VOTED' from competition cross join lateral (select from competition_voter v
          where v.competition_id = competition.id and v.voter_key = old.voter_key and not withdrew limit 1) voter
      ) counted
      cross join (values (${kindOf('old')}, -1), (${kindOf('new')}, 1)) kind (enabled, activated, administrator, locale, mail, lists, people)
      where tg_op = 'UPDATE' or people < 0;
    return null;
  end $$`,
  `create trigger account_audience_update after update on account for each row
    when ((${kindOf('old')}) is distinct from (${kindOf('new')})) execute function keep_audience_of_account()`,
  `create trigger account_audience_delete after delete on account for each row execute function keep_audience_of_account()`,
  `create function keep_audience_of_accounts() returns trigger language plpgsql as $$
  begin
    insert into audience_count (${columns})
      select null, 'REGISTERED', ${kindOf('come')}, count(*) from come group by 3, 4, 5, 6, 7, 8;
    return null;
  end $$`,
  `create trigger account_audience_insert after insert on account referencing new table as come
    for each statement execute function keep_audience_of_accounts()`,
  // Whoever has left has no account, and is not counted.
  `create function count_person(of_competition int, of_deed text, person uuid, change int) returns void language sql volatile as $$
    insert into audience_count (${columns})
      select of_competition, of_deed, ${kindOf('a')}, change from (select * from account where voter_key = person for share) a $$`,
  `create function keep_audience_of_voter() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' and not old.withdrew then
      perform count_person(old.competition_id, 'VOTED', old.voter_key, -1);
    end if;
    if tg_op <> 'DELETE' and not new.withdrew then
      perform count_person(new.competition_id, 'VOTED', new.voter_key, 1);
    end if;
    return null;
  end $$`,
  `create trigger competition_voter_audience after insert or delete or update of withdrew on competition_voter
    for each row when (current_setting('photo_competition.rewriting', true) is distinct from 'voters')
    execute function keep_audience_of_voter()`,
  // The order of rows, and what wrote them, is that of people's first votes: once the log is closed it must not tell whose the
  // first ballots are. The same people are written anew, in the order of a hash; their numbers, too, which stay the same.
  `create function rewrite_voters(of_competition int) returns void language plpgsql volatile as $$
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
  end $$`,
  // A person's entries come and go one after the other, also in different categories: which of them is the first or the last is
  // looked up. Held before anything else, as whoever removes the account does: neither waits for the other in a circle.
  `create function hold_entrant() returns trigger language plpgsql as $$
  begin
    perform from account where voter_key in (old.voter_key, new.voter_key) order by voter_key for no key update;
    return coalesce(new, old);
  end $$`,
  `create trigger image_entrant before insert or delete or update of competition_id, voter_key on image
    for each row execute function hold_entrant()`,
  // What a statement has added to the images of a person in a competition, or taken from them.
  `create function count_entrant(of_competition int, person uuid, net bigint) returns void language sql volatile as $$
    select count_person(of_competition, 'ENTERED', person, case images when 0 then -1 else 1 end)
    from (select count(*) as images from image where competition_id = of_competition and voter_key = person) now
    where (images = 0) <> (images = net) $$`,
  `create function keep_audience_of_entrants() returns trigger language plpgsql as $$
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
  end $$`,
  `create trigger image_audience_insert after insert on image referencing new table as come
    for each statement execute function keep_audience_of_entrants()`,
  `create trigger image_audience_update after update on image referencing old table as gone new table as come
    for each statement execute function keep_audience_of_entrants()`,
  `create trigger image_audience_delete after delete on image referencing old table as gone
    for each statement execute function keep_audience_of_entrants()`,
];

/** Whom a mail would reach is known without looking at all the people of a competition, or at all accounts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
