import { instantText } from './instantText.ts';
import { messages as en } from './messages.en.ts';
import { messages as hu } from './messages.hu.ts';
import { problemBody } from './messages.ts';
import { Problem } from './problem.ts';

const summer = new Date('2026-05-01T10:00:00.000Z');
const winter = new Date('2026-12-01T10:00:00.000Z');

test('an instant is written in the zone of the installation, which stands beside it', () => {
  const budapest = { timeZone: 'Europe/Budapest' } as const;
  expect(instantText(summer, { locale: 'en', ...budapest })).toBe('1 May 2026 at 12:00 (Central European Summer Time)');
  expect(instantText(winter, { locale: 'hu', ...budapest })).toBe('2026. december 1. 11:00 (közép-európai téli idő)');
  expect(instantText(summer, { locale: 'en', timeZone: 'America/New_York' })).toContain('06:00 (Eastern Daylight');
});

test('instants and states within a refusal are put into the words of its reader', () => {
  const problem = new Problem('WRONG_PHASE', {
    values: { reason: { phrase: 'phase.VOTING', values: { from: summer, to: winter } } },
  });
  const detail = (locale: 'hu' | 'en') => problemBody(problem, { locale, timeZone: 'Europe/Budapest' }, 'r').detail;
  expect(detail('en')).toBe(
    'This is not possible now: votes can be cast from 1 May 2026 at 12:00 (Central European Summer Time) to 1 December 2026 at 11:00 (Central European Standard Time).',
  );
  expect(detail('hu')).toContain('2026. május 1. 12:00 (közép-európai nyári idő) és 2026. december 1. 11:00');
});

test('no English text says a plural right after a number that may be 1', () => {
  // Limits of characters and photos, and of people who voted, are above 1.
  const limits = [
    'field.TOO_LONG',
    'field.TOO_SHORT',
    'COMPETITION_FULL',
    'TOO_FEW_VOTERS',
    'TOO_MANY_PIXELS',
    'notSent.SILENT',
  ];
  const misread = Object.entries(en).filter(([, text]) =>
    /\{\w+\} (?:people|are|(?!has|does|was)[a-z]{2,}s)\b/.test(text),
  );
  expect(misread.map(([key]) => key).filter((key) => !limits.includes(key))).toEqual([]);
});

test.each([
  ['hu', hu],
  ['en', en],
] as const)('no text in %s names a state by its code', (_, messages) => {
  const codes = /\b(DRAFT|PUBLISHED|PAUSED|CANCELLED|ARCHIVED|SCHEDULED|RUNNING|FINISHED)\b/;
  expect(Object.values(messages).filter((text) => codes.test(text))).toEqual([]);
  const states = Object.keys(messages).filter((key) => /^emailState\./.test(key));
  for (const key of states) expect(messages[key as keyof typeof messages]).not.toBe('');
});
