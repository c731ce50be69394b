import { act, cleanup, screen, within } from '@testing-library/react';
import type { CertificateQuery, ReportQuery } from './generated/graphql.ts';
import { changeLocale, startI18n } from '../../i18n/i18n.ts';
import { logIn } from '../../testing/accounts.ts';
import { renderRoutes } from '../../testing/render.tsx';
import { Component as Certificate } from './certificateRoute.tsx';
import { Component as Report } from './route.tsx';

type Competition = NonNullable<ReportQuery['competition']>;
type Entry = NonNullable<Competition['myEntries']>[number];

beforeAll(() => startI18n('hu'));
beforeEach(() => void logIn());
afterEach(cleanup);

const text = (hu: string, en = hu) => ({ __typename: 'LocalizedText' as const, hu, en });
const imageTypes = [{ __typename: 'ImageType' as const, code: 'mono', title: text('Monokróm', 'Monochrome') }];
const author = { __typename: 'Author' as const, id: '5', firstName: 'Béla', lastName: 'Nagy' };
const times = {
  status: 'PUBLISHED' as const,
  phase: 'NOT_STARTED' as const,
  ended: true,
  now: '2026-07-01T12:00:00.000Z',
  competitionStart: '2026-05-01T10:00:00.000Z',
  votingStart: '2026-05-10T10:00:00.000Z',
  votingEnd: '2026-05-30T10:00:00.000Z',
  award: '2026-06-05T10:00:00.000Z',
};
const photo = {
  width: 3000,
  height: 2000,
  thumbhash: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
  urlNeedsToken: false,
  thumb: '/thumb',
  small: '/small',
  medium: '/medium',
  large: '/large',
};

const entry = (changes: Partial<Entry> = {}): Entry => ({
  __typename: 'Image',
  ...photo,
  id: '70',
  number: 70,
  competitionNumber: 2,
  type: 'mono',
  title: 'Lépcsők',
  moderation: 'APPROVED',
  moderationReason: null,
  jury: null,
  awards: [],
  result: {
    __typename: 'ImageResult',
    score: 3.914,
    votes: 15,
    rank: 2,
    overallRank: 7,
    votesByPoint: [0, 1, 2, 4, 8],
  },
  comments: {
    __typename: 'CommentConnection',
    totalCount: 1,
    nodes: [
      {
        __typename: 'Comment',
        id: '5',
        text: 'Szép ritmus.',
        own: false,
        status: 'APPROVED',
        createdAt: '2026-05-17T12:00:00.000Z',
        author: { __typename: 'Author', id: '8', firstName: 'Anna', lastName: 'Kiss' },
      },
    ],
  },
  ...changes,
});

const prize = { __typename: 'GivenAward' as const, id: 'a1', number: 1, title: text('Aranydíj', 'Gold') };

const openReport = (changes: Partial<Competition> | null, total = 18) =>
  renderRoutes([{ path: '/user/report/:id', Component: Report }], '/user/report/2', {
    Report: () => ({
      data: {
        competition: changes && {
          __typename: 'Competition',
          id: '2',
          number: 2,
          title: text('Fények'),
          minPoint: 1,
          imageTypes,
          myEntries: [entry()],
          ...times,
          ...changes,
        },
      },
    }),
    CategorySize: () => ({
      data: {
        competition: { __typename: 'Competition', id: '2', number: 2, images: { totalCount: total, __typename: 'C' } },
      },
    }),
  });

describe('the report card', () => {
  test('tells place, share, distribution and comments of each entry, and leads to its certificate', async () => {
    openReport({});
    const card = within(await screen.findByRole('article', { name: 'Lépcsők' }));
    expect(card.getByText('2. hely')).toBeVisible();
    expect(await card.findByText(/18 kép közül a kategóriában.*legjobb 12%-ában/)).toBeVisible();
    expect(card.getByText('Helye az összesítésben: 7.')).toBeVisible();
    expect(card.getByText('Pontszám: 3,91 · 15 szavazat')).toBeVisible();
    expect(card.getByRole('img', { name: /1 pont: 0 szavazat.*5 pont: 8 szavazat/ })).toBeVisible();
    expect(card.getByText('Szép ritmus.')).toBeVisible();
    expect(card.getByText(/Kiss Anna/)).toBeVisible();
    expect(card.getByRole('link', { name: 'Oklevél nyomtatása: Lépcsők' })).toHaveAttribute(
      'href',
      '/user/certificate/70',
    );
  });

  test('tells the awards of an entry, in the language of the page', async () => {
    openReport({ myEntries: [entry({ awards: [prize] })] });
    const awards = await screen.findByRole('list', { name: 'A kép díjai' });
    expect(within(awards).getByText('Aranydíj')).toBeVisible();
    await act(() => changeLocale('en'));
    expect(await screen.findByText('Gold')).toBeVisible();
    await act(() => changeLocale('hu'));
  });

  test.each([
    [2, 2],
    [10, 11],
    [6, 11],
  ])('does not praise rank %d of %d, in the lower half, for its share', async (rank, total) => {
    const { result } = entry();
    openReport({ myEntries: [entry({ result: result && { ...result, rank } })] }, total);
    const place = await screen.findByText(new RegExp(`^${total} kép közül a kategóriában\\.`));
    expect(place).not.toHaveTextContent('legjobb');
  });

  test('without votes, and for a photo that does not compete, says so', async () => {
    const none = { score: null, votes: 0, rank: null, overallRank: null, votesByPoint: [0, 0, 0, 0, 0] };
    const unranked = entry({ result: { __typename: 'ImageResult', ...none }, comments: null });
    const out = entry({
      id: '71',
      number: 71,
      title: 'Köd',
      moderation: 'DISQUALIFIED',
      moderationReason: 'Nem saját kép.',
      result: null,
      comments: null,
    });
    openReport({ myEntries: [unranked, out] });
    expect(await screen.findByText('Nem kapott szavazatot, ezért nincs helyezése.')).toBeVisible();
    const card = within(screen.getByRole('article', { name: 'Köd' }));
    expect(card.getByText('Kizárták, ezért nem versenyez.')).toBeVisible();
    expect(card.getByText('Nem saját kép.')).toBeVisible();
    expect(card.queryByRole('link', { name: /Oklevél/ })).toBeNull();
  });

  test.each([
    ['before the award', { ended: false, now: '2026-06-01T12:00:00.000Z' }, 'Az eredményhirdetés még hátravan'],
    ['of a cancelled one', { status: 'CANCELLED' as const }, 'Ezt a pályázatot visszavonták'],
    ['without entries', { myEntries: [] }, 'Ezen a pályázaton nem indultál'],
  ])('%s there is none', async (_when, changes, told) => {
    openReport(changes);
    expect(await screen.findByText(told)).toBeVisible();
    expect(screen.queryByRole('article')).toBeNull();
  });

  test('of no competition', async () => {
    openReport(null);
    expect(await screen.findByText('Nincs ilyen pályázat')).toBeVisible();
  });
});

type Certified = NonNullable<CertificateQuery['image']>;

const openCertificate = (changes: Partial<Certified> = {}, of: Partial<Certified['competition']> = {}) =>
  renderRoutes([{ path: '/user/certificate/:image', Component: Certificate }], '/user/certificate/70', {
    Certificate: () => ({
      data: {
        image: {
          __typename: 'Image',
          ...photo,
          id: '70',
          number: 70,
          own: true,
          type: 'mono',
          title: 'Lépcsők',
          moderation: 'APPROVED',
          author,
          result: { __typename: 'ImageResult', rank: 2 },
          awards: [],
          competition: {
            __typename: 'Competition',
            id: '2',
            number: 2,
            title: text('Fények', 'Lights'),
            imageTypes,
            ...times,
            ...of,
          },
          ...changes,
        },
      },
    }),
  });

describe('the certificate', () => {
  test('names person, place, category, competition, photo and day; and prints', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = openCertificate();
    for (const told of ['Nagy Béla', '2. helyezés', 'Monokróm kategória', 'Fények', '2026. június 5.', '„Lépcsők”'])
      expect(await screen.findByText(told)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Nyomtatás' }));
    expect(print).toHaveBeenCalledOnce();
    print.mockRestore();
  });

  test('names the award that the jury has given, and not the acceptance that comes with it', async () => {
    openCertificate({ result: null, awards: [prize] });
    expect(await screen.findByText('Aranydíj')).toBeVisible();
    expect(screen.getByText('Oklevél')).toBeVisible();
    for (const less of ['a zsűri által elfogadott képért', 'a pályázaton való részvételért'])
      expect(screen.queryByText(less)).not.toBeInTheDocument();
  });

  test('is one of acceptance for an accepted photo without an award, and none for one that was not accepted', async () => {
    const acceptance = { __typename: 'ImageAcceptance' as const, roundNumber: 7 };
    openCertificate({ result: null, acceptance: { ...acceptance, accepted: true } });
    expect(await screen.findByText('a zsűri által elfogadott képért')).toBeVisible();
    expect(screen.queryByText('a pályázaton való részvételért')).toBeNull();
    cleanup();
    openCertificate({ result: null, acceptance: { ...acceptance, accepted: false } });
    expect(await screen.findByText('a pályázaton való részvételért')).toBeVisible();
    expect(screen.queryByText('a zsűri által elfogadott képért')).toBeNull();
  });

  test('follows the language', async () => {
    await act(() => changeLocale('en'));
    openCertificate();
    for (const told of ['Béla Nagy', 'Rank 2', 'Category: Monochrome', 'Lights'])
      expect(await screen.findByText(told)).toBeVisible();
    await act(() => changeLocale('hu'));
  });

  test.each([4, null])('is a keepsake for rank %s', async (rank) => {
    openCertificate({ result: { __typename: 'ImageResult', rank } });
    expect(await screen.findByText('a pályázaton való részvételért')).toBeVisible();
    expect(screen.queryByText(/helyezés$/)).toBeNull();
  });

  test.each([
    ['a photo of somebody else', { own: false }, {}],
    ['one that was disqualified', { moderation: 'DISQUALIFIED' as const }, {}],
    ['before the award', {}, { ended: false }],
    ['a cancelled competition', {}, { status: 'CANCELLED' as const }],
  ])('there is none for %s', async (_what, changes, of) => {
    openCertificate(changes, of);
    expect(await screen.findByText('Ehhez a képhez nincs oklevél')).toBeVisible();
  });
});
