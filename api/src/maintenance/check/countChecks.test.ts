import { sql } from 'kysely';
import { brotliCompressSync } from 'node:zlib';
import type { Db } from '../../platform/database/database.ts';
import { Counted, hours, instant, voter } from '../../testing/counted.ts';
import { engine } from '../../testing/engines.ts';
import { TestInstallation } from '../testing/installation.ts';
import { checkCounts } from './countChecks.ts';
import type { Finding } from './finding.ts';

/** Everything of all counts. */
const keptRows = async (db: Db): Promise<unknown[]> =>
  (
    await sql`select 'entry' as of, position as n, encode(leaf_hash, 'hex') as has from count_entry
      union all select 'head', size, note from count_head union all select 'roll', standing, encode(salt, 'hex') from count_roll
      union all select 'file', 0, md5(compressed_ballots) from count_file union all select 'result', version, sha256 from count_result
      union all select state, image_id, encode(number, 'hex') from excluded_ballot
      union all select note || state, image_id, reason from ballot_exclusion
      order by 1, 2, 3`.execute(db)
  ).rows;

class Undone extends Error {}

const off = (table: string) => `alter table ${table} disable trigger user`;

const otherBallots = brotliCompressSync('other ballots').toString('hex');

/** Damage to a published count, and the rule by which it is found. */
const damages: [damage: string, statements: string[], rule: string][] = [
  [
    'an altered entry',
    [off('count_entry'), "update count_entry set body = '\\x00' where position = 0"],
    'count-entries',
  ],
  [
    'an entry that is gone',
    [off('count_entry'), 'delete from count_entry where position = (select max(position) from count_entry)'],
    'count-entries',
  ],
  ['a wrong size', ['update count_log set size = size + 1'], 'count-entries'],
  [
    'a root that is another',
    [off('count_head'), "update count_head set root = sha256('') where size = 1"],
    'count-head',
  ],
  ['a head that is gone', [off('count_head'), 'delete from count_head where size > 1'], 'count-head'],
  [
    'a ballot with another commitment',
    [off('ballot'), "update ballot set commitment = sha256('') where id = (select min(id) from ballot)"],
    'count-ballots',
  ],
  [
    'a ballot that is gone',
    [
      off('ballot'),
      'delete from ballot where id = (select min(id) from ballot where number not in (select number from excluded_ballot))',
    ],
    'count-ballots',
  ],
  [
    'a ballot after the log was closed',
    [
      `insert into ballot (image_id, voter_key, point, cast_at, competition_id, number, commitment)
        select image_id, voter_key, point, cast_at, competition_id, new_ballot_number(), commitment from ballot limit 1`,
    ],
    'count-ballots',
  ],
  ['an end at another ballot', ['update count_log set last_ballot = 1'], 'count-ballots'],
  ['a roll with another sum', [off('count_roll'), 'update count_roll set standing = 0'], 'count-roll'],
  [
    'somebody gone from the roll',
    [off('count_roll'), 'delete from count_roll where roll_id = (select roll_id from count_roll limit 1)'],
    'count-roll',
  ],
  ['an altered result', [off('count_result'), "update count_result set file = '{}'"], 'count-result'],
  ['a result that is gone', [off('count_result'), 'delete from count_result'], 'count-result'],
  [
    'an exclusion of which no version knows',
    ["update ballot_exclusion set state = 'REVOKED', revoked_at = effective_at"],
    'count-excluded',
  ],
  [
    'altered ballots',
    [off('count_file'), `update count_file set compressed_ballots = decode('${otherBallots}', 'hex')`],
    'count-file',
  ],
  [
    'bytes behind the ballots',
    [off('count_file'), "update count_file set compressed_ballots = compressed_ballots || '\\x00'"],
    'count-file',
  ],
  ['ballots that are none', [off('count_file'), "update count_file set compressed_ballots = '\\x00'"], 'count-file'],
  ['published ballots that are gone', [off('count_file'), 'delete from count_file'], 'count-file'],
];

describe('a check of counts', () => {
  let counted: Counted;
  beforeAll(async () => {
    counted = await Counted.start(engine, { voters: 6, images: 4 }, { COUNT_BATCH_VOTERS: '3' });
    const images = await counted.images();
    for (let person = 1; person <= 4; person++)
      for (const image of images) await counted.vote(person, image, 1 + ((person + image) % 5));
    await counted.roundAt(40);
    for (let person = 3; person <= 6; person++)
      for (const image of images) await counted.vote(person, image, 1 + ((person + image + 1) % 5));
    await counted.roundAt(hours.award + 1);
    await excludeTwo(images[0] as number);
    await counted.roundAt(hours.award + 2);
  });
  afterAll(() => counted.stop());

  /** Two ballots on an image, by one administrator alone. */
  async function excludeTwo(imageId: number): Promise<void> {
    const votes = await counted.db
      .selectFrom('vote')
      .select('number')
      .where('image_id', '=', imageId)
      .limit(2)
      .execute();
    const ballots = votes.map(({ number }) => (number as Buffer).toString('base64url'));
    const request = { imageId, ballots, reason: 'RING', note: 'Alike.', aloneNote: 'Nobody else is here.' } as const;
    const viewer = { ...voter(1), administrator: true };
    const actor = { viewer, clock: () => instant(hours.award + 1), requestId: 'test' };
    await counted.service.exclusions.propose(1, request, actor);
  }

  async function findingsAfter(statements: string[]): Promise<Finding[]> {
    let found: Finding[] = [];
    const tried = counted.db.transaction().execute(async (tx) => {
      for (const statement of statements) await sql.raw(statement).execute(tx);
      found = await checkCounts(tx);
      throw new Undone();
    });
    await expect(tried).rejects.toThrow(Undone);
    return found;
  }

  test('finds nothing in what the service has written', async () => {
    expect(await counted.log()).toMatchObject({ result_version: 2, ballots: 32 });
    expect(await findingsAfter([])).toEqual([]);
  });

  test.each(damages)('finds %s', async (_, statements, rule) => {
    expect(await findingsAfter(statements)).toContainEqual(
      expect.objectContaining({ severity: 'error', rule, subject: 'count 1' }) as Finding,
    );
  });

  test('is part of the check of an installation, and a backup keeps the count whole', async () => {
    const target = await TestInstallation.make(engine);
    const before = await keptRows(counted.db);
    await counted.close();
    const backup = await counted.installation.backUp('kept');
    await target.restore(backup);
    // These tests' images have no files, which is found as well.
    const { findings } = JSON.parse((await target.run('check', '--json')).stdout) as { findings: Finding[] };
    expect(findings.filter(({ subject }) => subject.startsWith('count'))).toEqual([]);
    const database = await target.database();
    expect(await keptRows(database.db)).toEqual(before);
    await database.close();
    await target.remove();
  });
});
