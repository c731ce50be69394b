import { sql, type Kysely } from 'kysely';

const statements = [
  // How many votes that count a competition has on its shown images, without counting them image by image. In parts, of which an
  // image always writes to the same one, so that people who vote at once seldom wait for each other. Kept by the database itself,
  // so that no way of voting or moderating can forget it; `npm run check` proves it.
  `create table shown_votes (
    competition_id int not null references competition on delete cascade,
    part int not null,
    votes int not null,
    primary key (competition_id, part)
  ) with (fillfactor = 50)`,
  `create function keep_shown_votes() returns trigger language plpgsql as $$
  declare
    more int := coalesce(case when new.shown then new.vote_count end, 0) - coalesce(case when old.shown then old.vote_count end, 0);
  begin
    if more <> 0 then
      insert into shown_votes (competition_id, part, votes)
        values (coalesce(new.competition_id, old.competition_id), coalesce(new.image_id, old.image_id) % 16, more)
        on conflict (competition_id, part) do update set votes = shown_votes.votes + excluded.votes;
    end if;
    return null;
  end $$`,
  `create trigger shown_votes_insert after insert on image_tally for each row
    when (new.vote_count <> 0) execute function keep_shown_votes()`,
  `create trigger shown_votes_update after update of vote_count, shown on image_tally for each row
    when ((old.vote_count, old.shown) is distinct from (new.vote_count, new.shown)) execute function keep_shown_votes()`,
  `create trigger shown_votes_delete after delete on image_tally for each row
    when (old.vote_count <> 0) execute function keep_shown_votes()`,
  // Behind the triggers, which keep everybody else from writing until this is committed.
  `insert into shown_votes (competition_id, part, votes)
    select competition_id, image_id % 16, sum(vote_count) from image_tally where shown and vote_count <> 0 group by 1, 2`,
  // What that number was found by.
  `alter table result_computation drop column votes`,
  `drop index image_tally_competition`,
  // Images that were hidden since voting began, whose votes are among the number until voting is over.
  `create index image_hidden on image (competition_id, moderated_at) where moderation <> 'APPROVED'`,
];

/** Lists of competitions are told of their votes, however many images these have. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
