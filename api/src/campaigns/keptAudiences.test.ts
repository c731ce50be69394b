import fc from 'fast-check';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Db } from '../database/database.ts';
import { mailRules } from '../maintenance/check/mailRules.ts';
import { Counted, hours, voter } from '../testing/counted.ts';
import { describeOnEngines, describeOnPostgresql } from '../testing/engines.ts';
import { accountsOf, audienceChoices, countAudience, foldAudienceCounts, type Audience } from './audience.ts';

const voters = 6;
const photos = 3;

/** What the check finds of the kept numbers: nothing while they are the numbers of rows. */
async function broken(db: Db): Promise<unknown[]> {
  const rule = mailRules.find(({ name }) => name === 'audience-count');
  if (!rule) throw new Error('There is no such rule');
  return (await rule.broken.execute(db)).rows;
}

const groups = ['EVERYONE', 'ADMINISTRATORS', 'ENTRANTS', 'WITHOUT_ENTRIES', 'VOTERS'] as const;
const audiences: Audience[] = groups.flatMap((group) =>
  ([null, 'NEWS', 'RESULT'] as const).flatMap((newsletter) =>
    ([null, 'hu'] as const).map((locale) => ({ group, newsletter, locale, competitionId: 1 })),
  ),
);

/** Holds what is told of every audience against the accounts that a campaign to it would be sent to. */
async function expectTold(db: Db): Promise<void> {
  expect(await broken(db)).toEqual([]);
  const choices = await audienceChoices(db, new Date(8.64e15));
  for (const audience of audiences) {
    const { group, newsletter, locale } = audience;
    const people = await accountsOf(db, audience)
      .select(['account.id', 'account.locale'])
      .orderBy('account.id')
      .execute();
    const reading = (language: string) => people.filter((one) => one.locale === language).length;
    const { hu, en, sample, leftOut } = await countAudience(db, audience);
    expect([group, newsletter, locale, hu, en]).toEqual([group, newsletter, locale, reading('hu'), reading('en')]);
    expect(sample.map(({ id }) => id)).toEqual(people.map(({ id }) => id));
    expect(leftOut.every((one) => one.people > 0)).toBe(true);
    if (locale !== null || (group === 'EVERYONE' && newsletter === null)) continue;
    const choice = choices.find((one) => one.group === group && one.newsletter === newsletter);
    expect([group, newsletter, choice?.hu ?? 0, choice?.en ?? 0]).toEqual([group, newsletter, hu, en]);
  }
}

/** Puts a photo into a slot where there is none. */
const enter = (db: Db, voterKey: string, slot: number, type = 'colour') =>
  sql`insert into image (competition_id, voter_key, type_code, slot, title, description, original_key,
      original_content_type, original_format, original_bytes, sha256, width, height, thumbhash, perceptual_hash, version,
      derivatives, created_at, updated_at)
    select 1, ${voterKey}, ${type}, ${slot}, title, description, ${`p/${voterKey}-${type}-${slot}`},
      original_content_type, original_format, original_bytes, sha256, width, height, thumbhash, perceptual_hash, version,
      derivatives, created_at, updated_at
    from image i where not exists (select from image there where there.competition_id = 1
      and there.voter_key = ${voterKey} and there.type_code = ${type} and there.slot = ${slot})
    order by i.id limit 1`.execute(db);

const change = (db: Db, voterKey: string, set: string) =>
  sql`update account set ${sql.raw(set)} where voter_key = ${voterKey}`.execute(db);

const keyOf = (person: number) => voter(person).voterKey;

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

/** One thing that happens, by numbers that mean something for each kind. */
const step = fc.record({
  kind: fc.constantFrom('enter', 'empty a slot', 'leave', 'hand over', 'vote', 'withdraw', 'change', 'remove', 'fold'),
  person: fc.nat({ max: voters - 1 }),
  n: fc.nat({ max: 9 }),
});

describeOnEngines('the numbers of people that are kept', (engine) => {
  let counted: Counted;
  beforeEach(async () => {
    counted = await Counted.start(engine, { voters, images: photos });
  }, 150_000);
  afterEach(() => counted.stop());

  test('are those of the rows, whatever happens, and tell whom a campaign would reach', async () => {
    const { db } = counted;
    const images = await counted.images();
    await sql`update account set organiser_mail = (id % 2 = 0)`.execute(db);
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
      { numRuns: 12, endOnFailure: true },
    );
  });

  test('are the same once the count is closed, whatever becomes of votes', async () => {
    const [first = 0, second = 0] = await counted.images();
    await sql`update account set organiser_mail = true`.execute(counted.db);
    for (const person of [1, 2, 3]) await counted.vote(person, first, person);
    await counted.vote(2, first, null);
    await counted.vote(3, second, 4);
    await counted.vote(3, first, null);
    const told = async () => {
      await expectTold(counted.db);
      const { en, sample } = await countAudience(counted.db, {
        group: 'VOTERS',
        newsletter: null,
        locale: null,
        competitionId: 1,
      });
      return [en, ...sample.map(({ username }) => username)];
    };
    expect(await told()).toEqual([2, 'Voter1', 'Voter3']);
    await counted.roundAt(hours.votingEnd + 1);
    await counted.db.deleteFrom('vote').execute();
    expect(await told()).toEqual([2, 'Voter1', 'Voter3']);
    await change(counted.db, keyOf(3), "locale = 'hu'");
    expect(await told()).toEqual([1, 'Voter1', 'Voter3']);
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

describeOnPostgresql('the numbers of people that are kept, of changes at the same moment', (engine) => {
  let counted: Counted;
  beforeEach(async () => {
    counted = await Counted.start(engine, { voters, images: photos });
  }, 150_000);
  afterEach(() => counted.stop());

  /** Does one thing in a transaction, begins another, and once that waits or is done the rest of the first. */
  async function meanwhile(
    first: (tx: Db) => Promise<unknown>,
    other: (db: Db) => Promise<unknown>,
    rest: (tx: Db) => Promise<unknown> = () => Promise.resolve(),
  ): Promise<void> {
    const { db } = counted;
    let ended = false;
    let going: Promise<unknown> = Promise.resolve();
    const waits = async () => {
      const { rows } = await sql<{ n: number }>`select count(*) as n from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      return (rows[0]?.n ?? 0) > 0;
    };
    await db.transaction().execute(async (tx) => {
      await first(tx);
      going = other(db).finally(() => (ended = true));
      going.catch(() => undefined);
      while (!ended && !(await waits()));
      await rest(tx);
    });
    await going;
    expect(await broken(db)).toEqual([]);
  }

  test('two entries of a person in two categories', () =>
    meanwhile(
      (tx) => enter(tx, keyOf(1), 1),
      (db) => enter(db, keyOf(1), 1, 'mono'),
    ));

  test('the last entry goes while another one comes', async () => {
    await enter(counted.db, keyOf(1), 1);
    await meanwhile(
      (tx) => sql`delete from image where voter_key = ${keyOf(1)}`.execute(tx),
      (db) => enter(db, keyOf(1), 1, 'mono'),
    );
  });

  test('an account changes while its owner enters, and while its owner votes', async () => {
    const [image = 0] = await counted.images();
    await meanwhile(
      (tx) => enter(tx, keyOf(1), 1),
      (db) => change(db, keyOf(1), "locale = 'hu'"),
    );
    await meanwhile(
      (tx) => change(tx, keyOf(2), "locale = 'hu'"),
      (db) => enter(db, keyOf(2), 1),
    );
    await meanwhile(
      (tx) => change(tx, keyOf(3), "locale = 'hu'"),
      () => counted.vote(3, image, 4),
    );
    await meanwhile(
      (tx) =>
        sql`insert into vote (image_id, voter_key, point, updated_at) values (${image}, ${keyOf(4)}, 3, now())`.execute(
          tx,
        ),
      (db) => change(db, keyOf(4), "locale = 'hu'"),
    );
  });

  test('an account is removed while its owner enters: neither waits in a circle', async () => {
    const voterKey = keyOf(1);
    await enter(counted.db, keyOf(1), 1);
    await meanwhile(
      (tx) => sql`select from account where voter_key = ${voterKey} for update`.execute(tx),
      (db) => enter(db, keyOf(1), 2),
      async (tx) => {
        await sql`delete from image where voter_key = ${voterKey}`.execute(tx);
        await sql`delete from account where voter_key = ${voterKey}`.execute(tx);
      },
    );
  });
});
