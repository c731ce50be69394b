import { sql } from 'kysely';
import type { Opened } from './engines.ts';
import { storedPictures } from './pictures.ts';

/** How much there is of everything. */
export interface Scale {
  /** A multiple of 1,000. */
  images: number;
  entrants: number;
  commentsPerImage: number;
}

/** Entrants fill all their slots: two categories with four each. */
export const scaleOf = (images: number): Scale => ({ images, entrants: images / 8, commentsPerImage: 2 });

/** Of everything but the table of costs by size. */
export const scale = scaleOf(10_000);

/** Every hundredth image is rejected: lists and counts have something to leave out. */
export const shownOf = ({ images }: Scale): number => images - images / 100;
export const shownImages = shownOf(scale);

/** The competitions, by id: one in VOTING with all the data, one in UPLOADING with none. */
export const competitions = { voting: 1, uploading: 2 } as const;

type Db = Opened['db'];
const run = (db: Db, statement: string) => sql.raw(statement).execute(db);

/** The pseudonym of an entrant, 0 for the first, as SQL. */
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

/** Around now, in days. */
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

/** In the order of their entering; an entrant's entries lie far apart. Derivatives and hashes come from real pictures. */
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
}: Scale) => `insert into comment (image_id, account_id, text, status, created_at)
  select image.id, 1 + (image.id * 7 + k * 311) % ${entrants},
    'What a sky, and how calm the water lies under it.', 'APPROVED', voting_start + k * interval '1 hour'
  from competition, generate_series(1, ${commentsPerImage}) k, image where competition.id = 1 order by k, image.id`;

/** Which image the next vote goes to: every other image draws twice as many votes as the rest. */
const picks = ({ entrants }: Scale) => `create table bench_pick as
  select row_number() over (order by turn, id) - 1 as position, id as image_id, (id - 1) % ${entrants} as owner,
    turn, 1 + id % 2 as weight
  from image, generate_series(0, 1) turn where moderation = 'APPROVED' and turn <= id % 2`;

/** Fills an empty, migrated database with everything but votes; the derivatives' bytes go to the blobs in `folder`. */
export async function fillCompetition(db: Db, folder: string, size = scale): Promise<void> {
  // First, for it takes seconds in which an idle connection, and with it the settings of its session, may be given up.
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
  await run(db, 'insert into image_tally (image_id, competition_id) select id, competition_id from image');
  await run(db, comments(size));
  await run(db, picks(size));
  await run(db, 'create unique index on bench_pick (position)');
  await run(db, 'drop table bench_picture');
}

/** Row by row the checks of foreign keys take as long as the rest; `proveConsistent` checks the whole at once. */
const withoutKeyChecks = `do $$ begin
  set session_replication_role = replica;
exception when insufficient_privilege then null;
end $$`;

interface Definition {
  drop: string;
  make: string;
}

/** Loads tables without their indexes, which are made again at once: row by row they take most of the time. */
async function withoutIndexes(db: Db, tables: readonly string[], load: () => Promise<void>): Promise<void> {
  const names = tables.map((name) => `'${name}'::regclass`).join(', ');
  const { rows } = await sql
    .raw<Definition>(
      `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
        format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
      from pg_constraint where contype in ('p', 'u') and conrelid in (${names})
      union all
      select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid) from pg_index
      where indrelid in (${names}) and not exists (select from pg_constraint where conindid = indexrelid)`,
    )
    .execute(db);
  for (const { drop } of rows) await run(db, drop);
  await load();
  for (const { make } of rows) await run(db, make);
}

/** The settings of a session that loads much. */
const forLoading = [
  withoutKeyChecks,
  `set statement_timeout = 0`,
  `set maintenance_work_mem = '256MB'`,
  `set work_mem = '128MB'`,
  `set synchronous_commit = off`,
];

/** Makes a session fit for loading much; it is closed afterwards. */
export async function readyToLoad(db: Db): Promise<void> {
  for (const setting of forLoading) await run(db, setting);
}

/**
 * Casts the votes numbered `from` to `to - 1`, all at distinct images by distinct entrants and never by the owner; every
 * tenth has been changed once. The counts and the ballot history follow, as the service keeps them.
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
    await run(
      db,
      `insert into ballot (image_id, voter_key, point, cast_at)
      select image_id, voter_key, 1 + point % 5, cast_at - interval '1 hour' from bench_vote where k % 10 = 0`,
    );
    await run(
      db,
      'insert into ballot (image_id, voter_key, point, cast_at) select image_id, voter_key, point, cast_at from bench_vote',
    );
    await run(
      db,
      'insert into vote (image_id, voter_key, point, updated_at) select image_id, voter_key, point, cast_at from bench_vote',
    );
  });
  await run(
    db,
    `update image_tally tally set vote_count = vote_count + cast_now,
      by_point = (select array_agg(coalesce(by_point[place], 0) + given order by place)
        from unnest(array[0, ones, twos, threes, fours, fives]) with ordinality as counted (given, place))
    from (select image_id, count(*)::int as cast_now, ${['ones', 'twos', 'threes', 'fours', 'fives']
      .map((name, n) => `(count(*) filter (where point = ${n + 1}))::int as ${name}`)
      .join(', ')} from bench_vote group by image_id) counted
    where counted.image_id = tally.image_id`,
  );
  await run(db, 'drop table bench_vote');
}

/** Votes of the reader, as many in a small competition as in a large one. */
export const readerVotes = 40;

/** The account of the reader: one more than there are entrants, without entries. */
export const readerOf = ({ entrants }: Scale): number => entrants + 1;

/** Adds someone whose own votes do not grow with the competition: voting info lists them all. */
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
    `create temporary table bench_read as select id as image_id, 1 + id % 5 as point
    from image where moderation = 'APPROVED' and id % ${size.images / 50} = 1 order by id limit ${readerVotes}`,
  );
  await run(
    db,
    `insert into ballot (image_id, voter_key, point, cast_at) select image_id, ${key}, point, now() from bench_read`,
  );
  await run(
    db,
    `insert into vote (image_id, voter_key, point, updated_at) select image_id, ${key}, point, now() from bench_read`,
  );
  await run(
    db,
    `update image_tally t set vote_count = vote_count + 1, by_point = recounted(by_point, null, r.point)
    from bench_read r where r.image_id = t.image_id`,
  );
  await run(db, 'drop table bench_read');
}

/** Lets the competition end, or lets VOTING go on; results that were stored are outdated. */
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
  'votes of nobody': 'from vote left join account using (voter_key) where account.id is null',
  'votes for own images': 'from vote join image on image.id = image_id where image.voter_key = vote.voter_key',
  'votes that are not the newest ballot': `from vote left join (
      select distinct on (image_id, voter_key) image_id, voter_key, point from ballot
      order by image_id, voter_key, id desc) newest using (image_id, voter_key)
    where newest.point is distinct from vote.point`,
} as const;

/** @throws when the data breaks a rule of the service, or holds another number of votes */
export async function proveConsistent(db: Db, votes: number): Promise<void> {
  for (const [fault, rows] of Object.entries({ ...faults, votes: 'from vote' })) {
    const found = await sql.raw<{ n: number }>(`select count(*)::int as n ${rows}`).execute(db);
    const expected = fault === 'votes' ? votes : 0;
    if (found.rows[0]?.n !== expected) throw new Error(`${found.rows[0]?.n} ${fault} instead of ${expected}`);
  }
}

/** What a server's autovacuum does in time, and the embedded engine's upkeep (api/src/database/upkeep.ts). */
export const settle = (db: Db) => run(db, 'vacuum (analyze)');
