import { screen, waitFor, within } from '@testing-library/react';
import { startI18n } from '../../i18n/i18n.ts';
import { renderRoutes } from '../../testing/render.tsx';
import { competition, image } from '../../ui/competition/testing/competitionData.ts';
import { Component as Catalogue } from './route.tsx';

beforeAll(async () => {
  await startI18n('en');
  // jsdom decodes no picture, and prints nothing.
  HTMLImageElement.prototype.decode = () => Promise.resolve();
});

const text = (words: string) => ({ __typename: 'LocalizedText', hu: words, en: words });
const author = (name: string) => ({ __typename: 'Author', id: name, firstName: name, lastName: 'Kiss' });
const prize = { __typename: 'GivenAward', id: '1', number: 1, title: text('First prize') };
const photo = (number: number, name: string | null, changes: Record<string, unknown> = {}) => ({
  ...image(number),
  type: 'colour',
  author: name === null ? null : author(name),
  awards: [prize],
  acceptance: null,
  ...changes,
});
const answers = (changes: Record<string, unknown>, pages: unknown[][]) => ({
  Catalogue: () => ({
    data: {
      competition: competition({
        judgedBy: 'JURY',
        ended: true,
        jury: {
          __typename: 'Jury',
          namesPublic: 'AT_ONCE',
          judges: [{ __typename: 'JudgeName', firstName: 'Éva', lastName: 'Nagy', chair: true }],
          awards: [
            {
              __typename: 'JuryAward',
              id: '2',
              number: 2,
              kind: 'BEST_AUTHOR',
              title: text('Best author'),
              type: null,
              winners: [{ __typename: 'AwardWinner', note: '', author: author('Anna'), image: null }],
            },
          ],
        },
        ...changes,
      }),
      installation: { __typename: 'Installation', timeZone: 'UTC' },
    },
  }),
  CataloguePhotos: ({ after }: Record<string, unknown>) => {
    const at = after === null ? 0 : Number(after);
    return {
      data: {
        competition: {
          __typename: 'Competition',
          id: '2',
          number: 2,
          images: {
            __typename: 'ImageConnection',
            nodes: pages[at],
            pageInfo: { __typename: 'PageInfo', hasNextPage: at + 1 < pages.length, endCursor: String(at + 1) },
            totalCount: pages.flat().length,
          },
        },
      },
    };
  },
});
const open = (changes: Record<string, unknown>, pages: unknown[][] = [[]]) =>
  renderRoutes(
    [{ path: '/competition/:id/catalogue', element: <Catalogue /> }],
    '/competition/2/catalogue',
    answers(changes, pages),
  );

it('has the photos of every page by category with title, author and award, the judges and the best author', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { user } = open({}, [
    [photo(1, 'Anna')],
    [
      photo(2, null, { awards: [], acceptance: { __typename: 'ImageAcceptance', accepted: true } }),
      photo(3, 'Béla', { type: 'mono' }),
      photo(4, 'Béla', { awards: [], acceptance: { __typename: 'ImageAcceptance', accepted: false } }),
    ],
  ]);
  const colour = within(await screen.findByRole('region', { name: 'Colour' }));
  expect(await colour.findByText('Kép 2')).toBeVisible();
  expect(colour.getByText('2 photos · 2 authors · 1 accepted · 1 awarded')).toBeVisible();
  expect(colour.getByText('A deleted account')).toBeVisible();
  expect(colour.getAllByText('First prize')).toHaveLength(1);
  expect(screen.queryByText('Kép 4')).toBeNull();
  expect(within(screen.getByRole('region', { name: 'Monochrome' })).getByText('Béla Kiss')).toBeVisible();
  expect(screen.getByText(/Éva Nagy/)).toBeVisible();
  expect(screen.getByText('Best author')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  // Paper has the pictures that are far below as well.
  for (const picture of document.querySelectorAll('img')) expect(picture).toHaveAttribute('loading', 'eager');
});

it('asks once for a page that fails, prints nothing without it, and goes on from there when told to', async () => {
  const pages = [[photo(1, 'Anna')], [photo(2, 'Béla')], [photo(3, 'Cili')]];
  const given = answers({}, pages);
  let isAway = true;
  const CataloguePhotos = (variables: Record<string, unknown>) =>
    isAway && variables['after'] === '1' ? { errors: [{ message: 'away' }] } : given.CataloguePhotos(variables);
  const route = { path: '/competition/:id/catalogue', element: <Catalogue /> };
  const { user, calls } = renderRoutes([route], '/competition/2/catalogue', { ...given, CataloguePhotos });
  const asked = () =>
    calls.flatMap(({ name, variables }) => (name === 'CataloguePhotos' ? [variables['after'] ?? null] : []));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(asked()).toEqual([null, '1']);
  expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled();
  isAway = false;
  await user.click(screen.getByRole('button', { name: /again/ }));
  expect(await screen.findByText('Kép 3')).toBeVisible();
  expect(asked()).toEqual([null, '1', '1', '2']);
  expect(screen.getAllByText(/^Kép \d$/)).toHaveLength(3);
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  ['has not ended', { ended: false }],
  ['is judged by its voters', { judgedBy: 'VOTERS', jury: null }],
])('says that there is none of a competition that %s', async (_, changes) => {
  const { calls } = open(changes);
  expect(await screen.findByText(/The catalogue is here once/)).toBeVisible();
  expect(calls.some(({ name }) => name === 'CataloguePhotos')).toBe(false);
});
