import { describe, expect, test } from 'vitest';
import { axe, heading, phone } from '../product/adminPage.ts';
import { browserProgram } from '../product/browser.ts';
import { patient, workplace } from '../product/organiser.ts';
import { announce, join, login, rest, upload, within } from '../product/people.ts';
import { plainPhoto } from '../product/photos.ts';
import { wordsOf } from '../product/words.ts';

const minute = 60_000;

const place = workplace(async ({ product }) => {
  await join(product, 'anna');
});

/** An instant as a box for date and time takes it, in the zone of the installation. */
const typed = (instant: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Budapest' })
    .format(instant)
    .replace(' ', 'T');

/** The time of day of an instant as its reader sees it. */
const clockTime = (instant: Date, locale: 'hu' | 'en'): string =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    timeStyle: 'short',
    timeZone: 'Europe/Budapest',
  }).format(instant);

describe.skipIf(!browserProgram).each(phone)('a scheduled reminder, on %s', (_, width, height) => {
  const locale = 'hu';

  test('that names a deadline which was moved is stopped, and made anew with the right one', async () => {
    const { product, smtp, admin } = place;
    product.setClock();
    const anna = await login(product, 'anna', 'anna takes photos');
    const title = `Reminded ${width}`;
    const competition = await announce(product, admin, { title: { hu: title, en: title } });
    product.setClock(within(competition, 'UPLOADING'));
    await upload(product, anna, competition.id, 'colour-1', await plainPhoto((width % 5) + 1));
    const noon = within(competition, 'VOTING').getTime();
    const at = (minutes: number) => new Date(Math.floor(noon / minute) * minute + minutes * minute);
    product.setClock(at(0));

    const words = await wordsOf('adminEmails', locale);
    const { page, context, complaints } = await place.open(width, height, locale);
    const subject = `Hurry ${width}`;
    const schedule = async (instant: Date) => {
      await page.getByLabel(words('field.scheduledAt', { zone: 'Europe/Budapest' })).fill(typed(instant));
      await page.getByRole('button', { name: words('saveDraft') }).click();
      await page.waitForURL(/edit=/);
      await page.getByRole('link', { name: words('toCheck') }).click();
      await heading(page, words('check.title'));
      await page.getByText(words('check.back')).waitFor();
      for (const box of await page.getByLabel(words('check.seen')).all()) await box.check();
      await axe(page);
      await page.getByRole('button', { name: /1/ }).last().click();
      await page.waitForURL(/\/admin\/email\/\d+$/);
      await page.getByText(words('state.SCHEDULED')).first().waitFor();
    };
    await page.goto('/admin/email?new=');
    await page.getByLabel(words('field.competition')).selectOption(String(competition.id));
    await page.getByLabel(words('field.group'), { exact: true }).selectOption('ENTRANTS');
    await page.getByLabel(words('field.newsletter')).selectOption('');
    for (const one of ['hu', 'en'] as const) {
      await page.getByRole('textbox', { name: words(`field.subject.${one}`) }).fill(subject);
      await page.getByRole('textbox', { name: words(`field.body.${one}`) }).fill('Vote until {{votingEnd}}!');
    }
    await schedule(at(5));

    // The end of voting is moved after the mail was scheduled.
    const promised = new Date(competition.votingEnd);
    const moved = new Date(promised.getTime() + 20 * minute);
    const change = { version: competition.version, votingEnd: moved.toISOString() };
    expect((await rest(product, admin, 'PUT', `/api/admin/competition/${competition.id}`, change)).status).toBe(200);
    product.setClock(at(6));
    await page.getByText(words('stuck')).first().waitFor(patient);
    for (const deadline of [promised, moved])
      await page.getByText(clockTime(deadline, locale)).filter({ visible: true }).first().waitFor();
    await axe(page);
    await expect
      .poll(async () => (await smtp.readTo('admin@example.org')).some(({ text }) => text.includes(subject)), patient)
      .toBe(true);
    expect(await smtp.tookFor(subject)).toEqual([]);

    // Made anew, it names the deadline as it is now.
    await page.getByRole('link', { name: words('copyThis') }).click();
    await heading(page, words('newTitle'));
    await schedule(at(10));
    product.setClock(at(11));
    await page.getByText(words('counts.sent', { n: 1 }), { exact: true }).waitFor(patient);
    const [mail] = (await smtp.readTo('anna@example.org')).filter((one) => one.subject === subject);
    expect(mail?.text).toContain(clockTime(moved, 'hu'));
    expect(mail?.text).not.toContain(clockTime(promised, 'hu'));
    expect(await smtp.tookFor(subject)).toEqual(['anna@example.org']);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
