import { cleanup, screen, waitFor } from '@testing-library/react';
import { startI18n } from '../../i18n/i18n.ts';
import { session } from '../../session/session.ts';
import { competition, connection, day, image } from '../../ui/competition/testing/competitionData.ts';
import { logIn, renderPage, type Answers } from '../../ui/competition/testing/renderPage.tsx';
import { Component } from './route.tsx';

beforeAll(() => startI18n('hu'));

afterEach(() => {
  cleanup();
  session.clear();
});

const noArchive: Answers = {
  LastResults: () => ({ archivedCompetitions: { __typename: 'CompetitionConnection', nodes: [] } }),
};

const renderHome = (answers: Answers) => renderPage(Component, '/', '/', { ...noArchive, ...answers });

const running = (changes: Record<string, unknown> = {}, images: ReturnType<typeof image>[] = []): Answers => ({
  Home: () => ({ activeCompetition: { ...competition(changes), images: connection(images) } }),
});

const from = (days: number) => new Date(Date.now() + days * day).toISOString();
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('while voting: what it is about, how long it lasts, some photos, and the way to vote', async () => {
  logIn();
  const { calls } = renderHome(running({}, [image(1), image(2)]));
  expect(await screen.findByRole('heading', { level: 1, name: 'Fények és árnyak' })).toBeVisible();
  expect(screen.getByText('fény').tagName).toBe('STRONG');
  expect(screen.getByText('Szavazás')).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent(/^A szavazás végéig: (3 nap|2 nap és 23 óra)$/);
  expect(links()).toEqual(
    expect.arrayContaining(['/competition/2/browse?sort=fair', '/user/competition', '/competition/2/show/1']),
  );
  expect(screen.queryByRole('link', { name: 'Regisztrálok' })).toBeNull();
  await waitFor(() => expect(calls.map(({ name }) => name)).toEqual(['Home', 'LastResults']));
});

test.each([
  ['a visitor', {}, ['/registration/index', '/competition/2/browse', '/login']],
  ['a visitor while entries are open', { votingStart: from(1) }, ['/registration/index', '/login']],
  ['a visitor before the results', { votingEnd: from(-0.5) }, ['/competition/2/browse']],
  ['a visitor during a pause', { status: 'PAUSED' }, ['/competition/2/browse']],
])('%s is called to what is possible', async (_, changes, expected) => {
  renderHome(running(changes));
  await screen.findByRole('heading', { level: 1 });
  expect(links()).toEqual(expected);
});

test('an entrant is called to enter photos while entries are open; an administrator to manage', async () => {
  logIn();
  renderHome(running({ votingStart: from(1) }));
  expect(await screen.findByRole('link', { name: 'Képet töltök fel' })).toHaveAttribute('href', '/user/upload');
  cleanup();
  logIn(true);
  renderHome(running({ votingStart: from(1) }));
  expect(await screen.findByRole('link', { name: 'A pályázat kezelése' })).toBeVisible();
});

test('when a boundary passes the page moves on by itself and reads again, by the clock of the gateway', async () => {
  // The gateway's clock is a year ahead of this one, three seconds before voting starts: time enough to show the page before.
  const gatewayNow = Date.now() + 365 * day;
  const at = (ms: number) => new Date(gatewayNow + ms).toISOString();
  const dates = { competitionStart: at(-day), votingStart: at(3000), votingEnd: at(day), award: at(2 * day) };
  let reads = 0;
  const { calls } = renderHome({
    Home: () => {
      const passed = reads++ > 0;
      const images = connection(passed ? [image(1)] : []);
      return { activeCompetition: { ...competition({ ...dates, now: at(passed ? 4000 : 0) }), images } };
    },
  });
  expect(await screen.findByText('Nevezés')).toBeVisible();
  expect(await screen.findByText('Szavazás', {}, { timeout: 15_000 })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Kép 1' })).toBeVisible();
  expect(calls.filter(({ name }) => name === 'Home')).toHaveLength(2);
});

test('without a competition it says so, and shows who won last', async () => {
  const title = (hu: string) => ({ __typename: 'LocalizedText', hu, en: hu });
  const ended = (id: string, award: string) => ({
    __typename: 'Competition',
    id,
    award,
    title: title(`Pályázat ${id}`),
  });
  const author = { __typename: 'Author', id: '9', firstName: 'Júlia', lastName: 'Balogh' };
  const result = { __typename: 'ImageResult', overallRank: 1 };
  const unranked = { __typename: 'ImageResult', overallRank: null };
  const { calls } = renderHome({
    Home: () => ({ activeCompetition: null }),
    LastResults: () => ({
      archivedCompetitions: {
        __typename: 'CompetitionConnection',
        nodes: [ended('8', '2026-03-01T10:00:00.000Z'), ended('9', '2026-02-01T10:00:00.000Z')],
      },
    }),
    Winners: ({ id }) => ({
      competition: {
        __typename: 'Competition',
        id,
        images: connection([image(1, { author, result }), image(2, { author, result: unranked })]),
      },
    }),
  });
  expect(await screen.findByText('Most nem fut pályázat')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'A legutóbbi eredmények: Pályázat 8' })).toBeVisible();
  // Without votes nobody has won.
  expect(screen.getAllByText(/Balogh Júlia/).map(({ textContent }) => textContent)).toEqual(['1. hely: Balogh Júlia']);
  expect(screen.getByRole('link', { name: 'Minden eredmény' })).toHaveAttribute(
    'href',
    '/competition/8/browse?sort=rank',
  );
  expect(calls.at(-1)).toMatchObject({ name: 'Winners', variables: { id: '8' } });
});
