import { describe, expect, test } from 'vitest';
import { axe, heading, desktopInEnglish } from '../product/adminPage.ts';
import { browserProgram } from '../product/browser.ts';
import { choose, tabTo, typeInto } from '../product/keyboard.ts';
import { patient, workplace } from '../product/organiser.ts';
import { announce, join, upload, within } from '../product/people.ts';
import { plainPhoto } from '../product/photos.ts';
import { wordsOf } from '../product/words.ts';

let competition: Awaited<ReturnType<typeof announce>>;

const place = workplace(async ({ product, admin }) => {
  competition = await announce(product, admin);
  const entrants = [
    await join(product, 'hanna', { locale: 'hu', firstName: 'Hanna' }),
    await join(product, 'emma', { locale: 'en', firstName: 'Emma' }),
  ];
  product.setClock(within(competition, 'UPLOADING'));
  for (const [n, entrant] of entrants.entries())
    await upload(product, entrant, competition.id, 'colour-1', await plainPhoto(n + 1));
  product.setClock(within(competition, 'VOTING'));
});

describe.skipIf(!browserProgram).each(desktopInEnglish)(
  'a campaign by the keyboard alone, on %s, in %s',
  (_, locale, width, height) => {
    test('is begun in the list, written, checked, tried and sent', async () => {
      const { smtp } = place;
      const { page, context, complaints } = await place.open(width, height, locale);
      const words = await wordsOf('adminEmails', locale);
      const common = await wordsOf('admin', locale);
      const press = (key: string) => page.keyboard.press(key);
      await page.goto('/admin/email');
      await heading(page, words('title'));

      await tabTo(page, page.getByRole('link', { name: words('create'), exact: true }));
      await press('Enter');
      await heading(page, words('newTitle'));
      // A screen reader's user is told which page this is, and goes on from there.
      const title = page.getByRole('heading', { level: 1 });
      await expect.poll(() => title.evaluate((one) => one === document.activeElement), patient).toBe(true);
      await choose(page, page.getByLabel(words('field.competition')), String(competition.id));
      await choose(page, page.getByLabel(words('field.group'), { exact: true }), 'ENTRANTS');
      await choose(page, page.getByLabel(words('field.newsletter')), '');
      const subject = `Keys ${width} ${locale}`;
      for (const language of ['hu', 'en']) {
        const box = page.getByRole('textbox', { name: words(`field.subject.${language}`) });
        await typeInto(page, box, `${subject} ${language}`);
        const body = page.getByRole('textbox', { name: words(`field.body.${language}`) });
        // A variable is completed while it is typed.
        await typeInto(page, body, 'Dear {{nam');
        await page.getByRole('option', { name: '{{name}}', exact: true }).waitFor({ timeout: 30_000 });
        await press('Enter');
        await expect.poll(() => body.inputValue(), patient).toBe('Dear {{name}}');
        await page.keyboard.type(', thank you.');
        await expect.poll(() => body.inputValue(), patient).toBe('Dear {{name}}, thank you.');
      }
      // The preview shows the unsaved text as its reader will see it, in the language that is chosen.
      for (const language of ['hu', 'en']) {
        await choose(page, page.getByLabel(words('previewLocale'), { exact: true }).last(), language);
        const title = common('compose.frame', { subject: `${subject} ${language}` });
        await page
          .frameLocator(`iframe[title="${title}"]`)
          .getByText(/^Dear \S.*, thank you\.$/)
          .waitFor(patient);
      }
      await axe(page);
      await tabTo(page, page.getByRole('button', { name: words('saveDraft') }));
      await press('Enter');
      await page.waitForURL(/edit=/);

      await tabTo(page, page.getByRole('link', { name: words('toCheck') }));
      await press('Enter');
      await heading(page, words('check.title'));
      await page.getByText(words('check.back')).waitFor();
      await tabTo(page, page.getByRole('button', { name: words('sendTest') }));
      await press('Enter');
      await page.getByText(words('check.test.sent')).waitFor();
      const boxes = page.getByLabel(words('check.seen'));
      for (let n = 0; n < (await boxes.count()); n += 1) {
        await tabTo(page, boxes.nth(n));
        await press('Space');
        expect(await boxes.nth(n).isChecked()).toBe(true);
      }
      await axe(page);
      const send = page.getByRole('button', { name: words('check.send', { n: 2 }) });
      await expect.poll(() => send.isEnabled(), patient).toBe(true);
      await tabTo(page, send);
      await press('Enter');
      await page.waitForURL(/\/admin\/email\/\d+$/);
      await page
        .getByRole('status', { name: words('column.counts') })
        .getByText(words('counts.sent', { n: 2 }), { exact: true })
        .waitFor(patient);
      const got = [...(await smtp.tookFor(`${subject} hu`)), ...(await smtp.tookFor(`${subject} en`))];
      expect(got.sort()).toEqual(['emma@example.org', 'hanna@example.org']);
      expect(complaints).toEqual([]);
      await context.close();
    });
  },
);
