/** Results of marks: letters, tables, the entrants' view, and a judge's download (docs/product.md §15). */
import type { components } from '@photo-competition/schema/rest';
import { engine } from '../../../testing/engines.ts';
import { upload, type Person } from '../../../testing/people.ts';
import { readAnswer } from '../../../testing/secrecy/readAnswer.ts';
import { smallPhoto } from '../../../testing/world.ts';
import { JuryPlay } from '../testing/jury.ts';
import { letterOf } from './letters.ts';

type Schemas = components['schemas'];
type Judge = Person & { seat: number };

test.each([
  [1, 'A'],
  [26, 'Z'],
  [27, 'AA'],
  [52, 'AZ'],
  [53, 'BA'],
  [100, 'CV'],
])('the letter of %i is %s', (n, letter) => {
  expect(letterOf(n)).toBe(letter);
});

describe('results of the jury', () => {
  let play: JuryPlay;
  let competition: Schemas['AdminCompetition'];
  let id: number;
  let round: number;
  let judges: Judge[];
  let artist: Person;
  let rival: Person;
  let photo: Schemas['Image'];
  let made = 0;
  beforeAll(async () => {
    play = await JuryPlay.start(engine);
  }, 150_000);
  afterAll(() => play.stop());
  beforeEach(async () => {
    made++;
    competition = await play.competition();
    ({ id } = competition);
    artist = await play.person(`artist${made}`);
    rival = await play.person(`rival${made}`);
    judges = [];
    for (const n of [1, 2, 3]) judges.push(await play.judge(id, `judge${made}x${n}`));
    ({ body: photo } = await upload(play.service, artist, id, 'colour-1', await smallPhoto(made * 10)));
    await upload(play.service, rival, id, 'colour-1', await smallPhoto(made * 10 + 1));
    round = await play.round(competition, { panel: judges.map(({ seat }) => seat) });
    play.at(competition, 'VOTING');
    await play.photos(judges[0] as Judge, round);
  });

  const numberOf = async (image: number) =>
    (
      await play.service.query<{ number: number }>(
        `select number from jury_photo where round_id = ${round} and image_id = ${image}`,
      )
    )[0]?.number ?? 0;
  /** Each judge gives a mark to the artist's photo; null gives none. */
  async function markAll(points: readonly (number | null)[]): Promise<number> {
    const number = await numberOf(photo.id);
    for (const [i, point] of points.entries())
      if (point !== null) await play.mark(judges[i] as Judge, round, [{ number, point }]);
    return number;
  }
  const results = async ({ token }: Pick<Person, 'token'>) =>
    (await play.service.ask<Schemas['JuryResult'][]>('GET', `/api/competition/${id}/jury/results`, { token })).body;
  const given = async () => (await results(artist))[0]?.rounds[0];
  const table = async () =>
    (await (await play.service.raw('GET', `/api/admin/competition/${id}/export/marks`, { token: play.admin })).text())
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
  const points = async () => (await given())?.marks.map(({ point }) => point).sort();

  test('is told of own photos, by letter, once the competition has ended', async () => {
    const number = await markAll([2, 5, 5]);
    await play.desk(judges[1] as Judge, 'PUT', round, `/photo/${number}/remark`, { remark: 'Szép fény.' });
    play.service.setClock(new Date(competition.award));
    expect(await results(artist)).toEqual([]);
    play.at(competition, 'ENDED');
    const told = await given();
    expect(told).toMatchObject({
      sum: 12,
      judges: 3,
      remarks: ['Szép fény.'],
      round: { id: round, maxPoint: 5, photos: 2 },
    });
    expect(told?.marks.map(({ letter }) => letter)).toEqual(['A', 'B', 'C']);
    expect(await points()).toEqual([2, 5, 5]);
    expect(await given()).toEqual(told);
    expect(await results(rival)).toMatchObject([{ rounds: [{ sum: 0, marks: [], remarks: [] }] }]);
    expect(await results(judges[0] as Judge)).toEqual([]);
    await play.service.query(`update jury_round set remarks = 'NONE' where id = ${round}`);
    expect((await given())?.remarks).toEqual([]);
    await play.service.query(`update image set moderation = 'DISQUALIFIED' where id = ${photo.id}`);
    expect(await results(artist)).toEqual([]);
    await play.service.query(`update competition set status = 'CANCELLED', closed_at = now() where id = ${id}`);
    const hidden = await play.service.ask('GET', `/api/competition/${id}/jury/results`, { token: artist.token });
    expect(hidden.status).toBe(404);
  });

  test('counts no judge who has withdrawn, and of a seat that has left what it gave', async () => {
    const number = await markAll([2, 5, null]);
    const [one, two, three] = judges as [Judge, Judge, Judge];
    await play.desk(one, 'PUT', round, `/photo/${number}/withdrawal`, { reason: 'KNOWN' });
    await play.panel(id, round, two.seat, { state: 'WITHDRAWN' });
    await play.panel(id, round, three.seat, { state: 'WITHDRAWN' });
    play.at(competition, 'ENDED');
    // The third one has given no mark, and judges no more.
    expect(await given()).toMatchObject({ sum: 5, judges: 2 });
    expect(await points()).toEqual([5]);
  });

  test('has no marks that are left out', async () => {
    await markAll([2, 5, 4]);
    await play.panel(id, round, judges[0]?.seat ?? 0, { state: 'LEFT_OUT', reason: 'Knew the author.' });
    play.at(competition, 'ENDED');
    expect(await given()).toMatchObject({ sum: 9, judges: 2 });
    expect((await given())?.marks.map(({ letter }) => letter)).toEqual(['A', 'B']);
  });

  test('is a table of the round once it has closed, the same each time, with letters drawn anew when it was reopened', async () => {
    const number = await markAll([1, 2, 3]);
    expect(await table()).toHaveLength(1);
    play.at(competition, 'AWARD');
    const rows = await table();
    expect(rows).toHaveLength(4);
    expect(rows.slice(1).every((row) => row.startsWith(`1,${number},${photo.id},colour,`))).toBe(true);
    expect(rows.join()).not.toMatch(/judge|Ágnes|Tóth/);
    expect(await table()).toEqual(rows);
    const letters = () =>
      play.service.query<{ letter: number | null }>(
        `select letter from jury_panel where round_id = ${round} order by letter`,
      );
    expect(await letters()).toEqual([{ letter: 1 }, { letter: 2 }, { letter: 3 }]);
    await play.reopen(id, round, { closes: competition.award, reason: 'No connection.' });
    expect(await letters()).toEqual([{ letter: null }, { letter: null }, { letter: null }]);
    expect(await table()).toHaveLength(1);
    play.at(competition, 'ENDED');
    await Promise.all([table(), table(), results(artist)]);
    expect(await letters()).toEqual([{ letter: 1 }, { letter: 2 }, { letter: 3 }]);
  });

  test('is in the download of the judge’s own data, and of nobody else', async () => {
    const number = await markAll([2, 5, null]);
    await play.desk(judges[0] as Judge, 'PUT', round, `/photo/${number}/remark`, { remark: 'Szép fény.' });
    const data = async (who: Pick<Person, 'token'>) =>
      (await readAnswer(await play.service.raw('GET', '/api/user/my/data', { token: who.token }))).text;
    const own = await data(judges[0] as Judge);
    expect(own).toMatch(
      new RegExp(`"marks": \\[\\s*\\{\\s*"roundId": ${round},\\s*"number": ${number},\\s*"point": 2`),
    );
    expect(own).toContain('Szép fény.');
    expect(await data(judges[1] as Judge)).not.toContain('Szép fény.');
    expect(await data(artist)).toMatch(/"marks": \[\]/);
  });
});
