/** A vote is written only by what was decided upon: what has changed since, or has ended, writes nothing. */
import { randomBytes } from 'node:crypto';
import { Counted, hours, instant, voter } from '../testing/counted.ts';
import { describeOnEngines } from '../testing/engines.ts';
import { findVotable, writeVote, type Votable, type Vote } from './repository.ts';

describeOnEngines('a vote that was decided upon', (engine) => {
  let counted: Counted;
  let found: Votable;
  let vote: Vote;
  beforeAll(async () => {
    counted = await Counted.start(engine, { voters: 2, images: 1 });
    counted.at(hours.votingStart + 1);
    const [imageId = 0] = await counted.images();
    const votable = await findVotable(counted.db, imageId);
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

  test('is not written on an own image', async () => {
    expect(await writeVote(counted.db, { ...vote, voterKey: found.voter_key }, found)).toBeNull();
    expect(await ballots()).toBe(0);
  });

  test('is written as it was decided', async () => {
    expect(await writeVote(counted.db, vote, found)).toMatchObject({ at: vote.now, replaces: null });
    expect(await ballots()).toBe(1);
  });
});
