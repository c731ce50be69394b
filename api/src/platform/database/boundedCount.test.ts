import { sql, type RawBuilder } from 'kysely';
import { TestInstallation } from '../../maintenance/testing/installation.ts';
import { engine } from '../../testing/engines.ts';
import { boundedCount, pageOfFoundIds, pageOfIds } from './boundedCount.ts';
import type { Db } from './database.ts';

interface Part {
  limit: number;
  offset: number;
}

describe('pages of lists', () => {
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
  const partOf = ({ limit, offset }: Part) => sql`order by ${order} limit ${limit}::int offset ${offset}::int`;
  const read = {
    pageOfIds: (n: number, part: Part) =>
      pageOfIds(sql`select id from (${rows(n)}) row ${partOf(part)}`, sql`select 1 from (${rows(n)}) row`, part),
    pageOfFoundIds: (n: number, part: Part) => pageOfFoundIds(rows(n), order, part),
  };

  test.each([0, 1, 9_999, 10_000, 10_001, 25_000])('of %i rows at most ten thousand are counted', async (n) => {
    expect(await boundedCount(db, rows(n))).toBe(Math.min(n, 10_000));
  });

  describe.each(['pageOfIds', 'pageOfFoundIds'] as const)('%s', (name) => {
    test.each([
      [0, [0]],
      [1, [0, 1]],
      [3, [0, 3, 6]],
      [12, [0, 9, 10, 12]],
      [9_999, [0, 9_996, 9_998, 9_999]],
      [10_000, [0, 9_997, 9_998, 10_000]],
      [10_020, [0, 9_996, 9_997, 9_999, 10_000, 10_018, 10_020]],
    ])('of %i rows each page has its own, and says how many there are, up to ten thousand', async (n, offsets) => {
      for (const offset of offsets) {
        const found = await read[name](n, { limit: 3, offset }).execute(db);
        const ids = [n - offset, n - offset - 1, n - offset - 2].filter((id) => id > 0);
        expect({ offset, rows: found.rows }).toEqual({ offset, rows: [{ ids, total: Math.min(n, 10_000) }] });
      }
    });
  });
});
