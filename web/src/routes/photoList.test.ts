import { photoListOf, photoListSearch, type PhotoListState } from './photoList.ts';

const read = (search: string) => photoListOf(new URLSearchParams(search));

it.each<[string, PhotoListState]>([
  ['', { type: null, sort: 'createdAt', only: null }],
  ['?type=mono&sort=rank', { type: 'mono', sort: 'rank', only: null }],
  ['?type=colour&sort=fair&only=unvoted', { type: 'colour', sort: 'fair', only: 'unvoted' }],
  ['?only=bookmarked', { type: null, sort: 'createdAt', only: 'bookmarked' }],
  ['?only=own', { type: null, sort: 'createdAt', only: 'own' }],
])('reads and writes %s', (search, list) => {
  expect(read(search)).toEqual(list);
  expect(photoListSearch(list)).toBe(search);
});

it('takes what it does not know for not said', () => {
  expect(read('?type=A%20B&sort=FAIR&only=mine&page=3')).toEqual({ type: null, sort: 'createdAt', only: null });
});
