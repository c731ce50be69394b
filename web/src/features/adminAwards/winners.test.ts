import { givenTo, hasAward, takenFrom } from './winners.ts';
import type { ListedAwardFragment } from './generated/graphql.ts';

type Winners = ListedAwardFragment['winners'];
const photo = (number: number, told = true, note = '') =>
  ({ told, note, author: null, image: { number } }) as unknown as Winners[number];
const author = (id: string) => ({ told: true, note: '', author: { id }, image: null }) as unknown as Winners[number];

it('adds a winner behind those who have the award, with their notes', () => {
  expect(givenTo({ most: 3, winners: [photo(1, true, 'Fine.')] }, { imageNumber: 2 })).toEqual([
    { imageNumber: 1, note: 'Fine.' },
    { imageNumber: 2 },
  ]);
});

it('keeps a hidden photo while there is room, and puts the next one in its place where there is none', () => {
  const winners = [photo(1, false), photo(2)];
  expect(givenTo({ most: 3, winners }, { imageNumber: 3 })).toHaveLength(3);
  expect(givenTo({ most: 2, winners }, { imageNumber: 3 })).toEqual([{ imageNumber: 2 }, { imageNumber: 3 }]);
});

it('takes the award from one alone', () => {
  expect(takenFrom({ winners: [author('a'), author('b')] }, { accountId: 'a' })).toEqual([{ accountId: 'b' }]);
  expect(takenFrom({ winners: [photo(1), photo(2, true, 'Fine.')] }, { imageNumber: 1 })).toEqual([
    { imageNumber: 2, note: 'Fine.' },
  ]);
});

it('knows whose an award is', () => {
  expect(hasAward({ winners: [photo(1)] }, { imageNumber: 1 })).toBe(true);
  expect(hasAward({ winners: [photo(1)] }, { imageNumber: 2 })).toBe(false);
  expect(hasAward({ winners: [author('a')] }, { accountId: 'a' })).toBe(true);
});
