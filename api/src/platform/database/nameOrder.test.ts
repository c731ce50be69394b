import fc from 'fast-check';
import { nameOrder } from './nameOrder.ts';

const { compare } = new Intl.Collator('hu');
const byKey = (a: string, b: string) => (nameOrder(a) < nameOrder(b) ? -1 : nameOrder(a) > nameOrder(b) ? 1 : 0);

test('names stand where a Hungarian looks for them', () => {
  const names = ['Whitlock', 'Zsolt', 'Csaba', 'Ács', 'Czene', 'Ödön', 'Acs', 'Olga', 'Zita', 'Gyula', 'Géza', 'Óvári'];
  expect([...names].sort(byKey)).toEqual([
    'Acs',
    'Ács',
    'Czene',
    'Csaba',
    'Géza',
    'Gyula',
    'Olga',
    'Óvári',
    'Ödön',
    'Whitlock',
    'Zita',
    'Zsolt',
  ]);
});

test('an accent counts before a capital', () => {
  const names = ['ács', 'Acs', 'Ács', 'acs'];
  expect([...names].sort(byKey)).toEqual(['acs', 'Acs', 'ács', 'Ács']);
  expect([...names].sort(byKey)).toEqual([...names].sort(compare));
});

test('the order is that of the collator', () => {
  const syllables =
    'a á b c cs ccs d dz dzs e é f g gy ggy h i í j k l ly m n ny o ó ö ő p r s sz ssz t ty u ú ü ű v w z zs';
  const name = fc
    .array(fc.constantFrom(...syllables.split(' ')), { minLength: 1, maxLength: 8 })
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(name, name, (a, b) => {
      expect({ a, b, sign: byKey(a, b) }).toEqual({ a, b, sign: Math.sign(compare(a, b)) });
    }),
    { numRuns: 2000 },
  );
});
