/** Everything of the gateway that names the site beside its documents follows the text `shell.brand` (docs/product.md §8). */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { json, problem } from '../../testing/fakeRest.ts';
import { startGateway, type RunningGateway } from '../../testing/startGateway.ts';

const web = fileURLToPath(new URL('../../../../web/', import.meta.url));
let folder: string;
let gateway: RunningGateway;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-name-'));
  copyFileSync(path.join(web, 'index.html'), path.join(folder, 'index.html'));
  copyFileSync(path.join(web, 'public', 'manifest.webmanifest'), path.join(folder, 'manifest.webmanifest'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The name as the service tells it. */
function tell(hu: Record<string, string>, en: Record<string, string>): void {
  gateway.rest.answer('GET /api/localization/hu', json(hu));
  gateway.rest.answer('GET /api/localization/en', json(en));
}
beforeEach(async () => {
  gateway = await startGateway({ WEB_DIR: folder, UPSTREAM_TIMEOUT_MS: '30000' });
  tell({ 'shell.brand': 'Fókusz <Klub>' }, { 'shell.brand': 'Focus "Club"' });
});
afterEach(() => gateway.close());

const get = (where: string, language: string, accept = 'text/html') =>
  fetch(`${gateway.url}${where}`, { headers: { accept, 'accept-language': language } });

const manifest = async (language: string) =>
  (await (await get('/manifest.webmanifest', language, '*/*')).json()) as Record<string, unknown>;

/** The title of the page that tells a person why a picture is not there. */
const titleOfRefusal = async (language: string) =>
  /<title>.* · (.*)<\/title>/.exec(await (await get('/media/nowhere', language)).text())?.[1];

it('is that of the manifest, in the reader’s language; all else of it is the client’s', async () => {
  const response = await get('/manifest.webmanifest', 'en', '*/*');
  expect(response.headers.get('content-type')).toContain('application/manifest+json');
  expect(response.headers.get('vary')).toContain('Accept-Language');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  const english = (await response.json()) as object;
  expect(english).toMatchObject({
    name: 'Focus "Club"',
    short_name: 'Focus "Club"',
    lang: 'en',
    id: '/',
    start_url: '/',
  });
  const hungarian = await manifest('hu');
  expect(hungarian).toMatchObject({ name: 'Fókusz <Klub>', short_name: 'Fókusz <Klub>', lang: 'hu' });
  expect(hungarian['icons']).toHaveLength(4);
});

it('is the shipped one in the manifest while there is no other, and the last one where the service fails', async () => {
  tell({}, {});
  expect(await manifest('hu')).toMatchObject({ name: 'Fotópályázat' });
  tell({ 'shell.brand': 'Fókusz' }, {});
  expect(await manifest('hu')).toMatchObject({ name: 'Fókusz' });
  gateway.rest.answer('GET /api/localization/hu', problem(503, 'INTERNAL_ERROR'));
  expect(await manifest('hu')).toMatchObject({ name: 'Fókusz' });
});

it('is that of the page which says why a picture is not there, as the last document had it', async () => {
  expect(await titleOfRefusal('hu')).toBe('Fotópályázat');
  await get('/rules', 'hu');
  expect(await titleOfRefusal('hu')).toBe('Fókusz &lt;Klub&gt;');
  expect(await titleOfRefusal('en')).toBe('Focus &quot;Club&quot;');
});
