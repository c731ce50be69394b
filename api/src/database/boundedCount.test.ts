import { sql, type RawBuilder } from 'kysely';
import { TestInstallation } from '../maintenance/testing/installation.ts';
import { describeOnEngines } from '../testing/engines.ts';
import { boundedCount, pageOfFoundIds, pageOfIds } from './boundedCount.ts';
import type { Db } from './database.ts';

describeOnEngines('pages of lists', (engine) => {
  let installation: TestInstallation;
  let db: Db;
  let close: () => Promise<void>;
  beforeAll(async () => {
    installation = await TestInstallation.make(engine);
    ({ db, close } = await installation.database());
  });
  afterAll(async () => {
    await close();
    await installation.remove();
  });

  /** Rows of which the last is the first of the order. */
  const rows = (n: number): RawBuilder<unknown> => sql`select id, -id as place from generate_series(1, ${n}::int) id`;
  const order = sql`place asc, id asc`;
  const page = (n: number, limit: number, offset: number) =>
    sql`select id from (${rows(n)}) row order by ${order} limit ${limit}::int offset ${offset}::int`;

  test.each([0, 1, 9_999, 10_000, 10_001, 25_000])('of %i rows at most ten thousand are counted', async (n) => {
    const total = Math.min(n, 10_000);
    const ids = [n, n - 1, n - 2].filter((id) => id > 0);
    expect(await boundedCount(db, rows(n))).toBe(total);
    expect(await pageOfIds(db, page(n, 3, 0), rows(n))).toEqual({ ids, total });
    expect(await pageOfFoundIds(db, rows(n), order, { limit: 3, offset: 0 })).toEqual({ ids, total });
  });

  test.each([12, 10_020])('the last page of %i rows holds what is left, the one behind it nothing', async (n) => {
    for (const [offset, ids] of [
      [n - 2, [2, 1]],
      [n, []],
    ] as const) {
      expect((await pageOfIds(db, page(n, 5, offset), rows(n))).ids).toEqual(ids);
      expect((await pageOfFoundIds(db, rows(n), order, { limit: 5, offset })).ids).toEqual(ids);
    }
  });
});
