import { cleanup, screen, within } from '@testing-library/react';
import { startI18n } from '../../../i18n/i18n.ts';
import { competition, connection, image } from '../../../ui/competition/testing/competitionData.ts';
import { renderPage } from '../../../ui/competition/testing/renderPage.tsx';
import { Component } from '../route.tsx';

beforeAll(() => startI18n('hu'));

beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1200);
  vi.spyOn(window, 'scrollTo').mockReturnValue();
});

afterEach(cleanup);

const author = { __typename: 'Author', id: '9', firstName: 'Júlia', lastName: 'Balogh' };
const acceptance = (sum: number, possible: number | null, accepted = true) => ({
  __typename: 'ImageAcceptance',
  roundNumber: 7,
  accepted,
  score: sum / 3,
  sum,
  marks: 3,
  possible,
});
const numbers = (acceptedPhotos: number | null) => ({
  __typename: 'Acceptance',
  type: 'colour',
  roundNumber: 7,
  photos: 40,
  authors: 12,
  acceptedPhotos,
  acceptedAuthors: acceptedPhotos,
});
const round = {
  __typename: 'JuryRound',
  id: 'r7',
  number: 7,
  title: { __typename: 'LocalizedText', hu: 'Elfogadás', en: 'Acceptance' },
  types: [],
  minPoint: 1,
  maxPoint: 5,
  accepts: true,
  stage: 'DECIDED',
  photos: 40,
  lines: [{ __typename: 'JuryLine', type: 'colour', score: 11 / 3, exact: '11/3' }],
};
const names = { __typename: 'Jury', namesPublic: 'AT_ONCE', judges: [] };
const ofJury = (changes: Record<string, unknown> = {}) =>
  competition({ judgedBy: 'JURY', jury: names, ended: true, status: 'ARCHIVED', ...changes });

/** Opens the results. @param pages accepted photos and others, page by page */
function open(
  acceptedPhotos: number | null,
  changes: Record<string, unknown>,
  pages: unknown[][] = [[]],
  search = '?sort=rank',
) {
  const jury = { __typename: 'Jury', rounds: [round], acceptance: [numbers(acceptedPhotos)] };
  return renderPage(Component, '/competition/:id/browse', `/competition/2/browse${search}`, {
    Browse: () => ({ competition: { ...ofJury(changes), images: connection((pages[0] ?? []) as never) } }),
    JuryOutcome: () => ({ competition: { ...ofJury(changes), jury } }),
    AcceptedPhotos: ({ after }) => {
      const page = after === null ? 0 : Number(after);
      const images = (pages[page] ?? []) as never[];
      const pageInfo = { __typename: 'PageInfo', hasNextPage: page + 1 < pages.length, endCursor: String(page + 1) };
      return { competition: { ...ofJury(changes), images: { ...connection(images), pageInfo } } };
    },
  });
}

test('accepted photos stand in the order of the jury, with the numbers of the category and how it was judged', async () => {
  open(3, { entriesShown: 'ALL' }, [
    [
      image(4, { author, acceptance: acceptance(15, 15) }),
      image(3, { author, acceptance: null }),
      image(2, { author, acceptance: acceptance(14, null) }),
    ],
    [image(1, { author, acceptance: acceptance(14, 15) }), image(5, { author, acceptance: null })],
  ]);
  const list = within(await screen.findByRole('list', { name: 'Elfogadott képek, a zsűri sorrendjében' }));
  await list.findByRole('link', { name: /Kép 1/ });
  expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Kép 4Balogh Júlia15 / 15 pont',
    'Kép 2Balogh Júlia4,67 pont',
    'Kép 1Balogh Júlia14 / 15 pont',
  ]);
  expect(screen.queryByRole('button', { name: 'Továbbiak betöltése' })).toBeNull();
  expect(screen.getByText('Nevezett: 40 kép, 12 szerző. A zsűri elfogadott: 3 kép, 3 szerző.')).toBeVisible();
  expect(screen.getByText(/1–5 pont · 40 kép · Színes: 3,67 ponttól elfogadva/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Az összes nevezett kép' })).toBeVisible();
});

test('of many accepted photos a page is read, and a further one on request', async () => {
  const page = (first: number, many: number) =>
    Array.from({ length: many }, (_, i) => image(first + i, { author, acceptance: acceptance(12, 15) }));
  const { calls, user } = open(60, { entriesShown: 'ACCEPTED' }, [page(1, 24), page(25, 24), page(49, 12)]);
  const list = within(await screen.findByRole('list', { name: 'Elfogadott képek, a zsűri sorrendjében' }));
  const read = () => calls.filter(({ name }) => name === 'AcceptedPhotos').length;
  const more = await screen.findByRole('button', { name: 'Továbbiak betöltése' });
  expect([list.getAllByRole('link').length, read()]).toEqual([24, 1]);
  await user.click(more);
  await list.findByText('Kép 48');
  expect([list.getAllByRole('link').length, read()]).toEqual([48, 2]);
  await user.click(screen.getByRole('button', { name: 'Továbbiak betöltése' }));
  await list.findByText('Kép 60');
  expect(screen.queryByRole('button', { name: 'Továbbiak betöltése' })).toBeNull();
});

test.each(['', '?sort=rank'])(
  'before the decision the page says so, and that photos are hidden until then: %s',
  async (search) => {
    const { calls } = open(null, { entriesShown: 'ACCEPTED' }, [[]], search);
    expect(await screen.findByText('A zsűri még nem döntött; addig mások képei nem láthatók.')).toBeVisible();
    expect(screen.queryByText('Itt még nincs kép')).toBeNull();
    expect(calls.filter(({ name }) => name === 'AcceptedPhotos')).toEqual([]);
  },
);

test('where all photos are shown, an open decision is said without that', async () => {
  open(null, { entriesShown: 'ALL' }, [[image(1)]]);
  expect(await screen.findByText('A zsűri még nem döntött.')).toBeVisible();
});
