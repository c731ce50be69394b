import { screen, waitFor, within } from '@testing-library/react';
import { startI18n } from '../../../i18n/i18n.ts';
import { renderRoutes, type Answer } from '../../../testing/render.tsx';
import { RankPreview } from './RankPreview.tsx';

beforeAll(() => startI18n('en'));

const change = (imageId: string, title: string, before: number | null, after: number | null, type = 'colour') => ({
  type,
  __typename: 'RankChange',
  imageId,
  imageNumber: Number(imageId),
  title,
  rankBefore: before,
  rankAfter: after,
  overallRankBefore: before,
  overallRankAfter: after,
});

const answer = (changes: unknown[] | null): Answer => ({
  data: { adminCompetition: { __typename: 'AdminCompetition', id: '7', number: 7, rankingWithout: changes } },
  ...(changes ? {} : { errors: [{ message: 'later', extensions: { code: 'CONFLICT' } }] }),
});

const open = (changes: unknown[] | null, type?: string) =>
  renderRoutes(
    [{ path: '/', element: <RankPreview competitionNumber={7} imageIds={['12']} {...(type ? { type } : {})} /> }],
    '/',
    {
      RankingWithout: () => answer(changes),
    },
  );

describe('the ranks before and after a disqualification', () => {
  it('are shown of the images whose rank would change', async () => {
    const shown = open([change('12', 'Dawn', 1, null), change('13', 'Dusk', 2, 1), change('14', 'Noon', 3, 3)]);
    const table = within(await screen.findByRole('table', { name: 'How the ranking would change' }));
    const rows = table.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows.slice(1)).toEqual(['Dawn1 → –1 → –', 'Dusk2 → 1▲1up by 12 → 1▲1up by 1']);
    expect(shown.calls[0]).toMatchObject({ variables: { number: 7, imageIds: ['12'] } });
  });

  it('can be those of one category, and tell what falls back', async () => {
    open([change('12', 'Dawn', 2, null), change('13', 'Dusk', 1, 3), change('14', 'Noon', 2, 1, 'mono')], 'colour');
    const table = within(await screen.findByRole('table', { name: 'How the ranking would change' }));
    const rows = table.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows.slice(1)).toEqual(['Dawn2 → –2 → –', 'Dusk1 → 3▼2down by 21 → 3▼2down by 2']);
  });

  it('are said to stay where none would change', async () => {
    open([change('14', 'Noon', 3, 3)]);
    expect(await screen.findByText('None of the first ten places would change.')).toBeVisible();
  });

  it('are not there before there is a result', async () => {
    const shown = open(null);
    await waitFor(() => expect(shown.calls).toHaveLength(1));
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
