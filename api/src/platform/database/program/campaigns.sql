-- How many mails of a campaign are in each state (campaign_count), kept by the database itself; `npm run check` proves it. One
-- statement for all mails of a statement, its rows in one order for everybody: no two wait for each other in a circle.
create or replace function keep_campaign_count() returns trigger language plpgsql as $$
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
end $$;
create or replace trigger campaign_count_insert after insert on mail referencing new table as come
  for each statement execute function keep_campaign_count();
create or replace trigger campaign_count_update after update on mail referencing old table as gone new table as come
  for each statement execute function keep_campaign_count();
create or replace trigger campaign_count_delete after delete on mail referencing old table as gone
  for each statement execute function keep_campaign_count();
