/** Concurrent changes of a jury come out as if one had come first (docs/product.md §15). */
import type { components } from '@photo-competition/schema/rest';
import { engine } from '../../testing/engines.ts';
import { upload, type Person } from '../../testing/people.ts';
import { smallPhoto } from '../../testing/world.ts';
import { JuryPlay } from './testing/jury.ts';

type Schemas = components['schemas'];

const rounds = [1, 2, 3, 4, 5, 6];

describe('at the same moment', () => {
  let play: JuryPlay;
  let competition: Schemas['AdminCompetition'];
  let id: number;
  let image: Schemas['Image'];
  beforeAll(async () => {
    play = await JuryPlay.start(engine);
    competition = await play.competition({ judgedBy: 'BOTH' });
    ({ id } = competition);
    const artist = await play.person('artist');
    ({ body: image } = await upload(play.service, artist, id, 'colour-1', await smallPhoto(1)));
  }, 150_000);
  afterAll(() => play.stop());
  beforeEach(() => play.at(competition, 'UPLOADING'));

  /** The states of an account's seats: at most one. */
  const statesOf = async ({ id: accountId }: Pick<Person, 'id'>) =>
    (await play.read(id)).seats.filter((one) => one.accountId === accountId).map(({ state }) => state);
  const codeOf = ({ status, body }: { status: number; body: unknown }) =>
    status < 300 ? 'done' : (body as Schemas['Problem']).code;

  test.each(rounds)('two invitations of one account make one seat (%i)', async (round) => {
    const person = await play.person(`twice${round}`);
    const invite = () => play.invite(id, { accountId: person.id });
    const codes = (await Promise.all([invite(), invite()])).map(codeOf);
    expect(codes.sort()).toEqual(['SEAT_TAKEN', 'done']);
    expect(await statesOf(person)).toEqual(['INVITED']);
  });

  test.each(rounds)(
    'two invitations of one new address make one account and one seat in each jury (%i)',
    async (round) => {
      const other = await play.competition({ judgedBy: 'BOTH' });
      const person = { email: `new${round}@example.org`, firstName: 'Új', lastName: 'Ember', locale: 'hu' };
      const invite = (to: number) => play.invite<Schemas['AdminJury']>(to, { person });
      const answers = await Promise.all([invite(id), invite(other.id), invite(id)]);
      expect([codeOf(answers[0]), codeOf(answers[2])].sort()).toEqual(['SEAT_TAKEN', 'done']);
      expect(codeOf(answers[1])).toBe('done');
      const accounts = await play.service.query(`select id from account where email = '${person.email}'`);
      expect(accounts).toHaveLength(1);
    },
  );

  test.each(rounds)('of two chairs one is left (%i)', async (round) => {
    const seats = [await play.asked(id, `chair${round}a`), await play.asked(id, `chair${round}b`)];
    const codes = (await Promise.all(seats.map(({ seat }) => play.chair(id, seat, true)))).map(codeOf);
    expect(codes).toEqual(['done', 'done']);
    expect((await play.read(id)).seats.filter(({ chair }) => chair)).toHaveLength(1);
  });

  test.each(rounds)('a seat that is accepted several times at once is accepted once (%i)', async (round) => {
    const person = await play.asked(id, `accept${round}`);
    const answers = await Promise.all([1, 2, 3].map(() => play.answer(id, person, true)));
    expect(answers.map(codeOf)).toEqual(['done', 'done', 'done']);
    const answered = (await play.audited(id)).filter(
      ({ action, after }) =>
        action === 'jury.seat-answered' && (after as { username: string }).username === person.username,
    );
    expect(answered).toHaveLength(1);
  });

  test.each(rounds)('a seat that is accepted while it is taken away is left, or never was (%i)', async (round) => {
    const person = await play.asked(id, `gone${round}`);
    const [answer, removal] = await Promise.all([play.answer(id, person, true), play.remove(id, person.seat)]);
    expect(codeOf(removal)).toBe('done');
    expect(await statesOf(person)).toEqual(codeOf(answer) === 'done' ? ['LEFT'] : []);
  });

  test.each(rounds)(
    'a vote at the moment of accepting counts and keeps from judging, or is refused (%i)',
    async (round) => {
      const person = await play.asked(id, `voter${round}`);
      play.at(competition, 'VOTING');
      const vote = () =>
        play.service.ask('POST', '/api/competition/vote', {
          token: person.token,
          json: { imageId: image.id, point: 5 },
        });
      const outcome = (await Promise.all([vote(), play.answer(id, person, true)])).map(codeOf);
      expect([
        ['done', 'HAS_VOTES'],
        ['IS_JUDGE', 'done'],
      ]).toContainEqual(outcome);
      const [row] = await play.service.query<{ votes: number }>(`select count(*)::int as votes from vote
      join account using (voter_key) where account.id = ${person.id}`);
      expect(row?.votes).toBe(outcome[0] === 'done' ? 1 : 0);
    },
  );

  test.each(rounds)('an entry at the moment of accepting keeps from judging, or is refused (%i)', async (round) => {
    const person = await play.asked(id, `entrant${round}`);
    const photo = await smallPhoto(100 + round);
    const outcome = (
      await Promise.all([upload(play.service, person, id, 'mono-1', photo), play.answer(id, person, true)])
    ).map(codeOf);
    expect([
      ['done', 'HAS_ENTRIES'],
      ['IS_JUDGE', 'done'],
    ]).toContainEqual(outcome);
  });

  test.each(rounds)('an account that goes while it accepts leaves no name (%i)', async (round) => {
    const person = await play.asked(id, `leaver${round}`);
    const json = { current: person.password };
    const [removal] = await Promise.all([
      play.service.ask('POST', '/api/user/my/delete', { token: person.token, json }),
      play.answer(id, person, true),
    ]);
    expect(codeOf(removal)).toBe('done');
    const named = await play.service
      .query(`select seat from jury_seat where account_id is null and first_name is not null
      or account_id is null and state <> 'LEFT' or seat = ${person.seat} and state = 'INVITED' and competition_id = ${id}`);
    expect(named).toEqual([]);
  });
});
