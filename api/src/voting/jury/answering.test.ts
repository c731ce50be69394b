/** People and their seats in juries: what they answer, and what else they may do then (docs/product.md §15). */
import type { components } from '@photo-competition/schema/rest';
import { engine } from '../../testing/engines.ts';
import { upload, type Person } from '../../testing/people.ts';
import { readAnswer } from '../../testing/secrecy/readAnswer.ts';
import { smallPhoto } from '../../testing/world.ts';
import { JuryPlay } from './testing/jury.ts';

type Schemas = components['schemas'];
type Problem = Schemas['Problem'];

describe('an invitation to a jury', () => {
  let play: JuryPlay;
  let competition: Schemas['AdminCompetition'];
  let id: number;
  let asked: Person & { seat: number };
  let made = 0;
  beforeAll(async () => {
    play = await JuryPlay.start(engine);
  }, 150_000);
  afterAll(() => play.stop());
  beforeEach(async () => {
    competition = await play.competition({ judgedBy: 'BOTH' });
    ({ id } = competition);
    asked = await play.asked(id, `asked${++made}`);
  });

  const set = (columns: string) => play.service.query(`update competition set ${columns} where id = ${id}`);
  const code = async (accept: boolean) => (await play.answer(id, asked, accept)).body.code;
  const state = () => play.state(id, asked.seat);
  const isJudge = async () =>
    (await play.service.ask<Schemas['SessionUser']>('GET', '/api/user/my', { token: asked.token })).body.judge;

  test('is among one’s seats with its competition, and the account says that there is one', async () => {
    expect(await play.mine(asked)).toMatchObject([
      {
        competition: { id, judgedBy: 'BOTH' },
        state: 'INVITED',
        judgesMayEnter: false,
        namesPublic: 'AT_ONCE',
        answeredAt: null,
      },
    ]);
    expect(await isJudge()).toBe(true);
    await play.answer(id, asked, false);
    expect(await isJudge()).toBe(false);
    expect(await play.mine(asked)).toMatchObject([{ state: 'DECLINED' }]);
  });

  test('is accepted, twice alike, and the seat is given up, twice alike', async () => {
    const accepted = await play.answer<Schemas['JurySeat']>(id, asked, true);
    expect(accepted.body).toMatchObject({ state: 'ACCEPTED', competition: { id } });
    expect((await play.answer(id, asked, true)).body).toEqual(accepted.body);
    expect((await play.read(id)).seats).toMatchObject([{ state: 'ACCEPTED', firstName: 'Ágnes', lastName: 'Tóth' }]);
    for (const _ of [1, 2]) expect((await play.answer<Schemas['JurySeat']>(id, asked, false)).body.state).toBe('LEFT');
    expect(await code(true)).toBe('ILLEGAL_SEAT_STATE');
    expect((await play.audited(id)).map(({ action }) => action)).toEqual([
      'jury.seat-invited',
      'jury.seat-answered',
      'jury.seat-answered',
    ]);
  });

  test('is declined, twice alike, and accepted only when it is offered anew', async () => {
    for (const _ of [1, 2]) expect(await code(false)).toBeUndefined();
    expect(await code(true)).toBe('ILLEGAL_SEAT_STATE');
    expect(await state()).toBe('DECLINED');
  });

  test.each([null, 'yes', 1, undefined])('is not answered by %p', async (accept) => {
    expect((await play.answer(id, asked, accept)).status).toBe(422);
    expect(await state()).toBe('INVITED');
  });

  test('is not answered while the competition is paused, once it is archived or has ended', async () => {
    await set(`status = 'PAUSED'`);
    expect(await code(true)).toBe('COMPETITION_PAUSED');
    await set(`status = 'ARCHIVED', closed_at = now()`);
    expect(await code(true)).toBe('COMPETITION_CLOSED');
    await set(`status = 'PUBLISHED', closed_at = null`);
    play.at(competition, 'ENDED');
    expect(await code(true)).toBe('WRONG_PHASE');
    expect(await isJudge()).toBe(false);
    expect(await state()).toBe('INVITED');
  });

  test('of a draft, of a cancelled competition and of one judged by its voters is as none', async () => {
    const other = await play.person(`other${made}`);
    const never = await play.answer(2 ** 31 - 1, asked, true);
    for (const columns of [`status = 'DRAFT'`, `status = 'CANCELLED', closed_at = now()`, `judged_by = 'VOTERS'`]) {
      await set(`status = 'PUBLISHED', closed_at = null, judged_by = 'BOTH'`);
      expect(await play.mine(asked)).toHaveLength(1);
      await set(columns);
      expect(await play.mine(asked)).toEqual([]);
      const told = (await play.answer(id, asked, true)).body;
      expect({ ...told, requestId: '' }).toEqual({ ...never.body, requestId: '' });
      expect((await play.answer(id, other, true)).status).toBe(404);
    }
  });

  const enter = (slot: string) =>
    smallPhoto(made).then((photo) => upload<Problem>(play.service, asked, id, slot, photo));
  const vote = (imageId: number, point: number | null) =>
    play.service.ask<Problem>('POST', '/api/competition/vote', { token: asked.token, json: { imageId, point } });

  test('is not accepted with entries, unless judges may enter', async () => {
    expect((await enter('colour-1')).status).toBe(201);
    expect(await code(true)).toBe('HAS_ENTRIES');
    expect(await code(false)).toBeUndefined();
    await play.invite(id, { accountId: asked.id });
    await play.set(id, { version: 0, judgesMayEnter: true });
    expect(await code(true)).toBeUndefined();
    expect((await enter('colour-2')).status).toBe(201);
  });

  test('once it is accepted nothing can be entered, and nothing that is there be changed', async () => {
    await play.answer(id, asked, true);
    expect((await enter('colour-1')).body).toMatchObject({ status: 403, code: 'IS_JUDGE' });
    const { body } = await play.service.ask<Problem>('DELETE', `/api/competition/upload/${id}/colour-1`, {
      token: asked.token,
    });
    expect(body.code).toBe('IS_JUDGE');
    await play.answer(id, asked, false);
    expect((await enter('colour-1')).status).toBe(201);
  });

  test('is not accepted while a vote stands, and a judge does not vote', async () => {
    const artist = await play.person(`artist${made}`);
    const { body: image } = await upload(play.service, artist, id, 'colour-1', await smallPhoto(made));
    play.at(competition, 'VOTING');
    expect((await vote(image.id, 4)).status).toBe(200);
    expect(await code(true)).toBe('HAS_VOTES');
    await vote(image.id, null);
    expect(await code(true)).toBeUndefined();
    expect((await vote(image.id, 4)).body).toMatchObject({ status: 403, code: 'IS_JUDGE' });
    const info = await play.service.ask<Schemas['VotingInfo']>('GET', `/api/competition/vote?competition=${id}`, {
      token: asked.token,
    });
    expect(info.body).toMatchObject({ votable: 0, voted: 0 });
    await play.answer(id, asked, false);
    expect((await vote(image.id, 4)).status).toBe(200);
  });

  test('a judge is not made an administrator before the seat is taken away', async () => {
    const promote = async () => {
      const { token } = { token: play.admin };
      const { body } = await play.service.ask<Schemas['AdminUser']>('GET', `/api/admin/user/${asked.id}`, { token });
      const { email, firstName, lastName, locale, newsletter, version } = body;
      const json = { email, firstName, lastName, locale, newsletter, version, administrator: true };
      return play.service.ask<Problem>('PUT', `/api/admin/user/${asked.id}`, { token, json });
    };
    expect((await promote()).body).toMatchObject({ status: 409, code: 'ILLEGAL_ACCOUNT_STATE' });
    await play.answer(id, asked, true);
    expect((await promote()).body).toMatchObject({ code: 'ILLEGAL_ACCOUNT_STATE' });
    await play.remove(id, asked.seat);
    expect((await promote()).status).toBe(200);
  });

  test('an account that goes takes its invitation along, and leaves an accepted seat without a name', async () => {
    const judge = await play.judge(id, `judge${made}`);
    await play.chair(id, judge.seat, true);
    for (const one of [asked, judge])
      await play.service.ask('POST', '/api/user/my/delete', { token: one.token, json: { current: one.password } });
    expect((await play.read(id)).seats).toEqual([
      expect.objectContaining({
        seat: judge.seat,
        accountId: null,
        username: null,
        firstName: null,
        state: 'LEFT',
        chair: false,
      }),
    ]);
    expect((await play.shown(id)).body.judges).toEqual([]);
    const [left] = await play.service.query(`select first_name, last_name from jury_seat where seat = ${judge.seat}`);
    expect(left).toEqual({ first_name: null, last_name: null });
  });

  test('is in the download of one’s own data', async () => {
    const response = await play.service.raw('GET', '/api/user/my/data', { token: asked.token });
    expect(response.status).toBe(200);
    const { text } = await readAnswer(response);
    expect(text).toMatch(/"seats": \[\s*\{\s*"competitionId": \d+,\s*"state": "INVITED"/);
  });
});
