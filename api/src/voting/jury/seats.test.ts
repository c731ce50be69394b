/** An organiser puts a jury together (docs/product.md §15). */
import type { components } from '@photo-competition/schema/rest';
import { engine } from '../../testing/engines.ts';
import type { Person } from '../../testing/people.ts';
import { JuryPlay } from './testing/jury.ts';

type Schemas = components['schemas'];
type Jury = Schemas['AdminJury'];

const anna = { email: 'anna.kiss@example.org', firstName: 'Ánna', lastName: "O'Kiss", locale: 'hu' as const };

describe('the seats of a jury', () => {
  let play: JuryPlay;
  let competition: Schemas['AdminCompetition'];
  let id: number;
  let bela: Person;
  beforeAll(async () => {
    play = await JuryPlay.start(engine);
    bela = await play.person('bela');
  }, 150_000);
  afterAll(() => play.stop());
  beforeEach(async () => {
    competition = await play.competition();
    ({ id } = competition);
  });

  const day = 24 * 3_600_000;

  test('an account is invited, by mail in its language with a link to the invitation', async () => {
    const { status, body } = await play.invite<Jury>(id, { accountId: bela.id });
    expect(status).toBe(200);
    expect(body.seats).toMatchObject([
      { seat: 1, accountId: bela.id, username: 'bela', state: 'INVITED', chair: false, activated: true, leftAt: null },
    ]);
    const mail = await play.service.mailTo(bela.email, 'jury-invited');
    expect(mail).toMatchObject({ subject: 'You are asked to be a judge: Lights' });
    expect(mail.text).toContain(`/jury/${id}`);
    const after = { seat: 1, username: 'bela', state: 'INVITED', chair: false };
    expect(await play.audited(id)).toEqual([{ action: 'jury.seat-invited', before: null, after }]);
  });

  test('a person without an account gets one, with the usual mail to activate it', async () => {
    const { body } = await play.invite<Jury>(id, { person: anna });
    expect(body.seats).toMatchObject([
      { username: 'anna.okiss', email: anna.email, firstName: 'Ánna', lastName: "O'Kiss", activated: false },
    ]);
    expect((await play.service.mailTo(anna.email, 'activation')).subject).toBe('Aktiváld a fiókodat');
    expect((await play.service.mailTo(anna.email, 'jury-invited')).subject).toBe('Zsűritagnak kértek fel: Fények');
    // A second link would end the first one, which the person may open.
    const { body: mails } = await play.service.ask<{ to: string; kind: string }[]>('GET', '/dev/mail.json');
    expect(mails.filter(({ to, kind }) => to === anna.email && kind === 'activation')).toHaveLength(1);
    const other = await play.competition();
    const again = await play.invite<Jury>(other.id, {
      person: { ...anna, email: 'ANNA.KISS@example.org', firstName: 'X' },
    });
    expect(again.body.seats).toMatchObject([{ username: 'anna.okiss', firstName: 'Ánna' }]);
    const namesake = await play.invite<Jury>(other.id, { person: { ...anna, email: 'another@example.org' } });
    expect(namesake.body.seats[1]).toMatchObject({ username: 'anna.okiss2', email: 'another@example.org' });
    const short = await play.invite<Jury>(other.id, {
      person: { ...anna, email: 'li@example.org', firstName: '李', lastName: '' },
    });
    expect(short.body.seats[2]).toMatchObject({ username: 'judge', firstName: '李' });
  });

  test.each([
    ['nobody', {}, 'accountId'],
    ['two at once', { accountId: 1, person: anna }, 'accountId'],
    ['an account that is not there', { accountId: 2 ** 31 - 1 }, 'accountId'],
    ['a name that is none', { person: { ...anna, firstName: ' ' } }, 'person.firstName'],
    ['a name that is an address', { person: { ...anna, lastName: 'www.example.org' } }, 'person.lastName'],
    ['an address that is none', { person: { ...anna, email: 'anna' } }, 'person.email'],
  ])('%s is not invited, and nothing is written', async (_what, json, field) => {
    const { status, body } = await play.invite(id, json);
    expect({ status, fields: body.errors?.map((one) => one.field) }).toEqual({ status: 422, fields: [field] });
    expect(await play.audited(id)).toEqual([]);
  });

  test('nor is an administrator, by account or by address, nor an account that is disabled', async () => {
    const [{ id: accountId, email } = { id: 0, email: '' }] = await play.service.query<{ id: number; email: string }>(
      'select id, email from account where administrator',
    );
    for (const [json, field] of [
      [{ accountId }, 'accountId'],
      [{ person: { ...anna, email } }, 'person.email'],
    ] as const) {
      const { body } = await play.invite(id, json);
      expect(body.errors).toMatchObject([{ field, message: expect.stringContaining('administrator') as string }]);
    }
    const off = await play.person(`off${id}`);
    await play.service.query(`update account set enabled = false where id = ${off.id}`);
    expect((await play.invite(id, { accountId: off.id })).body.errors).toMatchObject([{ code: 'JUDGE_DISABLED' }]);
  });

  test('a person who is invited or has accepted is not invited again; one who has declined or left is', async () => {
    const person = await play.asked(id, `again${id}`);
    const invite = () => play.invite(id, { accountId: person.id });
    expect((await invite()).body).toMatchObject({ status: 409, code: 'SEAT_TAKEN' });
    await play.answer(id, person, false);
    expect((await invite()).status).toBe(200);
    await play.answer(id, person, true);
    expect((await invite()).body).toMatchObject({ code: 'SEAT_TAKEN' });
    await play.answer(id, person, false);
    expect(await play.state(id, person.seat)).toBe('LEFT');
    expect((await invite()).status).toBe(200);
    expect((await play.read(id)).seats).toMatchObject([{ seat: person.seat, state: 'INVITED', answeredAt: null }]);
  });

  test('there are a hundred at most, and a number that is free is given again', async () => {
    await play.service
      .query(`insert into jury_seat (competition_id, seat, state, invited_at, mailed_at, answered_at, left_at)
      select ${id}, n, 'LEFT', now(), now(), now(), now() from generate_series(1, 100) n where n <> 42`);
    expect((await play.invite<Jury>(id, { accountId: bela.id })).body.seats[41]).toMatchObject({
      seat: 42,
      username: 'bela',
    });
    const one = await play.person(`late${id}`);
    expect((await play.invite(id, { accountId: one.id })).body).toMatchObject({ status: 409, code: 'JURY_FULL' });
    expect((await play.remove(id, 42)).status).toBe(200);
    expect((await play.invite(id, { accountId: one.id })).status).toBe(200);
  });

  test('none is offered where voters alone judge, while it is paused, once it is closed or has ended, nor in a draft', async () => {
    const refused = async () => (await play.invite(id, { accountId: bela.id })).body.code;
    const set = (columns: string) => play.service.query(`update competition set ${columns} where id = ${id}`);
    await set(`judged_by = 'VOTERS'`);
    expect(await refused()).toBe('NO_JURY');
    await set(`judged_by = 'BOTH', status = 'PAUSED'`);
    expect(await refused()).toBe('COMPETITION_PAUSED');
    await set(`status = 'DRAFT'`);
    expect(await refused()).toBe('COMPETITION_CLOSED');
    await set(`status = 'CANCELLED', closed_at = now()`);
    expect(await refused()).toBe('COMPETITION_CLOSED');
    await set(`status = 'PUBLISHED', closed_at = null`);
    play.at(competition, 'ENDED');
    expect(await refused()).toBe('WRONG_PHASE');
    play.service.setClock(new Date(competition.award));
    expect(await refused()).toBeUndefined();
  });

  test('an invitation is mailed once more at most once a day, while it waits', async () => {
    const { seat, email } = await play.asked(id, `slow${id}`);
    const invited = new Date((await play.read(id)).seats[0]?.invitedAt ?? '');
    const from = new Date(invited.getTime() + day).toISOString();
    expect((await play.read(id)).seats).toMatchObject([{ remindableFrom: from }]);
    expect((await play.remind(id, seat)).body).toMatchObject({ status: 409, code: 'REMINDED_TODAY' });
    const mailedAgo = (ms: number) =>
      play.service.query(`update jury_seat set mailed_at = '${new Date(invited.getTime() - ms).toISOString()}'
        where competition_id = ${id}`);
    await mailedAgo(day - 1);
    expect((await play.remind(id, seat)).body).toMatchObject({ code: 'REMINDED_TODAY' });
    await mailedAgo(day);
    expect((await play.remind(id, seat)).status).toBe(200);
    expect((await play.service.mailTo(email, 'jury-reminder')).text).toContain(`/jury/${id}`);
    expect((await play.remind(id, seat)).body).toMatchObject({ code: 'REMINDED_TODAY' });
    await play.service.query(
      `update jury_seat set state = 'DECLINED', answered_at = now() where competition_id = ${id}`,
    );
    expect((await play.remind(id, seat)).body).toMatchObject({ code: 'ILLEGAL_SEAT_STATE' });
    expect((await play.read(id)).seats).toMatchObject([{ remindableFrom: null }]);
  });

  test('an invitation that is taken away is gone, an accepted seat is kept as left', async () => {
    const [asked, judge] = [await play.asked(id, `asked${id}`), await play.judge(id, `judge${id}`)];
    expect((await play.remove(id, asked.seat)).status).toBe(200);
    expect((await play.answer(id, asked, true)).status).toBe(404);
    expect((await play.remove(id, judge.seat)).status).toBe(200);
    expect((await play.remove(id, judge.seat)).status).toBe(200);
    expect((await play.read(id)).seats).toMatchObject([{ seat: judge.seat, state: 'LEFT', firstName: 'Ágnes' }]);
    expect((await play.answer(id, judge, true)).body).toMatchObject({ status: 409, code: 'ILLEGAL_SEAT_STATE' });
    expect((await play.remove(id, 77)).status).toBe(404);
    const removed = (await play.audited(id)).filter(({ action }) => action === 'jury.seat-removed');
    expect(removed.map(({ after }) => after)).toEqual([null, expect.objectContaining({ state: 'LEFT' })]);
  });

  test('there is one chair at most, and none whose seat is not held', async () => {
    const [one, two] = [await play.judge(id, `one${id}`), await play.asked(id, `two${id}`)];
    const chairs = async () => (await play.read(id)).seats.filter(({ chair }) => chair).map(({ seat }) => seat);
    await play.chair(id, one.seat, true);
    expect(await chairs()).toEqual([one.seat]);
    await play.chair(id, two.seat, true);
    expect(await chairs()).toEqual([two.seat]);
    await play.answer(id, two, false);
    expect(await chairs()).toEqual([]);
    expect((await play.chair(id, two.seat, true)).body).toMatchObject({ status: 409, code: 'ILLEGAL_SEAT_STATE' });
    await play.chair(id, one.seat, true);
    await play.chair(id, one.seat, false);
    expect(await chairs()).toEqual([]);
  });
});
