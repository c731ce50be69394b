import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { FirstAnswer } from '@photo-competition/schema/skeleton';
import { copyFileSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { competition, minimalImage, pageOf } from '../../testing/graph/restObjects.ts';
import { json, silence } from '../../testing/fakeRest.ts';
import { rawRequest } from '../../testing/rawRequest.ts';
import { ask, startGateway, tokenOf, type RunningGateway } from '../../testing/startGateway.ts';

const web = fileURLToPath(new URL('../../../../web/', import.meta.url));
let folder: string;
let gateway: RunningGateway;

/** A client that asks for the active competition and for a list, which it draws, with what the file `build` says. */
const client = `
  import { readFileSync } from 'node:fs';
  const build = readFileSync(new URL('build', import.meta.url), 'utf8');
  export const skeleton = {
    async answersOf(url, ask) {
      const id = url.search === '' && /^\\/competition\\/(\\d+)\\/browse$/.exec(url.pathname)?.[1];
      const list = { number: Number(id), type: null, sort: 'CREATED_AT', first: 24, authors: false };
      const answers = await Promise.all([ask('ShellCompetition', {}), ask('Unlisted', {}), ...(id ? [ask('Browse', list)] : [])]);
      return answers.filter((answer) => answer !== null);
    },
    draw(path, { locale, siteName }, answers) {
      const title = answers.find(({ operation }) => operation === 'Browse')?.answer.data.competition.title[locale];
      return title === undefined ? '' : \`<main>\${build} \${path}: \${title}, \${siteName}</main>\`;
    },
    withoutScript: (path, { locale, texts }, answers) =>
      \`<p>\${path} \${locale} \${texts['rules.body']} \${answers.length}</p>\`,
  };`;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'client-skeleton-'));
  copyFileSync(path.join(web, 'index.html'), path.join(folder, 'index.html'));
  writeFileSync(path.join(folder, 'skeleton.mjs'), client);
  writeFileSync(path.join(folder, 'build'), 'first');
});
afterAll(() => rmSync(folder, { recursive: true }));
/** @param patienceMs that a document waits for its answers */
async function start(patienceMs: number): Promise<void> {
  const settings = { PAGE_DETAILS_TIMEOUT_MS: String(patienceMs), UPSTREAM_TIMEOUT_MS: '30000' };
  gateway = await startGateway({ WEB_DIR: folder, ...settings });
  gateway.rest.answer('GET /api/competition/active', json(competition({ id: 7 })));
  gateway.rest.answer('GET /api/competition/7', json(competition({ id: 7 })));
  const photos = [minimalImage(12, { title: 'Fa </script><script>alert(1)</script>' }), minimalImage(13)];
  gateway.rest.answer('GET /api/competition/minimal/7', json(pageOf(photos, 0, 2)));
}
beforeEach(() => start(60_000));
afterEach(() => gateway.close());

/** A document, and the answers that it holds by operation. */
async function read(where: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${gateway.url}${where}`, { headers: { accept: 'text/html', ...headers } });
  const html = await response.text();
  const held = JSON.parse(
    /<script type="application\/json" id="first-answers">(.*?)<\/script>/s.exec(html)?.[1] ?? '[]',
  ) as FirstAnswer[];
  return { html, held, operations: held.map(({ operation }) => operation), headers: response.headers };
}

describe('a document', () => {
  it('holds what the client asks first, as the graph answers it', async () => {
    const { held, operations } = await read('/competition/7/browse');
    expect(operations).toEqual(['ShellCompetition', 'Browse']);
    const browse = held.find(({ operation }) => operation === 'Browse');
    expect(browse?.variables).toEqual({ number: 7, type: null, sort: 'CREATED_AT', first: 24, authors: false });
    const { body } = await ask(
      gateway.url,
      'query($number: Int!) { competition(number: $number) { title { hu } images(first: 24) { edges { node { title } } } } }',
      {
        variables: { number: 7 },
      },
    );
    expect(browse?.answer.data).toMatchObject(body.data as object);
  });

  it('has what the client draws without script in place of what its document says, with the administrators’ texts', async () => {
    gateway.rest.answer('GET /api/localization/en', json({ 'rules.body': 'Be fair.' }));
    const plain = async (where: string) => {
      const { html } = await read(where, { 'accept-language': 'en' });
      return [...html.matchAll(/<noscript>(.*?)<\/noscript>/gs)].map(([, words]) => words);
    };
    expect(await plain('/rules')).toEqual(['<p>/rules en Be fair. 1</p>']);
    expect(await plain('/competition/7/browse')).toEqual(['<p>/competition/7/browse en Be fair. 2</p>']);
  });

  it('shows what the client draws of it, in the reader’s language', async () => {
    const drawn = async (language: string) =>
      /<div id="root">(.*?)<\/div>/s.exec(
        (await read('/competition/7/browse', { 'accept-language': language })).html,
      )?.[1];
    expect(await drawn('hu')).toBe('<main>first /competition/7/browse: Tavasz, Fotópályázat</main>');
    expect(await drawn('en')).toBe('<main>first /competition/7/browse: Spring, Photo competition</main>');
  });

  it('is drawn as the newest build draws it', async () => {
    await read('/competition/7/browse');
    writeFileSync(path.join(folder, 'build'), 'second');
    const later = new Date(Date.now() + 5000);
    for (const file of ['index.html', 'skeleton.mjs']) utimesSync(path.join(folder, file), later, later);
    expect((await read('/competition/7/browse')).html).toContain('<main>second /competition');
  });

  it('is empty of a client that draws nothing', async () => {
    await gateway.close();
    gateway = await startGateway({ WEB_DIR: web, UPSTREAM_TIMEOUT_MS: '30000' });
    const { html, operations } = await read('/competition/7/browse');
    expect(html).toContain('<div id="root"></div>');
    expect(operations).toEqual([]);
  });

  it('cannot be ended by a text in it', async () => {
    const { html, held } = await read('/competition/7/browse');
    expect(html).not.toContain('<script>alert');
    expect(JSON.stringify(held)).toContain('</script><script>alert(1)</script>');
  });

  it('is a visitor’s, whoever asks', async () => {
    const { operations } = await read('/competition/7/browse', { authorization: `Bearer ${tokenOf(5)}` });
    expect(operations).toContain('Browse');
    expect(gateway.rest.requests.length).toBeGreaterThan(0);
    expect(gateway.rest.requests.filter(({ headers }) => headers['authorization'] !== undefined)).toEqual([]);
  });

  it.each(['/competition/7/browse?type=colour', '/rules', '/user/profile', '/nowhere'])(
    'holds nothing of a list for %s',
    async (where) => {
      const { operations, html } = await read(where);
      expect(operations).not.toContain('Browse');
      expect(html).toContain('<div id="root"></div>');
    },
  );

  it('does not wait for a service that is slow', async () => {
    await gateway.close();
    await start(50);
    gateway.rest.answer('GET /api/competition/7', silence);
    const { operations, html } = await read('/competition/7/browse');
    expect([operations, html.includes('<div id="root"></div>')]).toEqual([
      expect.not.arrayContaining(['Browse']),
      true,
    ]);
  });
});

/** The response to a request, not unpacked. */
async function sent(method: string, where: string, headers: Record<string, string>, body = '') {
  const { request, answer } = rawRequest(method, `${gateway.url}${where}`, headers);
  request.end(body);
  const { status, headers: answered } = await answer;
  return { status, encoding: answered['content-encoding'], vary: String(answered['vary'] ?? '') };
}

describe('the response', () => {
  const query = JSON.stringify({
    query: '{ competition(id: 7) { images(first: 2) { nodes { id title url } } description { hu en } } }',
  });

  it.each([
    ['br', 'gzip, br'],
    ['gzip', 'gzip'],
    [undefined, 'identity'],
  ])('is a document in %s to browsers that take %s', async (encoding, accepted) => {
    const answer = await sent('GET', '/competition/7/browse', { accept: 'text/html', 'accept-encoding': accepted });
    expect([answer.status, answer.encoding]).toEqual([200, encoding]);
    expect(answer.vary).toContain('Accept-Encoding');
  });

  it('is a long answer of the graph compressed, and a short one as it is', async () => {
    const long = competition({ id: 7, description: { hu: 'hosszú '.repeat(500), en: '' } });
    gateway.rest.answer('GET /api/competition/7', json(long));
    const headers = { 'content-type': 'application/json', 'accept-encoding': 'br' };
    expect(await sent('POST', '/graphql', headers, query)).toMatchObject({ status: 200, encoding: 'br' });
    const short = JSON.stringify({ query: '{ competition(id: 7) { id } }' });
    expect(await sent('POST', '/graphql', headers, short)).toMatchObject({ status: 200, encoding: undefined });
  });
});
