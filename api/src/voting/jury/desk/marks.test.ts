/** Marks of judges: when and of what they are taken, once each, and what stands then (docs/product.md §15). */
import type { components } from '@photo-competition/schema/rest';
import { engine } from '../../../testing/engines.ts';
import { upload, type Person } from '../../../testing/people.ts';
import { smallPhoto } from '../../../testing/world.ts';
import { JuryPlay, newChoice } from '../testing/jury.ts';

type Schemas = components['schemas'];
type Judge = Person & { seat: number };

describe('marks', () => {
  let play: JuryPlay;
  let competition: Schemas['AdminCompetition'];
  let id: number;
  let round: number;
  let judge: Judge;
  let other: Judge;
  let artist: Person;
  let images: number[];
  let made = 0;
  beforeAll(async () => {
    play = await JuryPlay.start(engine);
  }, 150_000);
  afterAll(() => play.stop());
  beforeEach(async () => {
    made++;
    competition = await play.competition();
    ({ id } = competition);
    await play.set(id, { version: 0, judgesMayEnter: true });
    artist = await play.person(`artist${made}`);
    judge = await play.judge(id, `judge${made}`);
    other = await play.judge(id, `other${made}`);
    images = [];
    for (const [who, slot] of [
      [artist, 'colour-1'],
      [artist, 'colour-2'],
      [judge, 'colour-1'],
    ] as const)
      images.push((await upload(play.service, who, id, slot, await smallPhoto(images.length + 10 * made))).body.id);
    round = await play.round(competition, { panel: [judge.seat, other.seat] });
    play.at(competition, 'VOTING');
  });

  const clockAt = (instant: string, ms: number) => play.service.setClock(new Date(Date.parse(instant) + ms));
  const numbers = async (who: Judge = judge) =>
    (await play.photos(who, round, 'list=ALL')).content.map((one) => one.number);
  const refusals = ({ body }: { body: Schemas['MarkResults'] }) => body.results.map(({ refusal }) => refusal);
  const kept = () =>
    play.service.query<{ number: number; seat: number; point: number | null }>(
      `select number, seat, point from jury_mark where round_id = ${round} order by id`,
    );
  const numberOf = async (image: number | undefined) => {
    await numbers();
    const [row] = await play.service.query<{ number: number }>(
      `select number from jury_photo where round_id = ${round} and image_id = ${image}`,
    );
    return row?.number ?? 0;
  };

  test('of all photos but the own ones are given, changed and taken back', async () => {
    const mine = await numbers();
    expect(mine).toHaveLength(2);
    expect(await numbers(other)).toHaveLength(3);
    const [first = 0, second = 0] = mine;
    const { body } = await play.mark(judge, round, [
      { number: first, point: 4 },
      { number: second, point: 5 },
      { number: first, point: 2 },
      { number: second, point: null },
    ]);
    expect(body.results.map(({ refusal }) => refusal)).toEqual([null, null, null, null]);
    expect(body.desk).toMatchObject({ tasks: 2, marked: 1, withdrawn: 0, byPoint: [0, 1, 0, 0, 0], finished: false });
    expect((await play.photos(judge, round)).content.map((one) => one.number)).toEqual([second]);
    expect((await play.photos(judge, round, 'list=MARKED')).content).toMatchObject([{ number: first, point: 2 }]);
    expect((await kept()).map(({ number, point }) => [number, point])).toEqual([
      [first, 4],
      [second, 5],
      [first, 2],
      [second, null],
    ]);
    // The other judge sees nothing of it.
    expect((await play.photos(other, round)).content.every(({ point }) => point === null)).toBe(true);
  });

  test('are taken strictly between opening and closing', async () => {
    const [number = 0] = await numbers();
    const { votingStart: opens, votingEnd: closes } = competition;
    const cases = [
      [opens, -1, 'ROUND_NOT_OPEN'],
      [opens, 0, 'ROUND_NOT_OPEN'],
      [opens, 1, null],
      [closes, -1, null],
      [closes, 0, 'ROUND_CLOSED'],
      [closes, 1, 'ROUND_CLOSED'],
    ] as const;
    for (const [instant, ms, refusal] of cases) {
      clockAt(instant, ms);
      expect(refusals(await play.mark(judge, round, [{ number, point: 3 }]))).toEqual([refusal]);
    }
    expect(await kept()).toHaveLength(2);
  });

  test('that are sent again are answered as the first time, also once the round has closed', async () => {
    const [number = 0, second = 0] = await numbers();
    const choice = newChoice();
    const first = await play.mark(judge, round, [{ number, point: 3, choice }]);
    await play.mark(judge, round, [{ number, point: 5 }]);
    for (const phase of ['VOTING', 'AWARD'] as const) {
      play.at(competition, phase);
      const again = await play.mark(judge, round, [
        { number, point: 3, choice },
        { number, point: 4, choice },
        { number: second, point: 3, choice },
      ]);
      expect(again.body.results[0]).toEqual(first.body.results[0]);
      expect(refusals(again).slice(1)).toEqual(['NUMBER_TAKEN', 'NUMBER_TAKEN']);
    }
    expect((await kept()).map(({ point }) => point)).toEqual([3, 5]);
    play.at(competition, 'VOTING');
    // A choice is a judge's own: another judge may have drawn the same.
    expect(refusals(await play.mark(other, round, [{ number, point: 1, choice }]))).toEqual([null]);
  });

  test('of one choice at the same moment are one mark, and of two choices both are kept', async () => {
    const [number = 0] = await numbers();
    const choice = newChoice();
    const same = await Promise.all([1, 2, 3].map(() => play.mark(judge, round, [{ number, point: 3, choice }])));
    expect(same.flatMap(refusals)).toEqual([null, null, null]);
    expect(await kept()).toHaveLength(1);
    await Promise.all([4, 5].map((point) => play.mark(judge, round, [{ number, point }])));
    const marks = await kept();
    expect(marks).toHaveLength(3);
    expect((await play.photos(judge, round, 'list=MARKED')).content[0]?.point).toBe(marks.at(-1)?.point);
  });

  test('are refused for what is not the judge’s to mark', async () => {
    const own = await numberOf(images[2]);
    const hidden = await numberOf(images[0]);
    const left = await numberOf(images[1]);
    await play.service.query(`update image set moderation = 'DISQUALIFIED' where id = ${images[0]}`);
    const { content, totalElements } = await play.photos(judge, round, 'list=ALL');
    expect(content.map(({ number }) => number)).not.toContain(hidden);
    expect(totalElements).toBe(content.length);
    await play.desk(judge, 'PUT', round, `/photo/${left}/withdrawal`, { reason: 'KNOWN' });
    const answer = await play.mark(judge, round, [
      { number: own, point: 3 },
      { number: hidden, point: 3 },
      { number: 999, point: 3 },
      { number: left, point: 3 },
    ]);
    expect(refusals(answer)).toEqual(['OWN_IMAGE', 'NOT_FOUND', 'NOT_FOUND', 'PHOTO_WITHDRAWN']);
    await play.desk(judge, 'PUT', round, `/photo/${left}/withdrawal`, { reason: null });
    const outside = [0, 6].map((point) => ({ number: left, point }));
    expect(refusals(await play.mark(judge, round, outside))).toEqual(['POINT_OUTSIDE', 'POINT_OUTSIDE']);
    expect(
      refusals(
        await play.mark(
          judge,
          round,
          [1, 5].map((point) => ({ number: left, point })),
        ),
      ),
    ).toEqual([null, null]);
  });

  test('are refused while the competition is paused, and once it is archived', async () => {
    const [number = 0] = await numbers();
    const set = (columns: string) => play.service.query(`update competition set ${columns} where id = ${id}`);
    await set(`status = 'PAUSED'`);
    expect(refusals(await play.mark(judge, round, [{ number, point: 3 }]))).toEqual(['COMPETITION_PAUSED']);
    await set(`status = 'ARCHIVED', closed_at = now()`);
    expect(refusals(await play.mark(judge, round, [{ number, point: 3 }]))).toEqual(['COMPETITION_CLOSED']);
    for (const columns of [`status = 'CANCELLED'`, `status = 'DRAFT', closed_at = null`]) {
      await set(columns);
      expect((await play.mark(judge, round, [{ number, point: 3 }])).status).toBe(404);
    }
  });

  test('nobody marks who does not judge the round', async () => {
    const [number = 0] = await numbers();
    const refused = async (who: Pick<Person, 'token'>, of = round) =>
      (await play.mark<Schemas['Problem']>(who, of, [{ number, point: 3 }])).status;
    const outside = await play.judge(id, `outside${made}`);
    const elsewhere = await play.competition();
    const foreign = await play.judge(elsewhere.id, `foreign${made}`);
    play.at(competition, 'VOTING');
    expect(await refused(artist)).toBe(404);
    expect(await refused(outside)).toBe(404);
    expect(await refused(foreign)).toBe(404);
    expect(await refused(judge, 2 ** 31 - 1)).toBe(404);
    expect(await refused({ token: play.admin })).toBe(403);
    await play.panel(id, round, judge.seat, { state: 'WITHDRAWN' });
    expect(await refused(judge)).toBe(404);
    await play.answer(id, other, false);
    expect(await refused(other)).toBe(404);
    expect(await kept()).toEqual([]);
  });

  test('are never changed or deleted', async () => {
    const [number = 0] = await numbers();
    await play.mark(judge, round, [{ number, point: 3 }]);
    for (const change of ['update jury_mark set point = 5', 'delete from jury_mark', 'truncate jury_mark'])
      await expect(play.service.query(change)).rejects.toThrow('jury_mark is append-only');
  });

  test.each([
    ['no marks', { marks: [] }],
    ['too many', { marks: Array.from({ length: 101 }, () => ({ number: 1, point: 1, choice: newChoice() })) }],
    ['no choice', { marks: [{ number: 1, point: 1 }] }],
    ['half a point', { marks: [{ number: 1, point: 1.5, choice: newChoice() }] }],
  ])('%s are no request', async (_, json) => {
    expect((await play.desk(judge, 'POST', round, '/marks', json)).status).toBe(422);
  });
});
