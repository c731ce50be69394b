import { sql } from 'kysely';
import { built } from '../../maintenance/testing/built.ts';
import { TestInstallation } from '../../maintenance/testing/installation.ts';
import { engine } from '../../testing/engines.ts';
import type { Db } from './database.ts';
import { holdsWords } from './search.ts';

describe('looking for words', () => {
  let installation: TestInstallation;
  let db: Db;
  let close: () => Promise<void>;
  beforeAll(async () => {
    installation = await TestInstallation.make(engine);
    ({ db, close } = await installation.database());
    await (await built('platform/database/migrate')).migrate(db);
  });
  afterAll(async () => {
    await close();
    await installation.remove();
  });

  const holds = async (text: string, q: string) => {
    const { rows } = await sql<{ holds: boolean | null }>`
      select ${holdsWords(sql<string>`${text}::text`, q)} as holds`.execute(db);
    return rows[0]?.holds ?? false;
  };

  const sixty = 'x'.repeat(60);

  test.each([
    ['Árvíztűrő tükörfúrógép', 'arvizturo', true],
    ['Árvíztűrő tükörfúrógép', 'TÜKÖRFÚRÓGÉP árv', true],
    ['Árvíztűrő tükörfúrógép', 'rviz', false],
    ['Árvíztűrő tükörfúrógép', 'arvizturot', false],
    ['anna.kis@example.org', 'kis', true],
    ['anna.kis@example.org', 'example.o', true],
    ["O'Whitlock-Nagy", "o'whit", true],
    ['photo 2026-11', '11 2026', true],
    ['日本語の写真', '日本', true],
    ['a b', "'", false],
    ["it's \\ & | ! : * ( )", "it's \\ & | ! : * ( )", true],
    ['', 'a', false],
    ['a', '', false],
    [`${sixty}y`, sixty, true],
    [`${sixty}y`, `${sixty}z`, true],
    [`${sixty.slice(1)}y`, sixty, false],
  ])('in %s: %s', async (text, q, expected) => {
    expect(await holds(text, q)).toBe(expected);
  });

  test('each word that is typed must begin a word of the text, however long the two are', async () => {
    // Of two letters, so that many words begin alike.
    const word = (n: number) =>
      Array.from({ length: 1 + (n % 11) }, (_, i) => 'ab'.charAt((n >> (i % 7)) & 1)).join('');
    const [yes, no] = [[] as string[], [] as string[]];
    for (let n = 0; n < 150; n++) {
      const text = [n * 31, n * 31 + 17, n * 31 + 34].map(word);
      const beginning = (text[n % 3] ?? '').slice(0, 1 + (n % 10));
      const typed = n % 2 ? [beginning, word(n)] : [beginning];
      const expected = typed.every((one) => text.some((held) => held.startsWith(one)));
      const said = `${typed.join(' ')} in ${text.join(' ')}`;
      (expected ? yes : no).push(said);
      expect([said, await holds(text.join(' '), typed.join(' '))]).toEqual([said, expected]);
    }
    expect(Math.min(yes.length, no.length)).toBeGreaterThan(20);
  });
});
