import { placeOnTrack } from './placeOnTrack.ts';

const times = {
  competitionStart: '2026-05-01T10:00:00.000Z',
  votingStart: '2026-05-11T10:00:00.000Z',
  votingEnd: '2026-05-21T10:00:00.000Z',
  award: '2026-05-25T10:00:00.000Z',
};

test.each([
  ['before the first date', '2026-04-01T10:00:00Z', 0],
  ['at the first date', times.competitionStart, 0],
  ['halfway to the second', '2026-05-06T10:00:00Z', 0.125],
  ['at the third', times.votingEnd, 0.5],
  ['halfway to the last', '2026-05-23T10:00:00Z', 0.625],
  ['fifteen days after it', '2026-06-09T10:00:00Z', 0.875],
  ['long after it', '2027-06-09T10:00:00Z', 1],
])('%s today stands at its share of the track', (_, instant, share) => {
  expect(placeOnTrack(times, Date.parse(instant))).toBeCloseTo(share, 6);
});
