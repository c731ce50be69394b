/** `npm run check` over ballots that are unlinked from their voters, whole and damaged. */
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { applyRules } from '../../maintenance/check/finding.ts';
import { unlinkedRules } from '../../maintenance/check/unlinkedRules.ts';
import { TestInstallation } from '../../maintenance/testing/installation.ts';
import { Counted, voter } from '../../testing/counted.ts';
import { engine } from '../../testing/engines.ts';
import { ballotKeys, due, election, expectUnlinked, findings, kept, read, voteKeys } from '../../testing/unlinked.ts';
import { isLinked } from '../../competitions/linked.ts';

class Undone extends Error {}

describe('findings of a check in unlinked ballots', () => {
  let counted: Counted;
  let unlinked: number;
  let linked: number;
  beforeAll(async () => {
    counted = await Counted.start(engine, { voters: 7, images: 4 }, { COUNT_BATCH_VOTERS: '2', SMTP_URL: '' });
    unlinked = await election(counted);
    await counted.roundAt(due + 1);
    linked = await election(counted);
  });

  afterAll(() => counted.stop());

  const off = (table: string) => `alter table ${table} disable trigger user`;
  const least = (
    table: string,
    where: string,
  ) => `(select min(number) from (select encode(number, 'hex') as number from ${table}
    where ${where}) of)`;
  const numbered = (where: string) => `encode(number, 'hex') = ${least('ballot', where)}`;
  const damages: [damage: string, statements: (u: number, l: number) => string[], rule: string][] = [
    [
      'an unlinked ballot that has somebody’s key',
      (u) => [
        off('ballot'),
        `update ballot set voter_key = (select voter_key from count_roll where competition_id = ${u} limit 1)
          where competition_id = ${u} and ${numbered(`competition_id = ${u}`)}`,
      ],
      'roll-of-linked',
    ],
    [
      'a linked ballot that has nobody’s key',
      (_, l) => [
        off('ballot'),
        `update ballot set voter_key = gen_random_uuid() where competition_id = ${l} and id = (select min(id) from ballot where voter_key = '${voter(1).voterKey}' and competition_id = ${l})`,
      ],
      'roll-of-linked',
    ],
    [
      'unlinked ballots of one key',
      (u) => [off('ballot'), `update ballot set voter_key = '${voter(99).voterKey}' where competition_id = ${u}`],
      'unlinked-singly',
    ],
    [
      'unlinked votes of one key',
      (u) => [
        `update vote set voter_key = '${voter(99).voterKey}' where image_id in (select id from image where competition_id = ${u})
          and number in (select distinct on (image_id) number from vote order by image_id)`,
      ],
      'unlinked-singly',
    ],
    [
      'a standing ballot without a vote',
      (u) => [
        `delete from vote where encode(number, 'hex') = ${least('vote', `image_id in (select id from image where competition_id = ${u})`)}`,
      ],
      'vote-stands',
    ],
    [
      'votes that differ from their ballots',
      (u) => [`update vote set point = 6 - point where image_id in (select id from image where competition_id = ${u})`],
      'vote-stands',
    ],
    [
      'ballots that replace what is not there',
      (u) => [
        off('ballot'),
        `update ballot set replaces = new_ballot_number() where competition_id = ${u} and replaces is not null`,
      ],
      'ballot-replaced-once',
    ],
    [
      'ballots of one vote twice replaced',
      (u) => [
        off('ballot'),
        `update ballot b set (replaces, image_id) = (select replaces, image_id from ballot
          where competition_id = ${u} and replaces is not null order by id limit 1)
          where id = (select max(id) from ballot where competition_id = ${u})`,
      ],
      'ballot-replaced-once',
    ],
    [
      'entries of the roll that are linked again',
      (u) => [off('count_roll'), `update count_roll set link = 'LINKED' where competition_id = ${u}`],
      'unlinked-log',
    ],
    [
      'an entry of the roll that is unlinked too early',
      (_, l) => [`update count_roll set link = 'UNLINKED' where competition_id = ${l} and salt is not null`],
      'unlinked-log',
    ],
    [
      'what the radar has found',
      (u) => [`insert into radar_result values (${u}, 0, 7, 9, now(), '[]')`],
      'unlinked-log',
    ],
    [
      'more voters of a day than were unlinked',
      (u) => [`update count_turnout set voters = 99 where competition_id = ${u}`],
      'turnout-of-unlinked',
    ],
  ];

  test('is nothing in what the service has written', async () => {
    await expectUnlinked(counted.db, unlinked);
    expect(await isLinked(counted.db, linked)).toBe(true);
    expect(await findings(counted.db)).toEqual([]);
  });

  test.each(damages)('is %s', async (_, statements, rule) => {
    let found: string[] = [];
    const tried = counted.db.transaction().execute(async (tx) => {
      for (const statement of statements(unlinked, linked)) await sql.raw(statement).execute(tx);
      found = (await applyRules(tx, unlinkedRules)).map((finding) => finding.rule);
      throw new Undone();
    });
    await expect(tried).rejects.toThrow(Undone);
    expect(found).toContain(rule);
  });

  test('is nothing in a backup that was restored, and it goes on from there', async () => {
    const target = await TestInstallation.make(engine);
    const rows = async (db: Db) => [
      await kept(db, unlinked),
      await ballotKeys(db, unlinked),
      await voteKeys(db, unlinked),
      await read(db, sql`select * from count_turnout order by competition_id, day`),
      await read(db, sql`select competition_id, unlink_begun_at, unlinked_to, unlinked_at from count_log order by 1`),
      await read(db, sql`select roll_id, link from count_roll order by 1`),
    ];
    const before = await rows(counted.db);
    await counted.close();
    const backup = await counted.installation.backUp('kept');
    await target.restore(backup);
    const database = await target.database();
    expect(await rows(database.db)).toEqual(before);
    expect(await findings(database.db)).toEqual([]);
    await database.close();
    await target.remove();
  });
});
