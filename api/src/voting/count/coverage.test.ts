/** Voters who judged too few images are left out of everything that counts votes, decided once, when the log is closed. */
import fc from 'fast-check';
import { toBase64Url } from '@photo-competition/count/bytes';
import type { CloseRecord, LogRecord, OpenRecord } from '@photo-competition/count/records';
import type { ResultFile } from '@photo-competition/count/resultFile';
import { verifyCount } from '@photo-competition/count/verify';
import { isBelowCoverage } from '@photo-competition/count/coverage';
import { sql } from 'kysely';
import { areVotesCounted, checkCounted } from '../../competitions/counted.ts';
import { checkRows } from '../../maintenance/check/check.ts';
import { checkResults } from '../../maintenance/check/resultChecks.ts';
import { abandon, claim } from '../results/repository.ts';
import { createLog } from '../../platform/log.ts';
import { radarService } from '../radar/service.ts';
import { Counted, hours, instant, voter } from '../../testing/counted.ts';
import { engine } from '../../testing/engines.ts';
import { until } from '../../testing/service.ts';
import { due, expectUnlinked, findings, kept } from '../../testing/unlinked.ts';
import { readRecord, recordsOf } from './files.ts';
import { runScript } from '@photo-competition/count/testing/folder';
import { platform } from '@photo-competition/count/testing/publish';

const voting = hours.votingStart + 1;

/** Asks for a share of the images, before the log of a competition is opened. */
const ask = (counted: Counted, id: number, minCoverage: number) =>
  sql`update competition set min_coverage = ${minCoverage} where id = ${id}`.execute(counted.db);
const moderate = (counted: Counted, image: number | undefined, moderation: string) =>
  sql`with moderated as (update image set moderation = ${moderation}, moderated_at = ${instant(voting)} where id = ${image}
    returning competition_id) update competition set results_revision = results_revision + 1
    where id = (select competition_id from moderated)`.execute(counted.db);
const recordsIn = async (counted: Counted, id: number): Promise<LogRecord[]> =>
  (await recordsOf(counted.db, id, 1e9)).map(readRecord);
const closeOf = async (counted: Counted, id: number) =>
  (await recordsIn(counted, id)).find((record): record is CloseRecord => record.type === 'close');
const tallies = async (counted: Counted, id: number) =>
  counted.db
    .selectFrom('image_tally')
    .select(['image_id', 'vote_count', 'by_point'])
    .where('competition_id', '=', id)
    .orderBy('image_id')
    .execute();
/** Whose ballots are left out, by the number of the person. */
async function leftOut(counted: Counted, id: number): Promise<number[]> {
  const { rows } = await sql<{ key: string }>`select distinct voter_key as key from left_out_ballot l
    join vote on vote.image_id = l.image_id and vote.number = l.number where l.competition_id = ${id} order by 1`.execute(
    counted.db,
  );
  return rows.map(({ key }) => Number(key.slice(-12)));
}
const storedResults = (counted: Counted, id: number) =>
  until('the newest results', async () => {
    const { rows } = await sql<{ newest: boolean }>`select exists (select from result_computation r
      join competition c on c.id = r.competition_id and c.results_revision = r.revision
      where r.state = 'STORED' and c.id = ${id} and r.robustness is not null) as newest`.execute(counted.db);
    return rows[0]?.newest === true;
  });

/** People 1 to 5 judge `few` of the images, 6 and 7 all of them. */
async function judge(counted: Counted, id: number, few: number): Promise<number[]> {
  const images = await counted.images(id);
  counted.at(voting);
  for (let person = 1; person <= 7; person++)
    for (const [i, image] of images.entries())
      if (person > 5 || i < few) await counted.vote(person, image, 1 + ((person + i) % 5));
  return images;
}

describe('the coverage rule', () => {
  let counted: Counted;
  beforeAll(async () => {
    counted = await Counted.start(engine, { voters: 7, images: 1 }, { COUNT_BATCH_VOTERS: '2', SMTP_URL: '' });
  });
  afterAll(() => counted.stop());

  test('leaves out whoever judged less than the share, and nobody who judged exactly that', async () => {
    const [exact, less] = [await counted.addCompetition(10), await counted.addCompetition(10)];
    for (const id of [exact, less]) await ask(counted, id, 50);
    await judge(counted, exact, 5);
    await judge(counted, less, 4);
    await counted.roundAt(hours.votingEnd + 1);
    expect(await leftOut(counted, exact)).toEqual([]);
    expect(await closeOf(counted, exact)).toMatchObject({ leftOutVoters: 0, leftOutBallots: 0 });
    expect(await leftOut(counted, less)).toEqual([1, 2, 3, 4, 5]);
    expect(await closeOf(counted, less)).toMatchObject({ leftOutVoters: 5, leftOutBallots: 20, standing: 40 });
    expect((await tallies(counted, less)).map(({ vote_count }) => vote_count)).toEqual(Array(10).fill(2));
  });

  test('leaves out nobody where fewer are below than the opening has sealed', async () => {
    const id = await counted.addCompetition(10);
    await ask(counted, id, 50);
    const [first = 0] = await judge(counted, id, 4);
    const open = (await recordsIn(counted, id))[0] as OpenRecord;
    expect(open).toMatchObject({ minCoverage: 50, minCoverageVoters: 5 });
    // The fifth of them judges one more.
    await counted.vote(5, (await counted.images(id))[4] ?? 0, 3);
    await counted.roundAt(hours.votingEnd + 1);
    expect(await closeOf(counted, id)).toMatchObject({ leftOutVoters: 0, leftOutBallots: 0 });
    expect((await tallies(counted, id)).find(({ image_id }) => image_id === first)?.vote_count).toBe(7);
  });

  test('measures shares by the images that are APPROVED at the closing and not the own ones, once', async () => {
    const id = await counted.addCompetition(11);
    await ask(counted, id, 50);
    const images = await judge(counted, id, 4);
    // The owner of two of ten could judge eight: four are enough.
    for (const image of images.slice(4)) await counted.vote(6, image, null);
    await sql`update image set voter_key = ${voter(6).voterKey} where id in (${images[8]}, ${images[9]})`.execute(
      counted.db,
    );
    // Of eleven five would be too few; of ten they are enough.
    for (const image of images.slice(5)) await counted.vote(7, image, null);
    await moderate(counted, images[10], 'REJECTED');
    await counted.roundAt(hours.votingEnd + 1);
    expect(await leftOut(counted, id)).toEqual([1, 2, 3, 4, 5]);
    await counted.roundAt(hours.award + 1);
    await moderate(counted, images[10], 'APPROVED');
    await moderate(counted, images[0], 'REJECTED');
    await counted.roundAt(hours.award + 2);
    expect(await leftOut(counted, id)).toEqual([1, 2, 3, 4, 5]);
    expect((await verifyCount(platform, await counted.published(2, id))).failures).toEqual([]);
  });

  test('leaves out all of their ballots that stand, on images that are shown again as well', async () => {
    const id = await counted.addCompetition(10);
    await ask(counted, id, 50);
    const images = await judge(counted, id, 5);
    await moderate(counted, images[0], 'DISQUALIFIED');
    await counted.roundAt(hours.votingEnd + 1);
    // Four of nine images: 44 %.
    expect(await closeOf(counted, id)).toMatchObject({ leftOutVoters: 5, leftOutBallots: 25 });
    await counted.roundAt(hours.award + 1);
    await moderate(counted, images[0], 'APPROVED');
    await counted.roundAt(hours.award + 2);
    const published = await counted.published(2, id);
    const result = JSON.parse(published.result) as ResultFile;
    expect(result.leftOut).toHaveLength(25);
    expect(result.images[0]).toMatchObject({ moderation: 'APPROVED', votes: 2 });
    expect((await verifyCount(platform, published)).failures).toEqual([]);
    expect(await findings(counted.db)).toEqual([]);
  });

  test('lets nothing be computed of votes before it is decided, where there is one', async () => {
    const [ruled, free] = [await counted.addCompetition(4), await counted.addCompetition(4)];
    await ask(counted, ruled, 50);
    for (const id of [ruled, free]) await judge(counted, id, 1);
    counted.at(hours.votingEnd + 1);
    const now = instant(hours.votingEnd + 1);
    expect(await claim(counted.db, ruled, now)).toBeNull();
    await expect(checkCounted(counted.db, { id: ruled })).rejects.toMatchObject({ code: 'OVERLOADED' });
    const radar = radarService(counted.db, createLog('silent'));
    await expect(radar.read(ruled, now)).rejects.toMatchObject({ code: 'OVERLOADED' });
    expect(await areVotesCounted(counted.db, { id: free })).toBe(true);
    await counted.roundAt(hours.votingEnd + 1);
    await checkCounted(counted.db, { id: ruled });
    const claimed = await claim(counted.db, ruled, now);
    if (claimed) await abandon(counted.db, claimed);
    await storedResults(counted, ruled);
    const { rows } = await sql<{ votes: number }>`select sum(r.votes)::int as votes from image_result r
      join result_computation c on c.id = r.computation_id where c.state = 'STORED' and competition_id = ${ruled}`.execute(
      counted.db,
    );
    expect(rows).toEqual([{ votes: 8 }]);
  });

  test('holds by both verifiers in elections of any course, in stored results, and once ballots are unlinked', async () => {
    const vote = fc.record({
      person: fc.integer({ min: 1, max: 7 }),
      image: fc.nat(7),
      point: fc.option(fc.integer({ min: 1, max: 5 }), { freq: 9 }),
    });
    const course = fc.record({
      votes: fc.array(vote, { minLength: 10, maxLength: 50 }),
      minCoverage: fc.integer({ min: 1, max: 50 }),
      hidden: fc.option(fc.nat(7)),
    });
    await fc.assert(
      fc.asyncProperty(course, async ({ votes, minCoverage, hidden }) => {
        const id = await counted.addCompetition(8);
        await ask(counted, id, minCoverage);
        const images = await counted.images(id);
        const standing = new Map<number, Set<number>>();
        counted.at(voting);
        for (const { person, image, point } of votes) {
          await counted.vote(person, images[image] as number, point);
          const own = standing.get(person) ?? new Set();
          standing.set(person, own);
          if (point === null) own.delete(image);
          else own.add(image);
        }
        if (hidden !== null) await moderate(counted, images[hidden], 'REJECTED');
        await counted.roundAt(hours.votingEnd + 1);
        const below = [...standing].filter(
          ([, own]) =>
            own.size > 0 &&
            isBelowCoverage(
              {
                votes: [...own].filter((image) => image !== hidden).length,
                images: 8 - Number(hidden !== null),
              },
              minCoverage,
            ),
        );
        const expected = below.length < 5 ? [] : below.map(([person]) => person).toSorted((a, b) => a - b);
        expect(await leftOut(counted, id)).toEqual(expected);
        await storedResults(counted, id);
        expect(await checkResults(counted.db)).toEqual([]);
        await counted.roundAt(hours.award + 1);
        const published = await counted.published(1, id);
        if ((await counted.log(id))?.result_version) {
          expect(await verifyCount(platform, published)).toMatchObject({
            failures: [],
            counted: { leftOut: (await closeOf(counted, id))?.leftOutBallots },
          });
          expect(runScript(published)).toMatchObject({ status: 0, stderr: '' });
        }
        expect(await findings(counted.db)).toEqual([]);
        await sql`update mail set status = 'SENT', sent_at = now() where status = 'QUEUED'`.execute(counted.db);
        const before = [await kept(counted.db, id), await tallies(counted, id)];
        await counted.roundAt(due + 1);
        await expectUnlinked(counted.db, id);
        expect([await kept(counted.db, id), await tallies(counted, id)]).toEqual(before);
        expect(await counted.published(1, id)).toEqual(published);
        expect(await findings(counted.db)).toEqual([]);
      }),
      { numRuns: 8 },
    );
  });

  test('the left out ballots are written once, by rising number, and a check finds them changed', async () => {
    const id = await counted.addCompetition(10);
    await ask(counted, id, 50);
    await judge(counted, id, 4);
    await counted.roundAt(hours.award + 1);
    const { rows } = await sql<{ number: Buffer }>`select number from left_out_ballot where competition_id = ${id}
      order by ctid`.execute(counted.db);
    expect(rows.map(({ number }) => number)).toEqual(rows.map(({ number }) => number).toSorted(Buffer.compare));
    const { leftOut: told } = JSON.parse((await counted.published(1, id)).result) as ResultFile;
    expect(told).toEqual(rows.map(({ number }) => toBase64Url(number)));
    const remove = sql`delete from left_out_ballot where number = ${rows[0]?.number}`;
    await expect(remove.execute(counted.db)).rejects.toThrow('append-only');
    const changes = [
      [remove, ['count-left-out', 'left-out-by-rule', 'vote-count']],
      [
        sql`insert into left_out_ballot select ${id}, number, image_id from vote join image on image.id = image_id
          where competition_id = ${id} and vote.voter_key = ${voter(6).voterKey}`,
        ['count-left-out', 'left-out-by-rule', 'vote-count'],
      ],
      [sql`delete from left_out_ballot where competition_id = ${id}`, ['count-left-out', 'left-out-by-rule']],
      [
        sql`update left_out_ballot set image_id = (select max(image_id) from left_out_ballot where competition_id = ${id})`,
        ['left-out-ballot-stands'],
      ],
    ] as const;
    for (const [change, rules] of changes) {
      let found: string[] = [];
      await counted.db
        .transaction()
        .execute(async (tx) => {
          await sql`alter table left_out_ballot disable trigger left_out_ballot_append_only`.execute(tx);
          await change.execute(tx);
          found = (await checkRows(tx)).findings.map(({ rule }) => rule);
          throw new Error('undone');
        })
        .catch((error: Error) => expect(error.message).toBe('undone'));
      expect(found).toEqual(expect.arrayContaining([...rules]));
    }
    expect(await findings(counted.db)).toEqual([]);
  });
});

describe('a coverage rule that several instances decide', () => {
  let counted: Counted;
  beforeAll(async () => {
    counted = await Counted.start(engine, { voters: 7, images: 1 });
  });
  afterAll(() => counted.stop());

  test('is decided once, whoever closes the log', async () => {
    const services = [counted.service, await counted.openAnother('second'), await counted.openAnother('third')];
    const id = await counted.addCompetition(20);
    await ask(counted, id, 50);
    await judge(counted, id, 9);
    counted.at(hours.award + 1);
    await Promise.all(services.map(({ counts }) => counts.round()));
    await counted.service.counts.round();
    expect(await closeOf(counted, id)).toMatchObject({ leftOutVoters: 5, leftOutBallots: 45 });
    expect((await tallies(counted, id)).map(({ vote_count }) => vote_count)).toEqual(Array(20).fill(2));
    expect((await verifyCount(platform, await counted.published(1, id))).failures).toEqual([]);
    expect(await findings(counted.db)).toEqual([]);
  });
});
