import type { components } from '@photo-competition/schema/rest';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axe, heading, phone } from '../product/adminPage.ts';
import { browserProgram } from '../product/browser.ts';
import { patient, workplace } from '../product/organiser.ts';
import { announce, join, rest, upload, vote, within, type Person } from '../product/people.ts';
import { plainPhoto } from '../product/photos.ts';
import { wordsOf, type Words } from '../product/words.ts';

/** How many mails the service hands over at the same time. */
const connections = 5;
const voters = connections + 3;
const people: Person[] = [];
let competition: Awaited<ReturnType<typeof announce>>;

const place = workplace(async ({ product, admin }) => {
  competition = await announce(product, admin);
  const owner = await join(product, 'owner');
  for (let n = 0; n < voters; n += 1)
    people.push(await join(product, `voter${n}`, { locale: n % 2 === 0 ? 'hu' : 'en', firstName: `Vera ${n}` }));
  product.setClock(within(competition, 'UPLOADING'));
  const { body } = await upload(product, owner, competition.id, 'colour-1', await plainPhoto(1));
  product.setClock(within(competition, 'VOTING'));
  for (const person of people) expect((await vote(product, person, body.id, 4)).status).toBe(200);
});

type Account = components['schemas']['AdminUser'];

/** Gives the voters other addresses, in the order in which they joined: what the mail server does stands in them. */
async function readdress(addresses: readonly string[]): Promise<void> {
  const { product, admin } = place;
  const accounts = (await rest<Account[]>(product, admin, 'GET', '/api/admin/user/')).body;
  for (const [n, email] of addresses.entries()) {
    const account = accounts.find(({ username }) => username === people[n]?.username);
    if (!account) throw new Error(`There is no voter ${n}`);
    const { id, firstName, lastName, locale, newsletter, administrator, version } = account;
    const changed = { email, firstName, lastName, locale, newsletter, administrator, version };
    const { status } = await rest(product, admin, 'PUT', `/api/admin/user/${id}`, changed);
    expect(status).toBe(200);
  }
}

interface Content {
  template?: 'RESULTS' | 'VOTING_OPEN';
  group: 'VOTERS' | 'ENTRANTS' | 'EVERYONE';
  subject?: string;
  body?: string;
}

/** Fills the editor. */
async function write(page: Page, words: Words, { template, group, subject, body }: Content): Promise<void> {
  if (template) await page.getByLabel(words('field.template')).selectOption(template);
  await page.getByLabel(words('field.competition')).selectOption(String(competition.id));
  await page.getByLabel(words('field.group'), { exact: true }).selectOption(group);
  await page.getByLabel(words('field.newsletter')).selectOption('');
  if (subject === undefined || body === undefined) return;
  for (const locale of ['hu', 'en'] as const) {
    await page.getByRole('textbox', { name: words(`field.subject.${locale}`) }).fill(`${subject} ${locale}`);
    await page.getByRole('textbox', { name: words(`field.body.${locale}`) }).fill(body);
  }
}

const save = (page: Page, words: Words) => page.getByRole('button', { name: words('saveDraft') }).click();

/** Opens the check before sending, and accepts what is amber. */
async function toCheck(page: Page, words: Words): Promise<void> {
  await page.getByRole('link', { name: words('toCheck') }).click();
  await heading(page, words('check.title'));
  await page.getByText(words('check.back')).waitFor();
}

async function acceptAll(page: Page, words: Words): Promise<void> {
  for (const box of await page.getByLabel(words('check.seen')).all()) await box.check();
}

describe.skipIf(!browserProgram).each(phone)('campaigns, on %s', (_, width, height) => {
  const locale = 'en';
  const open = async () => ({
    ...(await place.open(width, height, locale)),
    words: await wordsOf('adminEmails', locale),
  });
  /** The counts of a campaign, as they stand on its page. */
  const counts = (page: Page, words: Words, ...parts: [string, number][]) =>
    page
      .getByRole('status', { name: words('column.counts') })
      .getByText(parts.map(([kind, n]) => words(`counts.${kind}`, { n })).join(' · '), { exact: true })
      .waitFor(patient);

  test('reach everybody who was counted, and those who could not be reached once more', async () => {
    const { product, smtp } = place;
    product.setClock(within(competition, 'AWARD'));
    const taken = Array.from({ length: voters - 2 }, (_, n) => `taken-${n}-${width}@example.org`);
    const [refused, later] = [`refused1-${width}@example.org`, `later1-${width}@example.org`];
    const all = [...taken, refused, later];
    await readdress(all);
    const { page, context, complaints, words } = await open();

    await page.goto('/admin/email?new=');
    const subject = `Thanks ${width}`;
    await write(page, words, { group: 'VOTERS', subject, body: 'Dear {{name}}, {{winner}} of {{competition}}' });
    await page.getByText(words('audienceNumber', { n: voters, hu: voters / 2, en: voters / 2 })).waitFor();
    // A variable that nobody fills is told while it is typed, and refused.
    await page.getByText('{{winner}}').first().waitFor();
    await save(page, words);
    await page.locator('[aria-invalid=true]').first().waitFor();
    await axe(page);
    await write(page, words, { group: 'VOTERS', subject, body: 'Dear {{name}}, thank you for {{competition}}.' });
    await save(page, words);
    await page.waitForURL(/edit=/);

    await toCheck(page, words);
    const send = page.getByRole('button', { name: words('check.send', { n: voters }) });
    expect(await send.isDisabled()).toBe(true);
    await page.getByRole('button', { name: words('sendTest') }).click();
    await page.getByText(words('check.test.sent')).waitFor();
    const tests = (await smtp.readTo('admin@example.org')).filter((mail) => mail.subject.includes(subject));
    expect(tests.map((mail) => mail.subject.replace(/^\S+ /, ''))).toEqual([`${subject} hu`, `${subject} en`]);
    await acceptAll(page, words);
    await axe(page);
    await send.click();
    await page.waitForURL(/\/admin\/email\/\d+$/);

    // The page goes on by itself. An address was refused for good, another for now; each says what the server answered.
    await counts(page, words, ['sent', voters - 2], ['queued', 1], ['failed', 1]);
    await page.getByText(/550.*No such mailbox/).waitFor();
    await page.getByText(/452.*Mailbox full/).waitFor();
    await axe(page);
    product.setClock(new Date(within(competition, 'AWARD').getTime() + 5 * 60_000));
    await counts(page, words, ['sent', voters - 1], ['failed', 1]);

    await page.getByRole('button', { name: words('campaign.retry', { n: 1 }) }).click();
    const question = page.getByRole('alertdialog');
    await question.getByText(words('campaign.retryText', { n: 1 })).waitFor();
    await axe(page);
    await question.getByRole('button', { name: words('campaign.retry', { n: 1 }) }).click();
    await counts(page, words, ['sent', voters]);
    // Everybody has got it, in the own language, and nobody twice.
    const got = [...(await smtp.tookFor(`${subject} hu`)), ...(await smtp.tookFor(`${subject} en`))];
    expect(got.sort()).toEqual([...all].sort());
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('are not sent before their time, and the check says why', async () => {
    const { product } = place;
    product.setClock(within(competition, 'VOTING'));
    const { page, context, complaints, words } = await open();
    await page.goto('/admin/email?new=');
    await write(page, words, { template: 'RESULTS', group: 'ENTRANTS' });
    await save(page, words);
    await page.waitForURL(/edit=/);
    await toCheck(page, words);
    await acceptAll(page, words);
    const send = page.getByRole('button', { name: words('check.send', { n: 1 }) });
    await page.getByText(words('check.notReady')).waitFor();
    expect(await send.isDisabled()).toBe(true);
    await axe(page);
    // Nobody is told while voting lasts which people have voted.
    await page.goto('/admin/email?new=');
    await write(page, words, { group: 'VOTERS' });
    await page.getByText(words('audienceHidden')).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('are cancelled half-way, and the numbers are those of the mail server', async () => {
    const { product, smtp } = place;
    product.setClock(within(competition, 'ENDED'));
    // The mail server holds every mail, so that the service waits with as many as it hands over at a time.
    await readdress(people.map((_, n) => `held-${n}-${width}@example.org`));
    const queued = voters - connections;
    const { page, context, complaints, words } = await open();
    await page.goto('/admin/email?new=');
    const subject = `Goodbye ${width}`;
    await write(page, words, { group: 'VOTERS', subject, body: 'Dear {{name}}!' });
    await save(page, words);
    await page.waitForURL(/edit=/);
    await toCheck(page, words);
    await acceptAll(page, words);
    await page.getByRole('button', { name: words('check.send', { n: voters }) }).click();
    await page.waitForURL(/\/admin\/email\/\d+$/);
    await expect.poll(() => smtp.held, patient).toBe(connections);
    await counts(page, words, ['sending', connections], ['queued', queued]);
    await page.getByRole('button', { name: words('campaign.cancel') }).click();
    const question = page.getByRole('alertdialog');
    const numbers = { queued, sending: connections, sent: 0 };
    await question.getByText(words('campaign.cancelNumbers', numbers)).waitFor();
    await axe(page);
    await question.getByRole('button', { name: words('campaign.cancel') }).click();
    await page.getByText(words('campaign.notFinal', { n: connections })).waitFor();
    smtp.go();
    // The numbers become final by themselves.
    await counts(page, words, ['sent', connections], ['cancelled', queued]);
    const got = [...(await smtp.tookFor(`${subject} hu`)), ...(await smtp.tookFor(`${subject} en`))];
    expect(got).toHaveLength(connections);
    expect(got.every((address) => address.startsWith('held-'))).toBe(true);
    await axe(page);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
