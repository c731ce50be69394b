import { sectionsOf, type Cataloguable } from './sections.ts';

interface Photo extends Cataloguable {
  name: string;
}
const photo = (number: number, name: string, changes: Partial<Photo> = {}): Photo => ({
  number,
  name,
  type: 'colour',
  title: `Photo ${number}`,
  author: { id: name },
  awards: [],
  accepted: true,
  ...changes,
});
const sections = (photos: Photo[]) =>
  sectionsOf(photos, {
    types: ['colour', 'mono'],
    awards: [7, 3],
    nameOf: ({ name }) => name,
    compare: (one, other) => one.localeCompare(other, 'hu'),
  });
const numbers = (photos: Photo[]) =>
  sections(photos).map((section) => [section.type, ...section.photos.map(({ number }) => number)]);

it('has awarded photos first, the most important award before the others, then the accepted ones by author', () => {
  const photos = [
    photo(1, 'Zita'),
    photo(2, 'Ágnes'),
    photo(3, 'Béla', { awards: [{ number: 3 }] }),
    photo(4, 'Cili', { awards: [{ number: 3 }, { number: 7 }] }),
    photo(5, 'Ágnes', { title: 'A photo' }),
  ];
  expect(numbers(photos)).toEqual([['colour', 4, 3, 5, 2, 1]]);
});

it('leaves out photos that were not accepted, unless they have an award, and empty categories', () => {
  const photos = [
    photo(1, 'Anna', { accepted: false }),
    photo(2, 'Anna', { accepted: null }),
    photo(3, 'Anna', { accepted: null, awards: [{ number: 7 }], type: 'mono' }),
  ];
  expect(numbers(photos)).toEqual([['mono', 3]]);
});

it('counts each author once, and photos without one by themselves', () => {
  const photos = [photo(1, 'Anna'), photo(2, 'Anna'), photo(3, '', { author: null }), photo(4, '', { author: null })];
  expect(sections(photos)[0]?.authors).toBe(3);
});
