import { sql } from 'kysely';
import { nameOrder } from '../../../api/dist/platform/database/nameOrder.js';
import { run, type Db } from '../ballots.ts';
import { competitions, readyToLoad, scale, withoutIndexes } from '../fill.ts';
import { settle } from '../settle.ts';
import {
  actors,
  administratorId,
  firstNames,
  furtherCompetitions,
  lastNames,
  searched,
  waiting,
  type AdministrationScale,
} from '../administrationScale.ts';

const text = (value: string) => `'${value.replaceAll("'", "''")}'`;
const title = (name: string) => `'${JSON.stringify({ hu: name, en: name })}'::jsonb`;

/** Accounts beside the entrants: by a name each, in the order in which they joined, half of them with the newsletter NEWS. */
async function fillAccounts(db: Db, { accounts }: AdministrationScale): Promise<void> {
  const names = lastNames.flatMap((last) => firstNames.map((first) => ({ last, first })));
  await run(db, 'create temporary table bench_name (n int primary key, first text, last text, name_order text)');
  const rows = names.map(
    ({ first, last }, n) => `(${n}, ${text(first)}, ${text(last)}, ${text(nameOrder(`${last} ${first}`))})`,
  );
  await run(db, `insert into bench_name values ${rows.join(', ')}`);
  await run(
    db,
    `insert into account (voter_key, username, username_key, email, email_key, first_name, last_name, name_order, locale,
      newsletter, organiser_mail, enabled, activated_at, created_at)
    select md5('person ' || k)::uuid, username, username, mail, mail, first, last, name_order,
      case when k % 3 = 0 then 'en' else 'hu' end, case when k % 2 = 0 then '{NEWS}'::text[] else '{}' end, k % 10 <> 0,
      k % 100 <> 1, case when k % 50 = 2 then null else joined end, joined
    from (select k, 'person' || k as username, md5('mail ' || k) || '@example.org' as mail,
        now() - interval '50 days' + k * interval '10 seconds' as joined
      from generate_series(1, ${accounts - scale.entrants}) k) person
    join bench_name on n = (k * 7919) % ${names.length} order by k`,
  );
  await run(db, 'drop table bench_name');
  await run(db, `update account set administrator = true where id = ${administratorId}`);
}

/** What waits in the large competition; part of it with a word that is looked for. */
async function fillQueue(db: Db): Promise<void> {
  await run(
    db,
    `update image set moderation = 'PENDING', title = case when place <= ${searched.images}
        then ${text(searched.title)} || ' ' || title else title end
    from (select id as waiting_id, row_number() over (order by md5(id::text)) as place from image
      where moderation = 'APPROVED' order by place limit ${waiting.images}) chosen where id = waiting_id`,
  );
  await run(
    db,
    `update comment set status = 'PENDING', text = case when place <= ${searched.comments}
        then ${text(searched.title)} || ' ' || text else text end
    from (select id as waiting_id, row_number() over (order by md5(id::text)) as place from comment
      order by place limit ${waiting.comments}) chosen where id = waiting_id`,
  );
  await run(
    db,
    `insert into image_similarity (image_id, other_id, distance, competition_id, dismissed_by, dismissed_at)
    select image.id, image.id - 1, image.id % 8, competition_id, case when image.id % 4 = 0 then 'entrant0' end,
      case when image.id % 4 = 0 then now() end
    from image where competition_id = ${competitions.voting} and id > 1 and id % 100 not in (51, 52)
    order by md5('pair ' || id) limit ${waiting.pairs}`,
  );
}

const dated = (id: number, name: string, status: string, [start, voting, end, award]: readonly number[]) =>
  `insert into competition (id, title, description, status, competition_start, voting_start, voting_end, award, min_point,
    max_point, scoring, pre_moderation, min_longer_side, created_at, updated_at) overriding system value
  select ${id}, ${title(name)}, ${title('')}, ${text(status)}, day + interval '${start} days', day + interval '${voting} days',
    day + interval '${end} days', day + interval '${award} days', 1, 5, 'BAYESIAN', false, 800, day, day
  from (select date_trunc('hour', now()) as day) today`;

/** The people of the two competitions: the first of those who joined beside the entrants. */
const people = ({ people: n }: AdministrationScale) =>
  `(select voter_key, row_number() over (order by id) - 1 as n from account where username like 'person%' order by id limit ${n})`;

/** Copies images of the large competition: one each of these people. */
const entries = (competition: number, size: AdministrationScale) =>
  `insert into image (competition_id, voter_key, type_code, slot, title, description, moderation, original_key,
    original_content_type, original_format, original_bytes, sha256, width, height, thumbhash, perceptual_hash, version,
    derivatives, created_at, updated_at)
  select ${competition}, person.voter_key, 'colour', 1, title, description, 'APPROVED',
    'be/copy-' || ${competition} || '-' || person.n, original_content_type, original_format, original_bytes, sha256, width,
    height, thumbhash, perceptual_hash, version, derivatives, created_at, updated_at
  from ${people(size)} person
  join (select *, row_number() over (order by id) - 1 as n from image where competition_id = ${competitions.voting}) image
    using (n) order by n`;

/** Votes of each of these people on images of the others. */
const votes = (competition: number, size: AdministrationScale) =>
  `insert into vote (image_id, voter_key, point, updated_at)
  select image.id, person.voter_key, 1 + (person.n + turn) % 5, now() - interval '4 days'
  from generate_series(1, ${size.votesEach}) turn, ${people(size)} person
  join (select id, row_number() over (order by id) - 1 as n from image where competition_id = ${competition}) image on true
  where image.n = (person.n + turn * 37) % ${size.people}`;

/** Two competitions whose voting is over, of one of them the count is closed; and some drafts. */
async function fillCompetitions(db: Db, size: AdministrationScale): Promise<void> {
  const { over, counted, drafts } = furtherCompetitions;
  const ended = [-20, -10, -3, -1];
  await run(db, dated(over, 'Rivers', 'PUBLISHED', ended));
  await run(db, dated(counted, 'Bridges', 'PUBLISHED', ended));
  for (let n = 1; n <= drafts; n++) await run(db, dated(counted + n, `Draft ${n}`, 'DRAFT', [40, 50, 60, 70]));
  await run(
    db,
    `insert into image_type (competition_id, code, position, title, slots)
    select id, 'colour', 0, ${title('Colour')}, 4 from competition where id >= ${over}`,
  );
  for (const id of [over, counted]) {
    await run(db, entries(id, size));
    await run(db, votes(id, size));
  }
  await run(
    db,
    `insert into image_tally (image_id, competition_id) select id, competition_id from image where competition_id >= ${over}`,
  );
  await closeCount(db, counted, size);
}

/** Closes the count of a competition whose voting is over: its roll knows how many votes each person has. */
export async function closeCount(db: Db, competition: number, size: AdministrationScale): Promise<void> {
  await run(
    db,
    `insert into count_log (competition_id, size, ballots, voters, batch_at, rules, revision, public_key, sealed_at,
      closed_at, voters_mailed_at)
    select id, 1, 1, ${size.people}, voting_end, '{}', results_revision, decode(repeat('00', 32), 'hex'), voting_end,
      voting_end, voting_end from competition where id = ${competition}`,
  );
  await run(
    db,
    `insert into count_roll (competition_id, roll_id, voter_key, salt, username, cast_ballots, standing)
    select ${competition}, decode(md5(n::text) || md5('roll ' || n), 'hex'), voter_key, decode(md5('salt ' || n), 'hex'),
      'person' || n, ${size.votesEach}, ${size.votesEach} from ${people(size)} person`,
  );
}

/** Campaigns that were sent to all of these people, and as many drafts. */
async function fillCampaigns(db: Db, size: AdministrationScale): Promise<void> {
  await run(
    db,
    `insert into campaign (state, template, competition_id, subject, body, audience, frozen, created_by, created_at,
      started_at, finished_at)
    select case when n % 2 = 0 then 'DRAFT' else 'FINISHED' end, 'newsletter', ${furtherCompetitions.over},
      jsonb_build_object('hu', 'Hírek ' || n, 'en', 'News ' || n), jsonb_build_object('hu', 'Szöveg', 'en', 'Text'),
      '{"group": "ENTRANTS", "newsletter": null, "locale": null}', case when n % 2 = 1 then '{}'::jsonb end,
      'entrant0', now() - interval '30 days' + n * interval '1 hour', case when n % 2 = 1 then now() end,
      case when n % 2 = 1 then now() end
    from generate_series(1, ${size.sentCampaigns * 2}) n`,
  );
  await run(
    db,
    `insert into mail (kind, recipient, subject, body_text, body_html, status, attempts, due_at, created_at, sent_at,
      campaign_id, account_id, locale)
    select 'newsletter', email, '', '', '', case when account.id % 100 = 0 then 'FAILED' else 'SENT' end, 1,
      campaign.created_at, campaign.created_at, campaign.created_at, campaign.id, account.id, account.locale
    from campaign, ${people(size)} person join account using (voter_key) where state = 'FINISHED'
    order by campaign.id, account.id`,
  );
}

/** The log of what was done in 300 days, most of it by a few people, to accounts, images and competitions. */
const auditEntries = ({ auditEntries: n }: AdministrationScale) =>
  `insert into audit_log (at, actor_id, actor, action, object_type, object_id, before, after, request_id, label, competition_id)
  select now() - interval '300 days' + k * (interval '300 days' / ${n}), 1,
    case when k % ${actors.rareEvery} = 0 then ${text(actors.rare)} else 'entrant' || (k * 31) % ${actors.many} end,
    case when k % 4 = 0 then 'account.disabled' when k % 4 = 1 then 'comment.moderated' else 'image.moderated' end,
    case when k % 4 = 0 then 'account' when k % 4 = 1 then 'comment' else 'image' end,
    ((k * 7919) % 20000 + 1)::text, '{"status": "PENDING"}', '{"status": "APPROVED"}', md5(k::text),
    '{"hu": "Esti fény", "en": "Evening light"}', nullif(k % 4, 0)
  from generate_series(1, ${n}::bigint) k`;

/** Adds to a database with the large competition, which is migrated already, what administrators have to do with. */
export async function fillAdministration(db: Db, size: AdministrationScale): Promise<void> {
  await sql`set statement_timeout = 0`.execute(db);
  // All but the log with the triggers that keep counts.
  await fillQueue(db);
  await fillAccounts(db, size);
  await fillCompetitions(db, size);
  await fillCampaigns(db, size);
  await readyToLoad(db);
  await withoutIndexes(db, ['audit_log'], async () => {
    await run(db, auditEntries(size));
  });
  await settle(db);
}
