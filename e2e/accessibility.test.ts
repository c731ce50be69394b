import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violationsOn } from './product/accessible.ts';
import { browserProgram, launchBrowser } from './product/browser.ts';
import { administrator, Product } from './product/product.ts';
import { announce, join, loginAdministrator, rest, upload, visitor, within } from './product/people.ts';
import { plainPhoto } from './product/photos.ts';

let product: Product;
let browser: Browser;
let competitionId: number;
let comingId: number;
let juryId: number;
let imageId: number;
beforeAll(async () => {
  if (!browserProgram) return;
  // As in production: the client asks for nothing that its manifest does not list.
  product = await Product.start({ gatewayEnvironment: { OPERATIONS: 'listed' } });
  browser = await launchBrowser();
  const competition = await announce(product, await loginAdministrator(product));
  competitionId = competition.id;
  const hours = (from: number) => new Date(Date.parse(competition.award) + from * 3_600_000).toISOString();
  const dates = { competitionStart: hours(1), votingStart: hours(2), votingEnd: hours(3), award: hours(4) };
  comingId = (await announce(product, await loginAdministrator(product), dates)).id;
  product.setClock(within(competition, 'UPLOADING'));
  imageId = (await upload(product, await join(product, 'anna'), competitionId, 'colour-1', await plainPhoto())).body.id;
  const bela = await join(product, 'bela');
  // A jury that has invited Béla.
  const admin = await loginAdministrator(product);
  juryId = (await announce(product, admin, { ...dates, judgedBy: 'JURY' })).id;
  const { body: account } = await rest<{ id: number }>(product, bela, 'GET', '/api/user/my');
  await rest(product, admin, 'POST', `/api/admin/competition/${juryId}/jury/seats`, { accountId: account.id });
  product.setClock(within(competition, 'VOTING'));
  // Accounts have devices to show.
  for (const [username, password] of [logins['entrant'] ?? [], logins['administrator'] ?? []])
    await rest(product, visitor, 'POST', '/api/authentication/login', { username, password, device: 'Telefon' });
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const logins: Record<string, [string, string] | null> = {
  visitor: null,
  entrant: ['bela', 'bela takes photos'],
  administrator: [administrator.username, administrator.password],
};

/** Pages by their viewers; `:c` and `:i` stand for the competition and its image, `:n` for a competition to come, `:j` for one with a jury. */
const pages: Record<string, string[]> = {
  visitor: [
    '/',
    '/login',
    '/registration/index',
    '/lost-password/request',
    '/rules',
    '/contact',
    '/archive',
    '/nowhere',
    '/competition/:c/browse',
    '/competition/:c/show/:i',
    '/competition/:n/browse',
    '/competition/:j/browse',
    '/competition/:j/catalogue',
  ],
  entrant: [
    '/',
    '/user/profile',
    '/user/password',
    '/user/account',
    '/user/upload',
    '/user/competition',
    '/user/archived',
    '/user/votes/:c',
    '/jury',
    '/jury/:j',
    '/show/:i',
  ],
  administrator: [
    '/admin',
    '/admin/account',
    '/admin/account/password',
    '/admin/account/data',
    '/admin/competition',
    '/admin/competition?new',
    '/admin/competition?edit=:c',
    '/admin/competition?queue=images',
    '/admin/competition/:c',
    '/admin/competition/:c?tab=comments',
    '/admin/competition/:c?tab=similar',
    '/admin/competition/:c?tab=turnout',
    '/admin/competition/:c?tab=results',
    '/admin/competition/:c?tab=files',
    '/admin/competition/:j?tab=jury',
    '/admin/competition/:j?awards',
    '/admin/competition/:j/ceremony',
    '/admin/competition/:c?tab=history',
    '/admin/users',
    '/admin/email',
    '/admin/email?new',
    '/admin/localization',
    '/admin/template',
    '/competition/:c/show/:i',
  ],
};

/** A desktop of 1280 pixels at 200 % and at 400 %: nothing stands beside the window (WCAG 1.4.10). */
const enlarged = [640, 320] as const;

/** Each page is opened once, and looked at on a desktop and on a phone. */
const looks = [
  ['light', 1280, 900],
  ['dark', 390, 844],
] as const;

describe.skipIf(!browserProgram)('every page can be used by everyone', () => {
  test.each(Object.keys(pages))('as %s, light on a desktop and dark on a phone', async (who) => {
    const context = await browser.newContext({ baseURL: product.url, locale: 'hu-HU', reducedMotion: 'reduce' });
    const page = await context.newPage();
    const login = logins[who];
    if (login) {
      await page.goto('/login');
      await page.getByLabel('Felhasználónév').fill(login[0]);
      await page.getByLabel('Jelszó', { exact: true }).fill(login[1]);
      await page.getByRole('button', { name: 'Belépek' }).click();
      await page.waitForURL((url) => !url.pathname.startsWith('/login'));
    }
    for (const path of pages[who] ?? []) {
      const ids = { c: competitionId, i: imageId, n: comingId, j: juryId };
      await page.goto(path.replace(/:([cinj])/g, (_, name: keyof typeof ids) => String(ids[name])));
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      for (const [colorScheme, width, height] of looks) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height });
        await page.locator(`html.${colorScheme}`).waitFor({ state: 'attached' });
        expect([path, width, await violationsOn(page)]).toEqual([path, width, []]);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect([path, width, overflow]).toEqual([path, width, 0]);
      }
      for (const width of enlarged) {
        await page.setViewportSize({ width, height: 640 });
        // A list of photos lays its rows out anew.
        const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        await expect.poll(async () => [path, width, await overflow()]).toEqual([path, width, 0]);
      }
    }
    await context.close();
  });
});
