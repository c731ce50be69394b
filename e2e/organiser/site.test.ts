import { describe, expect, test } from 'vitest';
import { axe, heading, phoneInHungarian } from '../product/adminPage.ts';
import { browserProgram } from '../product/browser.ts';
import { patient, workplace } from '../product/organiser.ts';
import { rest, visitor } from '../product/people.ts';
import { plainPhoto } from '../product/photos.ts';
import { wordsOf } from '../product/words.ts';

const place = workplace(() => Promise.resolve());

describe.skipIf(!browserProgram).each(phoneInHungarian)('name, logo and address, on %s', (_, locale, width, height) => {
  test('are edited, and everything that names the site follows', async () => {
    const { product, smtp } = place;
    const words = await wordsOf('adminTexts', locale);
    const contact = await wordsOf('contact', locale);
    const { page, context, complaints } = await place.open(width, height, locale);
    const [name, address] = [`Fókusz ${width}`, `klub${width}@example.org`];
    await page.goto('/admin/site');
    await heading(page, words('site.title'));

    // The name: the page itself follows at once.
    await page.getByRole('textbox', { name: words(`text.${locale}`) }).fill(name);
    await page.getByRole('button', { name: words('save') }).click();
    await page.getByRole('button', { name: words(`reset.${locale}`) }).waitFor();
    await expect.poll(() => page.title(), patient).toContain(name);

    // A photo of any size becomes the logo; a text does not.
    const file = page.locator('input[type=file]');
    await file.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
    await page
      .getByRole('region', { name: words('site.logo') })
      .getByRole('alert')
      .waitFor();
    // More bytes than are sent: the browser makes a smaller picture of it.
    const photo = Buffer.concat([await plainPhoto(), Buffer.alloc(200_000)]);
    await file.setInputFiles({ name: 'logo.jpg', mimeType: 'image/jpeg', buffer: photo });
    const logo = page.getByRole('img', { name: words('site.logoNow') });
    await logo.waitFor();
    const source = await logo.getAttribute('src');
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth), patient).toBe(512);

    const field = page.getByRole('textbox', { name: words('site.address') });
    await field.fill(address);
    await page.getByRole('button', { name: words('site.saveAddress') }).click();
    await page.getByText(words('site.addressSaved')).first().waitFor();
    await axe(page);

    // A visitor sees it all, before the script runs and after it.
    const fresh = await context.browser()?.newContext({ baseURL: product.url, locale });
    const other = await fresh?.newPage();
    if (!other) throw new Error('There is no browser');
    await other.setViewportSize({ width, height });
    await other.goto('/contact');
    await other.getByText(contact('address')).waitFor();
    expect(await other.getByRole('link', { name: address }).getAttribute('href')).toBe(`mailto:${address}`);
    expect(await other.title()).toContain(name);
    const shown = other.getByRole('banner').locator('img');
    expect([await shown.getAttribute('src'), await shown.getAttribute('alt')]).toEqual([source, '']);
    await axe(other);
    await fresh?.close();
    const manifest = await fetch(`${product.url}/manifest.webmanifest`, { headers: { 'accept-language': locale } });
    expect(await manifest.json()).toMatchObject({ name, short_name: name });

    // A mail comes under the name, says where it is answered, and is answered there.
    const json = {
      username: `reader${width}`,
      email: `reader${width}@example.org`,
      firstName: 'Éva',
      lastName: 'Kiss',
      locale,
      newsletter: [],
      acceptRules: true,
    };
    await rest(product, visitor, 'POST', '/api/authentication/registration', json);
    await expect.poll(async () => (await smtp.readTo(json.email)).length, patient).toBe(1);
    const [mail] = await smtp.readTo(json.email);
    expect(mail).toMatchObject({ from: { name }, replyTo: [{ address }] });
    expect(mail?.text).toContain(`-- \n${name}\n`);
    expect(mail?.text).toContain(address);

    // Back to what was.
    await page.getByRole('button', { name: words('site.removeLogo') }).click();
    await logo.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: words(`reset.${locale}`) }).click();
    await page.getByRole('button', { name: words(`reset.${locale}`) }).waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await context.close();
  });
});
