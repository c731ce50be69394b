import { sql, type Kysely } from 'kysely';

const statements = [
  // Who has voted in a competition whose log is not closed yet: from then on its roll says it, and the rows here are gone. A row
  // comes with a person's first vote, and a later one finds it. It is never taken back: who has withdrawn some vote ("withdrew") is among the
  // voters if another one stands, which is looked up.
  `create table competition_voter (
    competition_id int not null references competition on delete cascade,
    voter_key uuid not null,
    withdrew boolean not null default false,
    primary key (competition_id, voter_key)
  )`,
  `insert into competition_voter (competition_id, voter_key)
    select distinct i.competition_id, v.voter_key from vote v join image i on i.id = v.image_id
    where not exists (select from count_log l where l.competition_id = i.competition_id and l.closed_at is not null)`,
  // Kept by the database itself, so that no way of writing votes can forget it; the check proves it.
  `create function keep_voter() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      insert into competition_voter (competition_id, voter_key)
        select i.competition_id, new.voter_key from image i where i.id = new.image_id
          and not exists (select from count_log l where l.competition_id = i.competition_id and l.closed_at is not null)
        on conflict do nothing;
    else
      update competition_voter c set withdrew = true from image i
        where i.id = old.image_id and c.competition_id = i.competition_id and c.voter_key = old.voter_key and not c.withdrew;
    end if;
    return null;
  end $$`,
  `create trigger vote_voter after insert or delete on vote for each row execute function keep_voter()`,
];

/** Who has voted is found without reading every vote, also before the count is closed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
