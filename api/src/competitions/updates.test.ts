import type { components } from '@photo-competition/schema/rest';
import { engine } from '../testing/engines.ts';
import { announce, datesFrom, join, login, upload, within, type Person } from '../testing/people.ts';
import { jpegPhoto } from '../testing/photos/photographs.ts';
import { TestService } from '../testing/service.ts';

type Schemas = components['schemas'];
type Admin = Schemas['AdminCompetition'];
/** The response to an update: the competition, or a problem. */
type Updated = Admin & Omit<Schemas['Problem'], 'status' | 'title' | 'type'>;

describe('changing competitions', () => {
  let service: TestService;
  let token: string;
  let anna: Person;
  let bela: Person;
  beforeAll(async () => {
    service = await TestService.start(engine);
    token = await login(service, service.administrator.username, service.administrator.password);
    [anna, bela] = [await join(service, 'anna'), await join(service, 'bela')];
  });
  afterAll(() => service.stop());
  beforeEach(() => service.setClock());

  const read = async (id: number) => (await service.ask<Admin>('GET', `/api/admin/competition/${id}`, { token })).body;
  const update = async (id: number, changes: object) => {
    const { version } = await read(id);
    return service.ask<Updated>('PUT', `/api/admin/competition/${id}`, {
      token,
      json: { ...changes, version },
    });
  };
  const move = (id: number, status: string) =>
    service.ask<Admin>('PUT', `/api/admin/competition/status/${id}/${status}`, { token });
  const after = (iso: string, ms: number) => new Date(new Date(iso).getTime() + ms).toISOString();
  const audited = async (id: number) =>
    (await service.ask<Schemas['AuditPage']>('GET', '/api/admin/audit?size=100', { token })).body.content.filter(
      ({ objectType, objectId }) => objectType === 'competition' && objectId === String(id),
    );

  /** A competition in which Béla has voted on Anna's photo; the clock stands in VOTING. */
  async function votedOn(): Promise<Admin> {
    const made = await announce(service, token);
    service.setClock(within(made, 'UPLOADING'));
    const photo = await jpegPhoto({ width: 400, height: 300 });
    const { body: image } = await upload(service, anna, made.id, 'colour-1', photo);
    service.setClock(within(made, 'VOTING'));
    const json = { imageId: image.id, point: 3 };
    const voted = await service.ask('POST', '/api/competition/vote', { token: bela.token, json });
    expect(voted.status).toBe(200);
    return read(made.id);
  }

  const everything = () => ({
    title: { hu: 'Tél', en: 'Winter' },
    description: { hu: 'Hó', en: 'Snow' },
    ...datesFrom(new Date(Date.now() + 3_600_000)),
    minPoint: 2,
    maxPoint: 9,
    scoring: 'SUM',
    preModeration: true,
    minLongerSide: 1234,
    imageTypes: [{ code: 'drone', title: { hu: 'Drón', en: 'Drone' }, slots: 3 }],
  });

  test('characters that turn the direction of a text around are removed from the words of a competition', async () => {
    const around = (text: string) => ({ hu: `\u202e${text}`, en: `${text}\u2066\u200f` });
    const types = [{ code: 'drone', title: around('Drone'), slots: 3 }];
    const words = { title: around('Winter'), description: around('Snow'), imageTypes: types };
    const { body: made } = await service.ask<Admin>('POST', '/api/admin/competition/', {
      token,
      json: { ...everything(), ...words },
    });
    const same = (text: string) => ({ hu: text, en: text });
    const kept = { title: same('Winter'), description: same('Snow'), imageTypes: [{ title: same('Drone') }] };
    expect(made).toMatchObject(kept);
    expect((await update(made.id, words)).body).toMatchObject({ ...kept, version: made.version });
    expect((await update(made.id, { title: around(' ') })).body.errors).toMatchObject([
      { field: 'title.hu', code: 'BLANK' },
    ]);
  });

  test('an update changes what it names, and leaves the rest as it is', async () => {
    const json = everything();
    const { body: made } = await service.ask<Admin>('POST', '/api/admin/competition/', { token, json });
    const { body } = await update(made.id, { title: { hu: 'Ősz', en: 'Autumn' } });
    expect(body).toMatchObject({ ...json, title: { hu: 'Ősz', en: 'Autumn' }, version: 2 });
    for (const [name, value] of Object.entries({ scoring: 'MEAN', maxPoint: 7, preModeration: false, minPoint: 0 })) {
      const before = await read(made.id);
      const { body: changed } = await update(made.id, { [name]: value });
      const { updatedAt: _at, ...rest } = { ...before, [name]: value, version: before.version + 1 };
      expect(changed).toMatchObject(rest);
    }
  });

  test('an update that changes nothing raises no version and is not audited', async () => {
    const json = everything();
    const { body: made } = await service.ask<Admin>('POST', '/api/admin/competition/', { token, json });
    for (const same of [{}, { scoring: 'SUM' }, { ...json, award: json.award.replace('Z', '+00:00') }]) {
      const { status, body } = await update(made.id, same);
      expect([status, body.version]).toEqual([200, 1]);
    }
    expect((await audited(made.id)).map(({ action }) => action)).toEqual(['competition.created']);
  });

  test('of two dates that do not fit the one that is set is refused', async () => {
    const { body: made } = await service.ask<Admin>('POST', '/api/admin/competition/', { token, json: everything() });
    const late = await update(made.id, { competitionStart: made.votingStart });
    expect(late.body.errors).toMatchObject([{ field: 'competitionStart', code: 'DATES_ORDER' }]);
    const low = await update(made.id, { minPoint: 9 });
    expect(low.body.errors).toMatchObject([{ field: 'minPoint', code: 'POINT_RANGE' }]);
  });

  const decisive = (made: Admin): [string, object][] => [
    ['scoring', { scoring: 'SUM' }],
    ['minPoint', { minPoint: 0 }],
    ['maxPoint', { maxPoint: 6 }],
    ['imageTypes', { imageTypes: made.imageTypes.slice(0, 1) }],
    ['imageTypes', { imageTypes: [...made.imageTypes, { code: 'x', title: { hu: 'X', en: 'X' }, slots: 1 }] }],
    ['competitionStart', { competitionStart: after(made.competitionStart, 1) }],
    ['votingStart', { votingStart: after(made.votingStart, 1) }],
  ];

  test('from votingStart on nothing that decides the result changes, whoever has voted; the refusal says since when', async () => {
    const made = await announce(service, token);
    expect(made.frozenFields).toEqual([]);
    service.setClock(made.votingStart);
    for (const [field, change] of decisive(made)) {
      const { status, body } = await update(made.id, change);
      expect([status, body.code, body.errors?.map((error) => error.field)]).toEqual([409, 'FROZEN', [field]]);
      expect(body.errors?.[0]).toMatchObject({
        code: 'FROZEN',
        message: expect.stringContaining('cannot change since'),
      });
    }
    expect(await read(made.id)).toEqual({
      ...made,
      frozenFields: expect.arrayContaining([{ field: 'scoring', since: made.votingStart, reason: 'VOTING' }]),
    });
    expect((await update(made.id, { title: { hu: 'Elírás', en: 'Typo' }, minLongerSide: 900 })).status).toBe(200);
  });

  test('a boundary that lies ahead moves to another instant ahead, and the audit log tells from where to where', async () => {
    const made = await votedOn();
    const past = await update(made.id, { votingEnd: after(made.votingStart, 1000) });
    expect(past).toMatchObject({ status: 422, body: { errors: [{ field: 'votingEnd', code: 'PAST' }] } });
    const votingEnd = after(made.votingEnd, 60_000);
    expect((await update(made.id, { votingEnd })).status).toBe(200);
    const [last] = await audited(made.id);
    expect(last).toMatchObject({ action: 'competition.updated', actor: service.administrator.username });
    expect(last?.before).toMatchObject({ voting_end: expect.stringContaining(made.votingEnd.slice(0, 19)) });
    expect(last?.after).toMatchObject({ voting_end: expect.stringContaining(votingEnd.slice(0, 19)) });
    service.setClock(after(votingEnd, 1));
    expect((await update(made.id, { votingEnd: after(votingEnd, 60_000) })).body.code).toBe('FROZEN');
    expect((await update(made.id, { award: after(made.award, 60_000) })).status).toBe(200);
  });

  test('a vote freezes although votingStart lies ahead again', async () => {
    const made = await votedOn();
    // As a clock that was set back would leave it.
    service.setClock(within(made, 'UPLOADING'));
    const { body } = await update(made.id, { scoring: 'SUM' });
    expect(body.code).toBe('FROZEN');
    const { frozenFields } = await read(made.id);
    expect(frozenFields).toContainEqual({ field: 'scoring', since: expect.any(String), reason: 'VOTING' });
  });

  test('after the end the ranking stays as it was: no scoring, and no category under another name', async () => {
    const made = await votedOn();
    service.setClock(within(made, 'ENDED'));
    for (const [field, change] of decisive(made)) {
      const { body } = await update(made.id, change);
      expect([body.code, body.errors?.map((error) => error.field)]).toEqual(['FROZEN', [field]]);
    }
    const renamed = made.imageTypes.map((type) => ({ ...type, title: { hu: 'Más', en: 'Other' } }));
    expect((await update(made.id, { imageTypes: renamed })).body.code).toBe('FROZEN');
  });

  test.each(['CANCELLED', 'ARCHIVED'] as const)(
    'what is %s is closed: dates, rules and title; its description is not',
    async (status) => {
      const made = await announce(service, token);
      const closed = status === 'ARCHIVED' ? within(made, 'ENDED') : within(made, 'UPLOADING');
      service.setClock(closed);
      expect((await move(made.id, status)).status).toBe(200);
      const title = await update(made.id, { title: { hu: 'Más', en: 'Other' } });
      expect(title.body).toMatchObject({ code: 'FROZEN', errors: [{ field: 'title' }] });
      for (const [, change] of [...decisive(made), ['award', { award: after(made.award, 3_600_000) }] as const])
        expect((await update(made.id, change)).body.code).toBe('FROZEN');
      const { frozenFields } = await read(made.id);
      expect(frozenFields).toHaveLength(12);
      expect(frozenFields[0]).toEqual({ field: 'title', since: closed.toISOString(), reason: status });
      expect((await update(made.id, { description: { hu: 'Miért', en: 'Why' } })).status).toBe(200);
    },
  );

  test('a draft with dates of the past can be mended', async () => {
    const { body: made } = await service.ask<Admin>('POST', '/api/admin/competition/', { token, json: everything() });
    service.setClock(after(made.award, 3_600_000));
    expect((await read(made.id)).frozenFields).toEqual([]);
    const later = datesFrom(new Date(after(made.award, 7_200_000)));
    expect((await update(made.id, { ...later, scoring: 'BAYESIAN' })).status).toBe(200);
    expect((await move(made.id, 'PUBLISHED')).status).toBe(200);
  });

  test('a category that holds entries is not taken away before voting either', async () => {
    const made = await announce(service, token);
    service.setClock(within(made, 'UPLOADING'));
    const photo = await jpegPhoto({ width: 400, height: 300, seed: 5 });
    await upload(service, anna, made.id, 'colour-2', photo);
    const other = [{ code: 'other', title: { hu: 'M', en: 'O' }, slots: 1 }];
    const short = made.imageTypes.map((type) => ({ ...type, slots: 1 }));
    for (const imageTypes of [other, short])
      expect((await update(made.id, { imageTypes })).body.errors?.[0]).toMatchObject({
        field: 'imageTypes',
        code: 'TYPE_IN_USE',
      });
    const remove = await service.ask('DELETE', `/api/admin/competition/${made.id}`, { token });
    expect(remove.body.code).toBe('COMPETITION_NOT_EMPTY');
  });
});
