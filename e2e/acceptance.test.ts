import { randomBytes } from 'node:crypto';
import type { components } from '@photo-competition/schema/rest';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violationsOn } from './product/accessible.ts';
import { browserProgram, launchBrowser, openPage } from './product/browser.ts';
import { announce, join, loginAdministrator, rest, upload, visitor, within, type Person } from './product/people.ts';
import { plainPhoto } from './product/photos.ts';
import { administrator, Product } from './product/product.ts';

type Schemas = components['schemas'];

/** Photos of each entrant, and the mark of each: six photos, of which the best three have two scores. */
const marksOf = { anna: [5, 4], cili: [4, 2], dora: [1, 3] } as const;

let product: Product;
let browser: Browser;
let competition: Schemas['AdminCompetition'];
let entrants: Person[];
let images: { id: number; title: string; mark: number }[];
let round: number;

beforeAll(async () => {
  if (!browserProgram) return;
  product = await Product.start({ gatewayEnvironment: { OPERATIONS: 'listed' } });
  browser = await launchBrowser();
  const admin = await loginAdministrator(product);
  const imageTypes = [{ code: 'colour', title: { hu: 'Színes', en: 'Colour' }, slots: 4 }];
  competition = await announce(product, admin, { judgedBy: 'JURY', entriesShown: 'ACCEPTED', imageTypes });
  product.setClock(within(competition, 'UPLOADING'));
  const judge = await join(product, 'bela');
  entrants = [];
  images = [];
  for (const [name, marks] of Object.entries(marksOf)) {
    const entrant = await join(product, name);
    entrants.push(entrant);
    for (const [place, mark] of marks.entries()) {
      const title = `Kép ${name} ${mark}`;
      const slot = `colour-${place + 1}`;
      const { body } = await upload(product, entrant, competition.id, slot, await plainPhoto(images.length + 1), title);
      images.push({ id: body.id, title, mark });
    }
  }
  await judgeAll(admin, judge);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

/** A judge marks every photo of one round, which then closes. */
async function judgeAll(admin: Person, judge: Person): Promise<void> {
  const { body: account } = await rest<{ id: number }>(product, judge, 'GET', '/api/user/my');
  const jury = `/api/admin/competition/${competition.id}/jury`;
  await rest(product, admin, 'POST', `${jury}/seats`, { accountId: account.id });
  await rest(product, judge, 'PUT', `/api/jury/${competition.id}/seat`, { accept: true });
  const made = await rest<Schemas['AdminJury']>(product, admin, 'POST', `${jury}/rounds`, {
    title: { hu: 'Elfogadás', en: 'Acceptance' },
    position: 1,
    types: [],
    minPoint: 1,
    maxPoint: 5,
    remarks: 'NONE',
    accepts: true,
    aim: 40,
    opens: competition.votingStart,
    closes: competition.votingEnd,
    panel: [1],
  });
  round = made.body.rounds[0]?.id ?? 0;
  product.setClock(within(competition, 'VOTING'));
  const desk = `/api/jury/round/${round}`;
  const { body } = await rest<Schemas['JuryPhotoPage']>(product, judge, 'GET', `${desk}/photos?list=ALL&size=100`);
  const marks = body.content.map(({ number, title }) => ({
    number,
    point: images.find((one) => one.title === title)?.mark ?? 1,
    choice: randomBytes(12).toString('base64url'),
  }));
  const cast = await rest<{ results: unknown[] }>(product, judge, 'POST', `${desk}/marks`, { marks });
  expect(cast.body.results).toHaveLength(images.length);
  product.setClock(within(competition, 'AWARD'));
}

/** Titles that a person finds in the list of the competition's photos. */
async function listed(person: Person): Promise<string[]> {
  const path = `/api/competition/minimal/${competition.id}?size=100&sort=createdAt`;
  const { body } = await rest<{ content: { title: string }[] }>(product, person, 'GET', path);
  return body.content.map(({ title }) => title).sort();
}

test.skipIf(!browserProgram)(
  'an organiser draws the line by keyboard alone; then accepted photos are public, and others are absent',
  async () => {
    const complaints: string[] = [];
    const { page } = await openPage(browser, product.url, complaints);
    const { username, password } = administrator;
    await page.goto('/login');
    await page.getByLabel('Felhasználónév').fill(username);
    await page.getByLabel('Jelszó', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname !== '/login');
    await page.goto(`/admin/competition/${competition.id}?tab=jury&round=${round}`);
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('link', { name: 'A vonal kijelölése' }).press('Enter');
    const handle = page.getByRole('slider', { name: 'A vonal helye: Színes' });
    await handle.waitFor();
    // 40 % of six photos are two; the next score down takes in both photos of it.
    expect(await handle.getAttribute('aria-valuetext')).toContain('5,00 ponttól: 1 kép');
    await handle.press('ArrowLeft');
    expect(await handle.getAttribute('aria-valuetext')).toContain('4,00 ponttól: 3 kép (50%), 2 szerző');
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Döntés…' }).press('Enter');
    const dialog = page.getByRole('alertdialog');
    await dialog.waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'A döntés rögzítése' }).press('Enter');
    await page.getByRole('img', { name: /A vonal helye: Színes: 4,00 ponttól/ }).waitFor();
    expect(await listed(visitor)).toEqual([]);

    product.setClock(new Date(Date.parse(competition.award) + 60_000));
    const accepted = images.filter(({ mark }) => mark >= 4);
    const others = images.filter(({ mark }) => mark < 4);
    expect(await listed(visitor)).toEqual(accepted.map(({ title }) => title).sort());
    for (const { id } of others) {
      const { status, body } = await rest(product, visitor, 'GET', `/api/competition/image/${id}`);
      const never = await rest(product, visitor, 'GET', '/api/competition/image/999999');
      expect({ status, code: body.code }).toEqual({ status: 404, code: never.body.code });
    }

    const { page: open } = await openPage(browser, product.url, complaints);
    await open.goto(`/competition/${competition.id}/browse?sort=rank`);
    const list = open.getByRole('list', { name: 'Elfogadott képek, a zsűri sorrendjében' });
    await list.getByRole('listitem').nth(2).waitFor();
    const titles = await list.getByRole('link').allTextContents();
    expect(titles.map((text) => accepted.findIndex(({ title }) => text.includes(title)))).toEqual([0, 1, 2]);
    expect(await open.content()).not.toContain(others[0]?.title);
    await open.getByText('Nevezett: 6 kép, 3 szerző. A zsűri elfogadott: 3 kép, 2 szerző.').waitFor();
    expect(await violationsOn(open)).toEqual([]);
    expect(complaints).toEqual([]);
  },
);

test.skipIf(!browserProgram)('an entrant reads on the report card what has come of each own photo', async () => {
  const complaints: string[] = [];
  const { page } = await openPage(browser, product.url, complaints);
  await page.goto('/login');
  await page.getByLabel('Felhasználónév').fill('cili');
  await page.getByLabel('Jelszó', { exact: true }).fill('cili takes photos');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.goto(`/user/report/${competition.id}`);
  const card = (title: string) => page.getByRole('article', { name: title });
  await card('Kép cili 4').getByText('Elfogadva').waitFor();
  await card('Kép cili 4').getByText('4 / 5 pont').waitFor();
  await card('Kép cili 2').getByText('Nem került be').waitFor();
  await card('Kép cili 2').getByText('Ebben a kategóriában 4,00 ponttól', { exact: false }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  expect(await listed(entrants[1] ?? visitor)).toContain('Kép cili 4');
  expect(complaints).toEqual([]);
});
