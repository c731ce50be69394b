/** Sessions that have expired are removed, also of accounts that never log in again. */
import { randomUUID } from 'node:crypto';
import { openDatabase } from '../../platform/database/database.ts';
import { createLog } from '../../platform/log.ts';
import { engine } from '../../testing/engines.ts';
import { sweepSessions } from './deviceRepository.ts';
import { insertAccount } from './repository.ts';

test('sessions of the site and of devices alike, and no other', async () => {
  const { url, drop } = await engine.create('migrated');
  const settings = { DATA_DIR: '', DATABASE_URL: url, DATABASE_CONNECTIONS: 1 };
  const { db, close } = await openDatabase(settings, createLog('silent'));
  try {
    const now = new Date('2026-05-01T10:00:00.000Z');
    const names = { username: 'anna', firstName: 'Anna', lastName: 'Kiss', email: 'anna@example.org' };
    const account = await insertAccount(db, { ...names, locale: 'hu', newsletter: [] }, now);
    const session = (name: string | null, ms: number) => ({
      id: randomUUID(),
      account_id: account.id,
      created_at: now,
      expires_at: new Date(now.getTime() + ms),
      ...(name === null ? {} : { device_name: name, last_used_at: now, family_hash: name, refresh_hash: name }),
    });
    const [over, living] = [-1, 1].map((ms) => [session(null, ms), session(`phone ${ms}`, ms)]);
    await db
      .insertInto('session')
      .values([...(over ?? []), ...(living ?? [])])
      .execute();
    await sweepSessions(db, now);
    const left = await db.selectFrom('session').select('id').execute();
    expect(left.map(({ id }) => id).sort()).toEqual(living?.map(({ id }) => id).sort());
  } finally {
    await close();
    await drop();
  }
});
