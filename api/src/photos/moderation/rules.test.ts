import type { ModerationState } from '../../platform/database/mailTables.ts';
import { needsNotice } from './rules.ts';

const image = (
  status: Extract<ModerationState, { type: 'image' }>['status'],
  reason: string | null = null,
): ModerationState => ({
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
] as const)('an entrant who knows of %s is told of %s: %s', (known, present, notified) => {
  expect(needsNotice(image(known), image(present))).toBe(notified);
});

test('an entrant is told of another reason', () => {
  expect(needsNotice(image('REJECTED', 'Blurred'), image('REJECTED', 'Not own work'))).toBe(true);
  expect(needsNotice(image('REJECTED', 'Blurred'), image('REJECTED', 'Blurred'))).toBe(false);
  const [hu, en] = ['Ugyanaz a kép, mint ez: #7.', 'The same photo as #7.'];
  expect(needsNotice(image('REJECTED', hu), image('REJECTED', en))).toBe(false);
  expect(needsNotice(image('REJECTED', hu), image('REJECTED', 'The same photo as #8.'))).toBe(true);
});

test('an author is told of every other status of a comment', () => {
  const comment = (status: Extract<ModerationState, { type: 'comment' }>['status']): ModerationState => ({
    type: 'comment',
    status,
  });
  expect(needsNotice(comment('PENDING'), comment('APPROVED'))).toBe(true);
  expect(needsNotice(comment('APPROVED'), comment('PENDING'))).toBe(true);
  expect(needsNotice(comment('REJECTED'), comment('REJECTED'))).toBe(false);
});
