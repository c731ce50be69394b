import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { axe, heading, openAdmin as open, desktop, fromMenu } from './product/adminPage.ts';
import { browserProgram, launchBrowser } from './product/browser.ts';
import { announce, join, loginAdministrator, rest, upload, vote, within, type Person } from './product/people.ts';
import { plainPhoto } from './product/photos.ts';
import { administrator, Product } from './product/product.ts';

let product: Product;
let browser: Browser;
let admin: Person;
let competition: Awaited<ReturnType<typeof announce>>;
const photos: number[] = [];
/** A safety net for conditions, far beyond what a busy machine takes; in milliseconds. */
const patient = { timeout: 120_000 };

beforeAll(async () => {
  if (!browserProgram) return;
  product = await Product.start({ gatewayEnvironment: { OPERATIONS: 'listed' } });
  browser = await launchBrowser();
  admin = await loginAdministrator(product);
  competition = await announce(product, admin);
  product.setClock(within(competition, 'UPLOADING'));
  const anna = await join(product, 'anna');
  for (const num of [1, 2, 3]) {
    const { body } = await upload(product, anna, competition.id, `colour-${num}`, await plainPhoto(num), `Kép ${num}`);
    photos.push(body.id);
  }
  const bela = await join(product, 'bela');
  product.setClock(within(competition, 'VOTING'));
  for (const photo of photos) await vote(product, bela, photo, 4);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

type Moderation = 'PENDING' | 'APPROVED' | 'REJECTED' | 'DISQUALIFIED';

async function moderate(ids: readonly number[], status: Moderation): Promise<void> {
  const { status: answered } = await rest(product, admin, 'POST', '/api/admin/moderation/images', { ids, status });
  expect(answered).toBe(200);
}

async function moderations(): Promise<(string | null)[]> {
  const shown = await Promise.all(
    photos.map((id) => rest<{ moderation: string | null }>(product, admin, 'GET', `/api/competition/image/${id}`)),
  );
  return shown.map(({ body }) => body.moderation);
}

const openAdmin = (width?: number, height?: number) => open(browser, product, width, height);

describe.skipIf(!browserProgram)('a competition’s content', () => {
  test('is made by form as a draft, published after a question, and what another has saved meanwhile is not lost', async () => {
    const { page, context, complaints } = await openAdmin();
    await page.goto('/admin/competition?new');
    await heading(page, 'Új pályázat');
    await page.getByLabel('Cím magyarul').fill('Téli fények');
    await page.getByRole('button', { name: 'Mentés' }).click();
    // A missing value is told at its field, and nothing was sent.
    await page.getByText('Ezt ki kell tölteni.').waitFor();
    await page.getByLabel('Cím angolul').fill('Winter lights');
    await page.getByRole('button', { name: 'Mentés' }).click();
    await heading(page, 'Téli fények');
    const id = /\/admin\/competition\/(\d+)$/.exec(new URL(page.url()).pathname)?.[1];
    await page.getByRole('button', { name: 'Közzététel' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByText('Azonnal mindenki látja').waitFor();
    await question.getByRole('button', { name: 'Közzététel' }).click();
    await page.getByRole('link', { name: 'Megnézem az oldalon' }).waitFor();

    await fromMenu(page, 'Szerkesztés');
    await page.getByLabel('Cím angolul').fill('Lights of winter');
    const { body } = await rest<{ version: number }>(product, admin, 'GET', `/api/admin/competition/${id}`);
    const theirs = { version: body.version, title: { hu: 'Téli esték', en: 'Winter lights' } };
    expect((await rest(product, admin, 'PUT', `/api/admin/competition/${id}`, theirs)).status).toBe(200);
    await page.getByRole('button', { name: 'Mentés' }).click();
    const conflict = page.getByRole('dialog', { name: 'Közben más is mentett' });
    await conflict.waitFor();
    await axe(page);
    await conflict.getByRole('button', { name: 'A választottak mentése' }).click();
    // The merged form is sent by itself.
    await heading(page, 'Téli esték');
    const saved = await rest<{ title: unknown }>(product, admin, 'GET', `/api/admin/competition/${id}`);
    expect(saved.body.title).toEqual({ hu: 'Téli esték', en: 'Lights of winter' });
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('shows what is frozen closed, with the reason', async () => {
    const { page, context } = await openAdmin();
    await page.goto(`/admin/competition?edit=${competition.id}`);
    await page.getByText('a szavazás elkezdődött').first().waitFor();
    expect(await page.getByLabel('Legnagyobb pont').getAttribute('readonly')).not.toBeNull();
    await context.close();
  });
});

describe.skipIf(!browserProgram).each(desktop)('moderation, on %s', (_, width, height) => {
  beforeEach(() => moderate(photos, 'PENDING'));

  test('of many at once is taken back by one click', async () => {
    await moderate(photos, 'APPROVED');
    const { page, context, complaints } = await openAdmin(width, height);
    await page.goto(`/admin/competition/${competition.id}`);
    for (const n of [1, 2]) await page.getByRole('checkbox', { name: `${n}. sor kijelölése` }).check();
    await page.getByRole('button', { name: 'Kizárás' }).click();
    const dialog = page.getByRole('dialog', { name: 'Kizárás' });
    await dialog.getByRole('button', { name: 'Kizárás' }).click();
    await dialog.getByText('Kizáráshoz indoklás kell.').waitFor();
    await dialog.getByRole('button', { name: 'Nem illik a témához.' }).click();
    await axe(page);
    await dialog.getByRole('button', { name: 'Kizárás' }).click();
    await page.getByText('2 képet kizártál.').waitFor();
    expect(await moderations()).toEqual(['APPROVED', 'DISQUALIFIED', 'DISQUALIFIED']);
    await page.getByRole('button', { name: 'Visszavonás' }).click();
    await expect.poll(moderations, patient).toEqual(['APPROVED', 'APPROVED', 'APPROVED']);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('goes through the queue by keyboard alone, with undo, and tells of another administrator', async () => {
    const { page, context, complaints } = await openAdmin(width, height);
    await page.goto('/admin/competition?queue=images');
    await heading(page, 'Kép 1', 2);
    await axe(page);
    await page.keyboard.press('a');
    await heading(page, 'Kép 2', 2);
    await expect.poll(moderations, patient).toEqual(['APPROVED', 'PENDING', 'PENDING']);
    await page.keyboard.press('u');
    await heading(page, 'Kép 1', 2);
    await expect.poll(moderations, patient).toEqual(['PENDING', 'PENDING', 'PENDING']);
    await page.keyboard.press('r');
    await page.getByRole('dialog', { name: 'Elutasítás' }).getByRole('button', { name: 'Elutasítás' }).click();
    await heading(page, 'Kép 2', 2);
    await moderate(photos.slice(1, 2), 'APPROVED');
    await page.keyboard.press('d');
    const dialog = page.getByRole('dialog', { name: 'Kizárás' });
    await dialog.getByRole('button', { name: 'Ugyanez a kép már szerepel.' }).click();
    await dialog.getByRole('button', { name: 'Kizárás' }).click();
    await page.getByText(`${administrator.username} már döntött róla.`).first().waitFor();
    await heading(page, 'Kép 3', 2);
    await page.keyboard.press('a');
    await page.getByText('Nincs több elbírálnivaló.').waitFor();
    await expect.poll(moderations, patient).toEqual(['REJECTED', 'APPROVED', 'APPROVED']);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
