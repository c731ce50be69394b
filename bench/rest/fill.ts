import { sql } from 'kysely';
import { ballotNumber, insertBallots, insertVotes, run, type Db } from './ballots.ts';
import { storedPictures } from './pictures.ts';

/** Amounts of generated data. */
export interface Scale {
  /** A multiple of 1,000. */
  images: number;
  entrants: number;
  commentsPerImage: number;
}

/** Amounts for a number of images: each entrant fills all eight slots, four in each of two categories. */
export const scaleOf = (images: number): Scale => ({ images, entrants: images / 8, commentsPerImage: 2 });

/** Amounts for all measurements except the cost by size. */
export const scale = scaleOf(10_000);

/** Number of visible images: every hundredth is rejected, so that lists and counts have images to exclude. */
export const shownOf = ({ images }: Scale): number => images - images / 100;
export const shownImages = shownOf(scale);

/** Ids of the competitions: one in VOTING with all the data, an empty one in UPLOADING. */
export const competitions = { voting: 1, uploading: 2 } as const;

/** SQL expression of an entrant's voter key. @param n SQL expression of the entrant's number, from 0 */
const voterKey = (n: string) => `md5('entrant ' || ${n})::uuid`;

const title = (hu: string, en: string) => `'${JSON.stringify({ hu, en })}'::jsonb`;

const people = ({
  entrants,
}: Scale) => `insert into account (voter_key, username, username_key, email, email_key, first_name, last_name, locale,
    activated_at, created_at)
  select ${voterKey('n')}, name, name, name || '@example.org', name || '@example.org', 'Ágnes', 'Tóth', 'hu', joined, joined
  from (select n, 'entrant' || n as name, now() - interval '60 days' as joined
    from generate_series(0, ${entrants - 1}) n) entrant`;

const sessions = `insert into session (id, account_id, created_at, expires_at)
  select md5('session ' || id)::uuid, id, now(), now() + interval '30 days' from account`;

/** Inserts a competition. @param dates in days relative to today */
const competition = (en: string, [start, voting, end, award]: readonly [number, number, number, number]) =>
  `insert into competition (title, description, status, competition_start, voting_start, voting_end, award, min_point,
    max_point, scoring, pre_moderation, min_longer_side, created_at, updated_at)
  select ${title(en, en)}, ${title('', '')}, 'PUBLISHED', day + interval '${start} days', day + interval '${voting} days',
    day + interval '${end} days', day + interval '${award} days', 1, 5, 'BAYESIAN', false, 800,
    day - interval '60 days', day - interval '60 days'
  from (select date_trunc('hour', now()) as day) today`;

const imageTypes = `insert into image_type (competition_id, code, position, title, slots)
  select competition.id, code, position, ${title('Kategória', 'Category')}, 4
  from competition, (values ('colour', 0), ('mono', 1)) type (code, position)`;

/** Inserts images in upload order, an entrant's entries far apart from each other; derivatives are those of real photos. */
const images = ({
  images,
  entrants,
}: Scale) => `insert into image (competition_id, voter_key, type_code, slot, title, description, moderation,
    moderation_reason, moderated_at, original_key, original_content_type, original_format, original_bytes, sha256, width,
    height, thumbhash, perceptual_hash, version, derivatives, camera, lens, focal_length, aperture, shutter, iso, taken_at,
    created_at, updated_at)
  select 1, ${voterKey(`entry.n % ${entrants}`)}, case when turn < 4 then 'colour' else 'mono' end, 1 + turn % 4,
    'Evening light over the river ' || entry.n, repeat('Taken on a walk along the embankment. ', 1 + entry.n % 8),
    case when entry.n % 100 = 50 then 'REJECTED' else 'APPROVED' end, case when entry.n % 100 = 50 then 'Off the theme' end,
    case when entry.n % 100 = 50 then entered end, 'be/bench-' || entry.n || '.original.jpeg', 'image/jpeg', 'jpeg', picture.bytes,
    md5(entry.n::text) || md5('b' || entry.n), picture.width, picture.height, picture.thumbhash,
    ('x' || substr(md5(entry.n::text), 1, 16))::bit(64)::bigint, substr(md5(entry.n::text), 1, 16), picture.derivatives,
    'Nikon D70', 'AF-S 18-70mm f/3.5-4.5', 50, 2.8, 0.004, 400, '2024-05-17T18:30:45', entered, entered
  from (select n, n / ${entrants} as turn, competition_start + n * interval '1 second' as entered
    from generate_series(0, ${images - 1}) n, competition where id = 1) entry
  join bench_picture picture on picture.n = entry.n % (select count(*) from bench_picture)
  order by entry.n`;

const comments = ({
  entrants,
  commentsPerImage,
}: Scale) => `insert into comment (image_id, competition_id, account_id, text, status, created_at)
  select image.id, image.competition_id, 1 + (image.id * 7 + k * 311) % ${entrants},
    'What a sky, and how calm the water lies under it.', 'APPROVED', voting_start + k * interval '1 hour'
  from competition, generate_series(1, ${commentsPerImage}) k, image where competition.id = 1 order by k, image.id`;

/** Inserts the tallies that triggers keep of images; the triggers are off here. */
const tallies = `insert into image_tally (image_id, competition_id, of_type, shown)
  select id, competition_id, type_code, moderation = 'APPROVED' from image`;
const imageCounts = `insert into image_count
  select competition_id, type_code, moderation, count(*) from image group by 1, 2, 3`;

/** Creates the table that assigns votes to images: every other image receives twice as many votes. */
const picks = ({ entrants }: Scale) => `create table bench_pick as
  select row_number() over (order by turn, id) - 1 as position, id as image_id, (id - 1) % ${entrants} as owner,
    turn, 1 + id % 2 as weight
  from image, generate_series(0, 1) turn where moderation = 'APPROVED' and turn <= id % 2`;

/** Fills an empty, migrated database with everything but votes; the bytes of derivatives are stored in `folder`. */
export async function fillCompetition(db: Db, folder: string, size = scale): Promise<void> {
  // Before `readyToLoad`: this takes seconds, in which the pool may close an idle connection and lose its session settings.
  const pictures = await storedPictures(folder);
  await readyToLoad(db);
  await run(db, people(size));
  await run(db, sessions);
  await run(db, competition('Lights of the city', [-20, -10, 10, 20]));
  await run(db, competition('Portraits', [-5, 15, 25, 30]));
  await run(db, imageTypes);
  await run(
    db,
    'create table bench_picture (n int, bytes int, width int, height int, thumbhash text, derivatives jsonb)',
  );
  for (const [n, picture] of pictures.entries()) {
    const { bytes, width, height, thumbhash, derivatives } = picture;
    await sql`insert into bench_picture values
      (${n}, ${bytes}, ${width}, ${height}, ${thumbhash}, ${JSON.stringify(derivatives)}::jsonb)`.execute(db);
  }
  await run(db, images(size));
  await run(db, tallies);
  await run(db, imageCounts);
  await run(db, comments(size));
  await run(db, picks(size));
  await run(db, 'create unique index on bench_pick (position)');
  await run(db, 'drop table bench_picture');
}

/** Disables foreign key checks, which would double the duration; `assertConsistent` checks all rows at the end. */
const withoutKeyChecks = `do $$ begin
  set session_replication_role = replica;
exception when insufficient_privilege then null;
end $$`;

interface Definition {
  drop: string;
  make: string;
}

/**
 * Drops the tables' indexes during a bulk load and recreates them afterwards: updating them row by row is slow. Keys that other
 * tables refer to stay.
 */
export async function withoutIndexes(db: Db, tables: readonly string[], load: () => Promise<void>): Promise<void> {
  const names = tables.map((name) => `'${name}'::regclass`).join(', ');
  const { rows } = await sql
    .raw<Definition>(
      `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
        format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
      from pg_constraint own where contype in ('p', 'u') and conrelid in (${names})
        and not exists (select from pg_constraint other where other.contype = 'f' and other.conindid = own.conindid)
      union all
      select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid) from pg_index
      where indrelid in (${names}) and not exists (select from pg_constraint where conindid = indexrelid)`,
    )
    .execute(db);
  for (const { drop } of rows) await run(db, drop);
  await load();
  for (const { make } of rows) await run(db, make);
}

/** Session settings for bulk loads. */
const forLoading = [
  withoutKeyChecks,
  `set statement_timeout = 0`,
  `set maintenance_work_mem = '256MB'`,
  `set work_mem = '128MB'`,
  `set synchronous_commit = off`,
];

/** Applies the bulk load settings to a session, which must be closed afterwards. */
export async function readyToLoad(db: Db): Promise<void> {
  for (const setting of forLoading) await run(db, setting);
}

/** Counts the votes on each image by point. */
async function countByPoint(db: Db): Promise<void> {
  await run(
    db,
    `update image_tally t set by_point = counted.by_point
    from (select image_id, array_agg(coalesce(n, 0) order by point) as by_point
      from (select image_id, generate_series(0, max(point)) as point from vote group by image_id) every_point
      left join (select image_id, point, count(*)::int as n from vote group by 1, 2) given using (image_id, point)
      group by image_id) counted
    where counted.image_id = t.image_id`,
  );
}

/** Keeps who has voted: its trigger is off here. */
async function keepVoters(db: Db, from: string): Promise<void> {
  await run(
    db,
    `insert into competition_voter (competition_id, voter_key)
    select distinct ${competitions.voting}, voter_key from ${from} on conflict do nothing`,
  );
}

/**
 * Inserts the votes numbered `from` to `to - 1`: each a different pair of image and entrant, none for an own image, every
 * tenth changed once. Tallies and ballot history are kept consistent, as the service does.
 */
export async function fillVotes(db: Db, from: number, to: number, size = scale): Promise<void> {
  const { entrants } = size;
  await readyToLoad(db);
  await run(
    db,
    `create temporary table bench_vote as
    select k, image_id, ${voterKey(`(owner + 1 + (nth * 7 + image_id * 13) % ${entrants - 1}) % ${entrants}`)} as voter_key,
      1 + (image_id * 31 + nth * 17) % 5 as point, voting_start + k * interval '50 milliseconds' as cast_at
    from (select k, image_id, owner, k / total * weight + turn as nth
      from (select count(*) as total from bench_pick) size, generate_series(${from}::bigint, ${to - 1}) k
      join bench_pick on position = k * 7919 % (select count(*) from bench_pick)) picked,
      competition where competition.id = 1 order by k`,
  );
  await withoutIndexes(db, ['ballot', 'vote'], async () => {
    await insertBallots(db, {
      from: 'bench_vote where k % 10 = 0',
      point: '1 + point % 5',
      castAt: `cast_at - interval '1 hour'`,
      number: ballotNumber(`'replaced ' || k`),
    });
    await insertBallots(db, {
      from: 'bench_vote',
      number: ballotNumber('k'),
      replaces: `case when k % 10 = 0 then ${ballotNumber(`'replaced ' || k`)} end`,
    });
    await insertVotes(db, 'bench_vote', ballotNumber('k'));
  });
  await run(
    db,
    `update image_tally tally set vote_count = vote_count + cast_now
    from (select image_id, count(*)::int as cast_now from bench_vote group by image_id) counted
    where counted.image_id = tally.image_id`,
  );
  await keepVoters(db, 'bench_vote');
  await run(db, 'drop table bench_vote');
  await countByPoint(db);
}

/** Number of the reader's votes, the same in small and large competitions. */
export const readerVotes = 40;

/** Account id of the reader, who has no entries: the id after the last entrant's. */
export const readerOf = ({ entrants }: Scale): number => entrants + 1;

/** Adds an account with a fixed number of votes: the cost of voting info grows with the voter's votes, which it lists. */
export async function fillReader(db: Db, size: Scale): Promise<void> {
  const key = voterKey(String(size.entrants));
  await run(
    db,
    `insert into account (voter_key, username, username_key, email, email_key, first_name, last_name, locale,
      activated_at, created_at)
    select ${key}, name, name, name || '@example.org', name || '@example.org', 'Béla', 'Kis', 'hu', now(), now()
    from (values ('reader')) named (name)`,
  );
  await run(
    db,
    `insert into session (id, account_id, created_at, expires_at)
    select md5('session ' || id)::uuid, id, now(), now() + interval '30 days' from account where username = 'reader'`,
  );
  await run(
    db,
    `create temporary table bench_read as
    select id as image_id, ${key} as voter_key, 1 + id % 5 as point, now() as cast_at
    from image where moderation = 'APPROVED' and id % ${size.images / 50} = 1 order by id limit ${readerVotes}`,
  );
  const number = ballotNumber(`'reader ' || image_id`);
  await insertBallots(db, { from: 'bench_read', number });
  await insertVotes(db, 'bench_read', number);
  await run(db, `update image_tally t set vote_count = vote_count + 1 from bench_read r where r.image_id = t.image_id`);
  await keepVoters(db, 'bench_read');
  await run(db, 'drop table bench_read');
  await countByPoint(db);
}

/** Moves the end of the competition to the past or the future, and invalidates stored results. */
export const setEnd = (db: Db, end: 'past' | 'ahead') => {
  const [votingEnd, award] = end === 'past' ? [-2, -1] : [10, 20];
  return run(
    db,
    `update competition set voting_end = date_trunc('hour', now()) + interval '${votingEnd} days',
      award = date_trunc('hour', now()) + interval '${award} days', results_revision = results_revision + 1 where id = ${competitions.voting}`,
  );
};

const faults = {
  'images whose count is not that of their votes': `from image left join image_tally on image_id = id
    where vote_count is distinct from (select count(*) from vote where vote.image_id = id)`,
  'images whose votes by point are not those of their votes': `from image_tally
    where vote_count is distinct from (select sum(n) from unnest(by_point) n) and vote_count > 0`,
  'votes of nobody': 'from vote left join account using (voter_key) where account.id is null',
  'votes for own images': 'from vote join image on image.id = image_id where image.voter_key = vote.voter_key',
  'votes that are not the newest ballot': `from vote left join (
      select distinct on (image_id, voter_key) image_id, voter_key, point from ballot
      order by image_id, voter_key, id desc) newest using (image_id, voter_key)
    where newest.point is distinct from vote.point`,
} as const;

/** @throws Error when the data breaks a rule of the service, or has fewer or more votes than these */
export async function assertConsistent(db: Db, least: number, most = least): Promise<void> {
  for (const [fault, rows] of Object.entries({ ...faults, votes: 'from vote' })) {
    const found = await sql.raw<{ n: number }>(`select count(*)::int as n ${rows}`).execute(db);
    const n = found.rows[0]?.n ?? Number.NaN;
    const holds = fault === 'votes' ? least <= n && n <= most : n === 0;
    if (!holds) throw new Error(`${n} ${fault}${fault === 'votes' ? ` instead of ${least} to ${most}` : ''}`);
  }
}
