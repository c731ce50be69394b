import { cutTo, lengthOf } from '@photo-competition/schema/characters';
import type { TFunction } from 'i18next';
import * as z from 'zod/mini';
import { atMost } from './characters.ts';

const camera = '📷';
const t = ((key: string) => key) as TFunction;

test.each([
  ['', 0],
  ['Őszi köd', 8],
  [camera.repeat(120), 120],
  // A letter with a mark of its own, and a family of three people: as many code points as the service counts.
  ['e\u0301', 2],
  ['👨‍👩‍👧', 5],
])('%s has %i characters', (text, length) => expect(lengthOf(text)).toBe(length));

test('a text is cut behind a whole character', () => {
  expect(cutTo(camera.repeat(3), 2)).toBe(camera.repeat(2));
  expect(cutTo('abc', 3)).toBe('abc');
  expect(cutTo('abcd', 3)).toBe('abc');
});

test('a schema takes as many characters as the service, and no more', () => {
  const schema = z.string().check(atMost(t, 120));
  expect(schema.safeParse(camera.repeat(120)).success).toBe(true);
  expect(schema.safeParse(camera.repeat(121)).error?.issues[0]?.message).toBe('shell.form.tooLong');
});
