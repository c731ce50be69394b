import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFailed, test } from 'vitest';
import { violationsOn } from './product/accessible.ts';
import { browserProgram, launchBrowser, logInAs, openPage } from './product/browser.ts';
import { walk } from './product/keyboard.ts';
import { announce, join, loginAdministrator, rest, upload, within, type Person } from './product/people.ts';
import { photoWithPlace } from './product/photos.ts';
import { Product } from './product/product.ts';
import { until } from './product/until.ts';

let product: Product;
let browser: Browser;
let competition: Awaited<ReturnType<typeof announce>>;
let bela: Person;
let photos: number[];

beforeAll(async () => {
  if (!browserProgram) return;
  product = await Product.start({ gatewayEnvironment: { OPERATIONS: 'listed' } });
  browser = await launchBrowser();
  competition = await announce(product, await loginAdministrator(product));
  product.setClock(within(competition, 'UPLOADING'));
  const anna = await join(product, 'anna');
  bela = await join(product, 'bela');
  photos = [];
  for (const num of [1, 2, 3]) {
    const file = await photoWithPlace(num);
    const { body } = await upload(product, anna, competition.id, `colour-${num}`, file, `Kép ${num}`);
    photos.push(body.id);
  }
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});
beforeEach(() => {
  if (browserProgram) product.setClock(within(competition, 'VOTING'));
});

/** A page of Béla's, logged in. */
async function openBela() {
  const complaints: string[] = [];
  onTestFailed(() => void process.stderr.write(`${complaints.join('\n')}\n`));
  const opened = await openPage(browser, product.url, complaints);
  await logInAs(opened.page, 'bela');
  return opened;
}

const heading = (page: Page, number: number) =>
  page.getByRole('heading', { level: 1, name: `Kép ${number}` }).waitFor();
const viewer = (page: Page) => page.getByRole('dialog', { name: 'Teljes képernyős nézet' });

async function show(page: Page, photo: number | undefined, search = ''): Promise<void> {
  await page.goto(`/competition/${competition.id}/show/${photo}${search}`);
  await page.getByRole('button', { name: '1 pont', exact: true }).first().waitFor();
}

async function storedVote(photo: number | undefined): Promise<number | undefined> {
  type Votes = { votes: { imageId: number; point: number }[] };
  const { body } = await rest<Votes>(product, bela, 'GET', '/api/competition/vote');
  return body.votes.find(({ imageId }) => imageId === photo)?.point;
}

/** The box of the page's photo, in CSS pixels. */
async function photoBox(page: Page) {
  const box = await page.locator('main img').first().boundingBox();
  if (!box) throw new Error('The photo is not shown.');
  return box;
}

describe.skipIf(!browserProgram)('the photo is the page', () => {
  test.each([
    [390, 844],
    [1280, 900],
  ])('on a screen of %i × %i what takes the focus is not beneath the points', async (width, height) => {
    const { page, context } = await openBela();
    await page.setViewportSize({ width, height });
    const path = `/api/competition/comment/${photos[1]}`;
    await rest(product, bela, 'POST', path, { comment: `Szép fények ${width}.` });
    await show(page, photos[1]);
    await page.getByText(`Szép fények ${width}.`).waitFor();
    const { stops, covered } = await walk(page);
    expect(covered).toEqual([]);
    expect(stops).toBeGreaterThan(20);
    await context.close();
  });

  test.each([
    [2560, 1300, 0.5],
    [1280, 900, 0.4],
    [768, 1024, 0.4],
    [390, 844, 0.25],
  ])('at %i × %i it fills the room, whole', async (width, height, share) => {
    const { page, context } = await openBela();
    await page.setViewportSize({ width, height });
    await show(page, photos[0]);
    const box = await photoBox(page);
    expect((box.width * box.height) / (width * height)).toBeGreaterThan(share);
    expect(box.width / box.height).toBeCloseTo(1.5, 1);
    const points = await page.getByRole('button', { name: '5 pont', exact: true }).boundingBox();
    // In reach of the thumb: at the foot of the window, without scrolling, below the photo.
    expect(points?.y).toBeGreaterThan(box.y + box.height);
    expect((points?.y ?? 0) + (points?.height ?? 0)).toBeLessThan(height);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await context.close();
  });

  test('on a phone that lies on its side nothing of it is cut', async () => {
    const { page, context } = await openBela();
    await page.setViewportSize({ width: 844, height: 390 });
    await show(page, photos[0]);
    await page
      .locator('main img')
      .first()
      .evaluate((img) => img.scrollIntoView({ block: 'start' }));
    const box = await photoBox(page);
    const points = await page.getByRole('button', { name: '5 pont', exact: true }).boundingBox();
    expect(box.height).toBeGreaterThan(250);
    expect(box.y + box.height).toBeLessThanOrEqual((points?.y ?? 0) + 1);
    await context.close();
  });
});

describe.skipIf(!browserProgram)('full screen', () => {
  test('walks, votes and zooms by keys; Escape and Back lead to the photo seen last', async () => {
    const { page, context } = await openBela();
    await show(page, photos[0]);
    await page.keyboard.press('f');
    await viewer(page).waitFor();
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(`**/show/${photos[1]}?view=full`);
    await viewer(page).getByRole('img', { name: 'Kép 2' }).waitFor();
    await page.keyboard.press('4');
    await until('the vote from the full screen', async () => (await storedVote(photos[1])) === 4);
    await viewer(page).getByText('Elmentve: 4 pont.').waitFor();

    await page.keyboard.press('z');
    const shown = viewer(page).getByRole('img', { name: 'Kép 2' });
    await until('one pixel for one', async () => {
      const [box, pixels] = [
        await shown.boundingBox(),
        await shown.evaluate((img: HTMLImageElement) => img.naturalWidth),
      ];
      return Math.abs((box?.width ?? 0) - Math.max(pixels, 0)) < 2 || (box?.width ?? 0) > pixels;
    });
    await page.keyboard.press('l');
    await page.locator('[data-loupe]').waitFor();
    await page.keyboard.press('i');
    await viewer(page).getByText('Nikon D70').waitFor();
    await page.keyboard.press('?');
    await viewer(page).getByText('Billentyűparancsok listája').waitFor();

    await page.keyboard.press('Escape');
    await viewer(page).waitFor({ state: 'detached' });
    await heading(page, 2);
    await page.waitForURL((url) => url.pathname.endsWith(`/${photos[1]}`) && url.search === '');
    await page.waitForFunction(() => document.activeElement !== document.body);

    await page.getByRole('button', { name: 'Teljes képernyő', exact: true }).click();
    await viewer(page).waitFor();
    await page.keyboard.press('ArrowRight');
    await viewer(page).getByRole('img', { name: 'Kép 3' }).waitFor();
    await page.goBack();
    await viewer(page).waitFor({ state: 'detached' });
    await heading(page, 3);
    await context.close();
  });

  test('two photos are compared under one zoom, each with its points', async () => {
    const { page, context } = await openBela();
    await show(page, photos[0]);
    await page.keyboard.press('c');
    const compare = page.getByRole('dialog', { name: 'Összehasonlítás' });
    await compare.getByRole('img', { name: 'Kép 2' }).waitFor();
    await compare.getByRole('img', { name: 'Kép 1' }).dblclick();
    const scales = () =>
      compare.locator('[data-scale]').evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset['scale']));
    await until('both are zoomed alike', async () => {
      const [left, right] = await scales();
      return left === right && Number(left) > 1;
    });
    await page.keyboard.press('ArrowRight');
    await compare.getByRole('img', { name: 'Kép 3' }).waitFor();
    await compare.getByRole('region', { name: 'Kép 3' }).getByRole('button', { name: '3 pont', exact: true }).click();
    await until('the vote on the right photo', async () => (await storedVote(photos[2])) === 3);
    await page.keyboard.press('Escape');
    await heading(page, 1);
    await context.close();
  });
});

describe.skipIf(!browserProgram)('walking', () => {
  test('the focus stays on the link that is walked with, and Back leads to the list', async () => {
    const { page, context } = await openBela();
    await page.goto(`/competition/${competition.id}/browse`);
    await page.getByRole('link', { name: /Kép 1/ }).click();
    const next = page.getByRole('link', { name: 'Következő kép', exact: true });
    await next.focus();
    await page.keyboard.press('Enter');
    await heading(page, 2);
    await page.keyboard.press('Enter');
    await heading(page, 3);
    await page.getByText('3. kép, összesen 3').waitFor({ state: 'attached' });
    expect(await next.evaluate((link) => link === document.activeElement)).toBe(true);
    await page.goBack();
    await page.waitForURL(`**/competition/${competition.id}/browse`);
    await context.close();
  });

  test('keeps its place after a reload, by the filter of the address', async () => {
    const { page, context } = await openBela();
    await show(page, photos[0]);
    await page.keyboard.press('b');
    await page.getByRole('button', { name: 'Könyvjelző', pressed: true }).waitFor();
    await show(page, photos[2]);
    await page.keyboard.press('b');
    await show(page, photos[0], '?only=bookmarked');
    await page.getByText('1. kép, összesen 2').waitFor({ state: 'attached' });
    await page.reload();
    await page.getByText('1. kép, összesen 2').waitFor({ state: 'attached' });
    await page.keyboard.press('ArrowRight');
    await heading(page, 3);
    await context.close();
  });
});

test.skipIf(!browserProgram)('the vote closes by itself when its phase is over', async () => {
  const { page, context } = await openBela();
  const end = Date.parse(competition.votingEnd);
  product.setClock(new Date(end - 3000));
  await show(page, photos[0]);
  product.setClock(new Date(end + 1000));
  await page.getByText(/A szavazás lezárult/).waitFor();
  expect(await page.getByRole('button', { name: '1 pont', exact: true }).count()).toBe(0);
  await context.close();
});

test.skipIf(!browserProgram).each([
  ['light', 'hu'],
  ['dark', 'en'],
] as const)('every opened state is accessible: %s, %s', async (colorScheme, locale) => {
  const { page, context } = await openBela();
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate((chosen) => localStorage.setItem('photo-competition.locale', chosen), locale);
  const found: string[] = [];
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const view of ['', '?view=full', '?view=compare', '?view=slideshow']) {
      await page.goto(`/competition/${competition.id}/show/${photos[0]}${view}`);
      await page.getByRole(view ? 'dialog' : 'heading', view ? {} : { level: 1 }).waitFor();
      if (view) await page.keyboard.press(view === '?view=full' ? 'i' : '?');
      if (view)
        await page
          .getByRole('dialog')
          .locator(view === '?view=full' ? 'aside' : 'dl')
          .waitFor();
      found.push(...(await violationsOn(page)).map((violation) => `${width} ${view} ${violation}`));
      // The slide show fills the screen, and a window that does has no other size.
      await page.evaluate(() => document.fullscreenElement && document.exitFullscreen());
    }
  }
  expect(found).toEqual([]);
  await context.close();
});
