import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { startI18n } from '../../i18n/i18n.ts';
import { session } from '../../session/session.ts';
import { competition, connection, day, image } from '../../ui/competition/testing/competitionData.ts';
import { logIn, renderPage } from '../../ui/competition/testing/renderPage.tsx';
import { Component } from './route.tsx';

beforeAll(() => startI18n('hu'));

// The rows are laid out for a width, and jsdom has none.
beforeEach(() => void vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1200));

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

const link = (name: string | RegExp) => screen.findByRole('link', { name });

test('the filter is read from the address, and each photo leads on in the same order', async () => {
  logIn();
  const { calls } = renderBrowse('?type=mono&sort=fair');
  expect(await link('Kép 1')).toHaveAttribute('href', '/competition/2/show/1?type=mono&sort=fair');
  expect(calls[0]?.variables).toMatchObject({ id: '2', first: 24, type: 'mono', sort: 'FAIR', authors: false });
  expect(await link('Fekete-fehér')).toHaveAttribute('aria-current', 'true');
  expect(await link('Nekem keverve')).toHaveAttribute('aria-current', 'true');
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

test('what an address asks for and is not known counts as not said', async () => {
  const { calls } = renderBrowse('?type=../x&sort=toString');
  await link('Kép 1');
  expect(calls[0]?.variables).toMatchObject({ type: null, sort: 'CREATED_AT' });
});

test('own votes and own photos are marked while voting lasts; a shuffle is for who votes', async () => {
  logIn();
  renderBrowse();
  expect(within(await link(/Kép 2/)).getByText('Szavazatod: 4 pont')).toBeVisible();
  expect(within(await link(/Kép 3/)).getByText('Saját kép')).toBeVisible();
  expect(await link('Nekem keverve')).toBeVisible();
  cleanup();
  session.clear();
  renderBrowse('?sort=fair');
  expect(await link('Kép 1')).toHaveAttribute('href', '/competition/2/show/1');
  expect(screen.queryByRole('link', { name: 'Nekem keverve' })).toBeNull();
});

test('after the end there are ranks, points and authors', async () => {
  const author = { __typename: 'Author', id: '9', firstName: 'Júlia', lastName: 'Balogh' };
  const result = { __typename: 'ImageResult', rank: 1, overallRank: 3, points: 46 };
  const { calls } = renderBrowse('?sort=rank', { ended: true, status: 'ARCHIVED' }, [image(1, { author, result })]);
  const tile = within(await link(/Kép 1/));
  for (const text of ['3. hely', '46 pont', 'Balogh Júlia']) expect(tile.getByText(text)).toBeVisible();
  expect(calls).toHaveLength(1);
  expect(calls[0]?.variables).toMatchObject({ sort: 'RANK', authors: true });
  cleanup();
  renderBrowse('?type=colour&sort=rank', { ended: true }, [image(1, { author, result })]);
  expect(within(await link(/Kép 1/)).getByText('1. hely')).toBeVisible();
});

test('a photo without votes has no rank and no points', async () => {
  const result = { __typename: 'ImageResult', rank: null, overallRank: null, points: 0 };
  renderBrowse('?sort=rank', { ended: true, status: 'ARCHIVED' }, [image(1, { result })]);
  const tile = within(await link(/Kép 1/));
  expect(tile.getByText('Nem kapott szavazatot')).toBeVisible();
  expect(tile.queryByText(/hely|pont/)).toBeNull();
});

test('more photos are added below the first page', async () => {
  const { calls, user } = renderBrowse('', {}, all, 4);
  expect(await screen.findByText('3 / 4 kép')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Továbbiak betöltése' }));
  expect(await screen.findByText('4 / 4 kép')).toBeInTheDocument();
  expect(await link('Kép 4')).toBeVisible();
  expect(calls.at(-1)?.variables).toMatchObject({ first: 24, after: 'c3' });
  expect(screen.queryByRole('button', { name: 'Továbbiak betöltése' })).toBeNull();
});

test('an empty list says why: entries are hidden until voting starts', async () => {
  const votingStart = new Date(Date.now() + day / 2).toISOString();
  renderBrowse('', { phase: 'UPLOADING', votingStart }, []);
  expect(await screen.findByText(/A nevezések a szavazás kezdetéig rejtve maradnak/)).toBeVisible();
  expect(await link('Képet töltök fel')).toHaveAttribute('href', '/login');
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
