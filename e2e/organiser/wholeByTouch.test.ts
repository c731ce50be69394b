import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { heading } from '../product/adminPage.ts';
import { browserProgram } from '../product/browser.ts';
import { patient, workplace } from '../product/organiser.ts';
import { announce, join, loginAdministrator, rest, upload, within } from '../product/people.ts';
import { plainPhoto } from '../product/photos.ts';
import { waitingQueue } from '../product/waitingQueue.ts';
import { wordsOf } from '../product/words.ts';

/** Photos that wait. */
const waiting = 50;

const place = workplace(async () => {});

const [width, height, locale] = [390, 844, 'en'] as const;

/** Taps, and counts them. */
function taps(page: Page, before = 0) {
  let count = before;
  return {
    count: () => count,
    async on(target: Locator) {
      count += 1;
      await target.tap();
    },
    /** A field is tapped, and its text typed. */
    async write(field: Locator, text: string) {
      count += 1;
      await field.tap();
      await page.keyboard.type(text);
    },
    /** A choice is a tap on the list and one on what is chosen. */
    async choose(list: Locator, value: string) {
      count += 2;
      await list.selectOption(value);
    },
  };
}

/** Nothing stands beside the window. */
const fits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

describe.skipIf(!browserProgram)('by touch alone, on a phone', () => {
  test(`a queue of ${waiting} is decided, one tap each`, async () => {
    const { product, admin } = place;
    const { competition, count } = await waitingQueue(product, admin, waiting);
    const { page, context, complaints } = await place.open(width, height, locale, true);
    const words = await wordsOf('adminCompetitions', locale);
    await page.goto(`/admin/competition/${competition.id}`);
    const tap = taps(page);
    await tap.on(page.getByRole('link', { name: words('cockpit.review'), exact: true }));
    await page.waitForURL(/queue=images/);
    const photo = page.getByRole('main').getByRole('img').first();
    const approve = page.getByRole('button', { name: words('queue.approve') });
    await approve.waitFor();
    const places = new Set<number>();
    for (let left = waiting; left > 0; left -= 1) {
      const before = await photo.getAttribute('src');
      places.add(Math.round((await approve.boundingBox())?.y ?? Number.NaN));
      await tap.on(approve);
      if (left > 1) await expect.poll(() => photo.getAttribute('src'), patient).not.toBe(before);
    }
    await page.getByText(words('queue.empty')).waitFor();
    await expect.poll(() => count('APPROVED'), patient).toBe(waiting);
    expect(await count('PENDING')).toBe(0);
    expect(tap.count()).toBe(waiting + 1);
    // Photos of one shape: the button that is tapped again and again is where it was, and within the window.
    expect([...places]).toHaveLength(1);
    expect(Math.max(...places)).toBeLessThan(height - 100);
    await fits(page);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a competition goes from its form through publishing to the archive', async () => {
    const { product } = place;
    product.setClock();
    const title = 'From draft to archive';
    let { page, context, complaints } = await place.open(width, height, locale, true);
    const words = await wordsOf('adminCompetitions', locale);
    const common = await wordsOf('admin', locale);
    let tap = taps(page);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const move = async (name: string) => {
      const verb = words(`moves.verb.${name}`);
      await tap.on(button(verb));
      const question = page.getByRole('alertdialog');
      await tap.on(question.getByRole('button', { name: verb, exact: true }));
      await question.waitFor({ state: 'hidden' });
    };
    await page.goto('/admin/competition');
    await heading(page, common('nav.competitions'));
    await tap.on(page.getByRole('link', { name: words('list.create'), exact: true }).first());
    await heading(page, words('editor.new'));
    await tap.write(page.getByRole('textbox', { name: words('field.titleHu') }), 'Vázlattól az archívumig');
    await tap.write(page.getByRole('textbox', { name: words('field.titleEn') }), title);
    await tap.on(button(words('timeline.preset', { weeks: '4 + 2 + 1' })));
    await fits(page);
    await tap.on(button(words('editor.save')));
    await heading(page, title);
    await fits(page);
    const id = /\/admin\/competition\/(\d+)$/.exec(new URL(page.url()).pathname)?.[1];
    const now = async () => {
      const admin = await loginAdministrator(product);
      const { body } = await rest<{ status: string; award: string }>(
        product,
        admin,
        'GET',
        `/api/admin/competition/${id}`,
      );
      return body;
    };
    await move('PUBLISHED');
    await expect.poll(async () => (await now()).status, patient).toBe('PUBLISHED');
    expect(complaints).toEqual([]);
    await context.close();
    // Weeks later the session is over: it is a new one.
    product.setClock(new Date(Date.parse((await now()).award) + 60_000));
    ({ page, context, complaints } = await place.open(width, height, locale, true));
    tap = taps(page, tap.count());
    await page.goto(`/admin/competition/${id}`);
    await heading(page, title);
    await move('ARCHIVED');
    await page.getByRole('link', { name: words('cockpit.seeSite'), exact: true }).waitFor();
    expect((await now()).status).toBe('ARCHIVED');
    expect(tap.count()).toBe(9);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a campaign is written, checked and sent', async () => {
    const { product, smtp } = place;
    product.setClock();
    // Sessions may have ended while the clock stood at the archive.
    const admin = await loginAdministrator(product);
    const competition = await announce(product, admin);
    product.setClock(within(competition, 'UPLOADING'));
    const hanna = await join(product, 'hanna', { locale: 'hu', firstName: 'Hanna' });
    await upload(product, hanna, competition.id, 'colour-1', await plainPhoto(1));
    const { page, context, complaints } = await place.open(width, height, locale, true);
    const words = await wordsOf('adminEmails', locale);
    await page.goto('/admin/email');
    await heading(page, words('title'));
    const tap = taps(page);
    await tap.on(page.getByRole('link', { name: words('create'), exact: true }));
    await heading(page, words('newTitle'));
    await tap.choose(page.getByLabel(words('field.competition')), String(competition.id));
    await tap.choose(page.getByLabel(words('field.group'), { exact: true }), 'ENTRANTS');
    await tap.choose(page.getByLabel(words('field.newsletter')), '');
    for (const language of ['hu', 'en']) {
      await tap.write(page.getByRole('textbox', { name: words(`field.subject.${language}`) }), `Touched ${language}`);
      await tap.write(
        page.getByRole('textbox', { name: words(`field.body.${language}`) }),
        'Dear {{name}}, thank you.',
      );
    }
    await fits(page);
    await tap.on(page.getByRole('button', { name: words('saveDraft') }));
    await page.waitForURL(/edit=/);
    await tap.on(page.getByRole('link', { name: words('toCheck') }));
    await heading(page, words('check.title'));
    await tap.on(page.getByRole('button', { name: words('sendTest') }));
    await page.getByText(words('check.test.sent')).waitFor();
    const boxes = page.getByText(words('check.seen'), { exact: true });
    for (let n = 0; n < (await boxes.count()); n += 1) await tap.on(boxes.nth(n));
    const send = page.getByRole('button', { name: words('check.send', { n: 1 }) });
    await expect.poll(() => send.isEnabled(), patient).toBe(true);
    await fits(page);
    await tap.on(send);
    await page.waitForURL(/\/admin\/email\/\d+$/);
    await expect.poll(() => smtp.tookFor('Touched hu'), patient).toEqual(['hanna@example.org']);
    expect(tap.count()).toBeLessThanOrEqual(18);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
