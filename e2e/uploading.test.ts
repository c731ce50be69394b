import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFailed, test } from 'vitest';
import { violationsOn } from './product/accessible.ts';
import { browserProgram, launchBrowser, logInAs, openPage } from './product/browser.ts';
import { announce, join, loginAdministrator, rest, within, type Person } from './product/people.ts';
import { lyingPhoto, photoWithPlace } from './product/photos.ts';
import { Product } from './product/product.ts';
import { until } from './product/until.ts';

let product: Product;
let browser: Browser;
let competition: Awaited<ReturnType<typeof announce>>;
const people = new Map<string, Person>();
const folder = mkdtempSync(path.join(tmpdir(), 'photo-competition-uploads-'));
/** A safety net for conditions, far beyond what a busy machine takes; in milliseconds. */
const patient = { timeout: 120_000 };
const file = (name: string) => path.join(folder, name);

beforeAll(async () => {
  if (!browserProgram) return;
  writeFileSync(file('Hajnal.jpg'), await photoWithPlace(1));
  writeFileSync(file('Alkony.jpg'), await photoWithPlace(9));
  writeFileSync(file('Torony.jpg'), await lyingPhoto());
  writeFileSync(file('No photo.jpg'), 'This is a text.');
  product = await Product.start({ gatewayEnvironment: { OPERATIONS: 'listed' } });
  browser = await launchBrowser();
  competition = await announce(product, await loginAdministrator(product));
  product.setClock(within(competition, 'UPLOADING'));
  for (const name of ['anna', 'bela', 'cili', 'dora', 'emil', 'fanni', 'gabor'])
    people.set(name, await join(product, name));
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function openOverview(name: string, width = 1280, height = 900, search = '') {
  const complaints: string[] = [];
  onTestFailed(() => void process.stderr.write(`${complaints.join('\n')}\n${product.output}\n`));
  const { page, context } = await openPage(browser, product.url, complaints);
  await page.setViewportSize({ width, height });
  await logInAs(page, name);
  await page.goto(`/user/upload${search}`);
  await page.getByRole('article', { name: 'Színes 1.' }).waitFor();
  return { page, context, complaints };
}

const slot = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

/** Drops files of the folder anywhere on the page. */
async function drop(page: Page, selector: string, names: readonly string[]): Promise<void> {
  const bytes = names.map((name) => [name, readFileSync(file(name)).toString('base64')] as const);
  const transfer = await page.evaluateHandle((all) => {
    const data = new DataTransfer();
    for (const [name, base64] of all) {
      const content = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      data.items.add(new File([content], name, { type: 'image/jpeg' }));
    }
    return data;
  }, bytes);
  await page.dispatchEvent(selector, 'dragover', { dataTransfer: transfer });
  await page.dispatchEvent(selector, 'drop', { dataTransfer: transfer });
}

async function entriesOf(name: string): Promise<string[]> {
  const person = people.get(name);
  if (!person) throw new Error(`${name} has not joined`);
  const { body } = await rest<{ type: string; slot: number; title: string }[]>(
    product,
    person,
    'GET',
    `/api/competition/user-image/${competition.id}`,
  );
  return body.map(({ type, slot: num, title }) => `${type}-${num} ${title}`).sort();
}

/** Drags with the mouse step by step, as a hand does: a browser takes a single jump for a click. */
async function dragByMouse(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('Both have to be on the page');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  // Into its upper part: notifications may lie over the middle.
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 4, { steps: 20 });
  await page.mouse.up();
}

async function axe(page: Page): Promise<void> {
  expect(await violationsOn(page)).toEqual([]);
}

describe.skipIf(!browserProgram).each([
  ['a desktop', 'anna', 1280, 900],
  ['a phone', 'bela', 390, 844],
])('photos, on %s', (_, who, width, height) => {
  test('are chosen at once, spread over the slots, looked at before they leave, kept through a reload, and sent', async () => {
    const { page, context, complaints } = await openOverview(who, width, height);
    const names = ['Hajnal.jpg', 'No photo.jpg', 'Torony.jpg'];
    await page
      .getByLabel('Képek kiválasztása', { exact: true })
      .and(page.locator('input'))
      .setInputFiles(names.map(file));
    await slot(page, 'Színes 2.').getByText('nem fényképnek látszik').waitFor();
    expect(await slot(page, 'Színes 1.').getByLabel('Cím').inputValue()).toBe('Hajnal');
    await axe(page);
    await page.reload();
    await expect.poll(() => slot(page, 'Színes 3.').getByLabel('Cím').inputValue(), patient).toBe('Torony');
    // Shown upright: it is stored lying.
    const shown = slot(page, 'Színes 3.').getByRole('img', { name: 'A kiválasztott kép előnézete' });
    await expect
      .poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalHeight > img.naturalWidth), patient)
      .toBe(true);
    await slot(page, 'Színes 2.')
      .getByRole('button', { name: /^Eltávolítás: / })
      .click();
    await slot(page, 'Színes 3.').getByLabel('Hely').selectOption({ label: 'Fekete-fehér 1.' });
    await page.getByRole('button', { name: '2 kép feltöltése' }).click();
    await page.getByText('E nyilatkozat nélkül nem lehet nevezni.').waitFor();
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: '2 kép feltöltése' }).click();
    await page.getByText(/2 \/ 8 hely betöltve/).waitFor();
    expect(await entriesOf(who)).toEqual(['colour-1 Hajnal', 'mono-1 Torony']);
    await axe(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

test.skipIf(!browserProgram)(
  'a photo dropped anywhere is caught: the page stays; on a category it goes there',
  async () => {
    const { page, context } = await openOverview('cili');
    await drop(page, 'footer', ['Hajnal.jpg']);
    await slot(page, 'Színes 1.').getByLabel('Cím').waitFor();
    await drop(page, '[data-category=mono] h2', ['Alkony.jpg']);
    await slot(page, 'Fekete-fehér 1.').getByLabel('Cím').waitFor();
    await page.goto('/rules');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const prevented = await page.evaluate(() => {
      const data = new DataTransfer();
      data.items.add(new File(['x'], 'x.jpg'));
      const event = new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true });
      document.body.dispatchEvent(event);
      return event.defaultPrevented;
    });
    expect(prevented).toBe(true);
    await context.close();
  },
);

test.skipIf(!browserProgram)('the same photo twice is said before it is sent', async () => {
  const { page, context } = await openOverview('cili');
  await drop(page, '[data-category=colour] h2', ['Hajnal.jpg']);
  await slot(page, 'Színes 1.').getByLabel('Cím').waitFor();
  await drop(page, '[data-category=colour] h2', ['Hajnal.jpg']);
  await slot(page, 'Színes 2.').getByText('Nagyon hasonlít erre: Színes 1.').waitFor();
  await context.close();
});

test.skipIf(!browserProgram)(
  'an entry is moved by keyboard, back by the toast, and by dragging its picture',
  async () => {
    const { page, context, complaints } = await openOverview('emil', 1280, 900, `?competition=${competition.id}`);
    const input = page.getByLabel('Képek kiválasztása', { exact: true }).and(page.locator('input'));
    await input.setInputFiles(['Hajnal.jpg', 'Torony.jpg'].map(file));
    await slot(page, 'Színes 2.').getByLabel('Cím').waitFor();
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: '2 kép feltöltése' }).click();
    await page.getByText(/2 \/ 8 hely betöltve/).waitFor();

    const action = slot(page, 'Színes 1.').getByRole('button', { name: 'Áthelyezés: Hajnal (Színes 1.)' });
    await action.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Hová kerüljön „Hajnal”?' });
    await dialog.getByRole('button', { name: 'Színes 2. – csere ezzel: Torony' }).focus();
    await axe(page);
    await page.keyboard.press('Enter');
    await slot(page, 'Színes 2.').getByText('Hajnal', { exact: true }).waitFor();
    expect(await entriesOf('emil')).toEqual(['colour-1 Torony', 'colour-2 Hajnal']);
    await expect
      .poll(
        () => page.evaluate(() => document.activeElement?.closest('[data-slot]')?.getAttribute('data-slot')),
        patient,
      )
      .toBe('colour-2');
    await page.getByRole('button', { name: 'Visszavonás' }).click();
    await slot(page, 'Színes 1.').getByText('Hajnal', { exact: true }).waitFor();
    expect(await entriesOf('emil')).toEqual(['colour-1 Hajnal', 'colour-2 Torony']);

    await dragByMouse(page, slot(page, 'Színes 1.').locator('[draggable]'), slot(page, 'Színes 3.'));
    await slot(page, 'Színes 3.').getByText('Hajnal', { exact: true }).waitFor();
    expect(await entriesOf('emil')).toEqual(['colour-2 Torony', 'colour-3 Hajnal']);
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test.skipIf(!browserProgram)('keyboard alone enters a photo', async () => {
  const { page, context } = await openOverview('dora', 1280, 900, `?competition=${competition.id}`);
  const choose = page.locator('button', { hasText: 'Képek kiválasztása' });
  const asked = page.waitForEvent('filechooser', patient);
  let isAsked = false;
  void asked.then(() => (isAsked = true));
  // Again while the page may still be reading what it shows, which can put another button in the place of this one.
  await until('the choice of files', async () => {
    await choose.focus();
    await page.keyboard.press('Enter');
    return isAsked;
  });
  const chooser = await asked;
  await chooser.setFiles(file('Alkony.jpg'));
  const title = slot(page, 'Színes 1.').getByLabel('Cím');
  await title.waitFor();
  /** Goes on by Tab until the focus is there. */
  const tabTo = async (isThere: () => Promise<boolean>) => {
    for (let step = 0; step < 80 && !(await isThere()); step += 1) await page.keyboard.press('Tab');
    expect(await isThere()).toBe(true);
  };
  await tabTo(() => title.evaluate((field) => field === document.activeElement));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Billentyűvel');
  const declared = page.getByRole('checkbox');
  await tabTo(() => declared.evaluate((field) => field === document.activeElement));
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText(/1 \/ 8 hely betöltve/).waitFor();
  expect(await entriesOf('dora')).toEqual(['colour-1 Billentyűvel']);
  // Chosen once more, it is compared with what has been entered.
  await drop(page, '[data-category=colour] h2', ['Alkony.jpg']);
  await slot(page, 'Színes 2.').getByText('Nagyon hasonlít erre: Színes 1.').waitFor();
  await context.close();
});

describe.skipIf(!browserProgram).each([
  ['a desktop', 'fanni', 1280, 900],
  ['a phone', 'gabor', 390, 844],
])('a photo on the page of its slot, on %s', (_, who, width, height) => {
  test('is known by its bytes, compared with the other own ones, and can be pasted', async () => {
    const { page, context, complaints } = await openOverview(who, width, height);
    const choose = (name: string, from: string) =>
      page
        .getByLabel('Fénykép', { exact: true })
        .setInputFiles({ name, mimeType: '', buffer: readFileSync(file(from)) });
    await page.goto('/user/upload/mono/1');
    await choose('Text.jpg', 'No photo.jpg');
    await page.getByText('nem fényképnek látszik').waitFor();
    await choose('DSC00123.HIF', 'Hajnal.jpg');
    await page.getByText(/DSC00123\.HIF · /).waitFor();
    await page.getByLabel('Cím', { exact: true }).fill('📷'.repeat(61));
    await page.getByText('61 / 120 karakter').waitFor();
    await page.goto('/user/upload/mono/2');
    await choose('Again.jpg', 'Hajnal.jpg');
    await page.getByText('Nagyon hasonlít erre: Fekete-fehér 1.').waitFor();
    await axe(page);
    const pasted = readFileSync(file('Torony.jpg')).toString('base64');
    await page.evaluate((base64) => {
      const clipboardData = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      clipboardData.items.add(new File([bytes], 'Pasted.jpg', { type: 'image/jpeg' }));
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, pasted);
    await page.getByText(/Pasted\.jpg · /).waitFor();
    await expect.poll(() => page.getByText('Nagyon hasonlít erre').count(), patient).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
