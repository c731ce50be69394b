/** Two administrators at one object: the second is told what stands now, by whom and since when; what changes nothing is not told. */
import type { components } from '@photo-competition/schema/rest';
import { engine } from '../../testing/engines.ts';
import { announce, join, login, upload, within, type Person } from '../../testing/people.ts';
import { jpegPhoto } from '../../testing/photos/photographs.ts';
import { TestService } from '../../testing/service.ts';

type Schemas = components['schemas'];
type User = Schemas['AdminUser'];

describe('changes of administrators', () => {
  let service: TestService;
  let token: string;
  let second: Person;
  const profile = { firstName: 'Éva', lastName: 'Kis', locale: 'hu', newsletter: [], administrator: false } as const;

  beforeAll(async () => {
    service = await TestService.start(engine);
    token = await login(service, service.administrator.username, service.administrator.password);
    second = await join(service, 'second');
    const json = { ...profile, email: second.email, administrator: true, version: 1 };
    await service.ask('PUT', `/api/admin/user/${second.id}`, { token, json });
  });
  afterAll(() => service.stop());
  beforeEach(() => service.setClock());

  const call = <T = Schemas['Problem']>(method: string, path: string, json?: unknown, as = token) =>
    service.ask<T>(method, `/api/admin/${path}`, { token: as, ...(json === undefined ? {} : { json }) });
  const entries = async (query = '') =>
    (await call<Schemas['AuditPage']>('GET', `audit?size=100${query}`)).body.content;
  const newest = async () => (await entries())[0];

  /** How many entries the audit log grows by. */
  async function told(work: () => Promise<unknown>): Promise<number> {
    const count = async () => (await call<Schemas['AuditPage']>('GET', 'audit?size=1')).body.totalElements;
    const before = await count();
    await work();
    return (await count()) - before;
  }

  test('an account: updates, states and deletions of an earlier version are refused with what stands now', async () => {
    const { id, email } = await join(service, 'edited');
    const update = (firstName: string, version: number, as?: string) =>
      call<User>('PUT', `user/${id}`, { ...profile, email, firstName, version }, as);
    service.setClock(new Date());
    const first = await update('Ilona', 1, second.token);
    expect([first.status, first.body.version]).toEqual([200, 2]);
    for (const refused of [
      await call('PUT', `user/${id}`, { ...profile, email, firstName: 'Ilka', version: 1 }),
      await call('POST', `user/state/${id}`, { value: false, version: 1 }),
      await call('DELETE', `user/${id}?version=1`),
    ]) {
      expect([refused.status, refused.body.code]).toEqual([409, 'VERSION_CONFLICT']);
      expect(refused.body.conflict).toEqual({
        current: first.body,
        changedBy: 'second',
        changedAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
      });
      expect(refused.body.detail).toContain('second');
    }
    expect((await call('PUT', `user/${id}`, { ...profile, email })).body.errors).toMatchObject([{ field: 'version' }]);
    expect((await call<User>('POST', `user/state/${id}`, { value: false, version: 2 })).body).toMatchObject({
      enabled: false,
      version: 3,
    });
    expect((await call('DELETE', `user/${id}?version=3`)).status).toBe(204);
  });

  test('a change or an unsubscription by the person is a new version too', async () => {
    const person = await join(service, 'owner');
    const read = async () => (await call<User>('GET', `user/${person.id}`)).body;
    const { version } = await read();
    const own = { email: person.email, firstName: 'Anna', lastName: 'Kiss', locale: 'en', newsletter: ['RESULT'] };
    await service.ask('POST', '/api/user/my/profile', { token: person.token, json: own });
    const [row] = await service.query<{ key: string }>(
      `select subscription_key as key from account where id = ${person.id}`,
    );
    for (let i = 0; i < 2; i += 1) await service.ask('POST', `/api/email/subscription/${row?.key}/RESULT`);
    expect((await read()).version).toBe(version + 2);
    const json = { ...profile, email: person.email, newsletter: ['RESULT'], version };
    const { body } = await call('PUT', `user/${person.id}`, json);
    expect(body.conflict).toMatchObject({ current: { newsletter: [] }, changedBy: 'owner' });
  });

  test('a rename is told with both names, a save that changes nothing is not', async () => {
    const { id, email } = await join(service, 'renamed');
    const rename = { ...profile, email, firstName: 'Új', version: 1 };
    expect(await told(() => call('PUT', `user/${id}`, rename))).toBe(1);
    expect(await newest()).toMatchObject({
      action: 'account.updated',
      label: 'renamed',
      competitionId: null,
      before: { firstName: 'Ágnes', lastName: 'Tóth' },
      after: { firstName: 'Új', lastName: 'Kis' },
    });
    const again = async () => {
      const { body } = await call<User>('PUT', `user/${id}`, { ...rename, version: 2 });
      expect(body.version).toBe(2);
      await call('POST', `user/state/${id}`, { value: true });
      await call('POST', `user/mail/NEWS/${id}`, { value: false });
    };
    expect(await told(again)).toBe(0);
  });

  test('a static text and a template', async () => {
    const made = await call<Schemas['StaticText']>('POST', 'localized-static-text/', {
      key: 'rules.body',
      locale: 'hu',
      text: 'Egy',
    });
    const text = `localized-static-text/${made.body.id}`;
    const changed = await call<Schemas['StaticText']>('PUT', text, { text: 'Kettő', version: 1 }, second.token);
    for (const refused of [
      await call('PUT', text, { text: 'Három', version: 1 }),
      await call('DELETE', `${text}?version=1`),
    ])
      expect(refused.body.conflict).toMatchObject({ current: changed.body, changedBy: 'second' });
    expect(await told(() => call('PUT', text, { text: 'Kettő', version: 2 }))).toBe(0);
    expect((await entries()).find(({ objectType }) => objectType === 'static-text')).toMatchObject({
      label: 'rules.body',
    });

    const path = 'template/password-changed/hu';
    const mine = { subject: 'Új', body: 'Szia {{name}}', version: 0 };
    await call('PUT', path, mine, second.token);
    const refused = await call('PUT', path, { ...mine, subject: 'Más' });
    expect(refused.body.conflict).toMatchObject({
      current: { id: 'password-changed', subject: 'Új', version: 1 },
      changedBy: 'second',
    });
    expect(await told(() => call('PUT', path, { ...mine, version: 1 }))).toBe(0);
  });

  test('a campaign and a competition', async () => {
    const content = {
      template: 'newsletter',
      subject: { hu: 'Hírek', en: 'News' },
      body: { hu: 'Szia', en: 'Hello' },
      audience: { group: 'EVERYONE', newsletter: 'NEWS', locale: null },
    };
    const { body: email } = await call<Schemas['Email']>('POST', 'email/', content, second.token);
    expect(await newest()).toMatchObject({ action: 'email.created', label: 'News', competitionId: null });
    const { body } = await call('PUT', `email/${email.id}`, { ...content, version: 7 });
    expect(body.conflict).toMatchObject({ current: { id: email.id, version: 1 }, changedBy: 'second' });
    expect(await told(() => call('PUT', `email/${email.id}`, { ...content, version: 1 }))).toBe(0);

    const competition = await announce(service, second.token);
    const { title, description, competitionStart, votingStart, votingEnd, award } = competition;
    const dates = { competitionStart, votingStart, votingEnd, award };
    const stale = await call('PUT', `competition/${competition.id}`, { title, description, ...dates, version: 7 });
    expect(stale.body.conflict).toMatchObject({ current: { id: competition.id }, changedBy: 'second' });
  });

  test('moderation: told with the competition and a label; what changes nothing is neither told nor signed', async () => {
    const author = await join(service, 'author');
    const competition = await announce(service, token);
    service.setClock(within(competition, 'UPLOADING'));
    const photo = await jpegPhoto({ width: 400, height: 300 });
    const { body: image } = await upload(service, author, competition.id, 'colour-1', photo, { title: 'Dawn' });
    const moderate = (moderation: string, reason?: string) =>
      service.ask('PUT', `/api/competition/moderate/image/${image.id}/${moderation}`, {
        token,
        json: reason === undefined ? {} : { reason },
      });
    expect(await told(() => moderate('APPROVED'))).toBe(0);
    expect(await told(() => moderate('DISQUALIFIED', 'Not own work'))).toBe(1);
    expect(await newest()).toMatchObject({
      action: 'image.moderated',
      label: 'Dawn',
      competitionId: competition.id,
      before: { moderation: 'APPROVED', moderation_reason: null },
      after: { moderation: 'DISQUALIFIED', moderation_reason: 'Not own work' },
    });
    const revision = async () =>
      (
        await service.query<{ n: number }>(`select results_revision as n from competition where id = ${competition.id}`)
      )[0]?.n;
    const counted = await revision();
    expect(await told(() => moderate('DISQUALIFIED', ' Not own work '))).toBe(0);
    expect(await revision()).toBe(counted);
    await moderate('APPROVED');

    service.setClock(within(competition, 'VOTING'));
    const { body: comment } = await service.ask<Schemas['Comment']>('POST', `/api/competition/comment/${image.id}`, {
      token: author.token,
      json: { comment: 'Thank you' },
    });
    const status = (value: string) =>
      service.ask('PUT', `/api/competition/moderate/comment/${comment.id}/${value}`, { token });
    expect(await told(() => status('APPROVED'))).toBe(0);
    expect(await told(() => status('REJECTED'))).toBe(1);
    expect(await newest()).toMatchObject({ label: 'Thank you', competitionId: competition.id });

    const own = await entries(`&competitionId=${competition.id}`);
    expect(new Set(own.map(({ competitionId }) => competitionId))).toEqual(new Set([competition.id]));
    expect(own.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['comment.moderated', 'image.moderated', 'competition.created']),
    );
  });
});
