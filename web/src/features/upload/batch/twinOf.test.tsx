import { likenessOf, type Likeness } from './likeness.ts';
import { twinOf, type Staged } from './useStaged.ts';

const stripes = (bright: number) =>
  likenessOf(Uint8ClampedArray.from({ length: 288 }, (_, at) => (Math.floor(at / 4) % bright ? 0 : 200)));
const narrow = stripes(2);
const wide = stripes(5);

const photo = (likeness: Likeness | null): Staged => ({
  file: new File([], 'a.jpg'),
  title: 'A',
  problem: null,
  likeness,
  refusal: null,
});

test('a chosen photo is compared with the others that are chosen, and with the entries', () => {
  expect(twinOf('colour-2', { 'colour-2': photo(narrow), 'colour-3': photo(narrow) }, {})).toBe('colour-3');
  expect(twinOf('colour-2', { 'colour-2': photo(narrow) }, { 'colour-1': narrow })).toBe('colour-1');
  expect(twinOf('colour-2', { 'colour-2': photo(narrow) }, { 'colour-1': wide, 'mono-1': null })).toBeNull();
});

test('without its own likeness it is like nothing', () => {
  expect(twinOf('colour-2', { 'colour-2': photo(null) }, { 'colour-1': narrow })).toBeNull();
});
