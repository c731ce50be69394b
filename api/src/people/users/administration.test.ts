import type { components } from '@photo-competition/schema/rest';
import { templateIds } from '../../mail/templates.ts';
import { engine } from '../../testing/engines.ts';
import { announce, join, login, registration, upload, within } from '../../testing/people.ts';
import { jpegPhoto } from '../../testing/photos/photographs.ts';
import { TestService } from '../../testing/service.ts';

type Schemas = components['schemas'];
type User = Schemas['AdminUser'];

describe('administration', () => {
  let service: TestService;
  let token: string;
  beforeAll(async () => {
    service = await TestService.start(engine);
    token = await login(service, service.administrator.username, service.administrator.password);
  });
  afterAll(() => service.stop());
  beforeEach(() => service.setClock());

  const call = <T = Schemas['Problem']>(method: string, path: string, json?: unknown) =>
    service.ask<T>(method, path, { token, ...(json === undefined ? {} : { json }) });
  const { acceptRules: _, ...request } = registration('made');
  const profile = {
    email: 'new@example.org',
    firstName: 'Új',
    lastName: 'Név',
    locale: 'hu',
    newsletter: [],
    version: 1,
  };
  const adminId = async () => (await call<Schemas['SessionUser']>('GET', '/api/user/my')).body.id;

  test('an account that an administrator makes is activated by mail', async () => {
    const made = await call<User>('POST', '/api/admin/user/', { ...request, administrator: false });
    expect(made).toMatchObject({ status: 201, body: { username: 'made', activated: false, enabled: true } });
    await service.mailTo('made@example.org', 'activation');
    const again = await call('POST', '/api/admin/user/', { ...request, administrator: false });
    expect(again.body.code).toBe('USERNAME_TAKEN');
    const page = await call<Schemas['AdminUserPage']>('POST', '/api/admin/user/page', {
      page: 0,
      size: 1,
      sort: 'username',
      direction: 'DESC',
    });
    expect(page.body).toMatchObject({ content: [{ username: 'made' }], totalElements: 2, totalPages: 2 });
  });

  test.each([
    ['firstName', 'http://2130706433/win', 'ADDRESS'],
    ['lastName', 'see WWW.evil.example', 'ADDRESS'],
    ['username', 'www.evil', 'ADDRESS'],
    ['firstName', ' \t ', 'BLANK'],
  ])('a name is never an address, nor blank: %s "%s"', async (field, value, code) => {
    const person = await service.ask<Schemas['AdminUserPage']>('POST', '/api/admin/user/page', {
      token,
      json: { page: 0, size: 1, sort: 'username', direction: 'DESC' },
    });
    const { id, email, version } = person.body.content[0] as User;
    const registering = { ...registration('stranger'), [field]: value };
    const { acceptRules: __, ...inviting } = registering;
    const refusals = [
      await service.ask('POST', '/api/authentication/registration', { json: registering }),
      await call('POST', '/api/admin/user/', { ...inviting, administrator: false }),
    ];
    if (field !== 'username') {
      const own = { email: 'admin@example.org', firstName: 'A', lastName: 'A', locale: 'hu', newsletter: [] };
      refusals.push(
        await call('POST', '/api/user/my/profile', { ...own, [field]: value }),
        await call('PUT', `/api/admin/user/${id}`, {
          ...profile,
          email,
          version,
          administrator: false,
          [field]: value,
        }),
      );
    }
    for (const { status, body } of refusals)
      expect({ status, errors: body.errors }).toMatchObject({ status: 422, errors: [{ field, code }] });
  });

  test('names are sorted by Hungarian rules, accounts by when they were made, in both directions', async () => {
    const names = ['Whitlock', 'Ács', 'Czene', 'Csaba', 'Acs', 'Ödön', 'Olga'];
    for (const [i, lastName] of names.entries())
      await call('POST', '/api/admin/user/', {
        ...request,
        username: `sorted${i}`,
        email: `sorted${i}@example.org`,
        lastName,
        administrator: false,
      });
    const these = (list: User[]) =>
      list.filter(({ username }) => username.startsWith('sorted')).map(({ lastName }) => lastName);
    const sorted = async (query: object) => {
      const { body: list } = await call<User[]>(
        'GET',
        `/api/admin/user/?${new URLSearchParams({ ...query }).toString()}`,
      );
      const page = await call<Schemas['AdminUserPage']>('POST', '/api/admin/user/page', {
        page: 0,
        size: 50,
        ...query,
      });
      expect(these(page.body.content)).toEqual(these(list));
      return these(list);
    };
    const rising = ['Acs', 'Ács', 'Czene', 'Csaba', 'Olga', 'Ödön', 'Whitlock'];
    expect(await sorted({ sort: 'lastName', direction: 'ASC' })).toEqual(rising);
    expect(await sorted({ sort: 'lastName', direction: 'DESC' })).toEqual([...rising].reverse());
    expect(await sorted({})).toEqual(names);
    expect(await sorted({ sort: 'createdAt', direction: 'DESC' })).toEqual([...names].reverse());
  });

  test('the last enabled administrator stays one', async () => {
    const id = await adminId();
    const keep = { ...profile, email: 'admin@example.org' };
    for (const refused of [
      await call('PUT', `/api/admin/user/${id}`, { ...keep, administrator: false }),
      await call('POST', `/api/admin/user/state/${id}`, { value: false }),
      await call('DELETE', `/api/admin/user/${id}`),
    ])
      expect(refused.body.code).toBe('LAST_ADMINISTRATOR');
  });

  test('a disabled account has no session and no login', async () => {
    const person = await join(service, 'disabled');
    await call('POST', `/api/admin/user/state/${person.id}`, { value: false });
    expect((await service.ask('GET', '/api/user/my', { token: person.token })).status).toBe(401);
    await expect(login(service, 'disabled', person.password)).rejects.toThrow('401');
    await call('POST', `/api/admin/user/state/${person.id}`, { value: true });
    await expect(login(service, 'disabled', person.password)).resolves.toBeTruthy();
    // Disabling ended the session of before for good.
    expect((await service.ask('GET', '/api/user/my', { token: person.token })).status).toBe(401);
  });

  test('newsletter flags are set one by one', async () => {
    const person = await join(service, 'flags');
    const set = (type: string, value: unknown) =>
      call<User>('POST', `/api/admin/user/mail/${type}/${person.id}`, { value });
    expect((await set('NEWS', true)).body.newsletter.sort()).toEqual(['NEWS', 'RESULT']);
    expect((await set('NEWS', true)).body.newsletter).toHaveLength(2);
    expect((await set('RESULT', false)).body.newsletter).toEqual(['NEWS']);
    expect((await set('RESULT', 'yes')).status).toBe(422);
    expect((await set('SPAM', true)).status).toBe(404);
  });

  test('a deleted person is gone; entry, votes and comments stay without a name', async () => {
    const [author, voter] = [await join(service, 'author'), await join(service, 'voter')];
    const competition = await announce(service, token);
    service.setClock(within(competition, 'UPLOADING'));
    const photo = await jpegPhoto({ width: 400, height: 300 });
    const { body: image } = await upload(service, author, competition.id, 'colour-1', photo);
    service.setClock(within(competition, 'VOTING'));
    const json = { imageId: image.id, point: 5 };
    await service.ask('POST', '/api/competition/vote', { token: voter.token, json });
    await service.ask('POST', `/api/competition/comment/${image.id}`, {
      token: voter.token,
      json: { comment: 'Nice' },
    });
    for (const { id } of [author, voter]) expect((await call('DELETE', `/api/admin/user/${id}`)).status).toBe(204);
    service.setClock(within(competition, 'ENDED'));
    const { body } = await service.ask<Schemas['Image']>('GET', `/api/competition/image/${image.id}`);
    expect(body).toMatchObject({
      author: null,
      result: { points: 5, votes: 1 },
      comments: [{ author: null, text: 'Nice' }],
    });
    const fresh = await service.ask('POST', '/api/authentication/registration', { json: registration('author') });
    expect(fresh.status).toBe(201);
  });

  test('statistics: turnout in VOTING, scores only from AWARD on', async () => {
    const person = await join(service, 'counted');
    const other = await join(service, 'counting');
    const competition = await announce(service, token);
    service.setClock(within(competition, 'UPLOADING'));
    const photo = (seed: number) => jpegPhoto({ width: 400, height: 300, seed });
    const { body: image } = await upload(service, person, competition.id, 'colour-1', await photo(3));
    await upload(service, person, competition.id, 'mono-1', await photo(4));
    service.setClock(within(competition, 'VOTING'));
    await service.ask('POST', '/api/competition/vote', { token: other.token, json: { imageId: image.id, point: 4 } });
    const read = async () =>
      (await call<Schemas['CompetitionStatistics']>('GET', `/api/admin/competition/${competition.id}/statistics`)).body;
    expect(await read()).toMatchObject({
      entries: 2,
      entrants: 1,
      voters: 1,
      votes: 1,
      comments: 0,
      perPoint: [],
      topImages: [],
      perType: [
        { type: 'colour', moderation: 'APPROVED', entries: 1 },
        { type: 'mono', moderation: 'APPROVED', entries: 1 },
      ],
      coverage: [
        { votes: 1, share: 0.5 },
        { votes: 3, share: 0 },
        { votes: 5, share: 0 },
        { votes: 10, share: 0 },
      ],
    });
    service.setClock(within(competition, 'AWARD'));
    const scored = await read();
    expect(scored.perPoint).toEqual([{ point: 4, votes: 1 }]);
    // The other image has no votes, and so no rank.
    expect(scored.topImages).toMatchObject([{ imageId: image.id, result: { rank: 1 } }]);
    expect(scored.perDay.reduce((sum, { votes }) => sum + votes, 0)).toBe(1);
    // Comments of a hidden image do not count, and count again when it is shown.
    const moderate = (status: string) =>
      service.ask('PUT', `/api/competition/moderate/image/${image.id}/${status}`, { token, json: { reason: 'Why' } });
    await moderate('REJECTED');
    expect(await read()).toMatchObject({ entries: 2, voters: 0, votes: 0, perPoint: [], topImages: [] });
    expect((await read()).perDay.reduce((sum, { votes }) => sum + votes, 0)).toBe(0);
    await moderate('APPROVED');
    expect(await read()).toMatchObject({ voters: 1, votes: 1, perPoint: [{ point: 4, votes: 1 }] });
    // Days are cut in Budapest, not in UTC: 22:30 there is half past midnight in summer.
    await service.query(
      `update image set created_at = '2026-06-30T22:30:00Z' where competition_id = ${competition.id}`,
    );
    expect((await read()).perDay).toContainEqual({ day: '2026-07-01', entries: 2, voters: 0, votes: 0, comments: 0 });
  });

  test('static texts overlay the shipped ones, one per key and locale', async () => {
    const text = { key: 'rules.body', locale: 'hu', text: '## Új szabályok' };
    const made = await call<Schemas['StaticText']>('POST', '/api/admin/localized-static-text/', text);
    expect(made.status).toBe(201);
    const twice = await call('POST', '/api/admin/localized-static-text/', text);
    expect(twice.body).toMatchObject({ code: 'KEY_TAKEN', errors: [{ field: 'key' }] });
    const all = await service.ask<Schemas['Localizations']>('GET', '/api/localization/');
    expect(all.body).toEqual({ hu: { 'rules.body': '## Új szabályok' }, en: {} });
    const path = `/api/admin/localized-static-text/${made.body.id}`;
    const updates = await Promise.all(['a', 'b'].map((one) => call('PUT', path, { text: one, version: 1 })));
    expect(updates.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await call('DELETE', path)).status).toBe(204);
    expect((await service.ask('GET', '/api/localization/hu')).body).toEqual({});
    expect((await service.ask('GET', '/api/localization/de')).status).toBe(404);
    expect((await call('POST', '/api/admin/localized-static-text/', { ...text, key: '../x' })).status).toBe(422);
  });

  test('a template is changed, used, and refused when it names an unknown variable', async () => {
    const path = '/api/admin/template/activation/en';
    const shipped = (await call<Schemas['Template']>('GET', path)).body;
    expect(shipped).toMatchObject({
      version: 0,
      updatedAt: null,
      variables: ['name', 'username', 'link'],
      required: ['link'],
    });
    expect(shipped.shipped).toEqual({ subject: shipped.subject, body: shipped.body });
    const change = (body: string, version: number) =>
      call('PUT', path, { subject: 'Welcome {{username}}', body, version });
    const unknown = await change('Hello {{nmae}}', 0);
    expect(unknown.body).toMatchObject({ status: 422, errors: [{ field: 'body', code: 'VARIABLE_UNKNOWN' }] });
    expect(unknown.body.errors?.[0]?.message).toContain('nmae');
    const first = await Promise.all([change('One {{link}}', 0), change('Two {{link}}', 0)]);
    expect(first.map(({ status }) => status).sort()).toEqual([200, 409]);
    await service.ask('POST', '/api/authentication/registration', { json: registration('welcomed') });
    expect((await service.mailTo('welcomed@example.org', 'activation')).subject).toBe('Welcome welcomed');
    const missing = await change('Hello {{name}}', 1);
    expect(missing.body).toMatchObject({ status: 422, errors: [{ field: 'body', code: 'VARIABLE_MISSING' }] });
    expect(missing.body.errors?.[0]?.message).toContain('{{link}}');
    for (const [id, lacking] of [
      ['lost-password', 'link'],
      ['newsletter', 'content'],
    ]) {
      const json = { subject: 'S', body: 'Hello {{name}}', version: 0 };
      const { body } = await call('PUT', `/api/admin/template/${id}/hu`, json);
      expect(body.errors).toMatchObject([{ field: 'body', code: 'VARIABLE_MISSING' }]);
      expect(body.errors?.[0]?.message).toContain(`{{${lacking}}}`);
    }
    const blank = { subject: '  ', body: '{{link}}', version: 1 };
    expect((await call('PUT', path, blank)).body.errors).toMatchObject([{ field: 'subject', code: 'BLANK' }]);
    const list = await call<Schemas['Template'][]>('GET', '/api/admin/template/?sort=updatedAt&direction=DESC');
    expect(list.body[0]).toMatchObject({ id: 'activation', locale: 'en', version: 1, shipped: shipped.shipped });
    expect(list.body).toHaveLength(2 * templateIds.length);
  });

  test('a changed template is taken back to the shipped text; its version goes on rising', async () => {
    const path = '/api/admin/template/activation/en';
    const reset = (version: number) => call<Schemas['Template']>('DELETE', `${path}?version=${version}`);
    expect((await call('DELETE', path)).status).toBe(422);
    const stale = await call('DELETE', `${path}?version=0`);
    expect(stale.body).toMatchObject({ code: 'VERSION_CONFLICT', conflict: { changedBy: 'admin' } });
    const { status, body } = await reset(1);
    expect([status, body.version]).toEqual([200, 2]);
    expect({ subject: body.subject, body: body.body }).toEqual(body.shipped);
    expect((await reset(2)).body.version).toBe(2);
    // Nothing is stored: the texts that a later version ships are its own.
    const rows = await service.query(
      `select subject, body from mail_template where id = 'activation' and locale = 'en'`,
    );
    expect(rows).toEqual([{ subject: null, body: null }]);
    const { body: log } = await call<Schemas['AuditPage']>('GET', '/api/admin/audit?size=2');
    expect(log.content.map(({ action }) => action)).toEqual(['template.reset', 'template.updated']);
    await service.ask('POST', '/api/authentication/registration', { json: registration('plain') });
    expect((await service.mailTo('plain@example.org', 'activation')).subject).toBe('Activate your account');
  });

  test('the audit log tells who did what, newest first, and cannot be changed', async () => {
    const { body } = await call<Schemas['AuditPage']>('GET', '/api/admin/audit?size=100');
    const actions = body.content.map(({ action }) => action);
    for (const action of ['account.created', 'account.disabled', 'account.deleted', 'competition.status-changed'])
      expect(actions).toContain(action);
    expect(body.content[0]).toMatchObject({ action: 'template.reset', objectId: 'activation/en', actor: 'admin' });
    expect(JSON.stringify(body)).not.toContain('argon2');
  });

  test('two administrators remove each other at the same moment: one of them stays', async () => {
    const second = await join(service, 'second');
    await call('PUT', `/api/admin/user/${second.id}`, { ...profile, email: second.email, administrator: true });
    const [deletion, disabling] = await Promise.all([
      service.ask('DELETE', `/api/admin/user/${await adminId()}`, { token: second.token }),
      call('POST', `/api/admin/user/state/${second.id}`, { value: false }),
    ]);
    const refused = [deletion, disabling].filter(({ status }) => status === 409 || status === 401);
    expect(refused).toHaveLength(1);
  });
});
