import fc from 'fast-check';
import { sql } from 'kysely';
import { createHash, randomUUID } from 'node:crypto';
import type { Db } from '../platform/database/database.ts';
import { Counted, hours, instant, voter } from '../testing/counted.ts';
import { engine } from '../testing/engines.ts';
import { accountsOf, audienceChoices, countAudience, foldAudienceCounts, type Audience } from './audience.ts';
import { broken, change, enter, keyOf } from './testing/audiences.ts';

const md5 = (text: string) => createHash('md5').update(text).digest('hex');

const voters = 6;
const photos = 3;

const groups = ['EVERYONE', 'ADMINISTRATORS', 'ENTRANTS', 'WITHOUT_ENTRIES', 'VOTERS'] as const;
const audiences: Audience[] = groups.flatMap((group) =>
  ([null, 'NEWS', 'RESULT'] as const).flatMap((newsletter) =>
    ([null, 'hu'] as const).map((locale) => ({ group, newsletter, locale, competitionId: 1 })),
  ),
);

type Account = Awaited<ReturnType<typeof accountRows>>[number];

const accountRows = (db: Db) => db.selectFrom('account').selectAll().orderBy('id').execute();

/** Members of a group, by the rows of entries and, as long as they have their voters' keys, of votes. */
async function membersOf(db: Db, { group }: Audience): Promise<Account[]> {
  const owners = new Set((await db.selectFrom('image').select('voter_key').execute()).map((row) => row.voter_key));
  const casters = new Set((await db.selectFrom('vote').select('voter_key').execute()).map((row) => row.voter_key));
  const isIn = (one: Account) => {
    if (group === 'ADMINISTRATORS') return one.administrator;
    if (group === 'ENTRANTS') return owners.has(one.voter_key);
    if (group === 'WITHOUT_ENTRIES') return !one.administrator && !owners.has(one.voter_key);
    return group === 'EVERYONE' || casters.has(one.voter_key);
  };
  return (await accountRows(db)).filter(isIn);
}

/** Why somebody of its group is not reached by an audience; null for a person who is. */
function reasonOf(one: Account, { newsletter, locale }: Audience) {
  if (!one.enabled) return 'DISABLED';
  if (one.activated_at === null) return 'NOT_ACTIVATED';
  if (!(newsletter === null ? one.organiser_mail : one.newsletter.includes(newsletter))) return 'UNSUBSCRIBED';
  return locale === null || one.locale === locale ? null : 'OTHER_LANGUAGE';
}

/** Holds what is told of every audience against the rows, and against whom a campaign to it would be sent to. */
async function expectTold(db: Db): Promise<void> {
  expect(await broken(db)).toEqual([]);
  const choices = await audienceChoices(db, new Date(8.64e15));
  for (const audience of audiences) {
    const { group, newsletter, locale } = audience;
    const members = await membersOf(db, audience);
    const people = members.filter((one) => reasonOf(one, audience) === null);
    const reading = (language: string) => people.filter((one) => one.locale === language).length;
    const leftOut = ['DISABLED', 'NOT_ACTIVATED', 'UNSUBSCRIBED', 'OTHER_LANGUAGE']
      .map((reason) => ({ reason, people: members.filter((one) => reasonOf(one, audience) === reason).length }))
      .filter((one) => one.people > 0);
    const { hu, en } = { hu: reading('hu'), en: reading('en') };
    const told = await countAudience(db, audience);
    const ids = people.map(({ id }) => id);
    const sample = told.sample.map(({ id }) => id);
    expect({ audience, ...told, sample }).toEqual({ audience, hu, en, leftOut, sample: ids });
    const sent = await accountsOf(db, audience).select('account.id').orderBy('account.id').execute();
    expect(sent.map(({ id }) => id)).toEqual(ids);
    if (locale !== null || (group === 'EVERYONE' && newsletter === null)) continue;
    const choice = choices.find((one) => one.group === group && one.newsletter === newsletter);
    expect([group, newsletter, choice?.hu ?? 0, choice?.en ?? 0]).toEqual([group, newsletter, hu, en]);
  }
}

const changes = [
  "locale = 'hu'",
  "locale = 'en'",
  'enabled = not enabled',
  'administrator = not administrator',
  'organiser_mail = not organiser_mail',
  "newsletter = '{NEWS}'",
  "newsletter = '{NEWS,RESULT}'",
  'activated_at = null',
  'activated_at = created_at',
  "last_name = 'Other'",
];

/** An arbitrary step of the history; the meaning of its numbers depends on its kind. */
const step = fc.record({
  kind: fc.constantFrom('enter', 'empty a slot', 'leave', 'hand over', 'vote', 'withdraw', 'change', 'remove', 'fold'),
  person: fc.nat({ max: voters - 1 }),
  n: fc.nat({ max: 9 }),
});

describe('the numbers of people that are kept', () => {
  let counted: Counted;
  beforeEach(async () => {
    counted = await Counted.start(engine, { voters, images: photos });
  }, 150_000);
  afterEach(() => counted.stop());

  test('are those of the rows, whatever happens, and tell whom a campaign would reach', async () => {
    const { db } = counted;
    const images = await counted.images();
    await sql`update account set organiser_mail = (id % 2 = 0), administrator = (id % 3 = 0), enabled = (id % 5 > 0)`.execute(
      db,
    );
    const keys = Array.from({ length: voters }, (_, i) => keyOf(i + 1));

    /** Somebody new in the place of whoever has left. */
    async function joinAnew(n: number): Promise<void> {
      const name = `v${randomUUID()}`;
      const { rows } = await sql<{
        voter_key: string;
      }>`insert into account (username, username_key, email, email_key, first_name,
          last_name, locale, newsletter, activated_at, created_at)
        values (${name}, ${name}, ${name}, ${name}, 'V', 'V', 'hu', '{NEWS}', now(), now()) returning voter_key`.execute(
        db,
      );
      keys[n] = rows[0]?.voter_key as string;
    }

    async function act({ kind, person, n }: { kind: string; person: number; n: number }): Promise<void> {
      const voterKey = keys[person] as string;
      const image = images[n % photos] as number;
      const cast = (point: number | null) =>
        counted.service.votes.cast({ imageId: image, point }, { ...voter(person + 1), voterKey });
      if (kind === 'enter') await enter(db, voterKey, 1 + (n % 3));
      if (kind === 'empty a slot')
        await sql`delete from image where voter_key = ${voterKey} and slot = ${1 + (n % 3)}`.execute(db);
      if (kind === 'leave') await sql`delete from image where voter_key = ${voterKey}`.execute(db);
      // Nothing does this but a repair by hand; the numbers follow all the same.
      if (kind === 'hand over')
        await sql`update image set voter_key = ${keys[n % voters]}, slot = slot + 3 where voter_key = ${voterKey}
          and slot < 6 and not exists (select from image there where there.voter_key = ${keys[n % voters]})`.execute(
          db,
        );
      if (kind === 'vote') await cast(1 + (n % 5));
      if (kind === 'withdraw') await cast(null);
      if (kind === 'change') await change(db, voterKey, changes[n] as string);
      if (kind === 'fold') await foldAudienceCounts(db);
      if (kind !== 'remove') return;
      await sql`delete from account where voter_key = ${voterKey}`.execute(db);
      await joinAnew(person);
    }

    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 15 }), async (steps) => {
        for (const one of steps) await act(one);
        await expectTold(db);
      }),
      { numRuns: 6, endOnFailure: true },
    );
  });

  test('are the same once the count is closed, whatever becomes of votes', async () => {
    const [first = 0, second = 0] = await counted.images();
    await sql`update account set organiser_mail = true`.execute(counted.db);
    for (const person of [1, 2, 3]) await counted.vote(person, first, person);
    // As rows lie in the table, and the statements that wrote them.
    const listed = async () => {
      const { rows } = await sql<{
        voter_key: string;
        xmin: string;
      }>`select voter_key, xmin::text from competition_voter
        order by ctid`.execute(counted.db);
      return { keys: rows.map(({ voter_key }) => voter_key), written: new Set(rows.map(({ xmin }) => xmin)).size };
    };
    expect(await listed()).toEqual({ keys: [1, 2, 3].map(keyOf), written: 3 });
    await counted.vote(1, first, null);
    await counted.vote(3, second, 4);
    await counted.vote(3, first, null);
    const told = async () => {
      expect(await broken(counted.db)).toEqual([]);
      const { en, sample } = await countAudience(counted.db, {
        group: 'VOTERS',
        newsletter: null,
        locale: null,
        competitionId: 1,
      });
      return [en, ...sample.map(({ username }) => username)];
    };
    expect(await told()).toEqual([2, 'Voter2', 'Voter3']);
    const offersVoters = async (hour: number) =>
      (await audienceChoices(counted.db, instant(hour))).some(({ group }) => group === 'VOTERS');
    expect([await offersVoters(hours.votingEnd), await offersVoters(hours.votingEnd + 0.001)]).toEqual([false, true]);
    await counted.roundAt(hours.votingEnd + 1);
    // Neither tells whose vote was the first.
    const byHash = [2, 3].map(keyOf).sort((x, y) => (md5(x) < md5(y) ? -1 : 1));
    expect(byHash).toEqual([3, 2].map(keyOf));
    expect(await listed()).toEqual({ keys: byHash, written: 1 });
    const { rows } = await sql`select from audience_count where competition_id = 1 and deed = 'VOTED'`.execute(
      counted.db,
    );
    expect(rows).toHaveLength(1);
    await counted.db.deleteFrom('vote').execute();
    expect(await told()).toEqual([2, 'Voter2', 'Voter3']);
    await change(counted.db, keyOf(3), "locale = 'hu'");
    expect(await told()).toEqual([1, 'Voter2', 'Voter3']);
  });

  test('of several entries in one statement count a person once, and go with all of them', async () => {
    const { db } = counted;
    await sql`insert into image (competition_id, voter_key, type_code, slot, title, description, original_key,
        original_content_type, original_format, original_bytes, sha256, width, height, thumbhash, perceptual_hash, version,
        derivatives, created_at, updated_at)
      select competition_id, ${keyOf(1)}, type_code, 1 + row_number() over (order by id), title, description, 'q/' || id,
        original_content_type, original_format, original_bytes, sha256, width, height, thumbhash, perceptual_hash, version,
        derivatives, created_at, updated_at from image`.execute(db);
    const entrants = async () =>
      (await countAudience(db, { group: 'ENTRANTS', newsletter: null, locale: null, competitionId: 1 })).en;
    expect(await entrants()).toBe(1);
    expect(await broken(db)).toEqual([]);
    await sql`delete from image`.execute(db);
    expect(await entrants()).toBe(0);
    await foldAudienceCounts(db);
    const { rows } = await sql`select people from audience_count where competition_id is not null`.execute(db);
    expect(rows).toEqual([]);
  });

  test('come with the names of ten people whom a mail would reach, where there are more', async () => {
    const { db } = counted;
    await sql`insert into account (username, username_key, email, email_key, first_name, last_name, locale, newsletter,
        activated_at, organiser_mail, created_at)
      select 'n' || n, 'n' || n, 'n' || n, 'n' || n, 'V', 'V', 'en', '{}', now(), n % 3 > 0, now()
      from generate_series(1, 24) n`.execute(db);
    const { rows } = await sql<{ voter_key: string }>`select voter_key from account where username like 'n%'`.execute(
      db,
    );
    for (const { voter_key } of rows) {
      await enter(db, voter_key, 1);
      await enter(db, voter_key, 2);
    }
    // In the order of their voter keys, in which votes are exported, names would tell whose the first votes are.
    const firstTen = async (order: string, group: 'ENTRANTS' | 'EVERYONE') => {
      const audience = { group, newsletter: null, locale: null, competitionId: 1 };
      const reached = accountsOf(db, audience).select('account.id').orderBy(sql.raw(order)).limit(10);
      const { sample } = await countAudience(db, audience);
      return [sample.map(({ id }) => id), (await reached.execute()).map(({ id }) => id).sort((x, y) => x - y)];
    };
    const [entrants, byHash] = await firstTen('md5(voter_key::text)', 'ENTRANTS');
    expect(entrants).toEqual(byHash);
    const [everyone, byId] = await firstTen('account.id', 'EVERYONE');
    expect(everyone).toEqual(byId);
  });

  test('are one row of each kind once they are folded, by two at once as well', async () => {
    const { db } = counted;
    for (let person = 1; person <= voters; person++) await enter(db, keyOf(person), 1);
    await change(db, keyOf(1), "locale = 'hu'");
    await Promise.all([foldAudienceCounts(db), foldAudienceCounts(db)]);
    const { rows } = await sql`select deed, locale, people from audience_count order by deed, locale`.execute(db);
    expect(rows).toEqual([
      { deed: 'ENTERED', locale: 'en', people: voters - 1 },
      { deed: 'ENTERED', locale: 'hu', people: 1 },
      { deed: 'REGISTERED', locale: 'en', people: voters - 1 },
      { deed: 'REGISTERED', locale: 'hu', people: 1 },
    ]);
    expect(await broken(db)).toEqual([]);
  });
});
