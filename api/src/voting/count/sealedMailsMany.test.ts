/** Ten thousand voters: queueing their mails keeps nobody waiting, and they are made one by one. */
import { sql } from 'kysely';
import { Counted, hours, instant } from '../../testing/counted.ts';
import { engine } from '../../testing/engines.ts';

const voters = 10_000;

describe('the mails to ten thousand voters', () => {
  let counted: Counted;
  beforeAll(async () => {
    counted = await Counted.start(engine, { voters: 0, images: 3 }, { SMTP_URL: 'smtp://127.0.0.1:9' });
    await sql`insert into account (voter_key, username, username_key, email, email_key, first_name, last_name, locale,
        newsletter, activated_at, created_at)
      select gen_random_uuid(), 'p' || n, 'p' || n, 'p' || n || '@example.org', 'p' || n || '@example.org', 'V', 'V', 'en', '{}',
        ${instant(0)}, ${instant(0)} from generate_series(1, ${voters}) n`.execute(counted.db);
    await counted.roundAt(hours.votingStart + 1);
    await sql`insert into ballot (image_id, voter_key, point, cast_at, competition_id, number, commitment)
      select image, voter_key, 3, ${instant(hours.votingStart + 2)}, 1, number, count_commitment(1, number, image, 3, null)
      from (select image.id as image, account.voter_key, new_ballot_number() as number from image, account
        where not administrator) drawn`.execute(counted.db);
  }, 600_000);
  afterAll(() => counted.stop());

  /** The times that another caller waits while some work is done. */
  async function waitsDuring(work: () => Promise<void>): Promise<number[]> {
    const waits: number[] = [];
    let under = true;
    const done = work().finally(() => (under = false));
    while (under) {
      const start = performance.now();
      await counted.db.selectFrom('competition').select('title').where('id', '=', 1).execute();
      waits.push(performance.now() - start);
    }
    await done;
    return waits;
  }
  const told = (waits: number[]) => `${Math.round(Math.max(...waits))} ms at most, ${waits.length} times`;

  test('are queued once, without a text, in steps between which others have their turn', async () => {
    const closing = await waitsDuring(() => counted.roundAt(hours.votingEnd + 1));
    const count = async () =>
      (
        await sql`select count(*)::int as n, count(distinct account_id)::int as people,
          count(*) filter (where subject = '' and body_text = '' and body_html = '')::int as textless from mail
          where sealed_competition_id = 1`.execute(counted.db)
      ).rows;
    expect(await count()).toEqual([{ n: voters, people: voters, textless: voters }]);
    await sql`delete from mail`.execute(counted.db);
    await sql`update count_log set mailed_to = '', voters_mailed_at = null`.execute(counted.db);
    const queueing = await waitsDuring(() => counted.service.counts.round());
    expect(await count()).toEqual([{ n: voters, people: voters, textless: voters }]);
    expect(queueing.length).toBeGreaterThanOrEqual(10);
    console.info(`others waited: while it closed ${told(closing)}; while mails were queued ${told(queueing)}`);
  });
});
