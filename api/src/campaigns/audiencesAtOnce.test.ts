import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';
import { Counted } from '../testing/counted.ts';
import { engine } from '../testing/engines.ts';
import { broken, change, enter, keyOf } from './testing/audiences.ts';

describe('the numbers of people that are kept, of changes at the same moment', () => {
  let counted: Counted;
  beforeEach(async () => {
    counted = await Counted.start(engine, { voters: 4, images: 1 });
  }, 150_000);
  afterEach(() => counted.stop());

  /** Does one thing in a transaction, begins another, and once that waits or is done the rest of the first. */
  async function meanwhile(
    first: (tx: Db) => Promise<unknown>,
    other: (db: Db) => Promise<unknown>,
    rest: (tx: Db) => Promise<unknown> = () => Promise.resolve(),
  ): Promise<void> {
    const { db } = counted;
    let ended = false;
    let going: Promise<unknown> = Promise.resolve();
    const waits = async () => {
      const { rows } = await sql<{ n: number }>`select count(*) as n from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      return (rows[0]?.n ?? 0) > 0;
    };
    await db.transaction().execute(async (tx) => {
      await first(tx);
      going = other(db).finally(() => (ended = true));
      going.catch(() => undefined);
      while (!ended && !(await waits()));
      await rest(tx);
    });
    await going;
    expect(await broken(db)).toEqual([]);
  }

  test('two entries of a person in two categories', () =>
    meanwhile(
      (tx) => enter(tx, keyOf(1), 1),
      (db) => enter(db, keyOf(1), 1, 'mono'),
    ));

  test('the last entry goes while another one comes', async () => {
    await enter(counted.db, keyOf(1), 1);
    await meanwhile(
      (tx) => sql`delete from image where voter_key = ${keyOf(1)}`.execute(tx),
      (db) => enter(db, keyOf(1), 1, 'mono'),
    );
  });

  test('an account changes while its owner enters, and while its owner votes', async () => {
    const [image = 0] = await counted.images();
    await meanwhile(
      (tx) => enter(tx, keyOf(1), 1),
      (db) => change(db, keyOf(1), "locale = 'hu'"),
    );
    await meanwhile(
      (tx) => change(tx, keyOf(2), "locale = 'hu'"),
      (db) => enter(db, keyOf(2), 1),
    );
    await meanwhile(
      (tx) => change(tx, keyOf(3), "locale = 'hu'"),
      () => counted.vote(3, image, 4),
    );
    await meanwhile(
      (tx) =>
        sql`insert into vote (image_id, voter_key, point, updated_at) values (${image}, ${keyOf(4)}, 3, now())`.execute(
          tx,
        ),
      (db) => change(db, keyOf(4), "locale = 'hu'"),
    );
  });

  test('an account is removed while its owner enters: neither waits in a circle', async () => {
    const voterKey = keyOf(1);
    await enter(counted.db, keyOf(1), 1);
    await meanwhile(
      (tx) => sql`select from account where voter_key = ${voterKey} for update`.execute(tx),
      (db) => enter(db, keyOf(1), 2),
      async (tx) => {
        await sql`delete from image where voter_key = ${voterKey}`.execute(tx);
        await sql`delete from account where voter_key = ${voterKey}`.execute(tx);
      },
    );
  });
});
