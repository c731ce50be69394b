/** The advice of the doctor on a mail that a server does not take. */
import { startSmtp, type TestSmtp } from '../../testing/smtp.ts';
import { refusalAdvice, sendTestMail } from './mailServer.ts';

describe('a mail server that takes the login and refuses a mail', () => {
  let smtp: TestSmtp;
  beforeAll(async () => {
    smtp = await startSmtp();
  });
  afterAll(() => smtp.stop());
  const send = (to: string, user = 'club:right') =>
    sendTestMail(
      {
        url: `smtp://${user}@127.0.0.1:${smtp.port}`,
        from: 'Club <club@example.org>',
        publicUrl: 'https://photos.example.org',
      },
      to,
    );

  test.each([
    ['refused@example.org', '550 No such mailbox', 'Mend the address of the administrator'],
    ['later9@example.org', '452 Mailbox full', 'Wait for some minutes'],
  ])('to %s: its answer, and the remedy', async (to, answer, advice) => {
    expect(await send(to)).toEqual({
      level: 'error',
      check: 'test-mail',
      found: expect.stringContaining(answer) as string,
      advice: expect.stringContaining(advice) as string,
    });
    expect((await send(to)).found).toContain(`has refused a mail to ${to}`);
  });

  test('is told apart from one that refuses the login, and one that takes it', async () => {
    expect((await send('a@example.org', 'club:wrong')).advice).toContain('user and password in SMTP_URL');
    expect(await send('a@example.org')).toMatchObject({ level: 'ok' });
  });
});

test.each([
  [{ command: 'MAIL FROM', responseCode: 550 }, 'send as MAIL_FROM'],
  [{ command: 'MAIL FROM', responseCode: 451 }, 'Wait for some minutes'],
  [{ command: 'DATA', responseCode: 554 }, 'refuses what is written'],
  [{ code: 'ECONNECTION', command: 'CONN' }, 'Look at SMTP_URL'],
])('%j: the remedy', (failure, advice) => expect(refusalAdvice(failure)).toContain(advice));
