/** An observer looks into one half of a count, once: who has voted, or ballots that were drawn by lot. */
import { createHash } from 'node:crypto';
import { toBase64Url } from '@photo-competition/count/bytes';
import { decodeCountFile } from '@photo-competition/count/countFile';
import { withdrawn } from '@photo-competition/count/encoding';
import type { components } from '@photo-competition/schema/rest';
import { sql } from 'kysely';
import { headsOf } from '../count/files.ts';
import { countService } from '../count/service.ts';
import { checkCounts } from '../../maintenance/check/countChecks.ts';
import { runScript } from '@photo-competition/count/testing/folder';
import { numberAt } from '@photo-competition/count/testing/publish';
import type { Viewer } from '../../platform/http/operation.ts';
import { Counted, hours, instant, voter } from '../../testing/counted.ts';
import { engine } from '../../testing/engines.ts';
import { due, election } from '../../testing/unlinked.ts';
import { removePerson } from '../../people/users/removal.ts';

type Request = components['schemas']['ObservationRequest'];

const adminId = 100;
const admin: Viewer = { ...voter(adminId), username: 'Boss', administrator: true };
const draw = (dice: string): Request => ({ choice: 'DRAW', dice });
const roll: Request = { choice: 'ROLL' };

describe('the observer of a count', () => {
  let counted: Counted;
  const acting = (viewer: Viewer) => ({ viewer, clock: counted.service.clock, requestId: 'r' });
  const name = (id: number, accountId: number | null) =>
    counted.service.observers.set(id, { accountId }, acting(admin));
  const observe = (id: number, request: Request, person = 3) =>
    counted.service.observations.observe(id, request, acting(voter(person)));
  const told = async (id: number) => {
    const parts = { db: counted.db, signer: counted.service.signer, minVoters: 5 };
    return (await countService(parts).read(id, counted.service.clock())).observer;
  };
  /** Rules of a check that its count breaks. */
  const checked = async (id: number) =>
    (await checkCounts(counted.db)).filter(({ subject }) => subject === `count ${id}`).map(({ rule }) => rule);
  const audited = (id: number) =>
    counted.db
      .selectFrom('audit_log')
      .select(['action', 'actor', 'before', 'after'])
      .where('competition_id', '=', id)
      .where('action', 'in', [
        'competition.observer-named',
        'competition.observer-withdrawn',
        'competition.count-observed',
      ])
      .orderBy('id')
      .execute();
  const remove = async (person: number) => {
    const account = await counted.db
      .selectFrom('account')
      .selectAll()
      .where('id', '=', person)
      .executeTakeFirstOrThrow();
    await counted.db.transaction().execute((tx) => removePerson(tx, account, counted.service.clock()));
  };
  /** An election with an observer, after the award. */
  const observed = async (images = 4): Promise<number> => {
    const id = await election(counted, images);
    await name(id, 3);
    return id;
  };

  beforeEach(async () => {
    counted = await Counted.start(engine, { voters: 7, images: 1 }, { COUNT_BATCH_VOTERS: '2', SMTP_URL: '' });
    await sql`insert into account (id, voter_key, username, username_key, email, email_key, first_name, last_name, locale,
        newsletter, activated_at, created_at, administrator)
      overriding system value values (${adminId}, ${admin.voterKey}, 'Boss', 'boss', 'b@example.org', 'b@example.org', 'B', 'B',
        'en', '{}', ${instant(0)}, ${instant(0)}, true)`.execute(counted.db);
  });
  afterEach(() => counted.stop());

  test('is an entrant whom administrators name, change and withdraw from the begin of the log on', async () => {
    const id = await counted.addCompetition(1);
    counted.at(hours.votingStart + 1);
    await expect(name(id, 3)).rejects.toMatchObject({ code: 'WRONG_PHASE' });
    await counted.roundAt(hours.votingStart + 1);
    for (const [account, code] of [
      [999, 'OBSERVER_UNKNOWN'],
      [adminId, 'OBSERVER_ADMINISTRATOR'],
      [4, 'OBSERVER_DISABLED'],
      [5, 'OBSERVER_INACTIVE'],
    ] as const) {
      await sql`update account set enabled = id <> 4, activated_at = case when id = 5 then null else activated_at end`.execute(
        counted.db,
      );
      await expect(name(id, account)).rejects.toMatchObject({ status: 422, errors: [{ field: 'accountId', code }] });
    }
    expect(await counted.service.observers.read(id)).toEqual({ observer: null });
    expect(await name(id, 3)).toMatchObject({
      observer: { accountId: 3, username: 'Voter3', namedBy: 'Boss', choice: null },
    });
    await name(id, 3);
    await name(id, 2);
    expect(await name(id, null)).toEqual({ observer: null });
    await name(id, null);
    const named = { action: 'competition.observer-named', actor: 'Boss' };
    expect(await audited(id)).toEqual([
      { ...named, before: null, after: { observer: 'Voter3' } },
      { ...named, before: { observer: 'Voter3' }, after: { observer: 'Voter2' } },
      { ...named, action: 'competition.observer-withdrawn', before: { observer: 'Voter2' }, after: null },
    ]);
    await expect(name(999, 3)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('is known to everybody from naming on, by name from the award on', async () => {
    const id = await counted.addCompetition(1);
    await counted.roundAt(hours.votingStart + 1);
    expect(await told(id)).toBeNull();
    await name(id, 3);
    const known = {
      namedAt: instant(hours.votingStart + 1).toISOString(),
      choice: null,
      chosenAt: null,
      dice: null,
      seed: null,
    };
    expect(await told(id)).toEqual({ ...known, name: null });
    counted.at(hours.award);
    expect(await told(id)).toEqual({ ...known, name: null });
    counted.at(hours.award + 0.001);
    expect(await told(id)).toEqual({ ...known, name: 'Voter3' });
    await sql`update competition set status = 'CANCELLED', closed_at = now() where id = ${id}`.execute(counted.db);
    expect(await told(id)).toBeNull();
    expect((await counted.service.observers.read(id)).observer).toMatchObject({ username: 'Voter3' });
    await expect(observe(id, roll)).rejects.toMatchObject({ code: 'WRONG_PHASE' });
  });

  test('is refused before the award, and so is everybody else at any time', async () => {
    const id = await election(counted);
    await name(id, 3);
    counted.at(hours.award);
    await expect(observe(id, roll)).rejects.toMatchObject({ code: 'WRONG_PHASE' });
    counted.at(hours.award + 1);
    for (const person of [1, 2]) await expect(observe(id, roll, person)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const promoted = { ...voter(3), administrator: true };
    for (const viewer of [admin, promoted])
      await expect(counted.service.observations.observe(id, roll, acting(viewer))).rejects.toMatchObject({
        code: 'FORBIDDEN',
      });
    for (const request of [{ choice: 'DRAW' }, { ...roll, dice: '1' }, draw('  ')] as Request[])
      await expect(observe(id, request)).rejects.toMatchObject({ status: 422 });
    await expect(observe(999, roll)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await audited(id)).toHaveLength(1);
    const open = await counted.addCompetition(1);
    await counted.roundAt(hours.votingStart + 1);
    await name(open, 3);
    counted.at(hours.award + 1);
    await expect(observe(open, roll)).rejects.toMatchObject({ code: 'WRONG_PHASE' });
  });

  test('sees who has voted, but nobody who has left since, and nothing else', async () => {
    const id = await observed();
    const seen = await observe(id, roll);
    expect(seen).toMatchObject({ choice: 'ROLL', draw: null });
    const { roll: file } = await counted.published(1, id);
    const ids = Array.from({ length: file.length / 40 }, (_, at) => Buffer.from(file.subarray(at * 40, at * 40 + 32)));
    expect(seen.roll?.map(({ rollId }) => rollId)).toEqual(ids.map((each) => each.toString('base64')));
    const people = seen.roll?.map(({ username }) => username).sort();
    expect(people).toEqual(['voter1', 'voter2', 'voter3', 'voter4', 'voter5', 'voter6', 'voter7']);
    await remove(6);
    const later = await observe(id, roll);
    expect(later.roll).toEqual(seen.roll?.map((row) => (row.username === 'voter6' ? { ...row, username: null } : row)));
    await expect(observe(id, draw('1'))).rejects.toMatchObject({ code: 'OBSERVER_HAS_CHOSEN' });
    for (const person of [2, null])
      await expect(name(id, person)).rejects.toMatchObject({ code: 'OBSERVER_HAS_CHOSEN' });
    expect(await told(id)).toMatchObject({ choice: 'ROLL', chosenAt: seen.chosenAt, dice: null, seed: null });
    expect((await audited(id)).slice(1)).toEqual([
      { action: 'competition.count-observed', actor: 'Voter3', before: null, after: { choice: 'ROLL', dice: null } },
    ]);
  });

  test('draws the ballots that everyone can compute, and nothing that links two of them', async () => {
    const id = await observed(10);
    const dice = 'három hatos, 4 1';
    const { draw: drawn } = await observe(id, draw(` ${dice} `));
    const published = await counted.published(1, id);
    const { ballots: bytes, records } = published;
    const file = decodeCountFile(bytes as Uint8Array);
    const closing = records.split('\n').find((line) => line.includes('\\"type\\":\\"close\\"')) ?? '{}';
    const { position } = JSON.parse(closing) as { position: number };
    const root = (await headsOf(counted.db, id)).find(({ size }) => size === position + 1)?.root ?? Buffer.of();
    const seed = createHash('sha256').update(root).update(dice, 'utf8').digest();
    const gone = new Set(Array.from(file.replaced).filter((row) => row >= 0));
    const rankOf = (row: number) => createHash('sha256').update(seed).update(numberAt(file, row)).digest('hex');
    const standing = Array.from(file.point, (_, row) => row).filter(
      (row) => file.point[row] !== withdrawn && !gone.has(row),
    );
    expect(standing.length).toBeGreaterThan(50);
    const expected = standing
      .sort((a, b) => (rankOf(a) < rankOf(b) ? -1 : 1))
      .slice(0, 50)
      .sort((a, b) => Buffer.compare(numberAt(file, a), numberAt(file, b)));
    expect(drawn).toEqual({
      dice,
      seed: seed.toString('base64'),
      disabled: 0,
      gone: 0,
      ballots: expected.map((row) => ({
        number: toBase64Url(numberAt(file, row)),
        imageId: file.imageIds[file.image[row] as number],
        point: file.point[row],
        flag: null,
      })),
    });
    expect(await told(id)).toMatchObject({ choice: 'DRAW', dice, seed: seed.toString('base64') });
    expect(await checked(id)).toEqual([]);
    const other = { ballots: [{ ...drawn?.ballots[0], point: 6 }, ...(drawn?.ballots.slice(1) ?? [])] };
    for (const altered of [{ ballots: drawn?.ballots.slice(1) }, other, { seed: 'AA==' }, { dice: '6' }]) {
      const text = JSON.stringify({ ...drawn, ...altered });
      await sql`update count_observer set drawn = ${text}::jsonb where competition_id = ${id}`.execute(counted.db);
      expect(await checked(id)).toEqual(['count-observer']);
    }
    await sql`update count_observer set drawn = ${JSON.stringify(drawn)}::jsonb where competition_id = ${id}`.execute(
      counted.db,
    );
    const { stdout } = runScript(published, { 'draw.txt': `${dice}\n` });
    expect(stdout).toContain(`were to be drawn: ${drawn?.ballots.map(({ number }) => number).join(' ')}\n`);
    // Kept as it was, whatever happens to the people.
    await remove(6);
    expect((await observe(id, draw(dice))).draw).toEqual(drawn);
    await expect(observe(id, draw('4'))).rejects.toMatchObject({ code: 'OBSERVER_HAS_CHOSEN' });
    await expect(observe(id, roll)).rejects.toMatchObject({ code: 'OBSERVER_HAS_CHOSEN' });
  });

  test('is told of ballots that must not count, and of disabled people and those who have left in numbers alone', async () => {
    const id = await observed();
    const [own, other] = await counted.images(id);
    const at = instant(hours.votingStart + 10);
    await sql`update image set voter_key = ${voter(1).voterKey} where id = ${own}`.execute(counted.db);
    await sql`update account set activated_at = ${at} where id = 2`.execute(counted.db);
    // Account 4 was an administrator then, account 5 became one afterwards.
    const audited = (person: number, before: boolean) =>
      sql`insert into audit_log
        (at, actor, action, object_type, object_id, before, after) values (${at}, 'Boss', 'account.updated', 'account', ${String(person)},
        ${JSON.stringify({ administrator: before })}, ${JSON.stringify({ administrator: !before })})`.execute(
        counted.db,
      );
    await audited(4, true);
    await audited(5, false);
    await sql`update account set administrator = id in (5, ${adminId}), enabled = id <> 7`.execute(counted.db);
    await remove(6);
    const { draw: drawn } = await observe(id, draw('5'));
    const ballots = drawn?.ballots ?? [];
    expect(ballots).toHaveLength(27);
    const flagged = (flag: string) => ballots.filter((one) => one.flag === flag).map(({ imageId }) => imageId);
    expect(flagged('OWN_IMAGE')).toEqual([own]);
    // Four ballots each of two people, but for one that was withdrawn.
    expect(flagged('NOT_ENTRANT')).toHaveLength(7);
    expect(flagged('NOT_ENTRANT').filter((image) => image === other)).toHaveLength(2);
    expect(drawn).toMatchObject({ disabled: 4, gone: 4 });
    expect(new Set(ballots.flatMap((one) => Object.keys(one)))).toEqual(
      new Set(['number', 'imageId', 'point', 'flag']),
    );
  });

  test.each([
    ['halves', [roll, draw('1'), roll, draw('1')]],
    ['throws', [draw('1'), draw('2'), draw('3')]],
  ])('chooses once when different %s are asked for at the same moment', async (_, requests) => {
    const id = await observed();
    const answers = await Promise.allSettled(requests.map((request) => observe(id, request)));
    const refused = answers
      .filter(({ status }) => status === 'rejected')
      .map((one) => (one as PromiseRejectedResult).reason as unknown);
    for (const one of refused) expect(one).toMatchObject({ code: 'OBSERVER_HAS_CHOSEN' });
    const chosen = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(new Set(chosen.map(({ choice, draw: drawn }) => `${choice} ${drawn?.dice ?? ''}`)).size).toBe(1);
    expect(refused.length).toBeGreaterThan(0);
    expect((await audited(id)).filter(({ action }) => action === 'competition.count-observed')).toHaveLength(1);
  });

  test('leaves nothing when the account goes before the choice, and the choice without a name afterwards', async () => {
    const id = await observed();
    await remove(3);
    expect(await told(id)).toBeNull();
    await expect(observe(id, roll)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await name(id, 2);
    await observe(id, draw('6'), 2);
    await remove(2);
    expect(await told(id)).toMatchObject({ name: null, choice: 'DRAW', dice: '6' });
    expect((await counted.service.observers.read(id)).observer).toMatchObject({ accountId: null, username: null });
    await expect(observe(id, draw('6'), 2)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('draws nothing any more once ballots are unlinked, and still sees what was drawn before', async () => {
    const [early, late, nobody] = [await observed(1), await observed(1), await election(counted, 1)];
    const before = await observe(early, draw('6'));
    await counted.roundAt(due + 1);
    expect(await observe(early, draw('6'))).toEqual(before);
    await expect(observe(late, draw('6'))).rejects.toMatchObject({ code: 'UNLINKED' });
    expect((await told(late))?.choice).toBeNull();
    await expect(name(nobody, 3)).rejects.toMatchObject({ code: 'UNLINKED' });
    expect((await observe(late, roll)).roll).toHaveLength(7);
  });

  test('draws nothing where too few have voted for ballots to be public', async () => {
    const id = await counted.addCompetition(1);
    const [image = 0] = await counted.images(id);
    counted.at(hours.votingStart + 1);
    for (const person of [1, 2]) await counted.vote(person, image, 3);
    await counted.roundAt(hours.award + 1);
    await name(id, 3);
    await expect(observe(id, draw('6'))).rejects.toMatchObject({ code: 'TOO_FEW_VOTERS' });
    expect((await observe(id, roll)).roll).toHaveLength(2);
  });
});
