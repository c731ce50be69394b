import { hasRanks } from './hasRanks.ts';

test.each([
  ['PUBLISHED', 'VOTING', false, false],
  ['PUBLISHED', 'AWARD', false, true],
  ['PAUSED', 'AWARD', false, true],
  ['PUBLISHED', 'NOT_STARTED', true, true],
  ['ARCHIVED', 'NOT_STARTED', true, true],
  ['CANCELLED', 'AWARD', false, false],
  ['CANCELLED', 'NOT_STARTED', true, false],
] as const)('a competition that is %s, in %s, ended: %s, has ranks: %s', (status, phase, ended, ranks) => {
  expect(hasRanks({ status, phase, ended })).toBe(ranks);
});
