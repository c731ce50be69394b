import { callsFor } from './calls.ts';

const nothingKnown = { entered: null, slots: 8, voted: null, votable: 0 };
const uploading = { stage: 'uploading', next: 'votingStart', open: false } as const;
const voting = { stage: 'voting', next: 'votingEnd', open: true } as const;

test.each([
  ['has entered nothing', { entered: 0 }, ['upload']],
  ['has entered some', { entered: 3 }, ['upload', 'entries']],
  ['has filled every slot', { entered: 8 }, ['entries']],
  ['is not known yet', {}, ['upload', 'entries']],
])('while entries are open an entrant who %s is called to one thing', (_, mine, calls) => {
  expect(callsFor(uploading, 'entrant', { ...nothingKnown, ...mine })).toEqual(calls);
});

test.each([
  ['has votes left', { voted: 12, votable: 40 }, ['vote', 'browse', 'entries']],
  ['has voted on everything', { voted: 40, votable: 40 }, ['browse', 'entries']],
  ['is not known yet', {}, ['vote', 'browse', 'entries']],
])('while people vote an entrant who %s is called to one thing', (_, mine, calls) => {
  expect(callsFor(voting, 'entrant', { ...nothingKnown, ...mine })).toEqual(calls);
});

test('visitors are called to look while there are photos, and to register before', () => {
  expect(callsFor(voting, 'visitor', nothingKnown)).toEqual(['browse', 'register', 'login']);
  expect(callsFor(uploading, 'visitor', nothingKnown)).toEqual(['register', 'login']);
});
