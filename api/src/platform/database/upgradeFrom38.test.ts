import { sql } from 'kysely';
import { ballotsFile } from '../../voting/count/ballotsFile.ts';
import { built } from '../../maintenance/testing/built.ts';
import { TestInstallation } from '../../maintenance/testing/installation.ts';
import { describeOnEngines } from '../../testing/engines.ts';
import { matchingUsers } from '../../people/users/repository.ts';
import type { Database } from './database.ts';

const at = '2026-03-01T10:00:00Z';

describeOnEngines('an installation of migration 0038', (engine) => {
  let installation: TestInstallation;
  let db: Database['db'];
  let close: () => Promise<void>;
  let migrate: () => Promise<void>;
  beforeEach(async () => {
    const migrations = await built('platform/database/migrate');
    installation = await TestInstallation.make(engine);
    ({ db, close } = await installation.database());
    migrate = () => migrations.migrate(db);
    await migrations.migrateTo(db, '0038_count_observer');
  });
  afterEach(async () => {
    await close();
    await installation.remove();
  });

  test('has the published ballots that it had, compressed, and kept from being changed', async () => {
    const published = new Map([1, 2].map((id) => [id, Buffer.from(`PCC1 of ${id} `.repeat(500))]));
    for (const [id, ballots] of published) {
      await sql`insert into competition (id, title, description, status, competition_start, voting_start, voting_end, award,
            min_point, max_point, scoring, pre_moderation, min_longer_side, created_at, updated_at)
          overriding system value values (${id}, '{"hu":"Tél","en":"Winter"}', '{"hu":"","en":""}', 'PUBLISHED', '2026-02-01',
            '2026-02-10', '2026-03-05', '2026-03-10', 1, 5, 'BAYESIAN', false, 800, ${at}, ${at})`.execute(db);
      await sql`insert into count_log (competition_id, size, batch_at, rules, revision, public_key)
          values (${id}, 1, ${at}, '{}', 1, ${Buffer.alloc(32)})`.execute(db);
      await sql`insert into count_file values (${id}, ${ballots})`.execute(db);
    }
    await migrate();
    for (const [id, ballots] of published) expect(await ballotsFile(db, id)).toEqual(ballots);
    const { rows: stored } = await sql<{ n: number }>`select length(compressed_ballots) as n from count_file`.execute(
      db,
    );
    expect(stored.every(({ n }) => n < 100)).toBe(true);
    const changing = sql`update count_file set compressed_ballots = '\\x00'`.execute(db);
    await expect(changing).rejects.toThrow('append-only');
  });

  test('finds by the beginnings of their names who was there already', async () => {
    await sql`insert into account (username, username_key, email, email_key, first_name, last_name, locale, created_at)
        values ('lud', 'lud', 'l@example.org', 'l@example.org', 'Lúdas', 'Matyiházy-Őszentmihályi', 'hu', ${at})`.execute(
      db,
    );
    await migrate();
    await sql`set enable_seqscan = off`.execute(db);
    const found = async (q: string) => (await matchingUsers(db, { q }).select('username').execute()).length;
    for (const q of ['l', 'matyihaz', 'MATYIHÁZY', 'lud osz', 'őszentmihályi', 'l example'])
      expect([q, await found(q)]).toEqual([q, 1]);
    for (const q of ['atyi', 'matyihazyx', 'szent', 'lud oszt']) expect([q, await found(q)]).toEqual([q, 0]);
  });
});
