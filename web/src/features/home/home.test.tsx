import { cleanup, screen, waitFor, within } from '@testing-library/react';
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

interface Shown {
  active?: object | null;
  further?: object[];
  ended?: object[];
  timeZone?: string;
}

/** The page's one answer. */
const home = ({ active = null, further = [], ended = [], timeZone = 'UTC' }: Shown) => ({
  activeCompetition: active,
  openCompetitions: [...(active ? [active] : []), ...further],
  archivedCompetitions: { __typename: 'CompetitionConnection', nodes: ended },
  installation: { __typename: 'Installation', timeZone },
});

const renderHome = (answers: Answers) =>
  renderPage(Component, '/', '/', {
    MyStanding: ({ number, entries, votes }) => ({
      ...(entries
        ? { competition: { __typename: 'Competition', id: String(number), number, myEntries: [image(1), image(2)] } }
        : {}),
      ...(votes ? { votingInfo: { __typename: 'VotingInfo', competitionNumber: number, votable: 40, voted: 12 } } : {}),
    }),
    ...answers,
  });

const running = (
  changes: Record<string, unknown> = {},
  images: ReturnType<typeof image>[] = [],
  more: Shown = {},
): Answers => ({
  Home: () => home({ active: { ...competition(changes), images: connection(images) }, ...more }),
});

const from = (days: number) => new Date(Date.now() + days * day).toISOString();
/** Where the links lead, without those of the text at the end of the page. */
const links = () =>
  screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
    .filter((href) => href !== '/rules' && href !== '/contact' && href !== '/archive');

test('while voting: what it is about, how long it lasts, some photos, and the way to vote', async () => {
  logIn();
  const { calls } = renderHome(running({}, [image(1), image(2)]));
  expect(await screen.findByRole('heading', { level: 1, name: 'Fények és árnyak' })).toBeVisible();
  await waitFor(() => expect(screen.getByText('fény').tagName).toBe('STRONG'));
  expect(screen.getByText('Szavazás')).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent(/^A szavazás végéig: (3 nap|2 nap és 23 óra)$/);
  expect(links()).toEqual(
    expect.arrayContaining(['/competition/2/browse?sort=fair', '/user/competition', '/competition/2/show/1']),
  );
  expect(screen.queryByRole('link', { name: 'Regisztrálok' })).toBeNull();
  expect(await screen.findByText('40 képből 12 képre szavaztál.')).toBeVisible();
  expect(calls.map(({ name }) => name)).toEqual(['Home', 'MyStanding']);
});

test('voters who have to judge a share of the photos are told so before and while voting, and nobody else is', async () => {
  const sentence = 'Azok szavazatai számítanak, akik a képek legalább 10%-át értékelik.';
  for (const changes of [{ votingStart: from(1) }, {}]) {
    renderHome(running({ ...changes, minCoverage: 10 }));
    expect(await screen.findByText(sentence)).toBeVisible();
    cleanup();
  }
  renderHome(running());
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText(sentence)).toBeNull();
});

test.each([
  ['a visitor', {}, ['/competition/2/browse', '/registration/index', '/login']],
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
  expect(await screen.findByText('2 képet neveztél a lehetséges 8 közül.')).toBeVisible();
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
      return home({ active: { ...competition({ ...dates, now: at(passed ? 4000 : 0) }), images } });
    },
  });
  expect(await screen.findByText('Nevezés')).toBeVisible();
  expect(await screen.findByText('Szavazás')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Kép 1' })).toBeVisible();
  expect(calls.filter(({ name }) => name === 'Home')).toHaveLength(2);
});

const named = (hu: string) => ({ __typename: 'LocalizedText', hu, en: hu });

test('further competitions stand below, each with its countdown, its dates and its own calls', async () => {
  logIn();
  const further = [
    competition({ id: '3', number: 3, title: named('Vizek'), votingStart: from(2), now: from(0) }),
    competition({
      id: '4',
      number: 4,
      title: named('Hegyek'),
      competitionStart: from(1),
      votingStart: from(2),
      now: from(0),
    }),
  ];
  renderHome(running({}, [], { further }));
  const waters = within(await screen.findByRole('article', { name: 'Vizek' }));
  expect(waters.getByRole('timer')).toHaveTextContent(/^A nevezés végéig: /);
  expect(waters.getByRole('link', { name: 'Képet töltök fel' })).toHaveAttribute('href', '/user/upload?competition=3');
  const hills = within(screen.getByRole('article', { name: 'Hegyek' }));
  expect(hills.getByText('Hamarosan indul')).toBeVisible();
  expect(hills.getByRole('link', { name: 'Hegyek' })).toHaveAttribute('href', '/competition/4/browse');
  expect(hills.getByRole('button', { name: /^Emlékeztess: „Hegyek”/ })).toBeVisible();
  expect(hills.getByText('Színes · Fekete-fehér')).toBeVisible();
  expect(hills.queryByRole('img')).toBeNull();
  const regions = ['További pályázatok', 'Hamarosan'].map((name) => within(screen.getByRole('region', { name })));
  expect(
    regions.map((region) => region.getAllByRole('article').map((card) => card.textContent.includes('Hegyek'))),
  ).toEqual([[false], [true]]);
  expect(screen.queryByRole('article', { name: 'Fények és árnyak' })).toBeNull();
});

test('a coming competition whose photo the viewer sees shows it on its card', async () => {
  const images = connection([image(1)]);
  renderHome(running({}, [], { further: [{ ...competition({ id: '4', number: 4, title: named('Hegyek'), competitionStart: from(1), votingStart: from(2), now: from(0) }), images }] })); // prettier-ignore
  const hills = within(await screen.findByRole('article', { name: 'Hegyek' }));
  expect(hills.getByRole('img', { name: 'Kép 1' })).toBeVisible();
});

test('dates are those of the organisers, and the viewer’s own where the clocks differ', async () => {
  const instant = '2031-07-01T10:00:00.000Z';
  const own = new Intl.DateTimeFormat('hu', { hour: '2-digit', minute: '2-digit' }).format(new Date(instant));
  renderHome(running({ award: instant }, [], { timeZone: 'Pacific/Kiritimati' }));
  expect(await screen.findByText(/2031\. július 2\. 0?0:00/)).toBeVisible();
  expect(screen.getByText(new RegExp(`^nálad: 2031. július 1. ${own}$`))).toBeVisible();
  cleanup();
  renderHome(running({ award: instant }, [], { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone }));
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText(/^nálad:/)).toBeNull();
});

/** jsdom's blobs have no `text()`. */
const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });

test('the dates to come can be saved for the calendar', async () => {
  const saved: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(class extends URL {}, {
      createObjectURL: (blob: Blob) => {
        saved.push(blob);
        return 'blob:calendar';
      },
      revokeObjectURL: () => undefined,
    }),
  );
  const followed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = renderHome(running({ votingEnd: '2031-05-30T10:00:00.000Z', award: '2031-06-30T10:00:00.000Z' }));
  await user.click(await screen.findByRole('button', { name: /^Emlékeztess/ }));
  await waitFor(() => expect(followed).toHaveBeenCalled());
  const text = await textOf(saved[0] ?? new Blob());
  expect(text.match(/^DTSTART:.*/gm)?.map((line) => line.trim())).toEqual([
    'DTSTART:20310530T100000Z',
    'DTSTART:20310630T100000Z',
  ]);
  expect(text).toContain('SUMMARY:Fények és árnyak: A szavazás vége');
  vi.unstubAllGlobals();
});

test('without a competition it says so, and shows who won last and what was before', async () => {
  const author = { __typename: 'Author', id: '9', firstName: 'Júlia', lastName: 'Balogh' };
  const result = { __typename: 'ImageResult', overallRank: 1 };
  const unranked = { __typename: 'ImageResult', overallRank: null };
  const ended = (id: string, award: string) => ({
    __typename: 'Competition',
    id,
    number: Number(id),
    award,
    imageCount: 2,
    title: named(`Pályázat ${id}`),
    images: connection([image(1, { author, result }), image(2, { author, result: unranked })]),
  });
  const { calls } = renderHome({
    Home: () => home({ ended: [ended('9', '2026-02-01T10:00:00.000Z'), ended('8', '2026-03-01T10:00:00.000Z')] }),
  });
  expect(await screen.findByText('Most nem fut pályázat')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'A legutóbbi eredmények: Pályázat 8' })).toBeVisible();
  // Without votes nobody has won.
  expect(screen.getAllByText(/Balogh Júlia/).map(({ textContent }) => textContent)).toEqual([
    'A képen: „Kép 1”, Balogh Júlia képe',
    '1. hely: Balogh Júlia',
  ]);
  expect(screen.getByRole('link', { name: 'Pályázat 8: eredmények' })).toHaveAttribute(
    'href',
    '/competition/8/browse?sort=rank',
  );
  expect(screen.getByRole('link', { name: 'Minden eredmény' })).toHaveAttribute(
    'href',
    '/competition/8/browse?sort=rank',
  );
  expect(screen.getByRole('link', { name: /Pályázat 9/ })).toHaveAttribute('href', '/competition/9/browse?sort=rank');
  expect(calls.map(({ name }) => name)).toEqual(['Home']);
});
