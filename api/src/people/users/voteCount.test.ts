import { Counted, hours, instant, voter } from '../../testing/counted.ts';
import { engine } from '../../testing/engines.ts';
import { findUsers } from './repository.ts';

describe('the number of votes of a person', () => {
  let counted: Counted;
  afterEach(() => counted.stop());

  /** Of the first three voters, as they are told at an hour. */
  const told = async (hour: number) => {
    const query = { sort: 'id', direction: 'asc', limit: 100, offset: 0 } as const;
    const { users } = await findUsers(counted.db, query, instant(hour));
    const votes = new Map(users.map(({ username, votes: n }) => [username, n]));
    return [1, 2, 3].map((n) => votes.get(voter(n).username));
  };

  test('is that of competitions whose voting is over, before their counts are closed and afterwards', async () => {
    counted = await Counted.start(engine, { voters: 3, images: 2 });
    const winter = await counted.addCompetition(2);
    const [first = 0, second = 0] = await counted.images();
    const [third = 0] = await counted.images(winter);
    for (const image of [first, second, third]) await counted.vote(1, image, 5);
    await counted.vote(2, first, 4);
    await counted.vote(2, first, null);
    await counted.vote(2, third, 1);
    expect(await told(hours.votingEnd - 1)).toEqual([0, 0, 0]);
    expect(await told(hours.votingEnd)).toEqual([0, 0, 0]);
    expect(await told(hours.votingEnd + 1)).toEqual([3, 1, 0]);

    await counted.roundAt(hours.votingEnd + 1);
    expect((await counted.log(winter))?.closed_at).not.toBeNull();
    expect(await told(hours.votingEnd + 1)).toEqual([3, 1, 0]);
    // An instance whose clock is behind.
    expect(await told(hours.votingEnd)).toEqual([0, 0, 0]);
    // Votes of closed counts need not be looked at.
    await counted.db.deleteFrom('vote').execute();
    expect(await told(hours.votingEnd + 1)).toEqual([3, 1, 0]);
  });
});
