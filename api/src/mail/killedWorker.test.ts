/** A service that is killed while it hands a mail over: the mail is another's when the lease ends, and not before. */
import { engine } from '../testing/engines.ts';
import { registration } from '../testing/people.ts';
import { TestService, until } from '../testing/service.ts';
import { startSmtp, type TestSmtp } from '../testing/smtp.ts';

const start = new Date('2031-05-01T10:00:00Z').getTime();
const leaseMs = 300_000;

interface Mail {
  status: string;
  attempts: number;
  interrupted: number;
  body_text: string;
  body_html: string;
}

describe('a killed mail worker', () => {
  let smtp: TestSmtp;
  let service: TestService;
  beforeAll(async () => {
    smtp = await startSmtp();
    service = await TestService.start(engine, {
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
      MAIL_LEASE_SECONDS: String(leaseMs / 1000),
    });
    service.setClock(new Date(start));
  });
  afterAll(async () => {
    await service.stop();
    await smtp.stop();
  });

  /** Registers somebody. @returns their address */
  async function register(username: string): Promise<string> {
    const json = registration(username);
    await service.ask('POST', '/api/authentication/registration', { json });
    return json.email;
  }
  const taken = (address: string) => smtp.taken.filter(({ to }) => to === address).length;
  const arrival = (address: string) => until(`the mail to ${address}`, () => Promise.resolve(taken(address) > 0));
  const mailTo = async (address: string) => {
    const columns = 'status, attempts, interrupted, body_text, body_html';
    const [mail] = await service.query<Mail>(`select ${columns} from mail where recipient = '${address}'`);
    return mail;
  };
  const sent = (address: string) =>
    until(`the mail to ${address} to be noted`, async () => {
      const mail = await mailTo(address);
      return mail?.status === 'SENT' && mail;
    });

  test('leaves its mail to the next one, which waits for the end of the lease', async () => {
    const address = await register('held');
    await until('the mail to be handed over', () => Promise.resolve(smtp.held.length === 1));
    await service.end('SIGKILL');
    await service.launch();
    expect(await mailTo(address)).toMatchObject({ status: 'QUEUED', attempts: 1, interrupted: 0 });

    // The round that sends the other mail has not taken this one.
    service.setClock(new Date(start + leaseMs - 1));
    await arrival(await register('soon'));
    expect(taken(address)).toBe(0);
    service.setClock(new Date(start + leaseMs));
    await arrival(await register('later'));
    await arrival(address);
    // The server may have had it already: it is marked.
    expect(await sent(address)).toMatchObject({ attempts: 2, interrupted: 1 });
    expect(taken(address)).toBe(1);
  });

  test('the text of a mail, which holds a code, goes when the mail has gone, or is refused for good', async () => {
    const mail = await sent(await register('reader'));
    expect([mail.body_text, mail.body_html]).toEqual(['', '']);
    const refused = await register('refused');
    const failed = await until('the refusal', async () => {
      const one = await mailTo(refused);
      return one?.status === 'FAILED' && one;
    });
    expect([failed.body_text, failed.body_html]).toEqual(['', '']);
    const waiting = await register('later1');
    const again = await until('the first refusal', async () => {
      const one = await mailTo(waiting);
      return one?.attempts === 1 && one;
    });
    expect(again.status).toBe('QUEUED');
    expect(again.body_text).toContain('/activation/');
  });
});
