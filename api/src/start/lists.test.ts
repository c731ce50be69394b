/** Administrators' lists: what they are searched and filtered by. */
import type { components } from '@photo-competition/schema/rest';
import { parse } from 'csv-parse/sync';
import { engine } from '../testing/engines.ts';
import { campaignContent } from '../testing/goodCases/mails.ts';
import { registration } from '../testing/people.ts';
import { TestService } from '../testing/service.ts';
import { buildWorld, type World } from '../testing/world.ts';

type Schemas = components['schemas'];

describe("administrators' lists", () => {
  let service: TestService;
  let world: World;
  beforeAll(async () => {
    service = await TestService.start(engine);
    world = await buildWorld(service);
    for (const [username, firstName, lastName] of [
      ['acs.adam', 'Ádám', 'Ács'],
      ['csaba', 'Csaba', 'Cser-Nagy'],
      ['whit', 'Walt', "O'Whitlock"],
    ] as const)
      await service.ask('POST', '/api/authentication/registration', {
        json: { ...registration(username), firstName, lastName, locale: 'en', newsletter: ['NEWS'] },
      });
  }, 150_000);
  afterAll(() => service.stop());
  beforeEach(() => service.setClock());

  const call = <T>(method: string, path: string, json?: unknown) =>
    service.ask<T>(method, `/api/admin/${path}`, { token: world.admin.token, ...(json === undefined ? {} : { json }) });
  const page = async <T>(path: string, asked: object) => {
    const { body } = await call<{ content: T[]; totalElements: number }>('POST', path, { page: 0, size: 50, ...asked });
    return body;
  };
  const users = async (filter: Schemas['UserFilter']) => {
    const { content, totalElements } = await page<Schemas['AdminUser']>('user/page', { sort: 'lastName', filter });
    expect(totalElements).toBe(content.length);
    return content.map(({ username }) => username);
  };

  describe('accounts', () => {
    test.each([
      ['acs', ['acs.adam']],
      ['ÁCS', ['acs.adam']],
      ['ad ac', ['acs.adam']],
      ['nagy', ['csaba']],
      ['whitlock', ['whit']],
      ['csaba@example.org', ['csaba']],
      ['dam', []],
      ['  -- ', []],
    ])('are found by the beginnings of words, with or without accents: %s', async (q, found) => {
      expect(await users({ q })).toEqual(found);
    });

    test('are chosen by what they are, all at once', async () => {
      const never = ['acs.adam', 'csaba', 'whit'];
      expect(await users({ activated: false })).toEqual(never);
      expect(await users({ administrator: true })).toEqual(['admin']);
      expect((await users({ locale: 'en', newsletter: 'NEWS' })).sort()).toEqual(never);
      expect(await users({ newsletter: 'NEWS', q: 'cs' })).toEqual(['csaba']);
      await call('POST', `user/state/${world.bela.id}`, { value: false });
      expect(await users({ enabled: false })).toEqual(['bela']);
      expect(await users({ enabled: true, activated: true })).not.toContain('bela');
      await call('POST', `user/state/${world.bela.id}`, { value: true });
    });

    test('are chosen by what they have done in a competition; who has voted is told once voting is over', async () => {
      const { ended, voting, uploading } = world;
      expect((await users({ competitionId: uploading.id, did: 'ENTERED' })).sort()).toEqual(['anna', 'bela']);
      const others = ['acs.adam', 'csaba', 'whit'];
      expect((await users({ competitionId: uploading.id, did: 'NOT_ENTERED' })).sort()).toEqual(others);
      expect(await users({ competitionId: ended.id, did: 'VOTED' })).toEqual(['anna']);
      const ask = () =>
        call<Schemas['Problem']>('POST', 'user/page', {
          page: 0,
          size: 5,
          filter: { competitionId: voting.id, did: 'VOTED' },
        });
      expect((await ask()).body).toMatchObject({ status: 409, code: 'WRONG_PHASE' });
      // The instant at which voting ends still belongs to it.
      service.setClock(new Date(voting.votingEnd));
      expect((await ask()).status).toBe(409);
      service.setClock(new Date(Date.parse(voting.votingEnd) + 1));
      expect((await ask()).body).toMatchObject({ content: [{ username: 'anna' }] });
    });
  });

  test('competitions are chosen by title, status and phase', async () => {
    const found = async (filter: Schemas['CompetitionFilter']) =>
      (await page<Schemas['AdminCompetition']>('competition/page', { filter })).content.map(({ id }) => id);
    const { uploading, voting, ended } = world;
    await service.query(
      `update competition set title = '{"hu": "Őszi árnyak", "en": "Autumn"}' where id = ${voting.id}`,
    );
    for (const q of ['oszi', 'ARNYAK', 'autumn', 'ős ár']) expect(await found({ q })).toEqual([voting.id]);
    expect(await found({ q: 'szi' })).toEqual([]);
    expect(await found({ phase: ['UPLOADING'] })).toEqual([uploading.id]);
    expect(await found({ phase: ['VOTING', 'NOT_STARTED'] })).toEqual([ended.id, voting.id]);
    expect(await found({ phase: ['VOTING'], status: ['DRAFT', 'PAUSED'] })).toEqual([]);
    service.setClock(new Date(voting.votingEnd));
    expect(await found({ phase: ['VOTING', 'AWARD'], q: 'autumn' })).toEqual([]);
    expect(await found({ phase: ['NOT_STARTED'], q: 'autumn' })).toEqual([voting.id]);
  });

  test('texts are chosen by key, words and language', async () => {
    for (const [key, locale, text] of [
      ['rules.body', 'hu', 'Őrizd meg a fényt'],
      ['rules.body', 'en', 'Keep the light'],
      ['contact.body', 'en', 'Rules of contact'],
    ])
      await call('POST', 'localized-static-text/', { key, locale, text });
    const found = async (filter: Schemas['StaticTextFilter']) =>
      (await page<Schemas['StaticText']>('localized-static-text/page', { filter })).content.map(
        ({ key, locale }) => `${key} ${locale}`,
      );
    expect(await found({ q: 'orizd fenyt' })).toEqual(['rules.body hu']);
    expect(await found({ q: 'rules', locale: 'en' })).toEqual(['contact.body en', 'rules.body en']);
    expect(await found({ q: 'the li' })).toEqual(['rules.body en']);
  });

  describe('campaigns', () => {
    test('are chosen by subject or competition, and their recipients by name', async () => {
      const make = async (changes: object) =>
        (await call<Schemas['Email']>('POST', 'email/', { ...campaignContent(), ...changes })).body.id;
      const about = await make({ competitionId: world.voting.id });
      const everyone = await make({
        subject: { hu: 'Hírek', en: 'News' },
        audience: { group: 'EVERYONE', newsletter: 'RESULT', locale: null },
      });
      const found = async (filter: object) =>
        (await page<Schemas['Email']>('email/page', filter)).content.map(({ id }) => id);
      expect(await found({ q: 'hirek' })).toEqual([everyone]);
      expect(await found({ q: 'autumn' })).toEqual([about]);
      expect(await found({ competitionId: world.voting.id })).toEqual([about]);
      expect(await found({ competitionId: world.voting.id, state: 'RUNNING' })).toEqual([]);

      await call('POST', `email/${everyone}/activate`);
      const recipients = async (query: string) =>
        (await call<Schemas['EmailMessages']>('GET', `email/messages/${everyone}?${query}`)).body.content.map(
          ({ recipient }) => recipient,
        );
      expect(await recipients('q=bel')).toEqual([world.bela.email]);
      expect(await recipients('q=nobody')).toEqual([]);
      const rising = await recipients('sort=recipient');
      expect(rising).toContain(world.anna.email);
      expect(await recipients('sort=recipient&direction=DESC')).toEqual([...rising].reverse());
    });

    test('say nothing of single people where nobody is told who they are', async () => {
      const audience = { group: 'ENTRANTS', newsletter: null, locale: null };
      const { body } = await call<Schemas['Email']>('POST', 'email/', {
        ...campaignContent(),
        competitionId: world.voting.id,
        audience,
      });
      await call('POST', `email/${body.id}/activate`);
      // As earlier versions have started them.
      const voters = JSON.stringify({ ...audience, group: 'VOTERS' });
      await service.query(`update campaign set audience = '${voters}' where id = ${body.id}`);
      const ask = async (query: string) => {
        const answer = await call<Schemas['EmailMessages']>('GET', `email/messages/${body.id}?${query}`);
        return [answer.status, answer.body.totalElements];
      };
      for (const query of ['q=anna', 'q=nobody', 'sort=recipient']) expect(await ask(query)).toEqual([409, undefined]);
      expect(await ask('sort=state')).toEqual([200, 2]);
      service.setClock(new Date(Date.parse(world.voting.votingEnd) + 1));
      expect([await ask('q=anna'), await ask('q=nobody')]).toEqual([
        [200, 1],
        [200, 0],
      ]);
    });
  });

  describe('as files', () => {
    const rows = async (path: string, filter: object): Promise<Record<string, string>[]> => {
      const { status, body } = await call<string>('POST', path, filter);
      expect({ path, status }).toEqual({ path, status: 200 });
      return parse(body, { bom: true, columns: true });
    };

    test('hold exactly what the filter chooses', async () => {
      expect(await rows('user/export', { newsletter: 'NEWS', q: 'acs' })).toMatchObject([
        { username: 'acs.adam', lastName: 'Ács', activated: 'false', newsletter: 'NEWS' },
      ]);
      expect(await rows('user/export', { q: 'nobody' })).toEqual([]);
      const everyone = await page('user/page', {});
      expect(await rows('user/export', {})).toHaveLength(everyone.totalElements);
      expect(await rows('competition/export', { phase: ['VOTING'] })).toMatchObject([
        { id: String(world.voting.id), entries: '2', votes: '1' },
      ]);
      for (const path of ['audit', 'email', 'localized-static-text']) await rows(`${path}/export`, {});
      const acts = await rows('audit/export', { action: 'competition.created' });
      expect(acts).toHaveLength(3);
      expect(JSON.parse(acts[0]?.['changes'] ?? '')).toContainEqual({ path: 'maxPoint', before: null, after: 5 });
    });

    test('tell nobody who gets a mail that nobody is told of', async () => {
      const [email] = (
        await page<Schemas['Email']>('email/page', { competitionId: world.voting.id, state: 'SCHEDULED' })
      ).content;
      expect(await rows(`email/messages/${email?.id}/export`, {})).toMatchObject([
        { recipient: '', state: 'QUEUED' },
        { recipient: '' },
      ]);
      const refused = await call<Schemas['Problem']>('POST', `email/messages/${email?.id}/export`, { q: 'anna' });
      expect(refused.body.code).toBe('WRONG_PHASE');
    });
  });

  describe('the audit log', () => {
    const log = async (query: string) => (await call<Schemas['AuditPage']>('GET', `audit?size=100&${query}`)).body;

    test('is chosen by person, act, object and time', async () => {
      const { id } = world.bela;
      const before = new Date();
      await call('POST', `user/state/${id}`, { value: false });
      await call('POST', `user/state/${id}`, { value: true });
      const acts = async (query: string) => (await log(query)).content.map(({ action }) => action);
      expect((await acts(`objectType=account&objectId=${id}`)).slice(0, 2)).toEqual([
        'account.enabled',
        'account.disabled',
      ]);
      expect((await acts('actor=admin&action=account.enabled')).every((act) => act === 'account.enabled')).toBe(true);
      expect(await acts('actor=nobody')).toEqual([]);
      const later = new Date(before.getTime() + 3_600_000).toISOString();
      expect(await acts(`actor=admin&from=${before.toISOString()}&to=${later}`)).toEqual([
        'account.enabled',
        'account.disabled',
      ]);
      expect(await acts(`to=${before.toISOString()}`)).not.toEqual([]);
      expect(await acts('from=2100-01-01T00:00:00Z')).toEqual([]);
      const wrong = await call<Schemas['Problem']>('GET', 'audit?objectId=7');
      expect(wrong.body.errors).toMatchObject([{ field: 'objectType', code: 'REQUIRED' }]);
    });

    test('tells what differs, and of which competition', async () => {
      const { uploading } = world;
      const current = (await call<Schemas['AdminCompetition']>('GET', `competition/${uploading.id}`)).body;
      const title = { ...current.title, hu: 'Tél' };
      await call('PUT', `competition/${uploading.id}`, { version: current.version, title });
      const [newest] = (await log(`competitionId=${uploading.id}`)).content;
      expect(newest).toMatchObject({
        competitionTitle: current.title.en,
        changes: [{ path: 'title.hu', before: current.title.hu, after: 'Tél' }],
      });
    });
  });
});
