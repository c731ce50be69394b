import type { components } from '@photo-competition/schema/rest';
import PostalMime from 'postal-mime';
import { engine } from '../testing/engines.ts';
import { login, registration } from '../testing/people.ts';
import { TestService, until } from '../testing/service.ts';
import { startSmtp, type TestSmtp } from '../testing/smtp.ts';

type Schemas = components['schemas'];

const minute = 60_000;

describe('mail over SMTP', () => {
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
    await service.query(`update account set email = '${address}', email_key = '${address}' where id = ${body.id}`);
  }

  test('an accented domain is mailed to in its encoded form', async () => {
    const json = { ...registration('accented'), email: 'accented@kávéház.hu' };
    await service.ask('POST', '/api/authentication/registration', { json });
    // The server of the test decodes what it was told.
    const { raw } = await arrived('accented@kávéház.hu');
    expect(raw).toMatch(/^To: accented@xn--kvhz-5nac8c\.hu/m);
  });

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

  test('a cancelled campaign: what is being handed over is SENDING until it is known what has become of it', async () => {
    await joinAs('dora', 'held.dora@example.org');
    await joinAs('edit', 'later9.edit@example.org');
    const admin = await login(service, service.administrator.username, service.administrator.password);
    const { body } = await service.ask<Schemas['Email']>('POST', '/api/admin/email/createAndSend', {
      token: admin,
      json: {
        template: 'newsletter',
        subject: { hu: 'Vissza', en: 'Back' },
        body: { hu: 'Szia', en: 'Hello' },
        audience: { group: 'EVERYONE', newsletter: 'RESULT', locale: null },
      },
    });
    const read = async (state = '') =>
      (
        await service.ask<Schemas['EmailMessages']>('GET', `/api/admin/email/messages/${body.id}${state}`, {
          token: admin,
        })
      ).body;
    const counted = (wanted: Partial<Schemas['EmailCounts']>) =>
      until(JSON.stringify(wanted), async () => {
        const { counts } = (await read()).email;
        return Object.entries(wanted).every(([name, n]) => counts[name as keyof typeof counts] === n) && counts;
      });
    await until('a mail in flight', () => Promise.resolve(smtp.held.some(({ raw }) => raw.includes('Subject: Back'))));
    await counted({ sent: 2, failed: 1, queued: 1, sending: 1 });
    expect((await read('?state=SENDING')).content.map(({ recipient, state }) => [recipient, state])).toEqual([
      ['held.dora@example.org', 'SENDING'],
    ]);
    expect((await read('?state=QUEUED')).content.map(({ recipient }) => recipient)).toEqual([
      'later9.edit@example.org',
    ]);
    const cancelled = await service.ask<Schemas['Email']>('POST', `/api/admin/email/${body.id}/cancel`, {
      token: admin,
    });
    expect(cancelled.body).toMatchObject({
      state: 'CANCELLED',
      counts: { queued: 0, sending: 1, sent: 2, failed: 1, cancelled: 1 },
    });
    const { port } = smtp;
    await smtp.stop();
    const final = await counted({ sending: 0 });
    expect(final).toEqual({ queued: 0, sending: 0, sent: 2, failed: 1, skipped: 0, cancelled: 2 });
    smtp = await startSmtp(port);
    pass(10 * minute);
    await register('afterwards');
    await arrived('afterwards@example.org');
    expect((await read()).email.counts).toEqual(final);
  });

  test('a test mail says why it was not sent, and is not tried again', async () => {
    const admin = await login(service, service.administrator.username, service.administrator.password);
    const { body } = await service.ask<Schemas['Email']>('POST', '/api/admin/email/', {
      token: admin,
      json: {
        template: 'newsletter',
        subject: { hu: 'Minta', en: 'Sample' },
        body: { hu: 'Szia', en: 'Hello' },
        audience: { group: 'EVERYONE', newsletter: 'RESULT', locale: null },
      },
    });
    const test = () => service.ask('POST', `/api/admin/email/${body.id}/test`, { token: admin });
    const { port } = smtp;
    await smtp.stop();
    const refusedTest = await test();
    expect([refusedTest.status, refusedTest.body.code]).toEqual([409, 'MAIL_NOT_SENT']);
    expect(refusedTest.body.detail).toContain('cannot be reached');
    expect(refusedTest.body.detail).toContain('SMTP_URL');
    smtp = await startSmtp(port);
    expect((await test()).status).toBe(202);
    // The answer says that the server has it: there is nothing to wait for.
    expect(smtp.taken.filter(({ to }) => to === 'admin@example.org')).toHaveLength(1);
  });

  test('the pulse tells what the server has said last: that it refuses, that it is gone, nothing once it takes a mail', async () => {
    const token = await login(service, service.administrator.username, service.administrator.password);
    const told = async () =>
      (await service.ask<Schemas['Pulse']>('POST', '/api/admin/pulse', { token, json: { watch: [] } })).body.mail;
    const after = (what: string, known: (mail: Schemas['MailQueue']) => boolean) =>
      until(what, async () => {
        const mail = await told();
        return known(mail) && mail;
      });
    await register('taken.first');
    await arrived('taken.first@example.org');
    await after(
      'a server that takes mails',
      ({ serverReachable, lastAnswer }) => serverReachable === true && !lastAnswer,
    );
    await register('refused.pulse');
    const refusing = await after('the refusal', ({ lastAnswer }) => lastAnswer !== null);
    expect(refusing).toMatchObject({
      serverReachable: true,
      lastAnswer: expect.stringContaining('No such mailbox') as string,
    });
    const { port } = smtp;
    await smtp.stop();
    await register('patient.pulse');
    const gone = await after('the outage', ({ serverReachable }) => serverReachable === false);
    expect(gone).toMatchObject({ queued: 1, lastAnswer: expect.stringContaining('ECONNREFUSED') as string });
    smtp = await startSmtp(port);
    pass(minute);
    await arrived('patient.pulse@example.org');
    const well = await after('the server to be back', ({ serverReachable }) => serverReachable === true);
    expect(well).toMatchObject({ queued: 0, lastAnswer: null });
  });

  test('a server that is gone loses nothing and fails nothing', async () => {
    const { port } = smtp;
    const before = refusals('server');
    await smtp.stop();
    await register('patient');
    await refused('server', before + 1);
    smtp = await startSmtp(port);
    pass(minute);
    await arrived('patient@example.org');
    expect(refusals('refused')).toBe(4);
  });
});
