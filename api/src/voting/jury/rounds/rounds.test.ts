/** Rounds of a jury as organisers run them (docs/product.md §15). */
import type { components } from '@photo-competition/schema/rest';
import { engine } from '../../../testing/engines.ts';
import { upload, type Person } from '../../../testing/people.ts';
import { smallPhoto } from '../../../testing/world.ts';
import { JuryPlay } from '../testing/jury.ts';

type Schemas = components['schemas'];
type Judge = Person & { seat: number };
type Round = Schemas['AdminJuryRound'];

const hour = 3_600_000;

const named = (point: number) => ({ point, name: { hu: `${point} magyarul`, en: `${point} in English` } });

describe('a round', () => {
  let play: JuryPlay;
  let competition: Schemas['AdminCompetition'];
  let id: number;
  let judge: Judge;
  let artist: Person;
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
    judge = await play.judge(id, `judge${made}`);
    ({ body: photo } = await upload(play.service, artist, id, 'colour-1', await smallPhoto(made)));
  });

  const after = (instant: string, ms: number) => new Date(Date.parse(instant) + ms).toISOString();
  const fieldOf = (body: Schemas['Problem']) => body.errors?.[0]?.field;
  const actions = async () =>
    (await play.audited(id)).map(({ action }) => action).filter((one) => /round|panel/.test(one));
  const seatOf = (body: Round, { seat }: Judge) => body.progress.find((one) => one.seat === seat);
  const photosOf = async (who: Judge, round: number) => (await play.photos(who, round, 'list=ALL')).content;

  test('is made, read, changed and deleted while it is planned', async () => {
    const round = await play.round(competition, { panel: [judge.seat] });
    expect(await play.readRound(id, round)).toMatchObject({
      id: round,
      version: 1,
      incomplete: 0,
      round: { photos: null, title: { hu: 'Első forduló', en: 'First round' }, minPoint: 1, maxPoint: 5 },
      progress: [{ seat: judge.seat, firstName: 'Ágnes', state: 'ACTIVE', tasks: 0, remindableFrom: null }],
    });
    const change = { version: 1, maxPoint: 20, types: ['colour'], opens: after(competition.votingStart, 1000) };
    const { body } = await play.setRound<Round>(id, round, change);
    expect(body).toMatchObject({ version: 2, round: { maxPoint: 20, types: ['colour'], opens: change.opens } });
    const late = await play.setRound(id, round, { version: 1, maxPoint: 10 });
    expect(late.body).toMatchObject({ code: 'VERSION_CONFLICT', conflict: { current: { version: 2 } } });
    expect((await play.removeRound<Schemas['AdminJury']>(id, round)).body.rounds).toEqual([]);
    expect((await play.setRound(id, round, { version: 2 })).status).toBe(404);
    expect(await actions()).toEqual(['jury.round-created', 'jury.round-updated', 'jury.round-deleted']);
  });

  test.each<[string, (dates: Schemas['AdminCompetition']) => Partial<Schemas['RoundRequest']>]>([
    ['opens', ({ votingStart }) => ({ opens: after(votingStart, -1) })],
    ['closes', ({ votingStart }) => ({ closes: votingStart })],
    ['closes', ({ award }) => ({ closes: after(award, 1) })],
    ['maxPoint', () => ({ minPoint: 5 })],
    ['types.0', () => ({ types: ['portrait'] })],
    ['pointNames.0.point', () => ({ pointNames: [named(6)] })],
    ['pointNames.1.point', () => ({ pointNames: [named(2), named(2)] })],
    ['pointNames.0.name.hu', () => ({ pointNames: [{ point: 1, name: { hu: ' ', en: 'poor' } }] })],
    ['panel.0', () => ({ panel: [99] })],
    ['title.en', () => ({ title: { hu: 'Forduló', en: ' ' } })],
  ])('is refused by its %s', async (field, changes) => {
    const { status, body } = await play.make(id, play.content(competition, changes(competition)));
    expect({ status, field: fieldOf(body) }).toEqual({ status: 422, field });
  });

  test('may last from the beginning of voting to the award, and not open in the past', async () => {
    const { votingStart: opens, award: closes } = competition;
    expect((await play.make(id, play.content(competition, { opens, closes }))).status).toBe(200);
    play.service.setClock(new Date(opens));
    expect(fieldOf((await play.make(id, play.content(competition))).body)).toBe('opens');
  });

  test('is none where voters judge, and there are twenty at most', async () => {
    const { id: plain, ...dates } = await play.competition({ judgedBy: 'VOTERS' });
    expect((await play.make(plain, play.content({ ...dates, id: plain }))).body.code).toBe('NO_JURY');
    for (let position = 1; position <= 20; position++) await play.round(competition, { position });
    expect((await play.make(id, play.content(competition))).body.code).toBe('TOO_MANY_ROUNDS');
  });

  test('has names of its points, by rising point', async () => {
    const round = await play.round(competition, { panel: [judge.seat], pointNames: [named(5), named(1)] });
    expect((await play.readRound(id, round)).round.pointNames).toEqual([named(1), named(5)]);
    const { body } = await play.setRound<Round>(id, round, { version: 1, pointNames: [named(4)] });
    expect(body.round.pointNames).toEqual([named(4)]);
    // A name is of a point that is there.
    expect(fieldOf((await play.setRound(id, round, { version: 2, maxPoint: 3 })).body)).toBe('pointNames.0.point');
    play.at(competition, 'VOTING');
    const { body: desk } = await play.desk<Schemas['JuryDesk']>(judge, 'GET', round);
    expect(desk.round.pointNames).toEqual([named(4)]);
  });

  test('that has opened has new titles and another closing, and nothing else', async () => {
    const round = await play.round(competition, { panel: [judge.seat] });
    play.service.setClock(new Date(Date.parse(competition.votingStart) + 1));
    const frozen = [
      { position: 2 },
      { types: ['colour'] },
      { minPoint: 0 },
      { maxPoint: 9 },
      { pointNames: [named(5)] },
      { remarks: 'NONE' },
      { opens: after(competition.votingStart, 1000) },
    ];
    for (const change of frozen)
      expect((await play.setRound(id, round, { version: 1, ...change })).body.code).toBe('ROUND_FROZEN');
    expect((await play.removeRound(id, round)).body.code).toBe('ROUND_FROZEN');
    const earlier = { version: 1, closes: after(competition.votingEnd, -1000) };
    expect(fieldOf((await play.setRound(id, round, earlier)).body)).toBe('closes');
    const title = { hu: 'Más', en: 'Another' };
    const later = { version: 1, title, closes: after(competition.votingEnd, hour / 2) };
    expect((await play.setRound<Round>(id, round, later)).body.round).toMatchObject({ title, closes: later.closes });
  });

  test('is closed now, and opened once more with a reason', async () => {
    const round = await play.round(competition, { panel: [judge.seat] });
    play.at(competition, 'VOTING');
    const [photo1] = await photosOf(judge, round);
    const mark = async () =>
      (await play.mark(judge, round, [{ number: photo1?.number ?? 0, point: 3 }])).body.results[0];
    expect((await mark())?.refusal).toBeNull();
    const reopening = { closes: competition.award, reason: 'No connection.' };
    expect((await play.reopen(id, round, reopening)).body.code).toBe('ILLEGAL_ROUND_STATE');
    const closed = await play.setRound<Round>(id, round, { version: 1, closes: competition.votingStart });
    expect(closed.body.round.closes).toBe(new Date(Date.parse(competition.votingStart) + hour / 2).toISOString());
    play.service.setClock(new Date(Date.parse(closed.body.round.closes) + 1));
    expect((await mark())?.refusal).toBe('ROUND_CLOSED');
    const put = { version: 2, closes: competition.award };
    expect((await play.setRound(id, round, put)).body.code).toBe('ROUND_FROZEN');
    expect((await play.panel(id, round, judge.seat, { state: 'WITHDRAWN' })).body.code).toBe('ROUND_CLOSED');
    expect(fieldOf((await play.reopen(id, round, { ...reopening, reason: ' ' })).body)).toBe('reason');
    expect(fieldOf((await play.reopen(id, round, { ...reopening, closes: closed.body.round.closes })).body)).toBe(
      'closes',
    );
    expect((await play.reopen<Round>(id, round, reopening)).body.round.closes).toBe(competition.award);
    expect((await mark())?.refusal).toBeNull();
    expect((await play.audited(id)).at(-1)).toMatchObject({
      action: 'jury.round-reopened',
      after: { reason: reopening.reason },
    });
  });

  test('never lasts beyond the award, wherever that is moved', async () => {
    const round = await play.round(competition, { panel: [judge.seat], closes: competition.award });
    play.at(competition, 'VOTING');
    const [one] = await photosOf(judge, round);
    await play.service.query(`update competition set award = voting_end + interval '1 minute' where id = ${id}`);
    play.service.setClock(new Date(Date.parse(competition.votingEnd) + 60_000));
    const { body } = await play.mark(judge, round, [{ number: one?.number ?? 0, point: 3 }]);
    expect(body.results[0]?.refusal).toBe('ROUND_CLOSED');
    expect((await play.readRound(id, round)).round.closes).toBe(after(competition.votingEnd, 60_000));
  });

  test('has the photos that are approved when it opens, and those approved later; a hidden one is before nobody', async () => {
    const { body: second } = await upload(play.service, artist, id, 'colour-2', await smallPhoto(100 + made));
    await play.service.query(`update image set moderation = 'PENDING' where id = ${second.id}`);
    const round = await play.round(competition, { panel: [judge.seat] });
    expect(await photosOf(judge, round)).toEqual([]);
    play.at(competition, 'VOTING');
    expect(await photosOf(judge, round)).toHaveLength(1);
    await play.service.query(`update image set moderation = 'APPROVED' where id = ${second.id}`);
    const both = await photosOf(judge, round);
    expect(both.map(({ number }) => number).sort()).toEqual([1, 2]);
    await play.mark(
      judge,
      round,
      both.map(({ number }) => ({ number, point: 4 })),
    );
    await play.service.query(`update image set moderation = 'DISQUALIFIED' where id = ${photo.id}`);
    expect((await play.desk<Schemas['JuryDesk']>(judge, 'GET', round)).body).toMatchObject({
      tasks: 1,
      marked: 1,
      byPoint: [0, 0, 0, 1, 0],
    });
    expect((await play.readRound(id, round)).progress).toMatchObject([{ tasks: 1, marked: 1, complete: true }]);
    await play.service.query(`update image set moderation = 'APPROVED' where id = ${photo.id}`);
    expect((await photosOf(judge, round)).map(({ point }) => point)).toEqual([4, 4]);
    play.at(competition, 'ENDED');
    await play.service.query(`update image set moderation = 'PENDING' where id = ${second.id}`);
    expect((await play.readRound(id, round)).round.photos).toBe(2);
  });

  test('gets its photos once, however many ask at the same moment', async () => {
    const round = await play.round(competition, { panel: [judge.seat] });
    await upload(play.service, artist, id, 'colour-2', await smallPhoto(200 + made));
    play.at(competition, 'VOTING');
    await Promise.all([1, 2, 3, 4].map(() => play.photos(judge, round, 'list=ALL')));
    expect((await photosOf(judge, round)).map(({ number }) => number).sort()).toEqual([1, 2]);
    const rows = await play.service.query(`select from jury_task where round_id = ${round}`);
    expect(rows).toHaveLength(2);
  });

  test('is joined late with all its photos; who is withdrawn keeps the marks, unless they are left out', async () => {
    const late = await play.judge(id, `late${made}`);
    const round = await play.round(competition, { panel: [judge.seat] });
    play.at(competition, 'VOTING');
    const [one] = await photosOf(judge, round);
    await play.mark(judge, round, [{ number: one?.number ?? 0, point: 5 }]);
    expect((await play.desk(late, 'GET', round)).status).toBe(404);
    const joined = await play.panel<Round>(id, round, late.seat, { state: 'ACTIVE' });
    expect(joined.body).toMatchObject({ incomplete: 1 });
    expect(seatOf(joined.body, late)).toMatchObject({ state: 'ACTIVE', tasks: 1, marked: 0 });
    expect(await photosOf(late, round)).toHaveLength(1);
    const withdrawn = await play.panel<Round>(id, round, judge.seat, { state: 'WITHDRAWN' });
    expect(seatOf(withdrawn.body, judge)).toMatchObject({ state: 'WITHDRAWN', marked: 1 });
    expect((await play.desk(judge, 'GET', round)).status).toBe(404);
    expect(fieldOf((await play.panel(id, round, judge.seat, { state: 'LEFT_OUT' })).body)).toBe('reason');
    const out = await play.panel<Round>(id, round, judge.seat, { state: 'LEFT_OUT', reason: 'Knew the authors.' });
    expect(seatOf(out.body, judge)).toMatchObject({ state: 'LEFT_OUT' });
    expect((await play.panel(id, round, 77, { state: 'ACTIVE' })).status).toBe(404);
    const asked = await play.asked(id, `asked${made}`);
    expect((await play.panel(id, round, asked.seat, { state: 'ACTIVE' })).body.code).toBe('ILLEGAL_SEAT_STATE');
    expect(await actions()).toEqual(['jury.round-created', ...Array<string>(3).fill('jury.panel-changed')]);
    expect(JSON.stringify(await play.audited(id))).not.toContain('point":5');
  });

  test('tells of a closed round by name whether all is marked, without numbers; of late photos, that reopening takes them in', async () => {
    const { body: late } = await upload(play.service, artist, id, 'colour-2', await smallPhoto(300 + made));
    await play.service.query(`update image set moderation = 'PENDING' where id = ${late.id}`);
    const other = await play.judge(id, `other${made}`);
    const round = await play.round(competition, { panel: [judge.seat, other.seat] });
    play.at(competition, 'VOTING');
    const [one] = await photosOf(judge, round);
    await play.mark(judge, round, [{ number: one?.number ?? 0, point: 5 }]);
    await photosOf(other, round);
    expect(await play.readRound(id, round)).toMatchObject({ outside: 0, progress: [{ marked: 1 }, { marked: 0 }] });
    play.at(competition, 'AWARD');
    const { progress } = await play.readRound(id, round);
    const untold = { tasks: null, marked: null, withdrawn: null };
    expect(progress).toMatchObject([
      { ...untold, complete: true },
      { ...untold, complete: false },
    ]);
    await play.service.query(`update image set moderation = 'APPROVED' where id = ${late.id}`);
    expect((await play.readRound(id, round)).outside).toBe(1);
    await play.reopen(id, round, { closes: competition.award, reason: 'A late photo.' });
    const opened = await play.readRound(id, round);
    expect([opened.outside, opened.progress.map(({ tasks }) => tasks)]).toEqual([0, [2, 2]]);
  });

  test('reminds a judge at most once a day, while photos wait', async () => {
    const round = await play.round(competition, { panel: [judge.seat] });
    expect((await play.remindOfRound(id, round, judge.seat)).body.code).toBe('ROUND_NOT_OPEN');
    play.at(competition, 'VOTING');
    expect((await play.remindOfRound(id, round, 77)).status).toBe(404);
    expect((await play.remindOfRound(id, round, judge.seat)).status).toBe(200);
    expect((await play.service.mailTo(judge.email, 'jury-round-reminder')).text).toContain(
      `/jury/${id}/round/${round}`,
    );
    expect((await play.remindOfRound(id, round, judge.seat)).body.code).toBe('REMINDED_TODAY');
    await play.desk(judge, 'PUT', round, '/finished', { finished: true });
    expect((await play.remindOfRound(id, round, judge.seat)).body.code).toBe('ILLEGAL_SEAT_STATE');
    play.at(competition, 'AWARD');
    expect((await play.remindOfRound(id, round, judge.seat)).body.code).toBe('ROUND_CLOSED');
  });

  test('of a competition that is closed for good changes no more', async () => {
    const round = await play.round(competition, { panel: [judge.seat] });
    await play.service.query(`update competition set status = 'CANCELLED', closed_at = now() where id = ${id}`);
    const refused = [
      await play.make(id, play.content(competition)),
      await play.setRound(id, round, { version: 1, maxPoint: 9 }),
      await play.removeRound(id, round),
      await play.panel(id, round, judge.seat, { state: 'WITHDRAWN' }),
      await play.remindOfRound(id, round, judge.seat),
      await play.reopen(id, round, { closes: competition.award, reason: 'x' }),
    ];
    expect(refused.map(({ body }) => body.code)).toEqual(Array<string>(6).fill('COMPETITION_CLOSED'));
  });
});
