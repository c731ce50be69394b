/** The limits on attempts that docs/security.md names are the ones in force. */
import { readFileSync } from 'node:fs';
import { attemptLimits } from '../../platform/http/rateLimit.ts';

const page = readFileSync(new URL('../../../../docs/security.md', import.meta.url), 'utf8');

const login = ['loginAccountNetwork', 'loginNetwork', 'loginAccount', 'loginDevice', 'loginDevices'] as const;
const lostPassword = [
  'lostPasswordAccountNetwork',
  'lostPassword',
  'lostPasswordAccount',
  'lostPasswordDevice',
  'lostPasswordDevices',
] as const;

test('of logins', () => {
  const [, table = ''] = page.split('| Attempts to log in within 15 min | at most |');
  const numbers = [...table.matchAll(/^\| (?:of .*) \| (\d+) \|$/gm)].map(([, most]) => Number(most));
  expect(numbers.slice(0, login.length)).toEqual(login.map((kind) => attemptLimits[kind].points));
  expect(login.map((kind) => attemptLimits[kind].duration)).toEqual(login.map(() => 15 * 60));
});

test('of requests for a link', () => {
  const [, sentence = ''] = /Requests for a link .* within an hour: ([\d, and]+)\./.exec(page) ?? [];
  expect((sentence.match(/\d+/g) ?? []).map(Number)).toEqual(lostPassword.map((kind) => attemptLimits[kind].points));
  expect(lostPassword.map((kind) => attemptLimits[kind].duration)).toEqual(lostPassword.map(() => 3600));
});
