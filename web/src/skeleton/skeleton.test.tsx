import type { FirstAnswer } from '@photo-competition/schema/skeleton';
import { competition, connection, image } from '../ui/competition/testing/competitionData.ts';
import { skeleton } from './skeleton.ts';

const attack = `"'></h1></div><script>alert(1)</script>\u0000<!-- & $&`;

const site = (logo: object | null = null) => ({ site: { __typename: 'Site', contactEmail: null, version: 1, logo } });

const photos = [image(12, { title: attack }), image(13), image(14, { width: 2000, height: 3000 })];
const list = competition({ number: 7, images: connection(photos) });
const shown = { ...image(12, { title: attack }), competitionNumber: 7, competition: list };

const homeOf = (activeCompetition: object | null) => ({
  activeCompetition,
  openCompetitions: [],
  archivedCompetitions: { nodes: [] },
  installation: { timeZone: 'UTC' },
});

const ended = { ...list, ended: true, imageCount: 3 };

/** Answers of a gateway; an operation without one is not answered. */
const answers = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  ShellCompetition: { activeCompetition: null },
  Site: site(),
  Home: homeOf(list),
  Archive: { archivedCompetitions: { edges: [{ node: ended }] } },
  Browse: { competition: list },
  Announcement: { competition: list, installation: { timeZone: 'UTC' } },
  ShowImage: { image: shown },
  PhotoOrder: { competition: null },
  ...changes,
});

/** The answers that a page starts from, and its drawing. */
async function read(path: string, held = answers(), locale: 'hu' | 'en' = 'hu', texts: Record<string, string> = {}) {
  const asked: string[] = [];
  const first = await skeleton.answersOf(new URL(path, 'http://host'), (operation, variables) => {
    asked.push(operation);
    const data = held[operation] as FirstAnswer['answer']['data'] | undefined;
    return Promise.resolve(data ? { operation, variables, answer: { data } } : null);
  });
  const { pathname } = new URL(path, 'http://host');
  const reader = { locale, siteName: 'Fotó <Klub>', texts };
  const html = skeleton.draw(pathname, reader, first);
  const page = new DOMParser().parseFromString(html, 'text/html');
  const plain = new DOMParser().parseFromString(skeleton.withoutScript(pathname, reader, first), 'text/html');
  return { asked, first, html, page, plain, operations: first.map(({ operation }) => operation) };
}

const variablesOf = (first: readonly FirstAnswer[], name: string) =>
  first.find(({ operation }) => operation === name)?.variables;

test.each([
  ['/', ['ShellCompetition', 'Site', 'Home']],
  ['/competition/7/browse', ['ShellCompetition', 'Site', 'Browse']],
  ['/competition/7/browse/', ['ShellCompetition', 'Site', 'Browse']],
  ['/competition/7/show/12', ['ShellCompetition', 'Site', 'ShowImage', 'PhotoOrder']],
  ['/show/12', ['ShellCompetition', 'Site', 'ShowImage', 'PhotoOrder']],
])('%s is drawn from what it asks first', async (path, operations) => {
  const { operations: answered, page } = await read(path);
  expect(answered).toEqual(operations);
  expect(page.querySelector('header a')?.textContent).toBe('Fotó <Klub>');
  expect(page.querySelectorAll('main h1[dir=auto]')).toHaveLength(1);
});

test.each(['/competition/7/browse?type=colour', '/rules', '/user/profile'])('%s is not drawn', async (path) => {
  const { asked, html } = await read(path);
  expect([asked, html]).toEqual([['ShellCompetition', 'Site'], '']);
});

test('an address without a page asks nothing', async () => {
  const { asked, html } = await read('/nowhere');
  expect([asked, html]).toEqual([[], '']);
});

test.each([
  ['/', { Home: undefined }],
  ['/', { Home: homeOf(null) }],
  ['/competition/7/browse', { Browse: undefined }],
  ['/competition/7/browse', { Browse: { competition: null } }],
  ['/show/12', { ShowImage: { image: null } }],
])('%s is not drawn without its answer: %o', async (path, changes) => {
  expect((await read(path, answers(changes))).html).toBe('');
});

test('a list asks for its first photos, and for their authors once it has ended', async () => {
  const variables = { number: 7, type: null, sort: 'CREATED_AT', first: 24 };
  expect(variablesOf((await read('/competition/7/browse')).first, 'Browse')).toEqual({ ...variables, authors: false });
  const ended = answers({ Browse: { competition: { ...list, ended: true } } });
  const { asked, first } = await read('/competition/7/browse', ended);
  expect(variablesOf(first, 'Browse')).toEqual({ ...variables, authors: true });
  expect(asked.filter((name) => name === 'Browse')).toHaveLength(2);
});

test('a photo asks for its list', async () => {
  const { first } = await read('/show/12');
  expect(variablesOf(first, 'ShowImage')).toEqual({ number: 12 });
  expect(variablesOf(first, 'PhotoOrder')).toEqual({
    competitionNumber: 7,
    type: null,
    sort: 'CREATED_AT',
    after: null,
  });
});

test('a list shows its title and its photos with their sizes, each a link to its page', async () => {
  const { page } = await read('/competition/7/browse', answers(), 'en');
  expect(page.querySelector('h1')?.textContent).toBe('Light and shadow');
  const links = [...page.querySelectorAll('.s-rows a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    ['12', '13', '14'].map((id) => `/competition/7/show/${id}`),
  );
  const images = links.map((link) => link.querySelector('img'));
  expect(images.map((one) => [one?.getAttribute('width'), one?.getAttribute('height')])).toEqual([
    ['3000', '2000'],
    ['3000', '2000'],
    ['2000', '3000'],
  ]);
  expect(images[0]?.getAttribute('style')).toMatch(/^background:rgb\(\d+ \d+ \d+\)$/);
  expect(images[0]?.getAttribute('sizes')).toMatch(/^\(min-width: 640px\) [\d.]+vw, [\d.]+vw$/);
});

test('a list draws no more than the first screens', async () => {
  const many = competition({ images: connection(Array.from({ length: 24 }, (_, index) => image(index + 1))) });
  const { page } = await read('/competition/7/browse', answers({ Browse: { competition: many } }));
  expect(page.querySelectorAll('.s-rows img')).toHaveLength(12);
});

test.each(['/', '/competition/7/browse', '/show/12'])('%s cannot be broken by a text', async (path) => {
  const titled = { ...list, title: { hu: attack, en: attack }, description: { hu: attack, en: attack } };
  const held = answers({ Home: homeOf(titled), Browse: { competition: titled } });
  const { html, page } = await read(path, held);
  for (const harm of ['<script', '<!--', '\u0000']) expect(html).not.toContain(harm);
  expect(page.querySelector('h1')?.textContent).toBe(attack.replace('\u0000', ' '));
  const titles = [...page.querySelectorAll('main img')].map((one) => one.getAttribute('alt'));
  expect(titles).toContain(attack.replace('\u0000', ' '));
});

test('home begins with one photo in its proportions, which its strip does not repeat', async () => {
  const { page } = await read('/');
  const hero = page.querySelector('main > .s-hero.s-dark.s-wide > a');
  const photo = hero?.querySelector('img');
  expect(hero?.getAttribute('style')).toBe('--r:1.5000');
  expect([photo?.getAttribute('fetchpriority'), photo?.getAttribute('sizes')]).toEqual([
    'high',
    '(min-width: 1200px) and (max-width: 1400px) 1200px, 100vw',
  ]);
  const strip = [...page.querySelectorAll('.s-strip a')].map((link) => link.getAttribute('href'));
  expect(strip).toHaveLength(2);
  expect(strip).not.toContain(hero?.getAttribute('href'));
});

test('the header shows the logo of the site as large as the page does, and its mark while there is none', async () => {
  expect((await read('/')).page.querySelector('header a > svg')).not.toBeNull();
  const logo = { __typename: 'SiteLogo', url: '/media/site/abc', width: 320, height: 120 };
  const { page } = await read('/', answers({ Site: site(logo) }));
  const shownLogo = page.querySelector('header a > img');
  expect(['src', 'width', 'height', 'alt'].map((name) => shownLogo?.getAttribute(name))).toEqual([
    '/media/site/abc',
    '85',
    '32',
    '',
  ]);
});

test('a photo without a readable placeholder has no colour', async () => {
  const held = answers({ ShowImage: { image: { ...shown, thumbhash: '%' } } });
  expect((await read('/show/12', held)).page.querySelector('main img')?.getAttribute('style')).toBe('');
});

/** A photo with its ranks. */
const ranked = (id: number, overallRank: number | null, changes: Record<string, unknown> = {}) =>
  image(id, {
    result: { rank: 1, overallRank, score: 4 },
    author: { firstName: 'Ágnes', lastName: 'Kis' },
    ...changes,
  });
const resultsOf = (images: ReturnType<typeof image>[], changes: Record<string, unknown> = {}) =>
  answers({
    Browse: { competition: { ...ended, ...changes, images: connection(images) } },
    Podium: { competition: { ...ended, images: connection(images) } },
  });

describe('results', () => {
  test.each([
    ['?sort=rank', null, null],
    ['?type=mono&sort=rank', 'mono', 'mono'],
  ])('%s ask for their list and the first podium', async (search, type, podium) => {
    const { operations, first } = await read(`/competition/7/browse${search}`, resultsOf([ranked(12, 1)]));
    expect(operations).toEqual(['ShellCompetition', 'Site', 'Browse', 'Podium']);
    expect(variablesOf(first, 'Browse')).toMatchObject({ type, sort: 'RANK', authors: true, first: 24 });
    expect(variablesOf(first, 'Podium')).toEqual({ number: 7, type: podium });
  });

  test('of one category have its podium alone', async () => {
    const held = resultsOf([ranked(12, 1)], { imageTypes: list.imageTypes.slice(0, 1) });
    const { first, page } = await read('/competition/7/browse?sort=rank', held);
    expect(variablesOf(first, 'Podium')).toEqual({ number: 7, type: 'colour' });
    expect(page.querySelector('h2')?.textContent).toBe('Nyertesek: Színes');
  });

  test('begin with the first place, in its proportions and as a link that keeps the order', async () => {
    const upright = { width: 2000, height: 3000, title: attack };
    const photos = [ranked(12, 1, upright), ranked(13, 2), ranked(14, 3)];
    const { page, html } = await read('/competition/7/browse?sort=rank', resultsOf(photos), 'en');
    expect(html).not.toContain('<script');
    expect(page.querySelector('h1')?.textContent).toBe('Light and shadow');
    expect(page.querySelector('h2')?.textContent).toBe('Winners: The whole competition');
    const link = page.querySelector('main a');
    expect(['href', 'class', 'style'].map((name) => link?.getAttribute(name))).toEqual([
      '/competition/7/show/12?sort=rank',
      's-first s-beside',
      '--r:0.6667',
    ]);
    expect(page.querySelectorAll('main img')).toHaveLength(1);
  });

  test.each([
    ['a shared first place', [ranked(12, 1), ranked(13, 1)], {}],
    ['no votes', [ranked(12, null)], {}],
    ['none yet', [ranked(12, 1)], { ended: false }],
  ])('with %s show no photo before the page does', async (_, photos, changes) => {
    const { page } = await read('/competition/7/browse?sort=rank', resultsOf(photos, changes));
    expect(page.querySelectorAll('main .s-first')).toHaveLength(0);
  });

  test.each(['?sort=rank&only=bookmarked', '?sort=rank&x=1', '?sort=fair'])('%s are another list', async (search) => {
    expect((await read(`/competition/7/browse${search}`, resultsOf([ranked(12, 1)]))).html).toBe('');
  });
});

/** A competition of which nobody sees photos yet. */
const coming = {
  ...competition({ number: 7, votingStart: new Date(Date.now() + 86_400_000).toISOString(), phase: 'UPLOADING' }),
  images: connection([]),
};
const announcing = answers({
  Browse: { competition: coming },
  Announcement: { competition: coming, installation: { timeZone: 'UTC' } },
});

test('a competition without photos to see asks what it is about, and is drawn with its title', async () => {
  const { operations, first, page } = await read('/competition/7/browse', announcing);
  expect(operations).toEqual(['ShellCompetition', 'Site', 'Browse', 'Announcement']);
  expect(variablesOf(first, 'Announcement')).toEqual({ number: 7 });
  expect(page.querySelector('h1')?.textContent).toBe(coming.title.hu);
  expect(page.querySelector('.s-controls')).toBeNull();
  const cancelled = answers({ Browse: { competition: { ...coming, status: 'CANCELLED' } } });
  expect((await read('/competition/7/browse', cancelled)).operations).not.toContain('Announcement');
});

describe('without script', () => {
  test('a competition without photos to see has its words, its dates and what may be entered', async () => {
    const { plain } = await read('/competition/7/browse', announcing);
    for (const words of ['Mit tesz a fény?', 'A nevezés kezdete', 'Színes – legfeljebb 4 kép', 'legalább 800 képpont'])
      expect(plain.body.textContent).toContain(words);
    const unanswered = { ...announcing, Announcement: undefined };
    expect((await read('/competition/7/browse', unanswered)).plain.body.textContent).toContain('JavaScript kell');
  });

  test('home leads to the photos of a competition, or to its page while there are none to see', async () => {
    const held = answers({ Home: { ...homeOf(list), openCompetitions: [{ ...coming, id: '8', number: 8 }] } });
    const { plain } = await read('/', held);
    const words = (path: string) => plain.querySelector(`p > a[href="${path}"]`)?.textContent;
    expect([words('/competition/7/browse'), words('/competition/8/browse')]).toEqual([
      'Képek megtekintése',
      'A pályázat oldala',
    ]);
  });

  const titleOf = (page: Document) => page.querySelector('h1')?.textContent;

  test.each([
    ['/rules', 'hu', 'Szabályzat'],
    ['/contact', 'en', 'Contact'],
    ['/archive', 'hu', 'Archívum'],
    ['/login', 'hu', 'Belépés'],
    ['/registration/index', 'en', 'Registration'],
    ['/user/profile', 'hu', 'Fotó <Klub>'],
    ['/nowhere', 'hu', 'Ez az oldal nem található'],
  ] as const)('%s has its title, in %s, and leads to the other pages', async (path, locale, title) => {
    const { plain } = await read(path, answers(), locale);
    expect(titleOf(plain)).toBe(title);
    const links = [...plain.querySelectorAll('nav a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/', '/archive', '/rules', '/contact']);
  });

  test.each([
    ['/', { Home: { activeCompetition: null, openCompetitions: [], archivedCompetitions: { nodes: [] }, installation: { timeZone: 'UTC' } } }, 'Most nem fut pályázat'], // prettier-ignore
    ['/competition/7/browse', { Browse: { competition: null } }, 'Nincs ilyen pályázat'],
    ['/competition/7/browse?type=colour', {}, 'Fotó <Klub>'],
    ['/show/12', { ShowImage: { image: null } }, 'Ez a kép nem látható'],
    ['/show/12', { ShowImage: undefined }, 'Fotó <Klub>'],
  ])('%s with %o says %s', async (path, changes, title) => {
    expect(titleOf((await read(path, answers(changes))).plain)).toBe(title);
  });

  test('the results are a list by rank with authors, below what is drawn of them', async () => {
    const { plain } = await read('/competition/7/browse?sort=rank', resultsOf([ranked(12, 2)]));
    expect(titleOf(plain)).toBeUndefined();
    const caption = plain.querySelector('figcaption')?.innerHTML;
    expect(caption).toContain('2. hely');
    expect(caption).toContain('Kis Ágnes');
    const ofType = await read('/competition/7/browse?type=mono&sort=rank', resultsOf([ranked(12, 2)]));
    expect(ofType.plain.querySelector('figcaption')?.innerHTML).toContain('1. hely');
  });

  test('the archive has each competition with its photos and the way to its results', async () => {
    const { plain } = await read('/archive');
    expect(plain.querySelector('article h2')?.textContent).toBe(list.title.hu);
    expect(plain.querySelectorAll('article img')).toHaveLength(3);
    expect(plain.querySelector('article a[href="/competition/7/browse?sort=rank"]')).not.toBeNull();
  });

  test('a photo that is drawn above adds its words alone', async () => {
    const { plain } = await read('/show/12');
    expect(titleOf(plain)).toBeUndefined();
    expect(plain.querySelector('main')).toBeNull();
    expect(plain.querySelector('a[href="/competition/7/browse"]')).not.toBeNull();
  });

  test('texts are the administrators’, and none of them is markup', async () => {
    const texts = { 'rules.body': `## ${attack}\n\n${attack}</noscript>`, 'shell.nav.rules': attack };
    const { plain } = await read('/rules', answers(), 'hu', texts);
    expect(plain.querySelector('script')).toBeNull();
    expect(titleOf(plain)).toBe(attack.replace('\u0000', ' '));
    expect(plain.querySelector('main')?.innerHTML).not.toContain('</noscript>');
  });
});
