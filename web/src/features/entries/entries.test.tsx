import { screen, within } from '@testing-library/react';
import type { MyArchivedEntriesQuery, MyEntriesQuery } from './generated/graphql.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { logIn } from '../../testing/accounts.ts';
import { renderRoutes } from '../../testing/render.tsx';
import { Component as Archived } from './archivedRoute.tsx';
import { Component as Entries } from './route.tsx';

type Active = NonNullable<MyEntriesQuery['activeCompetition']>;
type Entry = NonNullable<Active['myEntries']>[number];

beforeAll(() => startI18n('hu'));
beforeEach(() => void logIn());

const text = (hu: string) => ({ __typename: 'LocalizedText' as const, hu, en: hu });
const imageTypes = [{ __typename: 'ImageType' as const, code: 'mono', title: text('Monokróm') }];

const entry = (changes: Partial<Entry> = {}) => ({
  __typename: 'Image' as const,
  id: '70',
  number: 70,
  competitionNumber: 2,
  type: 'mono',
  slot: 3,
  title: 'Lépcsők',
  moderation: 'APPROVED' as const,
  moderationReason: null,
  result: null,
  width: 2000,
  height: 3000,
  thumbhash: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
  urlNeedsToken: false,
  thumb: '/thumb',
  small: '/small',
  medium: '/medium',
  large: '/large',
  ...changes,
});

const competition = (changes: Partial<Active> = {}): Active => ({
  __typename: 'Competition',
  judgedBy: 'VOTERS',
  id: '2',
  number: 2,
  title: text('Fények'),
  imageTypes,
  myEntries: [entry()],
  status: 'PUBLISHED',
  phase: 'UPLOADING',
  ended: false,
  now: '2026-05-05T12:00:00.000Z',
  competitionStart: '2026-05-01T10:00:00.000Z',
  votingStart: '2026-05-10T10:00:00.000Z',
  votingEnd: '2026-05-30T10:00:00.000Z',
  award: '2026-06-05T10:00:00.000Z',
  ...changes,
});

const openEntries = (active: Active | null) =>
  renderRoutes([{ path: '/user/competition', Component: Entries }], '/user/competition', {
    MyEntries: () => ({ data: { activeCompetition: active } }),
  });

describe('entries of the active competition', () => {
  test('have a place, a link to their page, and a way to the upload', async () => {
    openEntries(competition());
    const card = within(await screen.findByRole('article'));
    expect(card.getByText('Monokróm 3.')).toBeVisible();
    expect(card.getByRole('link', { name: 'Lépcsők' })).toHaveAttribute('href', '/competition/2/show/70');
    expect(screen.getByRole('link', { name: 'Képek feltöltése' })).toHaveAttribute('href', '/user/upload');
  });

  test('say how they were moderated, and why', async () => {
    openEntries(competition({ myEntries: [entry({ moderation: 'REJECTED', moderationReason: 'Aláírás a képen.' })] }));
    expect(await screen.findByText('Elutasítva')).toBeVisible();
    expect(screen.getByText('Aláírás a képen.')).toBeVisible();
  });

  test('cannot be added to once voting has begun', async () => {
    openEntries(competition({ phase: 'VOTING', now: '2026-05-20T12:00:00.000Z', myEntries: [] }));
    expect(await screen.findByText('Még nem neveztél')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Képek feltöltése' })).toBeNull();
  });

  test('without a competition the literal message is given', async () => {
    const { notifications } = openEntries(null);
    expect(await screen.findByRole('link', { name: 'Korábbi nevezéseim' })).toHaveAttribute('href', '/user/archived');
    expect(notifications).toEqual([{ type: 'negative', message: 'No competition selected' }]);
  });
});

describe('archived entries', () => {
  type Group = MyArchivedEntriesQuery['archivedEntries']['edges'][number]['node'];
  /** Pages of one competition each. */
  const openArchived = (groups: readonly Group[] | Error) =>
    renderRoutes([{ path: '/user/archived', Component: Archived }], '/user/archived', {
      MyArchivedEntries({ after }) {
        if (groups instanceof Error) return groups;
        const at = Number(after ?? 0);
        const edges = groups
          .slice(at, at + 1)
          .map((node) => ({ __typename: 'ArchivedEntriesEdge', cursor: String(at + 1), node }));
        const pageInfo = { __typename: 'PageInfo', hasNextPage: at + 1 < groups.length, endCursor: String(at + 1) };
        return { data: { archivedEntries: { __typename: 'ArchivedEntriesConnection', edges, pageInfo } } };
      },
    });
  const groupOf = (number: number, title: string, entries: Group['entries'] = []): Group => ({
    __typename: 'ArchivedEntries',
    competition: {
      __typename: 'Competition',
      id: String(number),
      number,
      title: text(title),
      award: '2026-02-01T10:00:00.000Z',
      imageTypes,
    },
    entries,
  });

  test('come page by page until all are there', async () => {
    const { calls } = openArchived([groupOf(3, 'Fények'), groupOf(2, 'Formák'), groupOf(1, 'Évszakok')]);
    expect(await screen.findByRole('region', { name: 'Évszakok' })).toBeVisible();
    expect(screen.getAllByRole('region').map((region) => region.getAttribute('aria-labelledby'))).toEqual([
      'competition-3',
      'competition-2',
      'competition-1',
    ]);
    expect(calls).toHaveLength(3);
  });

  test('stand under their competition with rank, points and votes', async () => {
    const result = { __typename: 'ImageResult' as const, rank: 2, overallRank: 5, points: 41, votes: 12, score: 3.41 };
    const unranked = { rank: null, overallRank: null, points: 0, votes: 0, score: null };
    openArchived([
      groupOf(1, 'Évszakok', [
        entry({ competitionNumber: 1, result }),
        entry({ id: '71', number: 71, competitionNumber: 1, title: 'Köd', result: { ...result, ...unranked } }),
      ]),
    ]);
    const group = within(await screen.findByRole('region', { name: 'Évszakok' }));
    expect(group.getByRole('link', { name: 'Évszakok' })).toHaveAttribute('href', '/competition/1/browse?sort=rank');
    expect(group.getByText('2. hely a kategóriában, 5. összesen')).toBeVisible();
    expect(group.getByText('41 pont, 12 szavazat')).toBeVisible();
    expect(group.getByText('Nem kapott szavazatot, ezért nincs helyezése')).toBeVisible();
    expect(group.queryByText(/^0 pont/)).toBeNull();
    expect(group.getByRole('link', { name: 'Lépcsők' })).toHaveAttribute('href', '/competition/1/show/70');
  });

  test('may be none', async () => {
    openArchived([]);
    expect(await screen.findByText('Nincs korábbi nevezésed')).toBeVisible();
  });

  test('that cannot be read can be asked for again', async () => {
    const { user, calls } = openArchived(new Error('offline'));
    await user.click(await screen.findByRole('button', { name: 'Újra' }));
    expect(calls).toHaveLength(2);
  });
});
