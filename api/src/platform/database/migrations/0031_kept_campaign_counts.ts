import { sql, type Kysely } from 'kysely';

const statements = [
  // How many mails of a campaign are in each state, as administrators see it, without counting them. Kept by the database
  // itself, as `image_count` is; `npm run check` proves it. What claims mails changes no state and writes nothing here.
  `create table campaign_count (
    campaign_id int not null references campaign on delete cascade,
    state text not null,
    mails int not null,
    primary key (campaign_id, state)
  )`,
  `create function mail_state(status text, handing_over boolean) returns text language sql immutable parallel safe
    return case when status = 'QUEUED' and handing_over then 'SENDING' else status end`,
  `insert into campaign_count (campaign_id, state, mails)
    select campaign_id, mail_state(status, handing_over), count(*) from mail where campaign_id is not null group by 1, 2`,
  // One statement for all mails of a statement, its rows in one order for everybody: no two wait for each other in a circle.
  `create function keep_campaign_count() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then
      update campaign_count c set mails = mails - n
        from (select campaign_id, mail_state(status, handing_over) as state, count(*) as n from gone
          where campaign_id is not null group by 1, 2) fewer
        where c.campaign_id = fewer.campaign_id and c.state = fewer.state;
    elsif tg_op = 'INSERT' then
      insert into campaign_count (campaign_id, state, mails)
        select campaign_id, mail_state(status, handing_over), count(*) from come
        where campaign_id is not null group by 1, 2 order by 1, 2
        on conflict (campaign_id, state) do update set mails = campaign_count.mails + excluded.mails;
    else
      insert into campaign_count (campaign_id, state, mails)
        select campaign_id, mail_state(status, handing_over), sum(n)
        from (select campaign_id, status, handing_over, 1 as n from come
          union all select campaign_id, status, handing_over, -1 from gone) changed
        where campaign_id is not null group by 1, 2 having sum(n) <> 0 order by 1, 2
        on conflict (campaign_id, state) do update set mails = campaign_count.mails + excluded.mails;
    end if;
    return null;
  end $$`,
  `create trigger campaign_count_insert after insert on mail referencing new table as come
    for each statement execute function keep_campaign_count()`,
  `create trigger campaign_count_update after update on mail referencing old table as gone new table as come
    for each statement execute function keep_campaign_count()`,
  `create trigger campaign_count_delete after delete on mail referencing old table as gone
    for each statement execute function keep_campaign_count()`,
];

/** The list of campaigns costs what its page costs, however many people each was sent to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
