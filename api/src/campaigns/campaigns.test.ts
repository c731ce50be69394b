import type { components } from '@photo-competition/schema/rest';
import { engine } from '../testing/engines.ts';
import { announce, join, login, upload, within, type Person } from '../testing/people.ts';
import { jpegPhoto } from '../testing/photos/photographs.ts';
import { TestService, until, type TestMail } from '../testing/service.ts';

type Schemas = components['schemas'];
type Email = Schemas['Email'];

const newsletter: Schemas['EmailRequest'] = {
  template: 'newsletter',
  subject: { hu: 'Kiállítás', en: 'Exhibition' },
  body: { hu: 'Gyertek **mind**, {{name}}!', en: 'Come **all**, {{username}}: [here]({{link}})' },
  audience: { group: 'EVERYONE', newsletter: 'RESULT', locale: null },
};

describe('campaigns', () => {
  let service: TestService;
  let admin: string;
  let [first, second]: Person[] = [];
  beforeAll(async () => {
    service = await TestService.start(engine);
    admin = await login(service, service.administrator.username, service.administrator.password);
    first = await join(service, 'first');
    second = await join(service, 'second');
  });
  afterAll(() => service.stop());
  afterEach(() => service.setClock());

  const call = <T = Schemas['Problem']>(method: string, path: string, json?: unknown) =>
    service.ask<T>(method, `/api/admin/email/${path}`, { token: admin, ...(json === undefined ? {} : { json }) });
  const create = (content: Partial<Schemas['EmailRequest']> = {}) =>
    call<Email>('POST', '', { ...newsletter, ...content });
  const messages = async (id: number) => (await call<Schemas['EmailMessages']>('GET', `messages/${id}`)).body;
  const state = (id: number, wanted: Schemas['EmailState']) =>
    until(`the campaign to be ${wanted}`, async () => {
      const { email } = await messages(id);
      return email.state === wanted && email;
    });
  const mailsWith = async (subject: string) =>
    (await service.ask<(TestMail & { unsubscribeUrl?: string })[]>('GET', '/dev/mail.json')).body.filter(
      (mail) => mail.subject === subject,
    );

  test.each<[string, Partial<Schemas['EmailRequest']>, string, string]>([
    ['no subject', { subject: null }, 'subject', 'REQUIRED'],
    ['a blank text', { body: { hu: ' ', en: 'x' } }, 'body.hu', 'BLANK'],
    ['an unknown variable', { subject: { hu: 'Szia {{nmae}}', en: 'x' } }, 'subject.hu', 'VARIABLE_UNKNOWN'],
    ['the deadline of nothing', { body: { hu: '{{deadline}}', en: 'x' } }, 'body.hu', 'VARIABLE_UNKNOWN'],
    ['a text that the template brings', { template: 'results', competitionId: 1 }, 'subject', 'UNKNOWN'],
    ['results of nothing', { template: 'results', subject: null, body: null }, 'competitionId', 'REQUIRED'],
    ['no such competition', { competitionId: 4711 }, 'competitionId', 'NOT_FOUND'],
    ['voters of nothing', { audience: { ...newsletter.audience, group: 'VOTERS' } }, 'competitionId', 'REQUIRED'],
    ['everyone unasked', { audience: { ...newsletter.audience, newsletter: null } }, 'audience.newsletter', 'REQUIRED'],
  ])('%s is refused, and nothing is made', async (_what, content, field, code) => {
    for (const path of ['', 'createAndSend']) {
      const { status, body } = await call('POST', path, { ...newsletter, ...content });
      expect({ status, errors: body.errors?.map((error) => [error.field, error.code]) }).toEqual({
        status: 422,
        errors: [[field, code]],
      });
    }
    expect((await call<Schemas['EmailPage']>('POST', 'page', { page: 0, size: 1 })).body.totalElements).toBe(0);
  });

  test('each of the audience gets it once, rendered, with a way out', async () => {
    const { status, body } = await create();
    expect([status, body.state, body.counts.queued]).toEqual([201, 'DRAFT', 0]);
    expect((await messages(body.id)).content).toEqual([]);
    const started = await call<Email>('POST', `${body.id}/activate`);
    expect(started.body.state).toBe('RUNNING');
    await state(body.id, 'FINISHED');
    const mails = await mailsWith('Exhibition');
    expect(mails.map(({ to }) => to).sort()).toEqual(['first@example.org', 'second@example.org']);
    const mail = mails.find(({ to }) => to === 'first@example.org');
    expect(mail?.html).toContain('Come <strong>all</strong>, first');
    expect(mail?.text).toContain('Come all, first: here: http://localhost:4000/');
    expect(mail?.unsubscribeUrl).toMatch(/^http:\/\/localhost:4000\/unsubscribe\/[0-9a-f-]{36}\/RESULT$/);
    expect(mail?.text).toContain(mail?.unsubscribeUrl);
    expect((await messages(body.id)).email.counts).toEqual({
      queued: 0,
      sending: 0,
      sent: 2,
      failed: 0,
      skipped: 0,
      cancelled: 0,
    });
    const again = await call('POST', `${body.id}/activate`);
    expect([again.status, again.body.code]).toEqual([409, 'ILLEGAL_EMAIL_STATE']);
    expect((await call('POST', `${body.id}/cancel`)).body.code).toBe('ILLEGAL_EMAIL_STATE');
  });

  test('an empty audience is refused and leaves a draft', async () => {
    const { body } = await create({ audience: { ...newsletter.audience, newsletter: 'NEWS', locale: 'hu' } });
    expect((await call('POST', `${body.id}/activate`)).body.code).toBe('NO_RECIPIENTS');
    expect((await messages(body.id)).email.state).toBe('DRAFT');
    const before = (await call<Schemas['EmailPage']>('POST', 'page', { page: 0, size: 1 })).body.totalElements;
    const audience = { ...newsletter.audience, newsletter: 'NEWS', locale: 'hu' };
    expect((await call('POST', 'createAndSend', { ...newsletter, audience })).status).toBe(409);
    expect((await call<Schemas['EmailPage']>('POST', 'page', { page: 0, size: 1 })).body.totalElements).toBe(before);
  });

  test('a preview has a real recipient, a test goes to the asker alone', async () => {
    const { body } = await create({ subject: { hu: 'Minta', en: 'Sample {{name}}' } });
    const preview = async (json: Schemas['EmailPreviewRequest']) =>
      (await call<Schemas['EmailPreview']>('POST', `${body.id}/preview`, json)).body;
    expect(await preview({})).toMatchObject({ recipient: 'first@example.org', subject: 'Sample Ágnes Tóth' });
    const hungarian = await preview({ accountId: second?.id as number, locale: 'hu' });
    expect(hungarian).toMatchObject({ recipient: 'second@example.org', subject: 'Minta' });
    expect(hungarian.html).toContain('Tóth Ágnes');
    expect((await call('POST', `${body.id}/preview`, { accountId: 4711 })).status).toBe(422);
    const sent = await call<Schemas['EmailTest']>('POST', `${body.id}/test`);
    expect([sent.status, sent.body.recipient]).toEqual([202, 'admin@example.org']);
    const mail = await service.mailTo('admin@example.org', 'newsletter');
    expect(mail.subject).toBe('[Próba] Minta');
    expect((await messages(body.id)).email.state).toBe('DRAFT');
  });

  test('a scheduled one waits, can be changed until then, and goes when it is time', async () => {
    const at = new Date('2031-05-01T10:00:00Z');
    service.setClock('2031-05-01T09:00:00Z');
    admin = await login(service, service.administrator.username, service.administrator.password);
    const { body } = await create({ scheduledAt: at.toISOString(), subject: { hu: 'Később', en: 'Later' } });
    const active = await call<Email>('POST', `${body.id}/activate`);
    expect(active.body).toMatchObject({ state: 'SCHEDULED', counts: { queued: 2 } });
    const change = { ...newsletter, subject: { hu: 'Máskor', en: 'Another time' }, scheduledAt: at.toISOString() };
    const put = (json: unknown) => call<Email>('PUT', String(body.id), json);
    expect((await put({ ...change, version: 1 })).status).toBe(409);
    const { version } = active.body;
    const past = await put({ ...change, scheduledAt: '2031-05-01T08:00:00Z', version });
    expect(past.status).toBe(422);
    const changed = await Promise.all([1, 2].map(() => put({ ...change, version })));
    expect(changed.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await mailsWith('Another time')).toEqual([]);
    service.setClock('2031-05-01T10:00:01Z');
    await state(body.id, 'FINISHED');
    expect(await mailsWith('Another time')).toHaveLength(2);
    expect(await mailsWith('Later')).toEqual([]);
    admin = await login(service, service.administrator.username, service.administrator.password);
  });

  test('a cancelled one sends nothing more', async () => {
    const { body } = await create({ scheduledAt: '2099-01-01T00:00:00Z' });
    await call('POST', `${body.id}/activate`);
    const cancelled = await call<Email>('POST', `${body.id}/cancel`);
    expect(cancelled.body).toMatchObject({ state: 'CANCELLED', counts: { queued: 0, cancelled: 2 } });
    expect((await call('PUT', String(body.id), { ...newsletter, version: cancelled.body.version })).body.code).toBe(
      'ILLEGAL_EMAIL_STATE',
    );
  });

  test('a person who has unsubscribed by the link in a mail gets no more, until that is taken back', async () => {
    const mail = (await mailsWith('Exhibition')).find(({ to }) => to === 'second@example.org');
    const path = `/api/email/subscription/${mail?.unsubscribeUrl?.split('/').slice(-2).join('/') ?? ''}`;
    const ask = async (method: string) => (await service.ask<Schemas['Subscription']>(method, path)).body;
    expect(await ask('GET')).toEqual({ list: 'RESULT', subscribed: true, email: 's•••@example.org' });
    const scheduled = await create({ scheduledAt: '2099-01-01T00:00:00Z', subject: { hu: 'x', en: 'Without' } });
    const { body } = await call<Email>('POST', `${scheduled.body.id}/activate`);
    expect(body.counts.queued).toBe(2);
    for (let i = 0; i < 2; i += 1) expect((await ask('POST')).subscribed).toBe(false);
    service.setClock('2099-01-01T00:00:01Z');
    const finished = await state(body.id, 'FINISHED').catch(async () => {
      admin = await login(service, service.administrator.username, service.administrator.password);
      return state(body.id, 'FINISHED');
    });
    expect(finished.counts).toMatchObject({ sent: 1, skipped: 1 });
    const { content } = await messages(body.id);
    expect(content.find(({ recipient }) => recipient === 'second@example.org')?.answer).toBe('UNSUBSCRIBED');
    expect((await ask('PUT')).subscribed).toBe(true);
    service.setClock();
    admin = await login(service, service.administrator.username, service.administrator.password);
    const unknown = path.replace(/[0-9a-f-]{36}/, '00000000-0000-4000-8000-000000000000');
    expect((await service.ask('POST', unknown)).status).toBe(404);
  });

  test('groups of a competition are counted, and written to', async () => {
    const competition = await announce(service, admin);
    service.setClock(within(competition, 'UPLOADING'));
    const photo = await jpegPhoto({ width: 400, height: 300 });
    const { body: image } = await upload(service, first as Person, competition.id, 'colour-1', photo);
    service.setClock(within(competition, 'VOTING'));
    const { token } = second as Person;
    await service.ask('POST', '/api/competition/vote', { token, json: { imageId: image.id, point: 4 } });
    const { body: choices } = await call<Schemas['EmailChoice'][]>('GET', 'recipients');
    const count = (group: string, type: string | null) =>
      choices.find((choice) => choice.group === group && choice.newsletter === type && choice.competitionId !== null);
    expect(count('ENTRANTS', null)).toMatchObject({ competitionId: competition.id, hu: 0, en: 1 });
    expect(count('WITHOUT_ENTRIES', null)).toMatchObject({ en: 1 });
    expect(choices.filter(({ group }) => group === 'VOTERS')).toEqual([]);
    expect(choices.filter(({ group }) => group === 'EVERYONE')).toEqual([
      { group: 'EVERYONE', competitionId: null, newsletter: 'RESULT', hu: 0, en: 2 },
    ]);
    const { body } = await call<Email>('POST', 'createAndSend', {
      template: 'voting-open',
      competitionId: competition.id,
      audience: { group: 'WITHOUT_ENTRIES', newsletter: null, locale: 'en' },
    });
    await state(body.id, 'FINISHED');
    const mails = await mailsWith('Voting is open: Lights');
    expect(mails.map(({ to }) => to)).toEqual(['second@example.org']);
    expect(mails[0]?.text).toContain(`/competition/${competition.id}/browse`);
    expect(mails[0]?.unsubscribeUrl).toMatch(/\/ORGANISER$/);
  });

  test('a page is sorted and filtered', async () => {
    const pageOf = async (json: unknown) => (await call<Schemas['EmailPage']>('POST', 'page', json)).body;
    const drafts = await pageOf({ page: 0, size: 100, state: 'DRAFT', sort: 'createdAt', direction: 'ASC' });
    expect(drafts.content.length).toBe(drafts.totalElements);
    expect(new Set(drafts.content.map((email) => email.state))).toEqual(new Set(['DRAFT']));
    expect((await call('POST', 'page', { page: 0, size: 101 })).status).toBe(422);
  });

  test('each step is in the audit log', async () => {
    const { body } = await service.ask<Schemas['AuditPage']>('GET', '/api/admin/audit', { token: admin });
    const actions = new Set(body.content.map(({ action }) => action));
    for (const step of ['created', 'activated', 'updated', 'cancelled']) expect(actions).toContain(`email.${step}`);
  });

  test('an audience does not tell who has voted: voters are none until voting is over, not even as a number', async () => {
    const competition = await announce(service, admin);
    service.setClock(within(competition, 'UPLOADING'));
    const { body: image } = await upload(service, first as Person, competition.id, 'colour-1', await jpegPhoto());
    service.setClock(within(competition, 'VOTING'));
    const { token } = second as Person;
    await service.ask('POST', '/api/competition/vote', { token, json: { imageId: image.id, point: 2 } });
    const audience = { group: 'VOTERS', newsletter: 'RESULT', locale: null } as const;
    const thanks = { ...newsletter, competitionId: competition.id, audience };
    const offered = async () =>
      (await call<Schemas['EmailChoice'][]>('GET', 'recipients')).body.filter(
        ({ group, competitionId }) => group === 'VOTERS' && competitionId === competition.id,
      );
    const { body: draft } = await call<Email>('POST', '', thanks);
    for (const instant of [within(competition, 'VOTING'), competition.votingEnd]) {
      service.setClock(instant);
      expect(await offered()).toEqual([]);
      const scheduled = { ...thanks, scheduledAt: new Date(Date.parse(competition.award) + 1).toISOString() };
      for (const refused of [
        await call('POST', `${draft.id}/activate`),
        await call('POST', 'createAndSend', thanks),
        await call('POST', 'createAndSend', scheduled),
      ])
        expect(refused.body).toMatchObject({ status: 409, code: 'WRONG_PHASE' });
      expect((await messages(draft.id)).email.counts.queued).toBe(0);
    }
    service.setClock(within(competition, 'AWARD'));
    expect(await offered()).toContainEqual({
      group: 'VOTERS',
      competitionId: competition.id,
      newsletter: 'RESULT',
      hu: 0,
      en: 1,
    });
    await call('POST', `${draft.id}/activate`);
    await state(draft.id, 'FINISHED');
    expect((await messages(draft.id)).content.map(({ recipient }) => recipient)).toEqual(['second@example.org']);
    const open = { template: 'voting-open', competitionId: competition.id, audience };
    expect((await call('POST', '', open)).body.errors).toMatchObject([
      { field: 'audience.group', code: 'NOT_ALLOWED' },
    ]);
  });

  test('recipients of a campaign to voters that an earlier version has started are numbers until voting is over', async () => {
    const competition = await announce(service, admin);
    service.setClock(within(competition, 'UPLOADING'));
    const { body: image } = await upload(service, first as Person, competition.id, 'colour-1', await jpegPhoto());
    service.setClock(within(competition, 'VOTING'));
    const { token } = second as Person;
    await service.ask('POST', '/api/competition/vote', { token, json: { imageId: image.id, point: 3 } });
    await service.query(`update account set newsletter = '{COMPETITION}' where username = 'second'`);
    const audience = { group: 'WITHOUT_ENTRIES', newsletter: 'COMPETITION', locale: null } as const;
    const content = { competitionId: competition.id, audience, subject: { hu: 'Kösz', en: 'Thanks' } };
    const { body: email } = await call<Email>('POST', 'createAndSend', { ...newsletter, ...content });
    await service.query(`update campaign set audience = '${JSON.stringify({ ...audience, group: 'VOTERS' })}'
      where id = ${email.id}`);
    await state(email.id, 'FINISHED');
    await service.query(`update mail set answer = '250 second@example.org' where campaign_id = ${email.id}`);
    const preview = async () => (await call<Schemas['EmailPreview']>('POST', `${email.id}/preview`, {})).body.recipient;
    const told = async () => {
      const { email: shown, content: mails } = await messages(email.id);
      return { sent: shown.counts.sent, mails: mails.map(({ recipient, answer }) => ({ recipient, answer })) };
    };
    for (const instant of [within(competition, 'VOTING'), competition.votingEnd]) {
      service.setClock(instant);
      expect(await told()).toEqual({ sent: 1, mails: [{ recipient: '', answer: null }] });
      expect(await preview()).toBe('admin@example.org');
    }
    service.setClock(within(competition, 'AWARD'));
    const named = { recipient: 'second@example.org', answer: '250 second@example.org' };
    expect(await told()).toEqual({ sent: 1, mails: [named] });
    expect(await preview()).toBe('second@example.org');
  });
});
