/** Sessions that have expired are removed, also of accounts that never log in again. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type * as source from '../../platform/database/database.ts';
import { createLog } from '../../platform/log.ts';
import { copyDatabase } from '../../testing/madeDatabase.ts';
import { sweepSessions } from './deviceRepository.ts';
import { insertAccount } from './repository.ts';
/** As built: the embedded engine runs in a thread of its own, whose program is a built file. */
const built = new URL('../../../dist/platform/database/database.js', import.meta.url).href;

test('sessions of the site and of devices alike, and no other', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'photo-competition-sweep-'));
  await copyDatabase(folder, 'migrated');
  const { openDatabase } = (await import(built)) as typeof source;
  const { db, close } = await openDatabase({ DATA_DIR: folder, DATABASE_CONNECTIONS: 1 }, createLog('silent'));
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
    rmSync(folder, { recursive: true });
  }
});
