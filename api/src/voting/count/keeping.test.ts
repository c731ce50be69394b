/** The log stays whole whatever happens to its keepers: several instances, elections of any course. */
import fc from 'fast-check';
import { verifyCount } from '@photo-competition/count/verify';
import { sql } from 'kysely';
import { checkCounts } from '../../maintenance/check/countChecks.ts';
import { Counted, hours, instant } from '../../testing/counted.ts';
import type { Db } from '../../platform/database/database.ts';
import { engine } from '../../testing/engines.ts';
import { until } from '../../testing/service.ts';
import { removePerson } from '../../people/users/removal.ts';
import { platform } from '@photo-competition/count/testing/publish';

describe('elections of any course', () => {
  let counted: Counted;
  beforeAll(async () => {
    counted = await Counted.start(engine, { voters: 7, images: 1 }, { COUNT_BATCH_VOTERS: '2' });
  });
  afterAll(() => counted.stop());

  test('end with a count that holds', async () => {
    const vote = fc.record({
      person: fc.integer({ min: 1, max: 7 }),
      image: fc.nat(3),
      point: fc.option(fc.integer({ min: 1, max: 5 })),
      /** Hours that pass before it. */
      after: fc.constantFrom(0, 0, 0, 0.5, 7, 25),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(vote, { maxLength: 40 }), async (votes) => {
        const id = await counted.addCompetition(4);
        const images = await counted.images(id);
        let hour = hours.votingStart + 1;
        await counted.roundAt(hour);
        for (const { person, image, point, after } of votes) {
          if (after > 0 && hour + after < hours.votingEnd) await counted.roundAt((hour += after));
          await counted.at(hour).vote(person, images[image] as number, point);
        }
        await counted.roundAt(hours.votingEnd + 1);
        await counted.roundAt(hours.award + 1);
        const log = await counted.log(id);
        expect(log?.closed_at).not.toBeNull();
        const isPublished = (log?.voters ?? 0) >= 5;
        expect(log?.result_version).toBe(isPublished ? 1 : 0);
        if (isPublished) expect((await verifyCount(platform, await counted.published(1, id))).failures).toEqual([]);
        expect(await checkCounts(counted.db)).toEqual([]);
      }),
      { numRuns: 8 },
    );
  });
});

describe('a log that several keep', () => {
  let counted: Counted;
  beforeAll(async () => {
    counted = await Counted.start(engine, { voters: 8, images: 40 });
  });
  afterAll(() => counted.stop());

  const voteAll = async (competition: number) => {
    counted.at(hours.votingStart + 1);
    for (const image of await counted.images(competition))
      for (let person = 1; person <= 8; person++) await counted.vote(person, image, 1 + ((person + image) % 5));
  };

  test('is closed once when instances close it at the same moment', async () => {
    await voteAll(1);
    const services = [counted.service, await counted.openAnother('second'), await counted.openAnother('third')];
    counted.at(hours.award + 1);
    await Promise.all(services.map(({ counts }) => counts.round()));
    await counted.service.counts.round();
    expect(await counted.log()).toMatchObject({ ballots: 320, voters: 8, result_version: 1 });
    expect((await verifyCount(platform, await counted.published())).failures).toEqual([]);
  });

  /** Somebody by name, and whether a connection of the service's waits for another one. */
  const personNamed = (username: string) =>
    counted.db.selectFrom('account').selectAll().where('username', '=', username).executeTakeFirstOrThrow();
  const isWaiting = async () => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`.execute(counted.db);
    return rows[0]?.n === 1;
  };
  /** Does something in a transaction that ends when `commit` is called. */
  async function held(work: (tx: Db) => Promise<unknown>) {
    let commit: () => void = () => undefined;
    const committed = new Promise<void>((resolve) => (commit = resolve));
    let ended: Promise<void> = Promise.resolve();
    await new Promise<void>((resolve, reject) => {
      ended = counted.db.transaction().execute(async (tx) => {
        await work(tx);
        resolve();
        await committed;
      });
      ended.catch(reject);
    });
    return { commit, ended };
  }

  test('names nobody whose account is being deleted while the roll is written', async () => {
    const id = await counted.addCompetition(2);
    await voteAll(id);
    counted.at(hours.votingEnd + 1);
    const leaver = await personNamed('Voter8');
    const removal = await held((tx) => removePerson(tx, leaver, instant(hours.votingEnd + 1)));
    let isRoundOver = false;
    const round = counted.service.counts.round().finally(() => (isRoundOver = true));
    // It waits for the removal, for it has read the people before and still knows the name.
    await until('the roll to wait', async () => isRoundOver || (await isWaiting()));
    removal.commit();
    await Promise.all([removal.ended, round]);
    const roll = await counted.db
      .selectFrom('count_roll')
      .select(['username', 'salt'])
      .where('competition_id', '=', id)
      .execute();
    expect(roll).toHaveLength(8);
    expect(roll.filter(({ username, salt }) => username === null && salt === null)).toHaveLength(1);
    await counted.roundAt(hours.award + 1);
    expect((await verifyCount(platform, await counted.published(1, id))).failures).toEqual([]);
    expect(await checkCounts(counted.db)).toEqual([]);
  });

  test('forgets a name that is written while its account is being deleted', async () => {
    const leaver = await personNamed('Voter7');
    const [id, key] = [await counted.addCompetition(1), leaver.voter_key];
    // The first vote opens the log.
    await voteAll(id);
    const writing = await held(async (tx) => {
      await sql`select from account where voter_key = ${key}::uuid for key share`.execute(tx);
      await sql`insert into count_roll (competition_id, roll_id, voter_key, salt, username, cast_ballots, standing)
        values (${id}, ${Buffer.alloc(32, 7)}, ${key}::uuid, ${Buffer.alloc(16, 7)}, 'voter7', 1, 1)`.execute(tx);
    });
    let isOver = false;
    const removal = counted.db
      .transaction()
      .execute((tx) => removePerson(tx, leaver, instant(hours.votingEnd + 1)))
      .finally(() => (isOver = true));
    await until('the removal to wait', async () => isOver || (await isWaiting()));
    writing.commit();
    await Promise.all([writing.ended, removal]);
    const [row] = await counted.db.selectFrom('count_roll').selectAll().where('competition_id', '=', id).execute();
    expect(row).toMatchObject({ username: null, salt: null });
  });
});
