import type { MinimalImage } from '@photo-competition/schema/rest';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { competition, image, minimalImage, pageOf } from '../../testing/graph/restObjects.ts';
import { hangUp, json, problem, silence, text } from '../../testing/fakeRest.ts';
import { startGateway, tokenOf, type RunningGateway } from '../../testing/startGateway.ts';

const web = fileURLToPath(new URL('../../../../web/', import.meta.url));
let folder: string;
let gateway: RunningGateway;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'page-tags-'));
  copyFileSync(path.join(web, 'index.html'), path.join(folder, 'index.html'));
});
afterAll(() => rmSync(folder, { recursive: true }));
/** @param more settings beside those of every test here */
const start = async (more: Record<string, string> = {}): Promise<void> => {
  const settings = { WEB_DIR: folder, PUBLIC_URL: 'https://photos.example/', UPSTREAM_TIMEOUT_MS: '30000' };
  gateway = await startGateway({ ...settings, ...more });
};
const restart = async (more: Record<string, string>): Promise<void> => {
  await gateway.close();
  await start(more);
};
beforeEach(() => start());
afterEach(() => gateway.close());

/** Calls of the service beside those for the texts of the site, which every document has. */
const askedOfPage = () =>
  gateway.rest.requests.map(({ url }) => url).filter((url) => !url.startsWith('/api/localization/'));

const active = 'GET /api/competition/active';
const seventh = 'GET /api/competition/7';
const grid = 'GET /api/competition/minimal/7';
const twelfth = 'GET /api/competition/image/12';

const unescaped = (value: string) =>
  value.replace(
    /&(amp|lt|gt|quot|#39);/g,
    (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" })[name] ?? '',
  );

/** A page as a robot reads it. */
async function read(where: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${gateway.url}${where}`, { headers: { accept: 'text/html', ...headers } });
  const html = await response.text();
  const metas = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)" \/>/g)];
  return {
    status: response.status,
    headers: response.headers,
    html,
    language: /<html lang="([^"]*)">/.exec(html)?.[1],
    title: unescaped(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? null,
    meta: Object.fromEntries(metas.map(([, name = '', content = '']) => [name, unescaped(content)])),
  };
}

const described = { hu: '# Tavaszi **pályázat**\n\nA [szabályok](/rules) szerint.', en: 'Spring *contest*.' };

describe('a competition', () => {
  beforeEach(() => {
    gateway.rest.answer(seventh, json(competition({ description: described })));
    gateway.rest.answer(grid, json(pageOf([minimalImage(12, { title: 'Fa', version: 'v 2' })], 0, 1)));
  });

  it('is told with its title, words, picture and one address', async () => {
    const page = await read('/competition/7/browse?type=colour&anchor=top');
    expect(page).toMatchObject({ status: 200, language: 'hu', title: 'Tavasz · Fotópályázat' });
    expect(page.canonical).toBe('https://photos.example/competition/7/browse');
    expect(page.meta).toMatchObject({
      description: 'Tavaszi pályázat A szabályok szerint.',
      'og:title': 'Tavasz · Fotópályázat',
      'og:description': 'Tavaszi pályázat A szabályok szerint.',
      'og:url': 'https://photos.example/competition/7/browse',
      'og:image': 'https://photos.example/media/image/12/medium?v=v%202',
      'og:image:alt': 'Fa',
      'og:locale': 'hu_HU',
      'twitter:card': 'summary_large_image',
    });
    expect(page.meta['robots']).toBeUndefined();
  });

  it('is told in the language that is asked for', async () => {
    const page = await read('/competition/7/browse', { 'accept-language': 'en-GB,en;q=0.9' });
    expect(page).toMatchObject({ language: 'en', title: 'Spring · Photo competition' });
    expect(page.meta).toMatchObject({ description: 'Spring contest.', 'og:locale': 'en_GB' });
    expect(page.headers.get('vary')).toContain('Accept-Language');
  });

  it('has its words in their direction where they are written from right to left', async () => {
    gateway.rest.answer(seventh, json(competition({ title: { hu: 'שלום (1)!', en: 'Spring' } })));
    const { title } = await read('/competition/7/browse', { 'accept-language': 'hu' });
    expect(title).toBe('\u2068שלום (1)!\u2069 · Fotópályázat');
  });

  it('keeps what else the document says', async () => {
    const { html } = await read('/competition/7/browse');
    const source = readFileSync(path.join(web, 'index.html'), 'utf8');
    for (const [from, until] of [
      ['<link rel="icon"', '<title>'],
      ['</head>', '<div id="root">'],
      ['<noscript>', '</html>'],
    ] as const) {
      const kept = source.slice(source.indexOf(from), source.indexOf(until));
      expect(kept).not.toBe('');
      expect(html).toContain(kept);
    }
    // Nothing is painted before it has run: it is asked for before anything that is written here.
    const script = html.indexOf('<script src="/first-paint.js"></script>');
    expect(script).toBeGreaterThan(0);
    expect(script).toBeLessThan(html.indexOf('<title>'));
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html.match(/name="description"/g)).toHaveLength(1);
  });

  it('shows the winner once it has ended, else the first picture', async () => {
    await read('/competition/7/browse');
    gateway.rest.answer(seventh, json(competition({ ended: true })));
    await read('/competition/7/browse');
    const lists = gateway.rest.asked(grid).map(({ url }) => new URL(url, gateway.url).searchParams);
    // A list of one: the page's first answer reads a longer one.
    expect(lists.filter((list) => list.get('size') === '1').map((list) => list.get('sort'))).toEqual([
      'createdAt',
      'rank',
    ]);
  });

  it('has the share picture of its winner once it has ended, in the reader’s language and with its size', async () => {
    const result = { rank: 1, overallRank: 1, score: 4.5, votes: 4, points: 18, votesByPoint: [0, 0, 0, 2, 2] };
    const winner = minimalImage(12, { title: 'Fa', version: 'v 2', result: result as MinimalImage['result'] });
    gateway.rest.answer(grid, json(pageOf([winner], 0, 1)));
    // A rank without an end is none of its page.
    expect((await read('/competition/7/browse')).meta['og:image']).toContain('/media/image/12/medium');
    gateway.rest.answer(seventh, json(competition({ ended: true })));
    expect((await read('/competition/7/browse?sort=rank', { 'accept-language': 'en' })).meta).toMatchObject({
      'og:image': 'https://photos.example/media/share/7/en?v=v%202',
      'og:image:alt': 'First place: Fa',
      'og:image:width': '1200',
      'og:image:height': '630',
    });
  });

  it.each([
    ['none can be seen', json(pageOf([], 0, 1))],
    ['it cannot be read', hangUp],
  ])('has no picture when %s', async (_name, answer) => {
    gateway.rest.answer(grid, answer);
    const { title, meta } = await read('/competition/7/browse');
    expect([title, meta['og:image'], meta['twitter:card']]).toEqual(['Tavasz · Fotópályázat', undefined, 'summary']);
  });

  it('is what the home page tells of while it is active', async () => {
    gateway.rest.answer(active, json(competition({ description: described })));
    const page = await read('/');
    expect([page.title, page.canonical]).toEqual(['Fotópályázat', 'https://photos.example/']);
    expect(page.meta).toMatchObject({
      description: 'Tavasz: Tavaszi pályázat A szabályok szerint.',
      'og:image': 'https://photos.example/media/image/12/medium?v=v%202',
    });
  });
});

describe('an image', () => {
  it.each(['/competition/7/show/12', '/competition/999/show/12', '/show/12', '/show/12/'])(
    'is told at %s, under its one address',
    async (where) => {
      gateway.rest.answer(twelfth, json(image(12, { title: 'Fa', description: 'Egy fa.' })));
      const page = await read(where);
      expect(page).toMatchObject({ status: 200, title: 'Fa · Fotópályázat' });
      expect(page.canonical).toBe('https://photos.example/competition/7/show/12');
      expect(page.meta).toMatchObject({ description: 'Egy fa.', 'og:image:alt': 'Fa' });
    },
  );

  it.each([
    ['hu', 'Nagy Anna: A tree.'],
    ['en', 'Anna Nagy: A tree.'],
  ])('names its author as the service does: %s', async (language, words) => {
    const author = { id: 3, username: 'entrant03', firstName: 'Anna', lastName: 'Nagy' };
    gateway.rest.answer(twelfth, json(image(12, { author })), json(image(12)));
    expect((await read('/show/12', { 'accept-language': language })).meta['description']).toBe(words);
    expect((await read('/show/12', { 'accept-language': language })).html).not.toMatch(/Anna|Nagy|entrant03/);
  });

  it('is asked for as a visitor, whoever asks', async () => {
    gateway.rest.answer(twelfth, json(image(12)));
    await read('/show/12', { authorization: `Bearer ${tokenOf(3, true)}`, cookie: 'a=b' });
    const [headers] = gateway.rest.requests.map((seen) => seen.headers);
    expect([headers?.accept, headers?.authorization, headers?.cookie]).toEqual([
      'application/json',
      undefined,
      undefined,
    ]);
  });
});

describe('words that attack', () => {
  const attack = `"'></title></head><script>alert(1)</script>\u0000<!-- & $& $1 ]]>`;

  it('stay words', async () => {
    gateway.rest.answer(twelfth, json(image(12, { title: attack, description: attack })));
    const page = await read('/show/12');
    expect(page.title).toBe(`${attack.replace('\u0000', ' ')} · Fotópályázat`);
    expect(page.meta['og:image:alt']).toBe(attack.replace('\u0000', ' '));
    expect(page.html).not.toMatch(/<script>|alert\(1\)<\/script>|<!--/);
    expect(page.html).not.toContain('\u0000');
    expect(page.html.match(/<\/title>/g)).toHaveLength(1);
    expect(page.html.match(/<\/head>/g)).toHaveLength(1);
  });

  it('bring no script that the policy lets run', async () => {
    gateway.rest.answer(seventh, json(competition({ title: { hu: attack, en: attack } })));
    const page = await read('/competition/7/browse');
    const scripts = [...page.html.matchAll(/<script\b([^>]*)>([^<]*)<\/script>/g)];
    expect(scripts.length).toBeGreaterThan(0);
    // JSON is no script to a browser.
    for (const [, attributes = '', content] of scripts.filter(([, kind]) => !kind?.includes('application/json')))
      expect([/ src="\//.test(` ${attributes}`), content]).toEqual([true, '']);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
  });

  it('in an address lead nowhere', async () => {
    const page = await read('/show/12%22%3E%3Cscript%3E');
    expect(page.status).toBe(404);
    expect(page.html).not.toContain('"><script>');
    expect(askedOfPage()).toEqual([]);
  });
});

describe('the name of the site', () => {
  const named = { 'shell.brand': 'Fókusz <Klub>', 'shell.skip': 'x' };

  it('is the one that administrators have given it, in titles, in previews and before the script runs', async () => {
    gateway.rest.answer('GET /api/localization/hu', json(named));
    gateway.rest.answer(seventh, json(competition()));
    gateway.rest.answer(active, json(competition()));
    expect(await read('/')).toMatchObject({ title: 'Fókusz <Klub>', meta: { 'og:site_name': 'Fókusz <Klub>' } });
    const { title } = await read('/contact');
    expect(title).toBe('Kapcsolat · Fókusz <Klub>');
    const { html } = await read('/competition/7/browse');
    expect(html).toContain('· Fókusz &lt;Klub&gt;</title>');
  });

  it.each([
    ['there is no other', json({})],
    ['it cannot be read', problem(500, 'INTERNAL_ERROR')],
  ])('is the shipped one where %s', async (_, answer) => {
    gateway.rest.answer('GET /api/localization/hu', answer);
    expect(await read('/contact')).toMatchObject({ title: 'Kapcsolat · Fotópályázat' });
  });
});

describe('missing pages', () => {
  it.each(['/competition/7/browse', '/show/12', '/competition/7/show/12'])(
    'is 404 at %s, and kept by no search engine',
    async (where) => {
      const page = await read(where);
      expect(page).toMatchObject({ status: 404, title: 'Fotópályázat', canonical: null });
      expect(page.meta['robots']).toBe('noindex');
      expect(page.html).toContain('<div id="root">');
      expect(gateway.rest.asked(grid)).toHaveLength(0);
    },
  );

  it.each(['/nowhere', '/competition/seven/browse', '/show/', '/competition/7', '/user/nothing'])(
    '%s is no page of the client',
    async (where) => {
      expect((await read(where)).status).toBe(404);
      expect(askedOfPage()).toEqual([]);
    },
  );

  it('is no active competition at home', async () => {
    expect(await read('/')).toMatchObject({ status: 200, canonical: 'https://photos.example/' });
  });
});

describe('a service in trouble', () => {
  it.each([
    ['hangs', silence],
    ['hangs up', hangUp],
    ['fails', problem(500, 'INTERNAL_ERROR')],
    ['has no time', problem(503, 'OVERLOADED', { 'retry-after': '30' })],
    ['sends a page', text('<title>secret</title>', 200)],
  ])('that %s leaves the plain words of the product', async (_name, answer) => {
    await restart({ PAGE_DETAILS_TIMEOUT_MS: '300' });
    gateway.rest.answer(seventh, answer);
    const page = await read('/competition/7/browse');
    expect(page).toMatchObject({ status: 200, title: 'Fotópályázat' });
    expect(page.meta).toMatchObject({
      description: 'Fotópályázatok egy helyen: nevezés, szavazás, eredmények.',
      'og:url': 'https://photos.example/competition/7/browse',
    });
    expect(page.html).not.toContain('secret');
  });

  it('holds up no page whose picture alone is late', async () => {
    // Long enough for the competition, which answers at once, however busy the machine is.
    await restart({ PAGE_DETAILS_TIMEOUT_MS: '5000' });
    gateway.rest.answer(seventh, json(competition()));
    gateway.rest.answer(grid, silence);
    expect((await read('/competition/7/browse')).title).toBe('Tavasz · Fotópályázat');
  });
});
