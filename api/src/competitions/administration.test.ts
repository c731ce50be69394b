import type { components } from '@photo-competition/schema/rest';
import { engines } from '../testing/engines.ts';
import { announce, datesFrom, join, login, upload, within } from '../testing/people.ts';
import { jpegPhoto } from '../testing/photos/photographs.ts';
import { TestService } from '../testing/service.ts';

type Schemas = components['schemas'];
type Admin = Schemas['AdminCompetition'];

describe.each(engines)('running competitions on $name', (engine) => {
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
    [['PAUSED'], 'DRAFT to PAUSED'],
    [['PUBLISHED', 'DRAFT'], 'PUBLISHED to DRAFT'],
    [['PUBLISHED', 'ARCHIVED'], 'PUBLISHED to ARCHIVED'],
    [['CANCELLED', 'PUBLISHED'], 'CANCELLED to PUBLISHED'],
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
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('VERSION_CONFLICT');
  });

  test('once a vote exists, only a boundary that lies ahead may move', async () => {
    const [anna, bela] = [await join(service, 'anna'), await join(service, 'bela')];
    const made = await announce(service, token);
    service.setClock(within(made, 'UPLOADING'));
    const { body: image } = await upload(
      service,
      anna,
      made.id,
      'colour-1',
      await jpegPhoto({ width: 400, height: 300 }),
    );
    service.setClock(within(made, 'VOTING'));
    await service.ask('POST', '/api/competition/vote', { token: bela.token, json: { imageId: image.id, point: 3 } });
    const {
      id,
      status: _s,
      imageCount: _i,
      ended: _e,
      createdAt: _c,
      updatedAt: _u,
      entryCount: _n,
      voteCount: _v,
      ...same
    } = (await service.ask<Admin>('GET', `/api/admin/competition/${made.id}`, { token })).body;
    const later = (iso: string, ms: number) => new Date(new Date(iso).getTime() + ms).toISOString();
    expect((await update(id, { ...same, votingStart: later(same.votingStart, 60_000) })).body.code).toBe(
      'DATES_FROZEN',
    );
    expect((await update(id, { ...same, maxPoint: 10 })).body.code).toBe('DATES_FROZEN');
    expect((await update(id, { ...same, votingEnd: later(same.votingStart, 1000) })).body.code).toBe('DATES_FROZEN');
    expect((await update(id, { ...same, votingEnd: later(same.votingEnd, 60_000) })).status).toBe(200);
    const inUse = [{ code: 'other', title: { hu: 'M', en: 'O' }, slots: 1 }];
    const fresh = await service.ask<Admin>('GET', `/api/admin/competition/${id}`, { token });
    const changed = { ...same, votingEnd: fresh.body.votingEnd, version: fresh.body.version, imageTypes: inUse };
    expect((await update(id, changed)).body.errors?.[0]).toMatchObject({ field: 'imageTypes', code: 'TYPE_IN_USE' });
    const remove = await service.ask('DELETE', `/api/admin/competition/${id}`, { token });
    expect(remove.body.code).toBe('COMPETITION_NOT_EMPTY');
  });

  test('an empty competition can be deleted, and tables come in pages', async () => {
    const { id } = await create();
    const page = await service.ask<Schemas['AdminCompetitionPage']>('POST', '/api/admin/competition/page', {
      token,
      json: { page: 0, size: 2, sort: 'award', direction: 'DESC' },
    });
    expect(page.body.content).toHaveLength(2);
    expect(page.body.totalPages).toBe(Math.ceil(page.body.totalElements / 2));
    const refused = await service.ask('POST', '/api/admin/competition/page', {
      token,
      json: { page: 0, size: 101, sort: 'title' },
    });
    expect(refused.body.errors?.map(({ field }) => field).sort()).toEqual(['size', 'sort']);
    expect((await service.ask('DELETE', `/api/admin/competition/${id}`, { token })).status).toBe(204);
    expect((await service.ask('GET', `/api/admin/competition/${id}`, { token })).status).toBe(404);
  });
});
