/** A vote is written only by what was decided upon: what has changed since, or has ended, writes nothing. */
import { sql } from 'kysely';
import { randomBytes } from 'node:crypto';
import { Counted, hours, instant, voter } from '../../testing/counted.ts';
import { engine } from '../../testing/engines.ts';
import { findVotable, writeVote, type Votable, type Vote } from './repository.ts';
import { voteService } from './service.ts';

describe('a vote that was decided upon', () => {
  let counted: Counted;
  let found: Votable;
  let vote: Vote;
  beforeAll(async () => {
    counted = await Counted.start(engine, { voters: 2, images: 1 });
    counted.at(hours.votingStart + 1);
    const [imageId = 0] = await counted.images();
    const votable = await findVotable(counted.db, imageId, 1);
    if (!votable) throw new Error('The image is not there');
    found = votable;
    vote = {
      imageId,
      voterKey: voter(1).voterKey,
      point: 5,
      now: instant(hours.votingStart + 1),
      number: randomBytes(12),
    };
  });
  afterAll(() => counted.stop());

  const ballots = async () => (await counted.db.selectFrom('ballot').select('id').execute()).length;

  test.each<[what: string, Partial<Vote>, Partial<Votable>]>([
    ['another version of the competition', {}, { version: 7 }],
    ['another competition', {}, { id: 99 }],
    ['another moderation of the image', {}, { moderation: 'PENDING' }],
    ['the end of voting', { now: instant(hours.votingEnd) }, {}],
    ['a time after it', { now: instant(hours.votingEnd + 1) }, {}],
  ])('is not written by %s', async (_what, otherVote, otherVotable) => {
    expect(await writeVote(counted.db, { ...vote, ...otherVote }, { ...found, ...otherVotable })).toBeNull();
    expect(await ballots()).toBe(0);
  });

  test('is written as it was decided', async () => {
    expect(await writeVote(counted.db, vote, found)).toMatchObject({ at: vote.now, replaces: null });
    expect(await ballots()).toBe(1);
  });
});

describe('a vote whose competition is changed between its decision and its writing', () => {
  let counted: Counted;
  let imageId: number;
  beforeAll(async () => {
    counted = await Counted.start(engine, { voters: 1, images: 1 });
    counted.at(hours.votingStart + 1);
    [imageId = 0] = await counted.images();
  });
  afterAll(() => counted.stop());

  const now = instant(hours.votingStart + 1);
  const ballots = async () => (await counted.db.selectFrom('ballot').select('id').execute()).length;

  /** Votes while `meanwhile` is done each time that a vote has been decided upon. @returns what came of it, and how often it was decided */
  async function castWhile(meanwhile: (decision: number) => Promise<unknown>) {
    let decisions = 0;
    const ensureOpen = async () => void (await meanwhile((decisions += 1)));
    const { db, service } = counted;
    const cast = voteService(db, () => now, service.signer, { ensureOpen }).cast({ imageId, point: 5 }, voter(1));
    const outcome = await cast.catch((problem: unknown) => problem);
    return { outcome, decisions };
  }
  const change = () => sql`update competition set version = version + 1`.execute(counted.db);

  test('is decided upon five times, and refused for the moment when it was changed each time', async () => {
    const { outcome, decisions } = await castWhile(change);
    expect(outcome).toMatchObject({ code: 'OVERLOADED', headers: { 'retry-after': '1' } });
    expect([decisions, await ballots()]).toEqual([5, 0]);
  });

  test('is refused at once when its log was sealed meanwhile', async () => {
    const { id } = (await findVotable(counted.db, imageId, 1)) as Votable;
    await counted.service.counts.ensureOpen(id);
    const { outcome, decisions } = await castWhile(() =>
      sql`update count_log set sealed_at = ${now}`.execute(counted.db),
    );
    expect(outcome).toMatchObject({ code: 'WRONG_PHASE' });
    expect([decisions, await ballots()]).toEqual([1, 0]);
    await sql`update count_log set sealed_at = null`.execute(counted.db);
  });

  test('is decided upon anew, and written', async () => {
    const { outcome, decisions } = await castWhile(async (decision) => decision === 1 && (await change()));
    expect(outcome).toMatchObject({ imageId, point: 5 });
    expect([decisions, await ballots()]).toEqual([2, 1]);
  });
});
