import type { Told } from '../database/tables.ts';
import { isWorthTelling } from './rules.ts';

const image = (status: Extract<Told, { type: 'image' }>['status'], reason: string | null = null): Told => ({
  type: 'image',
  status,
  reason,
});

test.each([
  ['APPROVED', 'REJECTED', true],
  ['PENDING', 'DISQUALIFIED', true],
  ['REJECTED', 'DISQUALIFIED', true],
  ['REJECTED', 'APPROVED', true],
  ['DISQUALIFIED', 'PENDING', true],
  ['APPROVED', 'PENDING', false],
  ['PENDING', 'APPROVED', false],
  ['APPROVED', 'APPROVED', false],
  ['REJECTED', 'REJECTED', false],
] as const)('an entrant who knows of %s is told of %s: %s', (known, present, told) => {
  expect(isWorthTelling(image(known), image(present))).toBe(told);
});

test('an entrant is told of another reason', () => {
  expect(isWorthTelling(image('REJECTED', 'Blurred'), image('REJECTED', 'Not own work'))).toBe(true);
  expect(isWorthTelling(image('REJECTED', 'Blurred'), image('REJECTED', 'Blurred'))).toBe(false);
});

test('an author is told of every other status of a comment', () => {
  const comment = (status: Extract<Told, { type: 'comment' }>['status']): Told => ({ type: 'comment', status });
  expect(isWorthTelling(comment('PENDING'), comment('APPROVED'))).toBe(true);
  expect(isWorthTelling(comment('APPROVED'), comment('PENDING'))).toBe(true);
  expect(isWorthTelling(comment('REJECTED'), comment('REJECTED'))).toBe(false);
});
