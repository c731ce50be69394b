import type { components } from '@photo-competition/schema/rest';
import PostalMime from 'postal-mime';
import { engines } from '../testing/engines.ts';
import { login, registration } from '../testing/people.ts';
import { TestService, until } from '../testing/service.ts';
import { startSmtp, type TestSmtp } from '../testing/smtp.ts';

type Schemas = components['schemas'];

const minute = 60_000;

describe.each(engines.slice(0, 1))('mail over SMTP, on $name', (engine) => {
  let smtp: TestSmtp;
  let service: TestService;
  let now = new Date('2031-05-01T10:00:00Z').getTime();
  const pass = (ms: number) => service.setClock(new Date((now += ms)));

  beforeAll(async () => {
    smtp = await startSmtp();
    service = await TestService.start(engine, {
      SMTP_URL: `smtp://club:right@127.0.0.1:${smtp.port}`,
      MAIL_FROM: 'Klub <klub@example.org>',
      LOG_LEVEL: 'warn',
    });
    pass(0);
  });
  afterAll(async () => {
    await service.stop();
    await smtp.stop();
  });

  const register = (username: string) =>
    service.ask<Schemas['Registration']>('POST', '/api/authentication/registration', { json: registration(username) });
  const mailTo = (address: string, subject = '') =>
    smtp.taken.find(({ to, raw }) => to === address && raw.includes(`Subject: ${subject}`));
  const arrived = (address: string, subject?: string) =>
    until(`a mail to ${address}`, () => Promise.resolve(mailTo(address, subject)));
  const refusals = (kind: string) => service.output.split(`"refusal":"${kind}"`).length - 1;
  const refused = (kind: string, times: number) =>
    until(`refusal ${times}`, () => Promise.resolve(refusals(kind) >= times));

  /** Registers, activates by the mailed link, and takes another address afterwards. */
  async function joinAs(username: string, address: string): Promise<void> {
    const { body } = await register(username);
    const { text } = await PostalMime.parse((await arrived(`${username}@example.org`)).raw);
    const validationCode = /\/activation\/\d+\/([\w-]+)/.exec(text ?? '')?.[1];
    const password = 'mountain-lake-77';
    const json = { validationCode, newPassword: password };
    await service.ask('POST', `/api/authentication/activation/${body.id}`, { json });
    const token = await login(service, username, password);
    const { firstName, lastName, locale, newsletter } = registration(username);
    const profile = { firstName, lastName, locale, newsletter, email: address };
    await service.ask('POST', '/api/user/my/profile', { token, json: profile });
  }

  test('an account mail says who sends it, and is no bulk mail', async () => {
    await register('letter');
    const mail = await PostalMime.parse((await arrived('letter@example.org')).raw);
    expect(mail).toMatchObject({
      subject: 'Activate your account',
      from: { name: 'Klub', address: 'klub@example.org' },
    });
    expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
    expect(mail.headers.some(({ key }) => key === 'list-unsubscribe')).toBe(false);
  });

  test('a full mailbox is tried again a minute later, then two; a missing one is given up', async () => {
    await register('later2');
    await register('refused');
    await refused('refused', 1);
    await refused('later', 1);
    pass(minute);
    await refused('later', 2);
    pass(2 * minute - 1);
    expect(mailTo('later2@example.org')).toBeUndefined();
    pass(1);
    await arrived('later2@example.org');
    expect(refusals('refused')).toBe(1);
  });

  test('a campaign: one click to unsubscribe (RFC 8058), and what the server said of each', async () => {
    await joinAs('anna', 'anna@example.org');
    await joinAs('bela', 'refused.bela@example.org');
    await joinAs('cili', 'later1.cili@example.org');
    const admin = await login(service, service.administrator.username, service.administrator.password);
    const { body } = await service.ask<Schemas['Email']>('POST', '/api/admin/email/createAndSend', {
      token: admin,
      json: {
        template: 'newsletter',
        subject: { hu: 'Hírek', en: 'News' },
        body: { hu: 'Szia', en: 'Hello {{name}}' },
        audience: { group: 'EVERYONE', newsletter: 'RESULT', locale: null },
      },
    });
    const read = async () =>
      (await service.ask<Schemas['EmailMessages']>('GET', `/api/admin/email/messages/${body.id}`, { token: admin }))
        .body;
    await refused('later', 3);
    expect((await read()).email.state).toBe('RUNNING');
    pass(minute);
    const finished = await until('the campaign to finish', async () => {
      const answer = await read();
      return answer.email.state === 'FINISHED' && answer;
    });
    expect(finished.content).toMatchObject([
      { recipient: 'anna@example.org', state: 'SENT', attempts: 1, interrupted: 0, answer: null },
      { recipient: 'refused.bela@example.org', state: 'FAILED', attempts: 1 },
      { recipient: 'later1.cili@example.org', state: 'SENT', attempts: 2, answer: null },
    ]);
    expect(finished.content[1]?.answer).toContain('No such mailbox');
    const mail = await PostalMime.parse(mailTo('anna@example.org', 'News')?.raw ?? '');
    const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value;
    expect(header('list-unsubscribe')).toMatch(/^<http:\/\/localhost:4000\/unsubscribe\/[0-9a-f-]{36}\/RESULT>$/);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(mail.html).toContain('Hello Ágnes Tóth');
  });

  test('a server that is gone loses nothing and fails nothing', async () => {
    const { port } = smtp;
    await smtp.stop();
    await register('patient');
    await refused('server', 1);
    smtp = await startSmtp(port);
    pass(minute);
    await arrived('patient@example.org');
    expect(refusals('refused')).toBe(2);
  });
});
