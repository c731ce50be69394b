/** Settings of a jury, and the judges of a competition (docs/product.md §15). */
import type { components } from '@photo-competition/schema/rest';
import { engine } from '../../testing/engines.ts';
import { upload } from '../../testing/people.ts';
import { smallPhoto } from '../../testing/world.ts';
import { JuryPlay } from './testing/jury.ts';

type Schemas = components['schemas'];
type Jury = Schemas['AdminJury'];

describe('settings of a jury', () => {
  let play: JuryPlay;
  let competition: Schemas['AdminCompetition'];
  let id: number;
  beforeAll(async () => {
    play = await JuryPlay.start(engine);
  }, 150_000);
  afterAll(() => play.stop());
  beforeEach(async () => {
    competition = await play.competition();
    ({ id } = competition);
  });

  test('begins as the rules say, and changes field by field, with a version', async () => {
    expect(await play.read(id)).toEqual({
      judgesMayEnter: false,
      namesPublic: 'AT_ONCE',
      oneAwardPerImage: true,
      oneAwardPerAuthor: false,
      version: 0,
      seats: [],
      rounds: [],
      awards: [],
      awardsConfirmedAt: null,
      bestAuthors: [],
    });
    const first = await play.set<Jury>(id, { version: 0, judgesMayEnter: true });
    expect(first.body).toMatchObject({ judgesMayEnter: true, namesPublic: 'AT_ONCE', version: 1 });
    const second = await play.set<Jury>(id, { version: 1, namesPublic: 'AT_AWARD' });
    expect(second.body).toMatchObject({ judgesMayEnter: true, namesPublic: 'AT_AWARD', version: 2 });
    expect((await play.set<Jury>(id, { version: 2 })).body.version).toBe(2);
    const late = await play.set(id, { version: 1, judgesMayEnter: false });
    expect(late.body).toMatchObject({
      code: 'VERSION_CONFLICT',
      conflict: { current: { version: 2 }, changedBy: play.service.administrator.username },
    });
    expect((await play.audited(id)).map(({ action }) => action)).toEqual(['jury.updated', 'jury.updated']);
  });

  test('names are told no earlier than the judges who have accepted were promised', async () => {
    await play.set(id, { version: 0, namesPublic: 'AT_AWARD' });
    const judge = await play.judge(id, `named${id}`);
    const refused = await play.set(id, { version: 1, namesPublic: 'AT_ONCE' });
    expect(refused.body).toMatchObject({ code: 'FROZEN', errors: [{ field: 'namesPublic', code: 'FROZEN' }] });
    expect((await play.shown(id)).body).toEqual({
      namesPublic: 'AT_AWARD',
      judges: null,
      rounds: null,
      acceptance: null,
      awards: null,
      awardsConfirmedAt: null,
    });
    play.service.setClock(new Date(competition.award));
    expect((await play.shown(id)).body.judges).toBeNull();
    play.at(competition, 'ENDED');
    expect((await play.shown(id)).body.judges).toEqual([{ firstName: 'Ágnes', lastName: 'Tóth', chair: false }]);
    play.at(competition, 'UPLOADING');
    await play.remove(id, judge.seat);
    expect((await play.set(id, { version: 1, namesPublic: 'AT_ONCE' })).status).toBe(200);
  });

  test('names are those of the day of accepting, the chair first, and of nobody who has left', async () => {
    const [one, two, three] = [
      await play.judge(id, `one${id}`),
      await play.judge(id, `two${id}`),
      await play.judge(id, `three${id}`),
    ];
    await play.service.query(`update account set first_name = 'Más' where id = ${one.id}`);
    await play.service.query(`update jury_seat set first_name = username from account
      where account.id = account_id and competition_id = ${id} and seat <> ${one.seat}`);
    await play.chair(id, two.seat, true);
    await play.answer(id, three, false);
    await play.asked(id, `four${id}`);
    const { body, headers } = await play.shown(id);
    expect(body.judges?.map(({ firstName, chair }) => [firstName, chair])).toEqual([
      [`two${id}`, true],
      ['Ágnes', false],
    ]);
    expect(headers.get('cache-control')).toBe('public, max-age=1');
  });

  test('there is no jury for everyone where voters judge, nor in a draft or a cancelled competition', async () => {
    for (const [columns, status] of [
      [`judged_by = 'VOTERS'`, 404],
      [`judged_by = 'BOTH'`, 200],
      [`status = 'DRAFT'`, 404],
      [`status = 'CANCELLED', closed_at = now()`, 404],
      [`status = 'ARCHIVED'`, 200],
    ] as const) {
      await play.service.query(`update competition set ${columns} where id = ${id}`);
      expect((await play.shown(id)).status).toBe(status);
    }
  });

  test('judges are kept from entering only while none has entered', async () => {
    await play.set(id, { version: 0, judgesMayEnter: true });
    const judge = await play.judge(id, `artist${id}`);
    expect((await upload(play.service, judge, id, 'colour-1', await smallPhoto(1))).status).toBe(201);
    expect((await play.set(id, { version: 1, judgesMayEnter: false })).body).toMatchObject({
      status: 409,
      code: 'HAS_ENTRIES',
    });
    await play.service.ask('DELETE', `/api/competition/upload/${id}/colour-1`, { token: judge.token });
    expect((await play.set(id, { version: 1, judgesMayEnter: false })).status).toBe(200);
    const refused = await upload<Schemas['Problem']>(play.service, judge, id, 'colour-1', await smallPhoto(2));
    expect(refused.body).toMatchObject({ status: 403, code: 'IS_JUDGE' });
  });

  test('nothing changes of a competition that is closed for good', async () => {
    await play.service.query(`update competition set status = 'CANCELLED', closed_at = now() where id = ${id}`);
    const { body } = await play.set(id, { version: 0, judgesMayEnter: true, namesPublic: 'AT_AWARD' });
    expect(body.errors?.map(({ field }) => field)).toEqual(['judgesMayEnter', 'namesPublic']);
  });

  const judgedBy = (of: Schemas['JudgedBy'], version: number) =>
    play.service.ask<Schemas['Problem']>('PUT', `/api/admin/competition/${id}`, {
      token: play.admin,
      json: { version, judgedBy: of },
    });
  const current = async () =>
    (await play.service.ask<Schemas['AdminCompetition']>('GET', `/api/admin/competition/${id}`, { token: play.admin }))
      .body;

  test('the judges can be changed until somebody accepts, also when that judge is gone since', async () => {
    const asked = await play.asked(id, `asked${id}`);
    expect((await judgedBy('VOTERS', competition.version)).status).toBe(200);
    expect(await play.mine(asked)).toEqual([]);
    expect((await play.answer(id, asked, true)).status).toBe(404);
    expect((await judgedBy('BOTH', competition.version + 1)).status).toBe(200);
    await play.answer(id, asked, true);
    const { version, frozenFields } = await current();
    expect(frozenFields).toMatchObject([{ field: 'judgedBy', reason: 'JURY' }]);
    await play.remove(id, asked.seat);
    await play.invite(id, { accountId: asked.id });
    expect((await judgedBy('JURY', version)).body).toMatchObject({
      code: 'FROZEN',
      errors: [{ field: 'judgedBy', code: 'FROZEN' }],
    });
  });

  test('the judges are frozen as voting begins', async () => {
    play.at(competition, 'VOTING');
    expect((await judgedBy('VOTERS', competition.version)).body).toMatchObject({ code: 'FROZEN' });
  });

  test('a competition judged by its voters is the default, and its answers have the new fields alone', async () => {
    const { id: plain } = await play.competition({ judgedBy: 'VOTERS' });
    const { body } = await play.service.ask<Schemas['Competition']>('GET', `/api/competition/${plain}`);
    expect(body.judgedBy).toBe('VOTERS');
    const [row] = await play.service.query<{ judged_by: string }>(
      `insert into competition (title, description, competition_start, voting_start, voting_end, award, min_point, max_point, scoring,
        pre_moderation, min_longer_side, created_at, updated_at)
      select title, description, competition_start, voting_start, voting_end, award, min_point, max_point, scoring, pre_moderation,
        min_longer_side, created_at, updated_at from competition where id = ${plain} returning judged_by`,
    );
    expect(row).toEqual({ judged_by: 'VOTERS' });
  });
});
