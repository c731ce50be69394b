/** Once its time has come nobody can tell who has cast which ballot of a count, and everything that is counted stays. */
import fc from 'fast-check';
import { verifyCount } from '@photo-competition/count/verify';
import { sql } from 'kysely';
import { Counted, hours, instant, voter } from '../../testing/counted.ts';
import { engine } from '../../testing/engines.ts';
import { createLog } from '../../platform/log.ts';
import { audienceChoices, countAudience } from '../../campaigns/audience.ts';
import { ownData } from '../../reports/exports/ownData.ts';
import { peopleRows } from '../../reports/exports/peopleTables.ts';
import { radarService } from '../radar/service.ts';
import type { ResultsService } from '../results/service.ts';
import { statisticsService } from '../../reports/statistics/service.ts';
import { removePerson } from '../../people/users/removal.ts';
import { findAllUsers } from '../../people/users/repository.ts';
import { countService } from './service.ts';
import { platform } from '@photo-competition/count/testing/publish';
import {
  ballotKeys,
  due,
  election,
  expectUnlinked,
  findings,
  kept,
  notes,
  rollKeys,
  rule,
  voteKeys,
} from '../../testing/unlinked.ts';
import { isLinked } from '../../competitions/linked.ts';
import { unlink } from './unlinking.ts';

class Undone extends Error {}

describe('unlinking ballots', () => {
  let counted: Counted;
  const personOf = (key: string) =>
    counted.db.selectFrom('account').selectAll().where('voter_key', '=', key).executeTakeFirstOrThrow();
  beforeAll(async () => {
    counted = await Counted.start(engine, { voters: 7, images: 4 }, { COUNT_BATCH_VOTERS: '2', SMTP_URL: '' });
  });
  afterAll(() => counted.stop());

  test('happens after so many days, and not at the very instant', async () => {
    const id = await election(counted);
    await counted.roundAt(due);
    expect(await rollKeys(counted.db, id)).toEqual(new Set(await ballotKeys(counted.db, id)));
    expect(await isLinked(counted.db, id)).toBe(true);
    expect(await notes(counted.db, id)).toEqual([]);
    const before = await kept(counted.db, id);
    const published = await counted.published(1, id);
    await counted.roundAt(due + 0.001);
    await expectUnlinked(counted.db, id);
    expect(await kept(counted.db, id)).toEqual(before);
    expect(await counted.published(1, id)).toEqual(published);
    expect(await counted.log(id)).toMatchObject({ unlinked_at: instant(due + 0.001) });
    expect(await notes(counted.db, id)).toEqual([
      { actor: 'system', actor_id: null, object_id: String(id), before: null, after: null },
    ]);
    expect(await findings(counted.db)).toEqual([]);
  });

  test('never happens where the setting says so', async () => {
    const id = await election(counted, 1);
    const competition = await counted.db
      .selectFrom('competition')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const parts = { rule: { ...rule, days: 0 }, now: instant(due * 10), isStopping: () => false };
    await unlink(counted.db, competition, parts);
    expect(await isLinked(counted.db, id)).toBe(true);
  });

  test('waits for mails that tell voters of their ballots', async () => {
    const id = await election(counted, 1);
    await sql`update mail set status = 'QUEUED' where sealed_competition_id = ${id}
      and id = (select min(id) from mail where sealed_competition_id = ${id})`.execute(counted.db);
    await counted.roundAt(due + 1);
    expect(await isLinked(counted.db, id)).toBe(true);
    await sql`update mail set status = 'SENT' where sealed_competition_id = ${id}`.execute(counted.db);
    await counted.roundAt(due + 1);
    await expectUnlinked(counted.db, id);
  });

  test('keeps every result of elections of any course, and is done once', async () => {
    const vote = fc.record({
      person: fc.integer({ min: 1, max: 7 }),
      image: fc.nat(3),
      point: fc.option(fc.integer({ min: 1, max: 5 })),
      after: fc.constantFrom(0, 0, 0, 0.5, 7, 25),
    });
    const course = fc.record({ votes: fc.array(vote, { maxLength: 40 }), most: fc.integer({ min: 1, max: 9 }) });
    const other = await election(counted);
    const others = await ballotKeys(counted.db, other);
    await fc.assert(
      fc.asyncProperty(course, async ({ votes, most }) => {
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
        await sql`update mail set status = 'SENT', sent_at = now() where status = 'QUEUED'`.execute(counted.db);
        const before = await kept(counted.db, id);
        const published = await counted.published(1, id);
        const competition = await counted.db
          .selectFrom('competition')
          .selectAll()
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        const parts = { rule, now: instant(due + 1), most };
        // Stopping after each part leaves a state that a check accepts, and the next run goes on from it.
        for (let parted = 0; !(await counted.log(id))?.unlinked_at; parted++) {
          let asked = 0;
          await unlink(counted.db, competition, { ...parts, isStopping: () => asked++ > 0 });
          expect(await kept(counted.db, id)).toEqual(before);
          if (parted === 1) expect(await findings(counted.db)).toEqual([]);
        }
        await expectUnlinked(counted.db, id);
        expect(await counted.published(1, id)).toEqual(published);
        if ((await counted.log(id))?.result_version)
          expect((await verifyCount(platform, published)).failures).toEqual([]);
        expect(await findings(counted.db)).toEqual([]);
        const after = [await ballotKeys(counted.db, id), await counted.log(id)];
        await unlink(counted.db, competition, { ...parts, now: instant(due + 9), isStopping: () => false });
        await counted.roundAt(hours.award + 2);
        expect([await ballotKeys(counted.db, id), await counted.log(id)]).toEqual(after);
        expect(await notes(counted.db, id)).toHaveLength(1);
      }),
      { numRuns: 8 },
    );
    expect(await ballotKeys(counted.db, other)).toEqual(others);
  });

  test('is whole or not there when its transaction is not', async () => {
    const id = await election(counted);
    const before = [await ballotKeys(counted.db, id), await voteKeys(counted.db, id), await counted.log(id)];
    const tried = counted.db.transaction().execute(async (tx) => {
      await sql`select unlink_ballots(${id}::int, true, ${instant(due + 1)}::timestamptz, 'UTC', 10)`.execute(tx);
      throw new Undone();
    });
    await expect(tried).rejects.toThrow(Undone);
    expect([await ballotKeys(counted.db, id), await voteKeys(counted.db, id), await counted.log(id)]).toEqual(before);
  });

  test('lets ballots change in no other way', async () => {
    const id = await election(counted, 1);
    const refused = async (statement: string) =>
      expect(counted.db.transaction().execute((tx) => sql.raw(statement).execute(tx))).rejects.toThrow('append-only');
    await refused(`update ballot set voter_key = gen_random_uuid() where competition_id = ${id}`);
    await refused(`delete from ballot where competition_id = ${id}`);
    await refused('truncate ballot cascade');
    await refused(`do 'begin update ballot /* unlink_ballots(integer, */ set voter_key = gen_random_uuid(); end'`);
    // Nor could that function change anything else.
    const impostor = (set: string) => `create schema elsewhere;
      create function elsewhere.unlink_ballots(of int, most int) returns void language plpgsql as $$
        begin update ballot set ${set} where competition_id = of; end $$;
      select elsewhere.unlink_ballots(${id}, 1)`;
    const others = ['point', 'number', 'cast_at', 'image_id', 'competition_id', 'replaces', 'commitment', 'id'];
    const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
      where table_name = 'ballot' and table_schema = current_schema()`.execute(counted.db);
    expect(rows.map(({ name }) => name).sort()).toEqual([...others, 'voter_key'].sort());
    for (const column of others) await refused(impostor(column === 'id' ? 'id = default' : `${column} = null`));
    const tried = counted.db.transaction().execute(async (tx) => {
      await sql.raw(impostor('voter_key = gen_random_uuid()')).execute(tx);
      throw new Undone();
    });
    await expect(tried).rejects.toThrow(Undone);
    await refused(`update count_roll set link = 'UNLINKED', standing = 0 where competition_id = ${id}`);
    await counted.roundAt(due + 1);
    await refused(`update count_roll set link = 'LINKED' where competition_id = ${id}`);
  });

  test('two instances do it once, part by part', async () => {
    const id = await election(counted, 12);
    const second = await counted.openAnother('second');
    const competition = await counted.db
      .selectFrom('competition')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const before = await kept(counted.db, id);
    const parts = { rule, now: instant(due + 1), most: 3, isStopping: () => false };
    await Promise.all([counted.db, second.db].map((db) => unlink(db, competition, parts)));
    await expectUnlinked(counted.db, id);
    expect(await kept(counted.db, id)).toEqual(before);
    expect(await notes(counted.db, id)).toHaveLength(1);
    expect(await findings(counted.db)).toEqual([]);
  });

  test('parts the ballots of somebody who leaves from each other, once the log is closed', async () => {
    const id = await election(counted);
    const running = await counted.addCompetition(1);
    const [image = 0] = await counted.images(running);
    counted.at(hours.votingStart + 1);
    for (let person = 1; person <= 7; person++) await counted.vote(person, image, 3);
    const before = await kept(counted.db, id);
    const key = voter(7).voterKey;
    const leaver = await counted.db
      .selectFrom('account')
      .selectAll()
      .where('voter_key', '=', key)
      .executeTakeFirstOrThrow();
    await counted.db.transaction().execute((tx) => removePerson(tx, leaver, instant(hours.votingStart + 2)));
    await counted.roundAt(hours.votingStart + 2);
    const keys = await ballotKeys(counted.db, id);
    expect(keys).not.toContain(key);
    expect(keys.filter((one) => one === voter(6).voterKey)).toHaveLength(4);
    expect(new Set(keys).size).toBe(6 + 4);
    // Votes are still taken, and the number of voters is part of what the log will say.
    expect(await ballotKeys(counted.db, running)).toContain(key);
    const open = { salt: null, username: null };
    const { roll, ...rest } = before as { roll: { voter_key: string }[] };
    const expected = roll.map((entry) => (entry.voter_key === key ? { ...entry, ...open } : entry));
    expect(await kept(counted.db, id)).toEqual({ ...rest, roll: expected });
    expect(await isLinked(counted.db, id)).toBe(true);
    await counted.roundAt(hours.award + 1);
    expect(await counted.log(running)).toMatchObject({ voters: 7, ballots: 7, result_version: 1 });
    expect(await ballotKeys(counted.db, running)).not.toContain(key);
    expect(await findings(counted.db)).toEqual([]);
  });

  test('leaves what is told by person as numbers of the roll, and refuses what needs to know who voted what', async () => {
    const { db } = counted;
    const id = await election(counted);
    const [first = 0] = await counted.images(id);
    const admin = { ...voter(1), administrator: true };
    const at = (hour: number) => ({ viewer: admin, clock: () => instant(hour), requestId: 'test' });
    const results = { ranking: () => Promise.resolve(null), best: () => Promise.resolve([]) };
    const statistics = statisticsService(db, results as unknown as ResultsService, rule.timeZone);
    const count = countService({ db, signer: counted.service.signer, minVoters: 5 });
    const radar = radarService(db, createLog('silent'));
    const own = voter(2);
    const { exclusions } = counted.service;
    const request = (ballot: string) => ({
      ...({ imageId: first, reason: 'RING', note: 'Alike.', aloneNote: 'Nobody else.' } as const),
      ballots: [ballot],
    });
    const votes = await db.selectFrom('vote').select('number').where('image_id', '=', first).limit(2).execute();
    const [excluded = '', proposed = ''] = votes.map(({ number }) => (number as Buffer).toString('base64url'));
    const decision = await exclusions.propose(id, request(excluded), at(hours.award + 1));
    const open = await exclusions.propose(id, { ...request(proposed), aloneNote: null }, at(hours.award + 1));
    await counted.roundAt(hours.award + 1);
    await sql`update mail set status = 'SENT', sent_at = now() where status = 'QUEUED'`.execute(db);
    await db
      .insertInto('radar_result')
      .values({ competition_id: id, revision: 0, people: 7, votes: 27, computed_at: instant(due), circles: '[]' })
      .execute();

    const told = async (now: Date) => {
      const users = await findAllUsers(db, { sort: 'id', direction: 'asc' }, now);
      const people: unknown[] = [];
      for await (const row of peopleRows(db, id, true)) people.push(row);
      const { perDay, voters, votes: total, perHour } = await statistics.of(id, now);
      return {
        deeds: users.map((user) => [user.entries, user.votes, user.comments]),
        people,
        perDay,
        perHour,
        voters,
        total,
        choices: (await audienceChoices(db, now)).filter(({ group }) => group === 'VOTERS'),
        audience: await countAudience(db, { group: 'VOTERS', competitionId: id, newsletter: null, locale: null }),
        readings: (await count.mine(id, own, now)).roll,
        excluded: await exclusions.excluded(id, now),
      };
    };
    const before = await told(instant(due));
    // A person of the seven has left, above.
    expect(before.people).toHaveLength(6);
    expect(before.perDay.map(({ voters }) => voters).filter(Boolean)).toEqual([7, 2]);
    const { ballots } = await count.mine(id, own, instant(due));
    const [ballot] = ballots;
    const proof = await count.inclusion(id, ballot?.number ?? '', own, instant(due));
    expect((await count.read(id, instant(due))).unlinkedAt).toBeNull();
    await expect(
      count.inclusion(id, excluded === ballot?.number ? proposed : excluded, own, instant(due)),
    ).rejects.toThrow('NOT_FOUND');

    await counted.roundAt(due + 1);
    const now = instant(due + 1);
    expect(await told(now)).toEqual(before);
    expect((await count.mine(id, own, now)).ballots).toEqual([]);
    // The number is known from the receipt alone: it proves that the ballot is in the log.
    expect(await count.inclusion(id, ballot?.number ?? '', own, now)).toEqual(proof);
    expect((await count.read(id, now)).unlinkedAt).toBe(now.toISOString());
    const { data } = await ownData(db, { accountId: (await personOf(own.voterKey)).id, voterKey: own.voterKey }, now);
    expect(data.unlinkedBallots).toContainEqual({ competitionId: id, cast: 5, standing: 3 });
    expect(data.votes.filter(({ imageId }) => imageId === first)).toEqual([]);

    await expect(radar.read(id, now)).rejects.toMatchObject({ code: 'UNLINKED' });
    await expect(radar.open(id, 'A', at(due + 1))).rejects.toMatchObject({ code: 'UNLINKED' });
    expect(await db.selectFrom('radar_result').selectAll().where('competition_id', '=', id).execute()).toEqual([]);
    await expect(exclusions.propose(id, request(proposed), at(due + 1))).rejects.toMatchObject({ code: 'UNLINKED' });
    await expect(exclusions.confirm(id, open.id, { aloneNote: 'Nobody else.' }, at(due + 1))).rejects.toMatchObject({
      code: 'UNLINKED',
    });
    // The decision can be revoked. The voters to tell of it are unknown.
    await sql`delete from mail`.execute(db);
    expect(await exclusions.revoke(id, decision.id, at(due + 1))).toMatchObject({ state: 'REVOKED' });
    expect(await db.selectFrom('mail').select('kind').execute()).toEqual([]);
    expect(await findings(db)).toEqual([]);
  });
});
