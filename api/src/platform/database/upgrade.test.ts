import { commitmentOf, withdrawn } from '@photo-competition/schema/count/encoding';
import { verifyCount } from '@photo-competition/schema/count/verify';
import { sql } from 'kysely';
import { findCompetition } from '../../competitions/repository.ts';
import { sha256 } from '../../voting/count/signer.ts';
import { runScript } from '../../voting/count/testing/folder.ts';
import { platform } from '../../voting/count/testing/publish.ts';
import { built } from '../../maintenance/testing/built.ts';
import { TestInstallation } from '../../maintenance/testing/installation.ts';
import { createLog } from '../log.ts';
import { rankedAfter, storedComputation } from '../../voting/results/repository.ts';
import { publishedBy, voter } from '../../testing/counted.ts';
import { describeOnEngines } from '../../testing/engines.ts';
import { until } from '../../testing/service.ts';
import type { Database } from './database.ts';

/** Points of each image as the version before counted them; the last one is REJECTED and counts nothing. */
const votes = [[5, 4], [3], [], [3, 3], [5]];
/** What that version answered: `(C·m + Σpoints) / (C + n)` with C = 5/4 and m = 18/5; without votes m. */
const before = [13.5 / 3.25, 7.5 / 2.25, 3.6, 10.5 / 3.25];

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const at = '2026-03-01T10:00:00Z';

/** Status and dates of a competition: start, votingStart, votingEnd, award. */
interface Course {
  status: 'ARCHIVED' | 'PUBLISHED';
  dates: readonly [string, string, string, string];
}
const archived: Course = { status: 'ARCHIVED', dates: ['2026-02-01', '2026-02-10', '2026-03-05', '2026-03-10'] };
/** Whose voting goes on while the installation is upgraded. */
const running: Course = { status: 'PUBLISHED', dates: ['2026-02-01', '2026-02-10', '2026-03-20', '2026-03-25'] };

/** A competition with entries, votes and their history, in the tables of migration 0004. */
function filled({ status, dates }: Course): string[] {
  const image = (id: number) => `insert into image (competition_id, voter_key, type_code, slot, title, description,
    moderation, original_key, original_content_type, original_format, original_bytes, sha256, width, height, thumbhash,
    perceptual_hash, version, derivatives, created_at, updated_at)
    values (1, '${uuid(id)}', 'colour', 1, 'Photo ${id}', '', '${id === 5 ? 'REJECTED' : 'APPROVED'}', 'o/${id}',
      'image/jpeg', 'jpeg', 9, '${String(id).repeat(64)}', 400, 300, 'AA==', ${id}, 'v${id}', '[]', '${at}', '${at}')`;
  const cast = (id: number, point: number, voter: number) => [
    `insert into vote values (${id}, '${uuid(voter)}', ${point}, '${at}')`,
    `insert into ballot (image_id, voter_key, point, cast_at) values (${id}, '${uuid(voter)}', 1, '${at}')`,
    `insert into ballot (image_id, voter_key, point, cast_at) values (${id}, '${uuid(voter)}', ${point}, '${at}')`,
  ];
  return [
    `insert into competition (title, description, status, competition_start, voting_start, voting_end, award, min_point,
      max_point, scoring, pre_moderation, min_longer_side, created_at, updated_at)
      values ('{"hu":"Tél","en":"Winter"}', '{"hu":"","en":""}', '${status}', ${dates.map((date) => `'${date}'`).join(', ')}, 1, 5, 'BAYESIAN', false, 800, '${at}', '2026-04-02')`,
    `insert into image_type values (1, 'colour', 0, '{"hu":"Színes","en":"Colour"}', 4)`,
    `insert into audit_log (at, actor, action, object_type, object_id, after)
      values ('2026-04-01', 'admin', 'competition.status-changed', 'competition', '1', '{"status":"ARCHIVED"}')`,
    ...votes.map((_, i) => image(i + 1)),
    ...votes.map((points, i) => `insert into image_tally values (${i + 1}, 1, ${points.length})`),
    ...votes.flatMap((points, i) => points.flatMap((point, k) => cast(i + 1, point, 100 + k))),
  ];
}

describeOnEngines('an installation that the version before has filled', (engine) => {
  let installation: TestInstallation;
  let database: Database;
  const rows = async (query: string) => (await sql.raw(query).execute(database.db)).rows;
  const kept = () =>
    Promise.all([
      rows('select image_id, voter_key, point, updated_at from vote order by 1, 2'),
      rows('select id, image_id, voter_key, point, cast_at from ballot order by id'),
      rows('select image_id, vote_count from image_tally order by 1'),
    ]);
  /** Each ballot has got a number, names the one before it of its vote, and is committed to; each vote names its newest one. */
  const numbered = async () => {
    const ballots = await database.db.selectFrom('ballot').selectAll().orderBy('id').execute();
    const newest = new Map<string, Buffer>();
    expect(new Set(ballots.map(({ number }) => number.toString('hex'))).size).toBe(12);
    for (const { image_id, voter_key, number, replaces, point, commitment } of ballots) {
      const vote = `${image_id} ${voter_key}`;
      expect(replaces).toEqual(newest.get(vote) ?? null);
      newest.set(vote, number);
      const said = { competition: 1, number, image: image_id, point: point ?? withdrawn, replaces };
      expect(commitment).toEqual(commitmentOf(sha256, said));
    }
    for (const { image_id, voter_key, number } of await database.db.selectFrom('vote').selectAll().execute())
      expect(number).toEqual(newest.get(`${image_id} ${voter_key}`));
    await expect(rows('update ballot set point = 2')).rejects.toThrow('append-only');
  };
  beforeAll(async () => {
    installation = await TestInstallation.make(engine);
    database = await installation.database();
  });
  afterAll(async () => {
    await database.close();
    await installation.remove();
  });

  test('keeps every vote and every ballot, and its results but for images without votes', async () => {
    const { migrate, migrateTo } = await built('platform/database/migrate');
    await migrateTo(database.db, '0004_shown_images');
    for (const statement of filled(archived)) await sql.raw(statement).execute(database.db);
    const earlier = await kept();
    await migrate(database.db);
    expect(await kept()).toEqual(earlier);
    await numbered();

    const competition = await findCompetition(database.db, 1);
    if (!competition) throw new Error('The competition is gone');
    // Since the audit log says so, and not since its last change.
    expect(competition.closed_at).toEqual(new Date('2026-04-01T00:00:00Z'));
    const { startResultsKeeper } = await built('voting/results/keeper');
    const clock = () => new Date();
    const keeper = startResultsKeeper({ db: database.db, clock, log: createLog('silent'), alone: true, waitMs: 0 });
    const ranking = await until('the results', () => storedComputation(database.db, 1));
    await keeper.stop();
    const ranked = await rankedAfter(database.db, ranking, 0, 10);
    const results = new Map(ranked.map(({ imageId, result }) => [imageId, result]));
    expect([...results.keys()]).toEqual([1, 2, 4, 3]);
    for (const id of [1, 2, 4]) {
      const points = votes[id - 1] ?? [];
      const result = results.get(id);
      expect(result?.score).toBeCloseTo(before[id - 1] ?? 0, 12);
      expect(result).toMatchObject({ votes: points.length, points: points.reduce((sum, point) => sum + point, 0) });
    }
    expect([1, 2, 4].map((id) => results.get(id)?.rank)).toEqual([1, 2, 3]);
    expect(results.get(3)).toMatchObject({ score: null, points: 0, votes: 0, rank: null, overallRank: null });
  });

  test('goes on with a vote: ballots from before have numbers, the log opens, and the count holds once it is closed', async () => {
    const { migrateTo } = await built('platform/database/migrate');
    const fresh = await TestInstallation.make(engine, { SMTP_URL: '' });
    const own = await fresh.database();
    try {
      await migrateTo(own.db, '0004_shown_images');
      for (const statement of filled(running)) await sql.raw(statement).execute(own.db);
      await own.close();
      let now = new Date('2026-03-02T10:00:00Z');
      const service = await fresh.service(() => now);
      try {
        const { db, counts, votes: voting } = service;
        await counts.round();
        const opened = await sql<{ body: string }>`select convert_from(body, 'UTF8') as body from count_entry
          where position = 0`.execute(db);
        expect(JSON.parse(opened.rows[0]?.body ?? '')).toMatchObject({ type: 'open', since: now.toISOString() });
        // Three more people vote, and one of those from before changes a vote that had no number then.
        for (const person of [201, 202, 203])
          for (const image of [1, 2, 4]) await voting.cast({ imageId: image, point: 1 + (image % 5) }, voter(person));
        await voting.cast({ imageId: 1, point: 2 }, voter(100));
        for (const then of ['2026-03-21T00:00:00Z', '2026-03-26T00:00:00Z']) {
          now = new Date(then);
          await counts.round();
        }
        const published = await publishedBy(service, 1, 1);
        const { failures, counted } = await verifyCount(platform, published);
        expect(failures).toEqual([]);
        // Six votes of two ballots each are from before.
        expect(counted).toMatchObject({ ballots: 12 + 9 + 1, standing: 6 + 9, voters: 5 });
        expect(runScript(published)).toMatchObject({ status: 0, stderr: '' });
      } finally {
        await service.close();
      }
    } finally {
      await fresh.remove();
    }
  });

  test('has its voters linked to their ballots as before, until their time comes', async () => {
    const { migrate, migrateTo } = await built('platform/database/migrate');
    const fresh = await TestInstallation.make(engine);
    const own = await fresh.database();
    const { db } = own;
    try {
      await migrateTo(db, '0031_kept_campaign_counts');
      for (const statement of [
        `insert into competition (title, description, status, competition_start, voting_start, voting_end, award, min_point,
          max_point, scoring, pre_moderation, min_longer_side, created_at, updated_at)
          values ('{"hu":"Tél","en":"Winter"}', '{"hu":"","en":""}', 'PUBLISHED', '2026-02-01', '2026-02-10', '2026-03-05',
            '2026-03-10', 1, 5, 'BAYESIAN', false, 800, '${at}', '${at}')`,
        `insert into count_log (competition_id, size, batch_at, rules, revision, public_key, sealed_at, closed_at)
          values (1, 1, '${at}', '{}', 0, sha256(''), '2026-03-05', '2026-03-05')`,
        `insert into count_roll values (1, sha256('a'), '${uuid(1)}', substr(sha256('s'), 1, 16), 'anna', 2, 1),
          (1, sha256('b'), '${uuid(2)}', null, null, 1, 1)`,
      ])
        await sql.raw(statement).execute(db);
      const roll = async (more: string) =>
        (
          await sql
            .raw(`select roll_id, voter_key, salt, username, cast_ballots, standing ${more} from count_roll order by 1`)
            .execute(db)
        ).rows as object[];
      const earlier = await roll('');
      await migrate(db);
      expect(await roll(', link')).toEqual(earlier.map((entry) => ({ ...entry, link: 'LINKED' })));
      const log = await db.selectFrom('count_log').selectAll().executeTakeFirstOrThrow();
      expect(log).toMatchObject({ unlink_begun_at: null, unlinked_at: null, unlinked_to: Buffer.alloc(0) });
    } finally {
      await own.close();
      await fresh.remove();
    }
  });

  test('goes back to the shipped text of a template that lacks what its mail needs, and keeps the others', async () => {
    const { migrate, migrateTo } = await built('platform/database/migrate');
    const fresh = await TestInstallation.make(engine);
    const own = await fresh.database();
    const { db } = own;
    try {
      await migrateTo(db, '0008_kept_counts');
      const template = (id: string, body: string) =>
        sql`insert into mail_template (id, locale, subject, body, version, updated_at)
          values (${id}, 'hu', 'Tárgy', ${body}, 4, ${at})`.execute(db);
      await template('activation', 'Kattints a hivatkozásra!');
      await template('lost-password', '[Itt]({{ link }})');
      await template('newsletter', 'Hírek: {{subject}}, {{link}}');
      await template('password-changed', 'Megváltozott.');
      await migrate(db);
      const { rows: kept } = await sql`select id, body, version from mail_template order by id`.execute(db);
      expect(kept).toEqual([
        { id: 'activation', body: null, version: 5 },
        { id: 'lost-password', body: '[Itt]({{ link }})', version: 4 },
        { id: 'newsletter', body: null, version: 5 },
        { id: 'password-changed', body: 'Megváltozott.', version: 4 },
      ]);
      const { rows: told } = await sql`select actor, action, object_id, before->>'body' as body from audit_log
        order by object_id`.execute(db);
      expect(told).toEqual([
        { actor: 'system', action: 'template.reset', object_id: 'activation/hu', body: 'Kattints a hivatkozásra!' },
        { actor: 'system', action: 'template.reset', object_id: 'newsletter/hu', body: 'Hírek: {{subject}}, {{link}}' },
      ]);
    } finally {
      await own.close();
      await fresh.remove();
    }
  });

  test('counts the mails of a campaign by state, and goes on counting', async () => {
    const { migrate, migrateTo } = await built('platform/database/migrate');
    const fresh = await TestInstallation.make(engine);
    const own = await fresh.database();
    const { db } = own;
    const execute = (statement: string) => sql.raw(statement).execute(db);
    const counts = async () => {
      const { rows: counted } = await sql<{ state: string; mails: number }>`
        select state, mails from campaign_count where campaign_id = 1 order by state`.execute(db);
      return Object.fromEntries(counted.map(({ state, mails }) => [state, mails]));
    };
    try {
      await migrateTo(db, '0030_sealed_votes_mails');
      await execute(`insert into campaign (state, template, audience, frozen, created_by, created_at)
        values ('RUNNING', 'newsletter', '{}', '{}', 'admin', '${at}')`);
      await execute(`insert into mail (kind, recipient, subject, body_text, body_html, status, handing_over, due_at,
          created_at, sent_at, campaign_id)
        select 'newsletter', 'a@example.org', '', '', '', status, handing_over, '${at}', '${at}',
          case when status = 'SENT' then timestamptz '${at}' end, campaign_id
        from (values ('QUEUED', false, 1), ('QUEUED', true, 1), ('SENT', false, 1), ('SENT', false, 1),
          ('SENT', false, null)) mails (status, handing_over, campaign_id)`);
      await migrate(db);
      expect(await counts()).toEqual({ QUEUED: 1, SENDING: 1, SENT: 2 });
      await execute(`update mail set status = 'FAILED', handing_over = false where handing_over`);
      await execute(`update mail set due_at = now()`);
      await execute(`delete from mail where status = 'SENT'`);
      await execute(`insert into mail (kind, recipient, subject, body_text, body_html, due_at, created_at, campaign_id)
        select 'newsletter', 'b@example.org', '', '', '', now(), now(), 1 from generate_series(1, 3)`);
      expect(await counts()).toEqual({ FAILED: 1, QUEUED: 4, SENDING: 0, SENT: 0 });
      await execute('delete from campaign');
      expect(await counts()).toEqual({});
    } finally {
      await own.close();
      await fresh.remove();
    }
  });
});
