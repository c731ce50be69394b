/** Instances that are killed while they close a log and send its mails: each voter has one row, and gets one mail or nearly. */
import { sql } from 'kysely';
import { setTimeout as delay } from 'node:timers/promises';
import { Counted, hours, instant } from '../../testing/counted.ts';
import { engine } from '../../testing/engines.ts';
import { TestService, until } from '../../testing/service.ts';
import { startSmtp, type TestSmtp } from '../../testing/smtp.ts';

const voters = 60;
const kills = 6;
/** More than the lease of a mail. */
const leaseMs = 20_000;

describe('the mails to voters of a log', () => {
  let smtp: TestSmtp;
  let counted: Counted;
  let instances: TestService[] = [];
  beforeAll(async () => {
    smtp = await startSmtp();
    counted = await Counted.start(engine, { voters, images: 3 });
    const settings = {
      COUNT_JOB_SECONDS: '1',
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
      MAIL_LEASE_SECONDS: '5',
      JWT_SECRET: 'a key that both instances know, of 32 characters',
    };
    instances = [
      await TestService.start(counted.installation.engine, settings),
      await TestService.start(counted.installation.engine, settings),
    ];
  });
  afterAll(async () => {
    for (const instance of instances) await instance.stop();
    await counted.stop();
    await smtp.stop();
  });

  test('are one each, when two instances close it and are killed in turn', async () => {
    let now = instant(hours.votingStart + 1);
    const setClocks = (to: Date) => {
      now = to;
      for (const instance of instances) instance.setClock(now);
    };
    setClocks(now);
    await counted.roundAt(hours.votingStart + 1);
    for (const image of await counted.images())
      for (let person = 1; person <= voters; person++) await counted.vote(person, image, 1 + (person % 5));
    // The instance within this process sends nothing over the wire: it is gone before there is anything.
    const { installation } = counted;
    await counted.close();
    const database = await installation.database();
    const mails = async () =>
      (
        await sql<{
          recipient: string;
          status: string;
          interrupted: number;
        }>`select recipient, status, interrupted from mail
          where sealed_competition_id = 1`.execute(database.db)
      ).rows;
    const isQueued = async () =>
      (await sql`select from count_log where voters_mailed_at is not null`.execute(database.db)).rows.length > 0;
    try {
      setClocks(instant(hours.votingEnd + 1));
      for (let i = 0; i < kills; i++) {
        if (i > 0) await until('something to be sent', () => Promise.resolve(smtp.taken.length >= 4 * i));
        await delay(i * 7);
        const victim = instances[i % 2] as TestService;
        await victim.end('SIGKILL');
        // Either all of it is there, or nothing.
        expect((await mails()).length).toBe((await isQueued()) ? voters : 0);
        await victim.launch();
        setClocks(new Date(now.getTime() + leaseMs));
      }
      await until('everybody to have it', async () => {
        setClocks(new Date(now.getTime() + leaseMs));
        const rows = await mails();
        return rows.length > 0 && rows.every(({ status }) => status !== 'QUEUED');
      });
      const rows = await mails();
      expect(new Set(rows.map(({ recipient }) => recipient)).size).toBe(voters);
      expect(rows).toHaveLength(voters);
      const taken = (address: string) => smtp.taken.filter(({ to }) => to === address).length;
      const wrong = rows.filter(({ recipient, status, interrupted }) => {
        const least = status === 'FAILED' && interrupted >= 2 ? 0 : 1;
        const times = taken(recipient);
        return times < least || times > Math.min(1 + interrupted, 2);
      });
      expect(wrong).toEqual([]);
    } finally {
      await database.close();
    }
  });
});
