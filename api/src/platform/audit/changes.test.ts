import { changesOf } from './changes.ts';

test('only what differs is told, path by path, in the names of the product', () => {
  const before = {
    title: { hu: 'Tavasz', en: 'Spring' },
    voting_start: 'a',
    min_point: 1,
    version: 1,
    updated_at: 'x',
  };
  const after = { title: { hu: 'Nyár', en: 'Spring' }, voting_start: 'b', min_point: 1, version: 2, updated_at: 'y' };
  expect(changesOf(before, after)).toEqual([
    { path: 'title.hu', before: 'Tavasz', after: 'Nyár' },
    { path: 'votingStart', before: 'a', after: 'b' },
  ]);
  expect(changesOf(before, { ...before, version: 2, results_revision: 4 })).toEqual([]);
});

test('a new object and a removed one tell each value that they have', () => {
  const object = { subject: { hu: 'A', en: 'B' }, competitionId: null, newsletter: ['NEWS'] };
  const values = [
    ['subject.hu', 'A'],
    ['subject.en', 'B'],
    ['newsletter', ['NEWS']],
  ];
  expect(changesOf(null, object)).toEqual(values.map(([path, after]) => ({ path, before: null, after })));
  expect(changesOf(object, null)).toEqual(values.map(([path, before]) => ({ path, before, after: null })));
});

test('a list is one value, and an object that takes the place of a text, too', () => {
  const types = (slots: number) => [{ code: 'colour', slots }];
  expect(changesOf({ imageTypes: types(4) }, { imageTypes: types(2) })).toEqual([
    { path: 'imageTypes', before: types(4), after: types(2) },
  ]);
  expect(changesOf({ body: 'text' }, { body: { hu: 'szöveg' } })).toEqual([
    { path: 'body', before: 'text', after: { hu: 'szöveg' } },
  ]);
  expect(changesOf(null, null)).toEqual([]);
});
