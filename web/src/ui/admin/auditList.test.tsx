import { act, cleanup, screen, within } from '@testing-library/react';
import { startI18n } from '../../i18n/i18n.ts';
import { renderRoutes } from '../../testing/render.tsx';
import { AuditList } from './AuditList.tsx';
import type { AuditItemFragment } from './generated/graphql.ts';

beforeAll(() => startI18n('en'));
afterEach(cleanup);

const entryOf = (entry: Partial<AuditItemFragment>): AuditItemFragment => ({
  __typename: 'AuditEntry',
  id: '1',
  at: '2026-05-20T12:00:00.000Z',
  actor: 'judit',
  action: 'competition.updated',
  objectType: 'competition',
  objectId: '3',
  label: 'Autumn',
  competitionNumber: 3,
  competitionTitle: 'Autumn',
  before: null,
  after: null,
  ...entry,
});

async function show(entry: Partial<AuditItemFragment>) {
  await act(async () => void renderRoutes([{ path: '/', element: <AuditList entries={[entryOf(entry)]} /> }], '/'));
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
  expect(
    screen.getByText((_, element) => element?.tagName === 'SPAN' && element.textContent === sentence),
  ).toBeVisible();
});

describe('a run of acts', () => {
  /** Photos that judit approved, a minute apart, newest first. */
  const approved = (objects: readonly string[]) =>
    objects.map((objectId, index) =>
      entryOf({
        id: String(index),
        at: `2026-05-20T10:${20 - index}:00.000Z`,
        action: 'image.moderated',
        objectType: 'image',
        objectId,
        label: `Photo ${objectId}`,
        after: '{"moderation":"APPROVED"}',
      }),
    );
  const showAll = (entries: readonly AuditItemFragment[], ofCompetition = false) =>
    renderRoutes(
      [
        {
          path: '/',
          element: <AuditList entries={entries} ofCompetition={ofCompetition} isNew={({ id }) => id === '1'} />,
        },
      ],
      '/',
    );
  const lines = async () =>
    within(await screen.findByRole('list', { name: 'Entries of the audit log' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));

  it('is one line, which opens', async () => {
    const { user } = showAll(approved(['7', '8', '9']), true);
    const summary = await screen.findByText('approved 3 photos', { exact: false });
    expect(summary.textContent).toBe('new:judit approved 3 photos · Autumn');
    expect(screen.getByText('20 May 2026, 12:18–12:20')).toBeVisible();
    expect(screen.getByText('approved Photo 8 (photo)')).not.toBeVisible();
    await user.click(summary);
    expect(screen.getByText('approved Photo 8 (photo)')).toBeVisible();
  });

  it('on one object is told with its number', async () => {
    showAll(approved(['7', '7']));
    expect((await lines())[0]).toMatch(/^new:judit approved Photo 7 \(photo\) \(2 times\)20 May 2026, 12:19–12:20/);
  });

  it('that holds nothing new has no mark, and a single act is told by itself', async () => {
    showAll(approved(['7']));
    expect(await lines()).toEqual([
      'judit approved Photo 7 (photo)20 May 2026 at 12:20FieldBeforeAfterDecision–approved',
    ]);
  });
});
