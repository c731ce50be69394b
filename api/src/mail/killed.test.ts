/** Two instances on one PostgreSQL, killed while they send to 10,000 people (docs/product.md §7: each gets a campaign once). */
import type { components } from '@photo-competition/schema/rest';
import { Client } from 'pg';
import { setTimeout as delay } from 'node:timers/promises';
import { engine } from '../testing/engines.ts';
import { login } from '../testing/people.ts';
import { TestService, until } from '../testing/service.ts';
import { startSmtp, type TestSmtp } from '../testing/smtp.ts';

type Schemas = components['schemas'];

const people = 10_000;
const kills = 8;

describe('two instances that are killed', () => {
  let smtp: TestSmtp;
  let database: { url: string | undefined; drop(): Promise<void> };
  let instances: TestService[] = [];
  let client: Client;

  beforeAll(async () => {
    smtp = await startSmtp();
    database = await engine.create('migrated');
    const shared = { ...engine, create: () => Promise.resolve({ url: database.url, drop: () => Promise.resolve() }) };
    const settings = { SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, MAIL_LEASE_SECONDS: '5' };
    const secret = { JWT_SECRET: 'a key that both instances know, of 32 characters' };
    instances = [
      await TestService.start(shared, { ...settings, ...secret }),
      await TestService.start(shared, { ...settings, ...secret }),
    ];
    client = new Client({ connectionString: database.url });
    await client.connect();
    await client.query(
      `insert into account (username, username_key, email, email_key, first_name, last_name, locale, newsletter, activated_at, created_at)
       select 'p' || n, 'p' || n, 'p' || n || '@example.org', 'p' || n || '@example.org', 'Ágnes', 'Tóth',
         case when n % 2 = 0 then 'hu' else 'en' end, '{NEWS}', now(), now() from generate_series(1, ${people}) n`,
    );
  });
  afterAll(async () => {
    await client.end();
    for (const instance of instances) await instance.stop();
    await database.drop();
    await smtp.stop();
  });

  test('each recipient gets it once; only who was in flight at a kill may get it once more, and is marked', async () => {
    const [first] = instances as [TestService, TestService];
    const token = await login(first, first.administrator.username, first.administrator.password);
    const { body } = await first.ask<Schemas['Email']>('POST', '/api/admin/email/createAndSend', {
      token,
      json: {
        template: 'newsletter',
        subject: { hu: 'Hírek', en: 'News' },
        body: { hu: 'Kedves {{name}}', en: 'Dear {{name}}' },
        audience: { group: 'EVERYONE', newsletter: 'NEWS', locale: null },
      },
    });
    expect(body.counts.queued + body.counts.sent).toBe(people);

    for (let i = 0; i < kills; i += 1) {
      await delay(100 + Math.random() * 900);
      const victim = instances[i % 2] as TestService;
      await victim.end('SIGKILL');
      await victim.launch();
    }
    await until('everybody to have it', async () => {
      const { rows } = await client.query<{ state: string }>('select state from campaign');
      return rows[0]?.state === 'FINISHED';
    });

    const { rows } = await client.query<{ recipient: string; status: string; interrupted: number }>(
      'select recipient, status, interrupted from mail where campaign_id is not null',
    );
    const deliveries = new Map<string, number>();
    for (const { to } of smtp.taken) deliveries.set(to, (deliveries.get(to) ?? 0) + 1);
    expect(rows).toHaveLength(people);
    const wrong = rows.filter(({ recipient, status, interrupted }) => {
      const times = deliveries.get(recipient) ?? 0;
      // Interrupted twice, it is given up: whether it has arrived is unknown, and said.
      const least = status === 'FAILED' && interrupted >= 2 ? 0 : 1;
      return times < least || times > Math.min(1 + interrupted, 2);
    });
    expect(wrong).toEqual([]);
    expect(
      [...new Set(rows.map(({ status }) => status))].filter((status) => !['SENT', 'FAILED'].includes(status)),
    ).toEqual([]);
    const repeated = [...deliveries.values()].filter((times) => times > 1).length;
    const marked = rows.filter(({ interrupted }) => interrupted > 0).length;
    expect(repeated).toBeLessThanOrEqual(marked);
    console.info(
      `${smtp.taken.length} mails to ${people} people; ${marked} in flight at ${kills} kills, ${repeated} of them twice`,
    );
  }, 600_000);
});
