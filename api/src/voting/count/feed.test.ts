import { headsFeed } from './feed.ts';

const head = { size: 2, note: 'signed', at: new Date('2026-05-01T10:00:00Z'), ballots: 1, voters: 1, cosigned: null };

test('the feed tells the numbers of each head in words that fit one as well as many', () => {
  const feed = headsFeed('origin', 'Seasons', [head, { ...head, size: 3, ballots: 25, voters: 20 }]);
  expect([...feed.matchAll(/<summary>(.*?)<\/summary>/g)].map(([, summary]) => summary)).toEqual([
    'ballots: 25, people: 20',
    'ballots: 1, people: 1',
  ]);
});
