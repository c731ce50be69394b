/** Campaigns while they are written, and what can be done with them afterwards. */
import type { components } from '@photo-competition/schema/rest';
import { engine } from '../testing/engines.ts';
import { campaignContent } from '../testing/goodCases/mails.ts';
import { registration } from '../testing/people.ts';
import { TestService } from '../testing/service.ts';
import { buildWorld, type World } from '../testing/world.ts';

type Schemas = components['schemas'];
type Content = Schemas['EmailRequest'];

describe('campaigns while they are written', () => {
  let service: TestService;
  let world: World;
  beforeAll(async () => {
    service = await TestService.start(engine);
    world = await buildWorld(service);
    await service.query(`update account set locale = 'hu'`);
    // Never activated.
    await service.ask('POST', '/api/authentication/registration', {
      json: { ...registration('waiting'), locale: 'hu' },
    });
  }, 150_000);
  afterAll(() => service.stop());
  beforeEach(() => service.setClock());

  const call = <T = Schemas['Email'] & Schemas['Problem']>(method: string, path: string, json?: unknown) =>
    service.ask<T>(method, `/api/admin/email/${path}`, {
      token: world.admin.token,
      ...(json === undefined ? {} : { json }),
    });
  const now = (changes: Partial<Content> = {}): Content => ({ ...campaignContent(), scheduledAt: null, ...changes });
  const everyone: Schemas['EmailAudience'] = { group: 'EVERYONE', newsletter: 'RESULT', locale: null };

  describe('their audience', () => {
    const count = async (audience: Schemas['EmailAudience'], competitionId: number | null = null) =>
      (await call<Schemas['EmailAudienceCount']>('POST', 'audience', { audience, competitionId })).body;

    test('says how many there are in each language, the first of them, and who is left out and why', async () => {
      const { anna, bela } = world;
      await service.query(`update account set locale = 'en' where id = ${bela.id}`);
      const whole = await count(everyone);
      expect(whole).toMatchObject({ hu: 1, en: 1, sample: [{ username: 'anna' }, { username: 'bela' }] });
      expect(whole.leftOut).toEqual([
        { reason: 'NOT_ACTIVATED', people: 1 },
        { reason: 'UNSUBSCRIBED', people: 1 },
      ]);
      await service.query(`update account set enabled = false where id = ${anna.id}`);
      expect(await count({ ...everyone, locale: 'hu' })).toMatchObject({
        hu: 0,
        en: 0,
        sample: [],
        leftOut: [
          { reason: 'DISABLED', people: 1 },
          { reason: 'NOT_ACTIVATED', people: 1 },
          { reason: 'UNSUBSCRIBED', people: 1 },
          { reason: 'OTHER_LANGUAGE', people: 1 },
        ],
      });
      await service.query(`update account set enabled = true, locale = 'hu'`);
    });

    test('is the group of the competition, and tells of voters once voting is over', async () => {
      const { voting, ended } = world;
      const group = (one: Schemas['EmailGroup']) => ({ group: one, newsletter: null, locale: null });
      expect(await count(group('ENTRANTS'), voting.id)).toMatchObject({ hu: 2, leftOut: [] });
      expect(await count(group('WITHOUT_ENTRIES'), voting.id)).toMatchObject({
        hu: 0,
        sample: [],
        leftOut: [{ reason: 'NOT_ACTIVATED', people: 1 }],
      });
      expect(await count(group('VOTERS'), ended.id)).toMatchObject({ hu: 1, sample: [{ username: 'anna' }] });
      const early = { audience: group('VOTERS'), competitionId: voting.id };
      expect((await call('POST', 'audience', early)).body).toMatchObject({ status: 409, code: 'WRONG_PHASE' });
      const check = await call<Schemas['EmailCheck']>('POST', 'check', now(early));
      expect(check.body).toMatchObject({ audience: null, findings: [{ code: 'WRONG_PHASE', severity: 'ERROR' }] });
      service.setClock(new Date(Date.parse(voting.votingEnd) + 1));
      expect(await count(group('VOTERS'), voting.id)).toMatchObject({ hu: 1, sample: [{ username: 'anna' }] });
      const alone = await call('POST', 'audience', { audience: group('VOTERS') });
      expect(alone.body.errors).toMatchObject([{ field: 'competitionId', code: 'REQUIRED' }]);
    });
  });

  test('their text is shown before it is saved, with the data of whoever is chosen', async () => {
    const content = now({ audience: everyone });
    const show = async (request: object) =>
      (await call<Schemas['EmailPreview']>('POST', 'preview', { content, ...request })).body;
    expect(await show({})).toMatchObject({ recipient: world.anna.email, locale: 'hu', subject: 'Kiállítás' });
    const chosen = await show({ accountId: world.bela.id, locale: 'en' });
    expect(chosen).toMatchObject({ recipient: world.bela.email, subject: 'Exhibition' });
    // The key to unsubscribe is the recipient's own.
    expect(chosen.html).toContain('/unsubscribe/00000000-0000-0000-0000-000000000000/RESULT');
    expect((await call<Schemas['EmailPage']>('POST', 'page', { page: 0, size: 5 })).body.totalElements).toBe(0);
  });

  describe('the flight check', () => {
    const findings = async (content: Content) => {
      const { body } = await call<Schemas['EmailCheck']>('POST', 'check', content);
      return body.findings.map(({ code, severity, field }) => [code, severity, field]);
    };

    test('finds what activation would be refused with', async () => {
      const { voting } = world;
      expect(await findings(now({ audience: everyone }))).toEqual([]);
      expect(await findings(now({ audience: everyone, body: { hu: '{{nmae}}', en: 'B' } }))).toEqual([
        ['VALIDATION_FAILED', 'ERROR', 'body.hu'],
      ]);
      const past = new Date(Date.now() - 1000).toISOString();
      expect(await findings(now({ audience: everyone, scheduledAt: past }))).toEqual([
        ['VALIDATION_FAILED', 'ERROR', 'scheduledAt'],
      ]);
      expect(await findings(now())).toEqual([['NO_RECIPIENTS', 'ERROR', null]]);
      const results = { template: 'results' as const, subject: null, body: null, competitionId: voting.id };
      expect(await findings(now({ ...results, audience: everyone }))).toEqual([['WRONG_PHASE', 'ERROR', null]]);
      const open = { ...results, template: 'voting-open' as const, scheduledAt: voting.award };
      expect(await findings(now({ ...open, audience: everyone }))).toEqual([['LATER_WRONG_PHASE', 'WARNING', null]]);
    });

    test('warns of links that nobody can follow, in the language they stand in', async () => {
      const body = { hu: '[ide]({{link}})', en: '[here](/rules)' };
      expect(await findings(now({ audience: everyone, body }))).toEqual([['LINK', 'WARNING', 'body.en']]);
    });

    test('takes an address whose escapes are not UTF-8, as those of older sites are', async () => {
      const old = { hu: '[kiírás](https://www.example.org/p%E1ly%E1zat.html)', en: '[here](/p%E1ly%E1zat)' };
      expect(await findings(now({ audience: everyone, body: old }))).toEqual([['LINK', 'WARNING', 'body.en']]);
    });

    test('warns of a date that is another one in each phase, with what it is now', async () => {
      const { voting } = world;
      const body = { hu: 'Eddig: {{ deadline }}', en: 'Until {{votingEnd}}' };
      const content = now({ audience: everyone, competitionId: voting.id, body });
      const { body: check } = await call<Schemas['EmailCheck']>('POST', 'check', content);
      expect(check.findings).toMatchObject([{ code: 'DEADLINE', severity: 'WARNING', field: 'body.hu' }]);
      expect(check.findings[0]?.message).toContain('{{votingEnd}}');
      const named = { hu: 'Eddig: {{votingEnd}}', en: 'Until {{votingEnd}}' };
      expect(await findings({ ...content, body: named })).toEqual([]);
    });

    test('warns of writing to the same people twice within a day', async () => {
      const content = now({ audience: { ...everyone, locale: 'hu' } });
      await call('POST', 'createAndSend', content);
      expect(await findings(content)).toEqual([['SENT_RECENTLY', 'WARNING', null]]);
      expect(await findings(now({ audience: everyone }))).toEqual([]);
      service.setClock(new Date(Date.now() + 25 * 3_600_000));
      expect((await call('POST', 'check', content)).status).toBe(401);
    });
  });

  test('a draft is deleted; what was activated is not', async () => {
    const draft = (await call('POST', '', campaignContent())).body;
    const stale = await call('DELETE', `${draft.id}?version=9`);
    expect(stale.body).toMatchObject({ code: 'VERSION_CONFLICT', conflict: { current: { id: draft.id } } });
    expect((await call('DELETE', `${draft.id}?version=1`)).status).toBe(204);
    expect((await call('DELETE', String(draft.id))).status).toBe(404);
    const sent = (await call('POST', 'createAndSend', now({ audience: everyone }))).body;
    expect((await call('DELETE', String(sent.id))).body.code).toBe('ILLEGAL_EMAIL_STATE');
    const log = await service.ask<Schemas['AuditPage']>('GET', `/api/admin/audit?action=email.deleted`, {
      token: world.admin.token,
    });
    expect(log.body.content).toMatchObject([{ objectId: String(draft.id), after: null }]);
  });

  test('those who have failed are sent the mail once more, and nobody else', async () => {
    const { id } = (await call('POST', 'createAndSend', now({ audience: everyone }))).body;
    const read = async () => (await call<Schemas['EmailMessages']>('GET', `messages/${id}`)).body;
    const until = async (sent: number) => {
      for (;;) {
        const { email } = await read();
        if (email.state === 'FINISHED' && email.counts.sent === sent) return;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    };
    await until(2);
    expect((await call('POST', `${id}/retry`)).body.code).toBe('NO_RECIPIENTS');
    await service.query(`update mail set status = 'FAILED', attempts = 10, sent_at = null, answer = '550 no'
      where campaign_id = ${id} and account_id = ${world.bela.id}`);
    const before = (await read()).content.find(({ recipient }) => recipient === world.anna.email);
    const again = await call('POST', `${id}/retry`);
    expect(again.body).toMatchObject({ state: 'RUNNING', finishedAt: null });
    await until(2);
    const { content } = await read();
    expect(content.find(({ recipient }) => recipient === world.anna.email)).toEqual(before);
    expect(content).toMatchObject([{ state: 'SENT' }, { state: 'SENT', attempts: 1, answer: null }]);
  });

  test('a waiting campaign says when it is due; a test comes in the language that is asked for', async () => {
    const scheduledAt = new Date(Date.now() + 3_600_000).toISOString();
    const { id } = (await call('POST', 'createAndSend', now({ audience: everyone, scheduledAt }))).body;
    const { content } = (await call<Schemas['EmailMessages']>('GET', `messages/${id}`)).body;
    expect(content.map(({ nextAttemptAt }) => nextAttemptAt)).toEqual([scheduledAt, scheduledAt]);
    await call('POST', `${id}/test?locale=en`);
    expect((await service.mailTo(world.admin.email, 'newsletter')).subject).toBe('[Test] Exhibition');
  });

  test('a text of a template is shown with examples, and refused as when it is saved', async () => {
    const show = (json: object, id = 'image-moderated') =>
      service.ask<Schemas['TemplatePreview'] & Schemas['Problem']>('POST', `/api/admin/template/${id}/hu/preview`, {
        token: world.admin.token,
        json,
      });
    const { body } = await show({ subject: '{{image}}: {{status}}', body: 'Kedves **{{name}}**! {{reason}}' });
    expect(body).toMatchObject({ subject: 'Hajnal a tónál: elfogadva' });
    expect(body.html).toContain('<strong>Ács Boglárka</strong>');
    expect((await show({ subject: 'A', body: '{{nmae}}' })).body.errors).toMatchObject([{ code: 'VARIABLE_UNKNOWN' }]);
    expect((await show({ subject: 'A', body: 'B' }, 'activation')).body.errors).toMatchObject([
      { code: 'VARIABLE_MISSING' },
    ]);
  });
});
