import type { components } from '@photo-competition/schema/rest';
import { engine } from '../testing/engines.ts';
import { datesFrom, join, login } from '../testing/people.ts';
import { TestService } from '../testing/service.ts';

type Schemas = components['schemas'];
type Admin = Schemas['AdminCompetition'];

describe('running competitions', () => {
  let service: TestService;
  let token: string;
  beforeAll(async () => {
    service = await TestService.start(engine);
    token = await login(service, service.administrator.username, service.administrator.password);
  });
  afterAll(() => service.stop());
  beforeEach(() => service.setClock());

  const content = (): Omit<Schemas['CompetitionUpdate'], 'version'> => ({
    title: { hu: 'Tél', en: 'Winter' },
    description: { hu: '', en: '' },
    ...datesFrom(new Date(Date.now() + 3_600_000)),
    minPoint: 1,
    maxPoint: 5,
    scoring: 'BAYESIAN',
    preModeration: false,
    minLongerSide: 800,
  });
  const create = async () =>
    (await service.ask<Admin>('POST', '/api/admin/competition/', { token, json: content() })).body;
  const update = (id: number, json: unknown) => service.ask('PUT', `/api/admin/competition/${id}`, { token, json });
  const move = (id: number, status: string) =>
    service.ask('PUT', `/api/admin/competition/status/${id}/${status}`, { token });

  test('a competition is a draft of colour and mono first, seen by administrators alone', async () => {
    const made = await create();
    expect(made).toMatchObject({ status: 'DRAFT', version: 1, minPoint: 1, maxPoint: 5, scoring: 'BAYESIAN' });
    expect(made.imageTypes.map(({ code, slots }) => [code, slots])).toEqual([
      ['colour', 4],
      ['mono', 4],
    ]);
    expect((await service.ask('GET', `/api/competition/${made.id}`)).status).toBe(404);
    expect((await service.ask('GET', '/api/competition/active')).body.code).toBe('NO_ACTIVE_COMPETITION');
  });

  test('only administrators, and only with a token', async () => {
    const entrant = await join(service, 'zoli');
    expect((await service.ask('GET', '/api/admin/competition/')).status).toBe(401);
    expect((await service.ask('GET', '/api/admin/competition/', { token: entrant.token })).status).toBe(403);
  });

  test.each([
    [['PUBLISHED', 'PAUSED', 'PUBLISHED', 'CANCELLED'], null],
    [['PAUSED'], 'from “draft” to “paused”: it has to be published first.'],
    [['PUBLISHED', 'DRAFT'], 'from “published” to “draft”'],
    [['PUBLISHED', 'ARCHIVED'], 'from “published” to “archived”: that is possible only after the award, from'],
    [['CANCELLED', 'PUBLISHED'], 'from “cancelled” to “published”: it is closed for good.'],
  ])('the status moves %j', async (moves, refusal) => {
    const { id } = await create();
    const answers = [];
    for (const status of moves) answers.push(await move(id, status));
    const last = answers.at(-1);
    expect(last?.status).toBe(refusal === null ? 200 : 409);
    if (refusal !== null) expect(last?.body.detail).toContain(refusal);
  });

  test('a published competition is archived once its award has passed', async () => {
    const { id, award } = await create();
    await move(id, 'PUBLISHED');
    service.setClock(award);
    expect((await move(id, 'ARCHIVED')).status).toBe(409);
    service.setClock(new Date(new Date(award).getTime() + 1));
    // The administrator's session lasts eight hours of the clock.
    expect((await move(id, 'ARCHIVED')).status).toBe(200);
  });

  test.each([
    ['dates out of order', { votingEnd: new Date().toISOString() }, 'votingEnd', 'DATES_ORDER'],
    ['a point range of nothing', { minPoint: 5, maxPoint: 5 }, 'maxPoint', 'POINT_RANGE'],
    ['a date that is none', { award: 'tomorrow' }, 'award', 'DATE'],
    ['no title', { title: { hu: '', en: 'x' } }, 'title.hu', 'BLANK'],
    ['a title of blanks', { title: { hu: 'x', en: ' \u00a0\u200b' } }, 'title.en', 'BLANK'],
    [
      'a category with a title of blanks',
      { imageTypes: [{ code: 'a', title: { hu: '  ', en: 'A' }, slots: 1 }] },
      'imageTypes.0.title.hu',
      'BLANK',
    ],
    [
      'a category twice',
      { imageTypes: [1, 2].map(() => ({ code: 'a', title: { hu: 'A', en: 'A' }, slots: 1 })) },
      'imageTypes.1.code',
      'DUPLICATE',
    ],
    [
      'thirteen slots',
      { imageTypes: [{ code: 'a', title: { hu: 'A', en: 'A' }, slots: 13 }] },
      'imageTypes.0.slots',
      'TOO_LARGE',
    ],
  ])('%s is refused at its field', async (_, change, field, code) => {
    const made = await create();
    const { body } = await update(made.id, { ...content(), ...change, version: made.version });
    expect(body).toMatchObject({ status: 422, errors: [{ field, code }] });
    const now = await service.ask<Admin>('GET', `/api/admin/competition/${made.id}`, { token });
    expect(now.body.version).toBe(made.version);
  });

  test('two administrators at once: one wins, the other is told', async () => {
    const made = await create();
    const answers = await Promise.all(
      ['A', 'B'].map((name) => update(made.id, { ...content(), title: { hu: name, en: name }, version: made.version })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)?.body;
    const { body: stands } = await service.ask<Admin>('GET', `/api/admin/competition/${made.id}`, { token });
    expect(refused).toMatchObject({
      code: 'VERSION_CONFLICT',
      conflict: { current: stands, changedBy: service.administrator.username, changedAt: stands.updatedAt },
    });
    expect(['A', 'B']).toContain(stands.title.en);
  });

  test('moving and deleting what somebody else has changed meanwhile is refused with what stands now', async () => {
    const made = await create();
    await update(made.id, { ...content(), title: { hu: 'Ősz', en: 'Autumn' }, version: made.version });
    const stale = `?version=${made.version}`;
    const conflict = { current: { title: { en: 'Autumn' }, version: made.version + 1 } };
    const moved = await service.ask('PUT', `/api/admin/competition/status/${made.id}/PUBLISHED${stale}`, { token });
    expect(moved).toMatchObject({ status: 409, body: { code: 'VERSION_CONFLICT', conflict } });
    const removed = await service.ask('DELETE', `/api/admin/competition/${made.id}${stale}`, { token });
    expect(removed).toMatchObject({ status: 409, body: { code: 'VERSION_CONFLICT', conflict } });
    const fresh = `?version=${made.version + 1}`;
    expect((await service.ask('DELETE', `/api/admin/competition/${made.id}${fresh}`, { token })).status).toBe(204);
  });

  test('a new competition with a title of blanks is refused at its field', async () => {
    const json = { ...content(), title: { hu: '   ', en: 'x' } };
    const { body } = await service.ask('POST', '/api/admin/competition/', { token, json });
    expect(body).toMatchObject({ status: 422, errors: [{ field: 'title.hu', code: 'BLANK' }] });
  });

  test('a draft whose dates are all over is not published', async () => {
    const { id, award } = await create();
    service.setClock(award);
    expect(await move(id, 'PUBLISHED')).toMatchObject({
      status: 409,
      body: { code: 'DATES_OVER', errors: [{ field: 'award', code: 'PAST' }] },
    });
    service.setClock();
    expect((await move(id, 'PUBLISHED')).status).toBe(200);
  });

  test('a competition that has been public is not deleted, even when it is empty', async () => {
    for (const moves of [['PUBLISHED'], ['PUBLISHED', 'PAUSED'], ['CANCELLED']]) {
      const { id } = await create();
      for (const status of moves) await move(id, status);
      const refused = await service.ask('DELETE', `/api/admin/competition/${id}`, { token });
      expect(refused).toMatchObject({ status: 409, body: { code: 'COMPETITION_NOT_DRAFT' } });
      expect((await service.ask('GET', `/api/admin/competition/${id}`, { token })).status).toBe(200);
    }
  });

  test('a draft can be deleted, and tables come in pages', async () => {
    const { id } = await create();
    const page = await service.ask<Schemas['AdminCompetitionPage']>('POST', '/api/admin/competition/page', {
      token,
      json: { page: 0, size: 2, sort: 'award', direction: 'DESC' },
    });
    expect(page.body.content).toHaveLength(2);
    expect(page.body.totalPages).toBe(Math.ceil(page.body.totalElements / 2));
    const behind = await service.ask<Schemas['AdminCompetitionPage']>('POST', '/api/admin/competition/page', {
      token,
      json: { page: 50, size: 2 },
    });
    expect(behind.body).toMatchObject({ content: [], totalElements: page.body.totalElements });
    const refused = await service.ask('POST', '/api/admin/competition/page', {
      token,
      json: { page: 0, size: 101, sort: 'title' },
    });
    expect(refused.body.errors?.map(({ field }) => field).sort()).toEqual(['size', 'sort']);
    expect((await service.ask('DELETE', `/api/admin/competition/${id}`, { token })).status).toBe(204);
    expect((await service.ask('GET', `/api/admin/competition/${id}`, { token })).status).toBe(404);
  });
});
