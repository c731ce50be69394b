/** A log is whole or not there when its keeper is killed while it seals, closes and publishes it, between any two statements. */
import { sql } from 'kysely';
import { verifyCount } from '@photo-competition/count/verify';
import { checkCounts } from '../../maintenance/check/countChecks.ts';
import { Counted, hours, instant } from '../../testing/counted.ts';
import { engine } from '../../testing/engines.ts';
import { TestService, until } from '../../testing/service.ts';
import { platform } from '@photo-competition/count/testing/publish';

/**
 * Where a keeper is held and killed: in front of or behind a statement that it writes, by a trigger. The last three are in the
 * transaction that publishes, the first one in that which seals.
 */
const points = {
  'sealing is written': 'after update on count_log for each row when (new.sealed_at is distinct from old.sealed_at)',
  'entries are to be written': 'before insert on count_entry for each statement',
  'entries are written': 'after insert on count_entry for each statement',
  'the row of the log is written':
    'after update on count_log for each row when (new.closed_at is distinct from old.closed_at)',
  'the head is to be written': 'before insert on count_head for each statement',
  'the head is written': 'after insert on count_head for each statement',
  'the roll is to be written': 'before insert on count_roll for each statement',
  'the roll is written': 'after insert on count_roll for each statement',
  'what the coverage rule leaves out is written': 'after insert on left_out_ballot for each statement',
  'the closing is committed': 'after insert on count_roll deferrable initially deferred for each row',
  'ballots are published': 'after insert on count_file for each statement',
  'the result is published': 'after insert on count_result for each statement',
  'the publication is committed': 'after insert on count_result deferrable initially deferred for each row',
} as const;
const names = Object.keys(points) as (keyof typeof points)[];

/** How often a keeper is killed; more with COUNT_KILLS. Each place in turn. */
const kills = Number(process.env['COUNT_KILLS'] ?? names.length);
/** Milliseconds after which so many kills will never come to an end: a safety net. */
const killsTimeout = 900_000 + kills * 120_000;
/** Of the lock that the test has and a keeper waits for. */
const held = 4711;

describe('a log whose keeper is killed', () => {
  let counted: Counted;
  let service: TestService;
  beforeAll(async () => {
    counted = await Counted.start(engine, { voters: 8, images: 1 });
    await sql`create function hold_keeper() returns trigger language plpgsql as $$
      begin perform pg_advisory_xact_lock(${sql.lit(held)}); return new; end $$`.execute(counted.db);
    service = await TestService.start(counted.installation.engine, { COUNT_JOB_SECONDS: '1' });
  });
  afterAll(async () => {
    await service?.stop();
    await counted.stop();
  });

  /** Connections of others that wait for the test's lock: keepers that stand at the place. */
  async function waiting(): Promise<number> {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_locks
      where locktype = 'advisory' and objid = ${held}::int and not granted`.execute(counted.db);
    return rows[0]?.n ?? 0;
  }

  /** The public state of a log. */
  async function stateOf(id: number) {
    const { rows } = await sql<{ sealed: boolean; closed: boolean; version: number; parts: number[] }>`
      select sealed_at is not null as sealed, closed_at is not null as closed, result_version as version, array[
        (select count(*) from count_entry where competition_id = ${id}), (select count(*) from count_head where competition_id = ${id}),
        (select count(*) from count_roll where competition_id = ${id}), (select count(*) from count_file where competition_id = ${id}),
        (select count(*) from count_result where competition_id = ${id})]::int[] as parts
      from count_log where competition_id = ${id}`.execute(counted.db);
    return rows[0];
  }

  /** How many votes are kept as counted. */
  const votesOf = async (id: number): Promise<number> => {
    const { rows } = await sql<{ n: number }>`select sum(vote_count)::int as n from image_tally
      where competition_id = ${id}`.execute(counted.db);
    return rows[0]?.n ?? 0;
  };

  /** Five of eight people judge two of six images, which is less than the coverage rule asks for. @returns how many votes count */
  async function voteAll(id: number): Promise<{ before: number; closed: number }> {
    await sql`update competition set min_coverage = 50 where id = ${id}`.execute(counted.db);
    counted.at(hours.votingStart + 1);
    for (const [index, image] of (await counted.images(id)).entries())
      for (let person = index < 2 ? 1 : 6; person <= 8; person++)
        await counted.vote(person, image, 1 + ((person + image) % 5));
    return { before: 28, closed: 18 };
  }

  /** Kills a keeper that stands at a place. @returns the log before, and what is left of what it had begun */
  async function killAt(place: keyof typeof points, id: number) {
    const kind = sql.raw(points[place].includes('deferrable') ? 'constraint trigger' : 'trigger');
    await sql`create ${kind} held ${sql.raw(`${points[place]} execute function hold_keeper()`)}`.execute(counted.db);
    const table = sql.table(/ on (\w+) /.exec(points[place])?.[1] ?? '');
    let before: Awaited<ReturnType<typeof stateOf>>;
    await counted.db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(${held}::bigint)`.execute(tx);
      service.setClock(instant(hours.award + 1));
      await until(`a keeper where ${place}`, async () => (await waiting()) > 0);
      before = await stateOf(id);
      await service.end('SIGKILL');
      // It stands there still, in the database, and nobody will tell it to go on.
      expect(await waiting()).toBe(1);
    });
    // Waits for what the killed one has begun: it holds the table.
    await sql`drop trigger held on ${table}`.execute(counted.db);
    return { before, after: await stateOf(id) };
  }

  test(
    'is whole or not there',
    async () => {
      const left = { nothing: 0, everything: 0 };
      for (let n = 0; n < kills; n++) {
        const place = names[n % names.length] as keyof typeof points;
        service.setClock(instant(hours.votingStart + 1));
        const id = await counted.addCompetition(6);
        const votes = await voteAll(id);
        const { before, after } = await killAt(place, id);
        const isLeft = JSON.stringify(before) !== JSON.stringify(after);
        left[isLeft ? 'everything' : 'nothing'] += 1;
        // Only what stood at its commit may have come to its end.
        expect({ place, isLeft: isLeft && !place.endsWith('committed') }).toEqual({ place, isLeft: false });
        expect(await votesOf(id)).toBe(after?.closed ? votes.closed : votes.before);
        expect(await checkCounts(counted.db)).toEqual([]);
        await service.launch();
        await until('the count to be published', async () => (await stateOf(id))?.version === 1);
        expect((await verifyCount(platform, await counted.published(1, id))).failures).toEqual([]);
        expect(await votesOf(id)).toBe(votes.closed);
        expect(await checkCounts(counted.db)).toEqual([]);
      }
      expect(left.nothing + left.everything).toBe(kills);
      // Two of the places are commits.
      expect(left.nothing).toBeGreaterThanOrEqual(Math.floor((kills * (names.length - 2)) / names.length));
    },
    killsTimeout,
  );
});
