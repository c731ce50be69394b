import { describe, expect, test } from 'vitest';
import { axe, heading, desktop } from '../product/adminPage.ts';
import { browserProgram, launchBrowser, logInAs, openPage } from '../product/browser.ts';
import { patient, workplace } from '../product/organiser.ts';
import { announce, join, loginAdministrator, rest, upload, within } from '../product/people.ts';
import { plainPhoto } from '../product/photos.ts';
import { administrator } from '../product/product.ts';

const photos: number[] = [];
const hour = 3_600_000;
let now = 0;

const place = workplace(async ({ product, admin }) => {
  const competition = await announce(product, admin);
  now = within(competition, 'UPLOADING').getTime();
  product.setClock(new Date(now));
  const anna = await join(product, 'anna');
  for (const n of [1, 2]) {
    const { body } = await upload(product, anna, competition.id, `colour-${n}`, await plainPhoto(n), `Kép ${n}`);
    photos.push(body.id);
  }
});

/** A session of now: the clock has gone further than one lasts. */
const fresh = () => loginAdministrator(place.product);

const pages = ['', '/competition', '/competition/1', '/email', '/email/1', '/users', '/localization', '/template'];

describe.skipIf(!browserProgram).each(desktop)('whose session has ended, on %s', (_, width, height) => {
  test('logs in again where it was, with what was typed still there', async () => {
    const { page, context } = await place.open(width, height);
    await page.goto('/admin/competition?new=');
    await heading(page, 'Új pályázat');
    await page.getByLabel('Cím magyarul').fill('Hosszú munka');
    await page.getByLabel('Cím angolul').fill('Long work');
    // Longer than a session lasts.
    place.product.setClock(new Date((now += 9 * hour)));
    await page.getByRole('button', { name: 'Mentés' }).click();
    const again = page.getByRole('region', { name: 'Lejárt a munkameneted' });
    await again.waitFor();
    await axe(page);
    expect(await page.getByLabel('Cím magyarul').inputValue()).toBe('Hosszú munka');
    await again.getByLabel('Jelszó', { exact: true }).fill(administrator.password);
    await again.locator('button[type=submit]').click();
    await again.waitFor({ state: 'detached' });
    expect(await page.getByLabel('Cím magyarul').inputValue()).toBe('Hosszú munka');
    await page.getByRole('button', { name: 'Mentés' }).focus();
    await page.keyboard.press('Enter');
    await heading(page, 'Hosszú munka');
    await context.close();
  });

  test('the queue says that there is no connection, and goes on when it is back', async () => {
    const { page, context } = await place.open(width, height);
    const { body } = await rest<{ status: string }>(
      place.product,
      await fresh(),
      'POST',
      '/api/admin/moderation/images',
      {
        ids: photos,
        status: 'PENDING',
      },
    );
    expect(body.status).toBeUndefined();
    await page.goto('/admin/competition?queue=images');
    await heading(page, 'Kép 1', 2);
    await context.setOffline(true);
    await page.keyboard.press('a');
    await page.getByText('Nincs kapcsolat').first().waitFor();
    await page.getByText('Nem sikerült, ezért visszatettük a sorba').first().waitFor();
    await heading(page, 'Kép 1', 2);
    await axe(page);
    await context.setOffline(false);
    await page.keyboard.press('a');
    await heading(page, 'Kép 2', 2);
    await expect
      .poll(async () => {
        const image = await rest<{ moderation: string }>(
          place.product,
          await fresh(),
          'GET',
          `/api/competition/image/${photos[0]}`,
        );
        return image.body.moderation;
      }, patient)
      .toBe('APPROVED');
    await context.close();
  });

  test('nobody else sees a page of the administration: they are sent home, and told so', async () => {
    const browser = await launchBrowser();
    for (const who of ['visitor', 'anna']) {
      const { page, context } = await openPage(browser, place.product.url, []);
      await page.setViewportSize({ width, height });
      if (who !== 'visitor') await logInAs(page, who);
      for (const path of pages) {
        await page.goto(`/admin${path}`);
        await page.waitForURL((url) => !url.pathname.startsWith('/admin'));
        await page
          .getByText(/Hozzáférés megtagadva/i)
          .first()
          .waitFor();
      }
      await axe(page);
      await context.close();
    }
    await browser.close();
  });
});
