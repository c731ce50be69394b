import { sql } from 'kysely';
import { built } from '../maintenance/testing/built.ts';
import { TestInstallation } from '../maintenance/testing/installation.ts';
import { engine } from '../testing/engines.ts';

const at = '2026-03-01T10:00:00Z';

describe('the database', () => {
  test('counts the mails of a campaign by state, whatever is done to them', async () => {
    const installation = await TestInstallation.make(engine);
    const { db, close } = await installation.database();
    const execute = (statement: string) => sql.raw(statement).execute(db);
    const counts = async () => {
      const { rows: counted } = await sql<{ state: string; mails: number }>`
        select state, mails from campaign_count where campaign_id = 1 order by state`.execute(db);
      return Object.fromEntries(counted.map(({ state, mails }) => [state, mails]));
    };
    try {
      await (await built('platform/database/migrate')).migrate(db);
      await execute(`insert into campaign (state, template, audience, frozen, created_by, created_at)
        values ('RUNNING', 'newsletter', '{}', '{}', 'admin', '${at}')`);
      await execute(`insert into mail (kind, recipient, subject, body_text, body_html, status, handing_over, due_at,
          created_at, sent_at, campaign_id)
        select 'newsletter', 'a@example.org', '', '', '', status, handing_over, '${at}', '${at}',
          case when status = 'SENT' then timestamptz '${at}' end, campaign_id
        from (values ('QUEUED', false, 1), ('QUEUED', true, 1), ('SENT', false, 1), ('SENT', false, 1),
          ('SENT', false, null)) mails (status, handing_over, campaign_id)`);
      expect(await counts()).toEqual({ QUEUED: 1, SENDING: 1, SENT: 2 });
      await execute(`update mail set status = 'FAILED', handing_over = false where handing_over`);
      await execute(`update mail set due_at = now()`);
      await execute(`delete from mail where status = 'SENT'`);
      await execute(`insert into mail (kind, recipient, subject, body_text, body_html, due_at, created_at, campaign_id)
        select 'newsletter', 'b@example.org', '', '', '', now(), now(), 1 from generate_series(1, 3)`);
      expect(await counts()).toEqual({ FAILED: 1, QUEUED: 4, SENDING: 0, SENT: 0 });
      await execute('delete from campaign');
      expect(await counts()).toEqual({});
    } finally {
      await close();
      await installation.remove();
    }
  });
});
