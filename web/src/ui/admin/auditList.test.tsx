import { act, cleanup, screen } from '@testing-library/react';
import { startI18n } from '../../i18n/i18n.ts';
import { renderRoutes } from '../../testing/render.tsx';
import { AuditList } from './AuditList.tsx';
import type { AuditItemFragment } from './generated/graphql.ts';

beforeAll(() => startI18n('en'));
afterEach(cleanup);

async function show(entry: Partial<AuditItemFragment>) {
  const whole: AuditItemFragment = {
    __typename: 'AuditEntry',
    id: '1',
    at: '2026-05-20T12:00:00.000Z',
    actor: 'judit',
    action: 'competition.updated',
    objectType: 'competition',
    objectId: '3',
    label: 'Autumn',
    before: null,
    after: null,
    ...entry,
  };
  await act(async () => void renderRoutes([{ path: '/', element: <AuditList entries={[whole]} /> }], '/'));
  return screen.queryAllByRole('row', { hidden: true }).map((row) => row.textContent?.replaceAll('\u00a0', ' '));
}

test('fields and their values have words, instants are in the zone of the organisers, and what the product counts is left out', async () => {
  const before = {
    title: { hu: 'Ősz', en: '' },
    voting_end: '2026-06-01T21:00:00.000Z',
    version: 6,
    results_revision: 13,
  };
  const after = { ...before, voting_end: '2026-06-02T21:00:00.000Z', version: 7, results_revision: 14 };
  const rows = await show({
    before: JSON.stringify({ ...before, pre_moderation: true, odd: 1 }),
    after: JSON.stringify({ ...after, title: { hu: 'Tél', en: 'Winter' }, pre_moderation: false, odd: 2 }),
  });
  expect(rows).toEqual([
    'FieldBeforeAfter',
    'Title (Hungarian)ŐszTél',
    'Title (English)–Winter',
    'Voting ends1 June 2026 at 23:002 June 2026 at 23:00',
    'Comments are looked at firstyesno',
    'odd12',
  ]);
});

test.each([
  ['image', 'image.moderated', { moderation: 'REJECTED' }, 'judit rejected Autumn (photo)'],
  ['comment', 'comment.moderated', { status: 'APPROVED' }, 'judit approved “Autumn” (comment)'],
  ['competition', 'competition.status-changed', { status: 'ARCHIVED' }, 'judit archived Autumn (competition)'],
  ['competition', 'competition.updated', { status: 'ARCHIVED' }, 'judit changed Autumn (competition)'],
  ['image', 'image.moderated', null, 'judit moderated Autumn (photo)'],
])('an act on a %s, %s %j, is told as what was decided', async (objectType, action, after, sentence) => {
  await show({ objectType, action, after: after && JSON.stringify(after) });
  expect(screen.getByText((_, element) => element?.tagName === 'P' && element.textContent === sentence)).toBeVisible();
});
