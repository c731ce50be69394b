import { Counted, hours, voter } from '../testing/counted.ts';
import { engine } from '../testing/engines.ts';
import { countAudience } from './audience.ts';

describe('the voters of a competition', () => {
  let counted: Counted;
  afterEach(() => counted.stop());

  const usernames = async () => {
    const audience = { group: 'VOTERS', newsletter: null, locale: null, competitionId: 1 } as const;
    const { en, sample } = await countAudience(counted.db, audience);
    expect(en).toBe(sample.length);
    return sample.map(({ username }) => username);
  };

  test('are the same people by their votes and, once the count is closed, by its roll', async () => {
    counted = await Counted.start(engine, { voters: 5, images: 3 });
    await counted.db.updateTable('account').set({ organiser_mail: true }).execute();
    const [first = 0, second = 0] = await counted.images();
    await counted.vote(1, first, 5);
    await counted.vote(1, second, 4);
    // Changed, withdrawn, and cast again after it was withdrawn.
    await counted.vote(2, first, 2);
    await counted.vote(2, first, 3);
    await counted.vote(3, first, 1);
    await counted.vote(3, first, null);
    await counted.vote(4, second, 1);
    await counted.vote(4, second, null);
    await counted.vote(4, second, 2);
    // The first voter withdraws one of two votes.
    await counted.vote(5, first, 4);
    await counted.vote(5, second, 4);
    await counted.vote(5, first, null);
    const voted = [1, 2, 4, 5].map((n) => voter(n).username);
    expect(await usernames()).toEqual(voted);
    await counted.roundAt(hours.votingEnd + 1);
    expect((await counted.log())?.closed_at).not.toBeNull();
    expect(await usernames()).toEqual(voted);
    const listed = await counted.db.selectFrom('competition_voter').selectAll().orderBy('voter_key').execute();
    expect(listed.map(({ voter_key, withdrew }) => [voter_key, withdrew])).toEqual(
      [1, 2, 4, 5].map((n) => [voter(n).voterKey, false]),
    );
    // All votes of everybody need not be looked at any more.
    await counted.db.deleteFrom('vote').execute();
    expect(await usernames()).toEqual(voted);
  });
});
