/** Mails follow the name of the site (docs/product.md §8). */
import type { components } from '@photo-competition/schema/rest';
import PostalMime from 'postal-mime';
import { engine } from '../testing/engines.ts';
import { login, registration } from '../testing/people.ts';
import { TestService, until } from '../testing/service.ts';
import { startSmtp, type TestSmtp } from '../testing/smtp.ts';

type Schemas = components['schemas'];

let smtp: TestSmtp;
let service: TestService;
let token: string;

beforeAll(async () => {
  smtp = await startSmtp();
  service = await TestService.start(engine, {
    SMTP_URL: `smtp://club:right@127.0.0.1:${smtp.port}`,
    MAIL_FROM: 'Klub <klub@example.org>',
  });
  token = await login(service, service.administrator.username, service.administrator.password);
});
afterAll(async () => {
  await service.stop();
  await smtp.stop();
});
afterEach(() => service.query('delete from static_text'));

/** Edits the name of the site in a language. */
async function rename(text: string, locale: Schemas['Locale'] = 'en'): Promise<void> {
  const json = { key: 'shell.brand', locale, text };
  const { status } = await service.ask('POST', '/api/admin/localized-static-text/', { token, json });
  expect(status).toBe(201);
}

/** The mail that an account gets which is registered now. */
async function mailTo(username: string, locale: Schemas['Locale'] = 'en') {
  const json = { ...registration(username), locale };
  await service.ask('POST', '/api/authentication/registration', { json });
  const find = () => Promise.resolve(smtp.taken.find(({ to }) => to === json.email));
  const { raw } = await until(`a mail to ${username}`, find);
  return { raw: String(raw), ...(await PostalMime.parse(raw)) };
}

test('before anybody edits the name, mails come from the sender of the setting and end with the shipped name', async () => {
  const { from, text } = await mailTo('first');
  expect(from).toEqual({ name: 'Klub', address: 'klub@example.org' });
  expect(text?.trimEnd()).toMatch(/\n-- \nPhoto competition$/);
});

test('an edited name is that of the sender and stands at the end, in the language of its reader', async () => {
  await rename('Focus Club');
  await rename('Fókusz Klub', 'hu');
  const [english, hungarian] = [await mailTo('second'), await mailTo('third', 'hu')];
  expect([english.from, hungarian.from]).toEqual([
    { name: 'Focus Club', address: 'klub@example.org' },
    { name: 'Fókusz Klub', address: 'klub@example.org' },
  ]);
  expect(english.text?.trimEnd()).toMatch(/\n-- \nFocus Club$/);
  expect(hungarian.text?.trimEnd()).toMatch(/\n-- \nFókusz Klub$/);
});

test.each([
  ['lines', 'Focus\r\nBcc: spy@example.org\r\n\r\nClub', 'Focus Bcc: spy@example.org Club'],
  ['quotations and addresses', '"Focus" <spy@example.org>, Club\\', 'Focus spy@example.org , Club'],
  ['invisible characters', '\u202eFocus\u0000 Club', 'Focus Club'],
  ['more than a header may hold', `${'é'.repeat(300)}`, 'é'.repeat(80)],
])('a name of %s ends neither the name nor the header', async (kind, name, shown) => {
  // As no call of the contract would store all of them.
  await service.query(
    `insert into static_text (key, locale, text, updated_at) values ('shell.brand', 'en', '${name.replace('\u0000', '\u0001')}', now())`,
  );
  const { from, bcc, headers, raw } = await mailTo(kind.replace(/\W/g, '.').slice(0, 20));
  expect(from).toEqual({ name: shown, address: 'klub@example.org' });
  expect(bcc).toBeUndefined();
  expect(headers.filter(({ key }) => key === 'from')).toHaveLength(1);
  expect(raw).not.toMatch(/^Bcc:/im);
});

test('a name of nothing that a header may hold leaves the sender of the setting', async () => {
  await service.query(
    `insert into static_text (key, locale, text, updated_at) values ('shell.brand', 'en', '"<>"', now())`,
  );
  expect((await mailTo('emptied')).from).toEqual({ name: 'Klub', address: 'klub@example.org' });
});
