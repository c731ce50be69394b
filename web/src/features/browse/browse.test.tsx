import { CombinedGraphQLErrors } from '@apollo/client';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { startI18n } from '../../i18n/i18n.ts';
import { session } from '../../session/session.ts';
import { competition, connection, day, image } from '../../ui/competition/testing/competitionData.ts';
import { toggleBookmark } from '../../photoList/bookmarks.ts';
import { voteFromAnotherTab } from '../../testing/anotherTab.ts';
import { logIn, renderPage } from '../../ui/competition/testing/renderPage.tsx';
import { Component } from './route.tsx';

beforeAll(() => startI18n('hu'));

// The rows are laid out for a width, and jsdom has none.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1200);
  vi.spyOn(window, 'scrollTo').mockReturnValue();
});

afterEach(() => {
  cleanup();
  session.clear();
});

const all = [image(1), image(2, { myVote: 4 }), image(3, { own: true, urlNeedsToken: false })];

function renderBrowse(search = '', changes: Record<string, unknown> = {}, images = all, total = images.length) {
  return renderPage(Component, '/competition/:id/browse', `/competition/2/browse${search}`, {
    Browse: ({ type, after }) => {
      const page = after
        ? connection([image(4)], total, false)
        : type === 'mono'
          ? connection(images.slice(0, 1))
          : connection(images, total);
      return { competition: { ...competition(changes), images: page } };
    },
  });
}

/** The tile of a photo; winners are shown above the list, too. */
const tileOf = async (name: string) => {
  const list = within(await screen.findByRole('list', { name: 'Képek' }));
  return list.findByRole('link', { name: new RegExp(name) });
};

const link = (name: string | RegExp) => screen.findByRole('link', { name });

test('the filter is read from the address, and each photo leads on in the same order', async () => {
  logIn();
  const { calls } = renderBrowse('?type=mono&sort=fair');
  expect(await link('Kép 1')).toHaveAttribute('href', '/competition/2/show/1?type=mono&sort=fair');
  expect(calls[0]?.variables).toMatchObject({ number: 2, first: 24, type: 'mono', sort: 'FAIR', authors: false });
  expect(await link('Fekete-fehér')).toHaveAttribute('aria-current', 'true');
  expect(await link('Véletlen sorrend')).toHaveAttribute('aria-current', 'true');
});

test('choosing a category writes it into the address and reads that list', async () => {
  const { router, calls, user } = renderBrowse();
  await user.click(await link('Fekete-fehér'));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Kép 1' })).toBeInTheDocument());
  expect(router.state.location.search).toBe('?type=mono');
  await waitFor(() => expect(screen.getByText('1 / 1 kép')).toBeInTheDocument());
  expect(calls.at(-1)?.variables).toMatchObject({ type: 'mono', sort: 'CREATED_AT' });
  await user.click(await link('Mind'));
  expect(router.state.location.search).toBe('');
});

test('a filter or order of an address that is not known counts as not said', async () => {
  const { calls } = renderBrowse('?type=../x&sort=toString');
  await link('Kép 1');
  expect(calls[0]?.variables).toMatchObject({ type: null, sort: 'CREATED_AT' });
});

test('own votes and own photos are marked while voting lasts; a shuffle is for voters', async () => {
  logIn();
  renderBrowse();
  expect(within(await link(/Kép 2/)).getByText('Szavazatod: 4 pont')).toBeVisible();
  expect(within(await link(/Kép 3/)).getByText('Saját kép')).toBeVisible();
  expect(await link('Véletlen sorrend')).toBeVisible();
  cleanup();
  session.clear();
  renderBrowse('?sort=fair');
  expect(await link('Kép 1')).toHaveAttribute('href', '/competition/2/show/1');
  expect(screen.queryByRole('link', { name: 'Véletlen sorrend' })).toBeNull();
});

test('after the end there are ranks, the score that ranks, and authors', async () => {
  const author = { __typename: 'Author', id: '9', firstName: 'Júlia', lastName: 'Balogh' };
  const result = { __typename: 'ImageResult', rank: 1, overallRank: 3, score: 4.2584 };
  const { calls } = renderBrowse('?sort=rank', { ended: true, status: 'ARCHIVED' }, [image(1, { author, result })]);
  const tile = within(await tileOf('Kép 1'));
  for (const text of ['3.', '4,26 pont', 'Balogh Júlia']) expect(tile.getByText(text)).toBeVisible();
  expect(calls.filter(({ name }) => name === 'Browse')).toHaveLength(1);
  expect(calls[0]?.variables).toMatchObject({ sort: 'RANK', authors: true });
  cleanup();
  renderBrowse('?type=colour&sort=rank', { ended: true }, [image(1, { author, result })]);
  expect(within(await tileOf('Kép 1')).getByText('1.')).toBeVisible();
});

test('results begin with the podium of all and of each category with others, and tell how they were computed', async () => {
  const author = { __typename: 'Author', id: '9', firstName: 'Júlia', lastName: 'Balogh' };
  const placed = (id: number, overallRank: number | null, votes = 4) =>
    image(id, {
      author,
      result: {
        __typename: 'ImageResult',
        rank: overallRank,
        overallRank,
        score: 4.5,
        votes,
        points: 3 * votes,
        votesByPoint: [0, 0, votes, 0, 0],
      },
    });
  const images = connection([placed(1, 1), placed(2, 1), placed(3, 3), placed(4, 4), placed(5, null, 0)]);
  const of = competition({ ended: true, status: 'ARCHIVED', minCoverage: 10 });
  const { calls, user } = renderPage(Component, '/competition/:id/browse', '/competition/2/browse?sort=rank', {
    Browse: () => ({ competition: { ...of, images } }),
    Podium: ({ type }) => ({
      competition: { ...of, images: type === 'colour' ? connection([placed(2, 1), placed(6, 2)]) : images },
    }),
    CategoryVotes: () => ({ competition: { ...of, images } }),
    ExcludedNotice: () => ({ competition: { ...of, excludedBallots: { __typename: 'ExcludedBallots', ballots: 3 } } }),
  });
  expect(await screen.findByText(/^3 szavazatot a szervezők nem számoltak be/)).toBeVisible();
  expect(await link('Melyik képen, miért, és mit változtat')).toHaveAttribute('href', '/competition/2/count');
  const overall = within(await screen.findByRole('region', { name: 'Nyertesek: Az egész pályázat' }));
  expect((await overall.findAllByRole('listitem')).map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^1\..*Kép 1.*Balogh Júlia.*megosztott helyezés/),
    expect.stringMatching(/^1\..*Kép 2.*megosztott helyezés/),
    expect.stringMatching(/^3\..*Kép 3/),
  ]);
  expect(overall.getAllByRole('img', { name: /3 pont: 4 szavazat/ })).toHaveLength(3);
  const colour = within(await screen.findByRole('region', { name: 'Nyertesek: Színes' }));
  await waitFor(() => expect(colour.getAllByRole('listitem')).toHaveLength(2));
  // Its winners are those of the whole competition.
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Nyertesek: Fekete-fehér' })).toBeNull());
  // The whole ranking is a list, with ties as ties, and the end without a place.
  const places = within(screen.getByRole('list', { name: 'Képek' })).getAllByRole('link');
  expect(places.map(({ textContent }) => textContent)).toEqual([
    '1.Kép 1Balogh Júlia4,50 pontmegosztott helyezés',
    '1.Kép 2Balogh Júlia4,50 pontmegosztott helyezés',
    '3.Kép 3Balogh Júlia4,50 pont',
    '4.Kép 4Balogh Júlia4,50 pont',
    '–Kép 5Balogh Júlia4,50 pont',
  ]);
  expect(places[3]).toHaveAttribute('href', '/competition/2/show/4?sort=rank');
  // The subject of the page comes first, and the links to other lists last.
  const controls = screen.getByRole('region', { name: 'Kategória, szűrés és sorrend' });
  const ranking = screen.getByRole('heading', { name: 'A teljes sorrend' });
  expect(ranking.compareDocumentPosition(controls)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const method = within(screen.getByRole('region', { name: 'Így számoltuk' }));
  expect(method.getByText(/C × m/)).toBeVisible();
  expect(method.getByText(/legalább 10%-át értékelték/)).toBeVisible();
  await user.click(method.getByRole('button', { name: 'Mutasd a számokat' }));
  // 16 votes on five photos of which each has three points on average.
  expect(await method.findByRole('row', { name: 'Színes 5 16 3,00 3,20' })).toBeVisible();
  expect(calls.filter(({ name }) => name === 'CategoryVotes')).toHaveLength(2);
});

test('a photo without votes has no rank and no points', async () => {
  const result = { __typename: 'ImageResult', rank: null, overallRank: null, score: null };
  renderBrowse('?sort=rank', { ended: true, status: 'ARCHIVED' }, [image(1, { result })]);
  const tile = within(await link(/Kép 1/));
  expect(tile.getByText('Nem kapott szavazatot')).toBeVisible();
  expect(tile.queryByText(/hely|pont/)).toBeNull();
});

test('the next photos come by themselves when the end is near', async () => {
  const { calls } = renderBrowse('', {}, all, 4);
  expect(await screen.findByText('4 / 4 kép')).toBeInTheDocument();
  expect(await link('Kép 4')).toBeVisible();
  expect(
    calls.filter(({ name }) => name === 'Browse').map(({ variables }) => [variables['first'], variables['after']]),
  ).toEqual([
    [24, undefined],
    [100, 'c3'],
  ]);
  expect(screen.queryByRole('button', { name: 'Továbbiak betöltése' })).toBeNull();
});

test('photos that cannot be read are not asked for again by themselves; the button does, and leads on to them', async () => {
  let attempts = 0;
  const { user, calls } = renderPage(Component, '/competition/:id/browse', '/competition/2/browse', {
    Browse: ({ after }) => {
      if (after && attempts++ === 0) return new Error('offline');
      const images = after ? connection([image(4)], 4, false) : connection(all, 4);
      return { competition: { ...competition(), images } };
    },
  });
  expect(await screen.findByText('A további képeket nem sikerült betölteni.')).toBeVisible();
  expect(calls.filter(({ name }) => name === 'Browse')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Továbbiak betöltése' }));
  await waitFor(async () => expect(await link('Kép 4')).toHaveFocus());
});

test('a list whose order is another one by now is read from its beginning', async () => {
  let isOver = false;
  const { calls } = renderPage(Component, '/competition/:id/browse', '/competition/2/browse', {
    Browse: ({ after }) => {
      if (after) {
        isOver = true;
        return new CombinedGraphQLErrors({
          errors: [{ message: 'Not of this list.', extensions: { code: 'BAD_USER_INPUT' } }],
        });
      }
      return { competition: { ...competition(), images: isOver ? connection([image(4)]) : connection(all, 4) } };
    },
  });
  expect(await link('Kép 4')).toBeVisible();
  expect(screen.queryByText('A további képeket nem sikerült betölteni.')).toBeNull();
  expect(calls.filter(({ name }) => name === 'Browse').map(({ variables }) => variables['after'])).toEqual([
    undefined,
    'c3',
    undefined,
  ]);
});

test('of a long list only the rows near the screen are in the document', async () => {
  const many = Array.from({ length: 400 }, (_, index) => image(index + 1));
  renderBrowse('', {}, many);
  await link('Kép 1');
  expect(screen.getAllByRole('listitem').length).toBeLessThan(60);
  expect((await link('Kép 1')).closest('[role=listitem]')).toHaveAttribute('aria-setsize', '400');
});

test('a list of bookmarks shows those, and says when there are none', async () => {
  toggleBookmark(2);
  renderBrowse('?only=bookmarked');
  expect(await link(/Kép 2/)).toHaveAttribute('href', '/competition/2/show/2?only=bookmarked');
  expect(screen.queryByRole('link', { name: 'Kép 1' })).toBeNull();
  expect(screen.getByText('1 találat')).toBeInTheDocument();
  cleanup();
  toggleBookmark(2);
  renderBrowse('?only=bookmarked');
  expect(await screen.findByText('Még egy képet sem jelöltél meg.')).toBeVisible();
});

test('the list of photos not yet voted on is for voters, without their own photos', async () => {
  logIn();
  renderBrowse('?only=unvoted');
  expect(await link('Kép 1')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Kép [23]/ })).toBeNull();
  await act(() => voteFromAnotherTab('1', '2', 4));
  await waitFor(() => expect(screen.queryByRole('link', { name: /Kép 1/ })).toBeNull());
  cleanup();
  session.clear();
  renderBrowse('?only=unvoted');
  expect(await link(/Kép 2/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Még nem szavaztam' })).toBeNull();
});

describe('a competition whose photos nobody sees yet', () => {
  const from = (days: number) => new Date(Date.now() + days * day).toISOString();
  const announced = (changes: Record<string, unknown> = {}) => {
    const of = competition({ phase: 'UPLOADING', votingStart: from(0.5), ...changes });
    return renderPage(Component, '/competition/:id/browse', '/competition/2/browse', {
      Browse: () => ({ competition: { ...of, images: connection([]) } }),
      Announcement: () => ({ competition: of, installation: { __typename: 'Installation', timeZone: 'UTC' } }),
    });
  };

  test('tells what it is about, its dates, and what may be entered', async () => {
    const { calls } = announced();
    expect(await screen.findByText(/A nevezések a szavazás kezdetéig rejtve maradnak/)).toBeVisible();
    const about = within(await screen.findByRole('region', { name: 'A pályázatról' }));
    await waitFor(() => expect(about.getByText('fény').tagName).toBe('STRONG'));
    expect(about.getAllByText('– legfeljebb 4 kép')).toHaveLength(2);
    expect(about.getByText(/a hosszabb oldal legalább 800 képpont/)).toBeVisible();
    const dates = within(screen.getByRole('region', { name: 'Fontos időpontok' }));
    expect(dates.getByText('Ma')).toBeVisible();
    expect(dates.getByRole('button', { name: /^Emlékeztess/ })).toBeVisible();
    expect(screen.queryByText('Itt még nincs kép')).toBeNull();
    expect(calls.map(({ name }) => name)).toEqual(['Browse', 'Announcement']);
    expect(document.title).not.toContain('Képek –');
  });

  test.each([
    ['a visitor while entries are open', null, {}, ['Képet töltök fel', '/login']],
    ['an entrant while entries are open', false, {}, ['Képet töltök fel', '/user/upload?competition=2']],
    ['a visitor before', null, { competitionStart: from(0.25) }, ['Regisztrálok', '/registration/index']],
    ['an entrant before', false, { competitionStart: from(0.25) }, null],
    ['an administrator', true, {}, null],
    ['a visitor during a pause', null, { status: 'PAUSED' }, null],
  ] as const)('calls %s to what is possible', async (_, administrator, changes, expected) => {
    if (administrator !== null) logIn(administrator);
    announced(changes);
    expect(await link('A pályázatok szabályzata')).toHaveAttribute('href', '/rules');
    const calls = screen.queryAllByRole('link', { name: /^(Képet töltök fel|Regisztrálok)$/ });
    expect(calls.map((call) => [call.textContent, call.getAttribute('href')])).toEqual(expected ? [expected] : []);
  });

  test('a cancelled one has nothing to announce', async () => {
    const { calls } = announced({ status: 'CANCELLED' });
    expect(await screen.findByText('Erre a pályázatra nem érkezett kép.')).toBeVisible();
    expect(calls.map(({ name }) => name)).toEqual(['Browse']);
  });

  test('an announcement that cannot be read is offered again', async () => {
    let attempts = 0;
    const of = competition({ votingStart: from(0.5) });
    const { user } = renderPage(Component, '/competition/:id/browse', '/competition/2/browse', {
      Browse: () => ({ competition: { ...of, images: connection([]) } }),
      Announcement: () =>
        attempts++ === 0
          ? new Error('offline')
          : { competition: of, installation: { __typename: 'Installation', timeZone: 'UTC' } },
    });
    await user.click(await screen.findByRole('button', { name: 'Újra' }));
    expect(await screen.findByRole('region', { name: 'A pályázatról' })).toBeVisible();
  });
});

test('a list that a filter has emptied leads to all photos, and an empty competition to earlier ones', async () => {
  renderBrowse('?type=mono', {}, []);
  const ways = await screen.findAllByRole('link', { name: 'Minden kép' });
  expect(ways.at(-1)).toHaveAttribute('href', '/competition/2/browse');
  cleanup();
  renderBrowse('', {}, []);
  expect(await link('Korábbi pályázatok')).toHaveAttribute('href', '/archive');
});

test('a competition that is not there, and a gateway that is not', async () => {
  const page = ['/competition/:id/browse', '/competition/2/browse'] as const;
  renderPage(Component, ...page, { Browse: () => ({ competition: null }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Nincs ilyen pályázat' })).toBeVisible();
  cleanup();
  let attempts = 0;
  const { user } = renderPage(Component, ...page, {
    Browse: () => (attempts++ ? { competition: { ...competition(), images: connection(all) } } : new Error('down')),
  });
  await user.click(await screen.findByRole('button', { name: 'Újra' }));
  expect(await link('Kép 1')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([true, false])('a competition leads to its count when there is one: %s', async (hasCount) => {
  renderBrowse('', { hasCount });
  await link(/Kép 1/);
  if (hasCount) expect(await link('Utánaszámolás')).toHaveAttribute('href', '/competition/2/count');
  else expect(screen.queryByRole('link', { name: 'Utánaszámolás' })).toBeNull();
});
