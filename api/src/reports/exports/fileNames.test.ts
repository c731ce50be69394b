import fc from 'fast-check';
import { safeName, uniquePaths } from './fileNames.ts';

test.each([
  ['Őszi fény', 'Őszi fény'],
  ['a/b\\c:d', 'a b c d'],
  ['../../etc/passwd', 'etc passwd'],
  ['CON', '_CON'],
  ['nul.txt', '_nul.txt'],
  ['Console', 'Console'],
  ['tail. . ', 'tail'],
  ['a\u202eb\u0000c\nd', 'a b c d'],
  ['...', ''],
])('%j is named %j', (text, name) => expect(safeName(text)).toBe(name));

test('a name is cut at a whole character', () => {
  expect(safeName('😀'.repeat(40))).toBe('😀'.repeat(22));
  expect(Buffer.byteLength(safeName('ő'.repeat(200)))).toBe(90);
});

test('any text gives a name that every system takes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const name = safeName(text);
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(91);
      expect(name).not.toMatch(/[\\/:*?"<>|\p{Cc}\p{Cs}]/u);
      expect(name).not.toMatch(/^[. ]|[. ]$/);
      expect(name).not.toMatch(/^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i);
    }),
  );
});

test('a second file of the same name has its id behind it', () => {
  const pathOf = uniquePaths();
  expect(pathOf('Colour', '01-Fog', 7, 'jpeg')).toBe('Colour/01-Fog.jpeg');
  expect(pathOf('Colour', '01-fog', 8, 'jpeg')).toBe('Colour/01-fog-8.jpeg');
  expect(pathOf('Mono', '01-Fog', 9, 'jpeg')).toBe('Mono/01-Fog.jpeg');
});
