/** Timing of campaigns: a mail about results or voting goes out only while it is true, also when it was scheduled long before. */
import type { components } from '@photo-competition/schema/rest';
import { instantText } from '../platform/http/instantText.ts';
import { engine } from '../testing/engines.ts';
import { announce, datesFrom, join, login, within } from '../testing/people.ts';
import { TestService, until, type TestMail } from '../testing/service.ts';

type Schemas = components['schemas'];
type Email = Schemas['Email'];

const hour = 3_600_000;

describe('the time of campaigns', () => {
  let service: TestService;
  let admin: string;
  beforeAll(async () => {
    service = await TestService.start(engine, { TOKEN_HOURS: '24' });
    admin = await login(service, service.administrator.username, service.administrator.password);
    await join(service, 'reader');
  });
  afterAll(() => service.stop());
  afterEach(() => service.setClock());

  const call = <T = Schemas['Problem']>(method: string, path: string, json?: unknown) =>
    service.ask<T>(method, `/api/admin/${path}`, { token: admin, ...(json === undefined ? {} : { json }) });
  const about = (template: Schemas['EmailTemplate'], competitionId: number, scheduledAt: Date | null = null) => ({
    template,
    competitionId,
    audience: { group: 'EVERYONE', newsletter: 'RESULT', locale: null },
    scheduledAt: scheduledAt?.toISOString() ?? null,
  });
  const create = async (content: unknown) => (await call<Email>('POST', 'email/', content)).body;
  const activate = (id: number) => call<Email & Schemas['Problem']>('POST', `email/${id}/activate`);
  const read = async (id: number) => (await call<Schemas['EmailMessages']>('GET', `email/messages/${id}`)).body.email;
  const when = (id: number, state: Schemas['EmailState']) =>
    until(`the campaign to be ${state}`, async () => {
      const email = await read(id);
      return email.state === state && email;
    });
  const finding = (id: number) => until('a finding', async () => (await read(id)).finding);
  const mails = async (kind: string) =>
    (await service.ask<TestMail[]>('GET', '/dev/mail.json')).body.filter((mail) => mail.kind === kind);
  const refusal = ({ status, body }: { status: number; body: Schemas['Problem'] }) => ({ status, code: body.code });
  const untimely = { status: 409, code: 'WRONG_PHASE' };

  test.each(['ACCEPTED', 'NOT_ACCEPTED', 'AWARDED'] as const)(
    'people who are %s by a jury get mails once the competition has ended, and none before',
    async (group) => {
      const byVoters = await announce(service, admin);
      const competition = await announce(service, admin, { judgedBy: 'JURY' });
      const text = { subject: { hu: 'Hír', en: 'News' }, body: { hu: 'Szia', en: 'Hello' } };
      const audience = { group, newsletter: null, locale: null };
      const content = { template: 'newsletter', competitionId: competition.id, ...text, audience };
      const send = async () => refusal(await call('POST', 'email/createAndSend', content));
      for (const instant of [within(competition, 'AWARD'), new Date(competition.award)]) {
        service.setClock(instant);
        expect({ instant, ...(await send()) }).toEqual({ instant, ...untimely });
      }
      service.setClock(within(competition, 'ENDED'));
      // Nothing says who is accepted before the rounds that accept are decided; nobody has an award.
      const code = group === 'AWARDED' ? 'NO_RECIPIENTS' : 'ILLEGAL_ROUND_STATE';
      expect(await send()).toEqual({ status: 409, code });
      const about = { ...content, competitionId: byVoters.id };
      const told = { status: 422, errors: [{ field: 'audience.group', code: 'NO_JURY' }] };
      const answered = async (path: string) => {
        const { status, body } = await call('POST', path, about);
        return { status, errors: body.errors };
      };
      expect(await answered('email/')).toMatchObject(told);
      const [before] = await service.query<{ n: number }>('select count(*)::int as n from campaign');
      expect(await answered('email/createAndSend')).toMatchObject(told);
      expect(await service.query('select count(*)::int as n from campaign')).toEqual([before]);
    },
  );

  test('results are announced once they are public, and not before', async () => {
    const competition = await announce(service, admin);
    const award = new Date(competition.award);
    const { id } = await create(about('results', competition.id));
    for (const instant of [within(competition, 'VOTING'), within(competition, 'AWARD'), award]) {
      service.setClock(instant);
      const refused = await activate(id);
      expect({ instant, ...refusal(refused) }).toEqual({ instant, ...untimely });
      expect(refused.body.detail).toContain('results are public from');
      expect(refusal(await call('POST', 'email/createAndSend', about('results', competition.id)))).toEqual(untimely);
    }
    expect((await read(id)).counts.queued).toBe(0);
    service.setClock(new Date(award.getTime() + 1));
    expect((await activate(id)).body.state).toBe('RUNNING');
    await when(id, 'FINISHED');
  });

  test('results of a cancelled competition are never announced', async () => {
    const competition = await announce(service, admin);
    await call('PUT', `competition/status/${competition.id}/CANCELLED`);
    const { id } = await create(about('results', competition.id));
    service.setClock(within(competition, 'ENDED'));
    expect(refusal(await activate(id))).toEqual(untimely);
  });

  test('that voting is open is said during voting', async () => {
    const competition = await announce(service, admin);
    const { id } = await create(about('voting-open', competition.id));
    const [start, end] = [new Date(competition.votingStart), new Date(competition.votingEnd)];
    for (const instant of [within(competition, 'UPLOADING'), start, end, within(competition, 'AWARD')]) {
      service.setClock(instant);
      expect({ instant, ...refusal(await activate(id)) }).toEqual({ instant, ...untimely });
    }
    service.setClock(new Date(start.getTime() + 1));
    await call('PUT', `competition/status/${competition.id}/PAUSED`);
    expect(refusal(await activate(id))).toEqual(untimely);
    await call('PUT', `competition/status/${competition.id}/PUBLISHED`);
    expect((await activate(id)).body.state).toBe('RUNNING');
    await when(id, 'FINISHED');
    // The deadline is told with its time zone.
    const sent = await until('the mail', async () => (await mails('voting-open')).at(0));
    expect(sent.text).toMatch(/\(Central European (?:Summer|Standard) Time\)|\(közép-európai (?:nyári |téli )?idő\)/);
  });

  test('the deadline is told in the zone of the installation, in both languages', async () => {
    const competition = await announce(service, admin);
    service.setClock(within(competition, 'VOTING'));
    const { id } = await create(about('voting-open', competition.id));
    for (const locale of ['hu', 'en'] as const) {
      const { body } = await call<Schemas['EmailPreview']>('POST', `email/${id}/preview`, { locale });
      const deadline = instantText(new Date(competition.votingEnd), { locale, timeZone: 'Europe/Budapest' });
      expect(body.text).toContain(deadline);
    }
  });

  test('a scheduled one is looked at again when its time comes: it stops, administrators hear of it, and it can be mended', async () => {
    const competition = await announce(service, admin);
    const end = new Date(competition.votingEnd);
    service.setClock(within(competition, 'VOTING'));
    const { id } = await create(about('voting-open', competition.id, new Date(end.getTime() + 1000)));
    expect((await activate(id)).body).toMatchObject({ state: 'SCHEDULED', finding: null });
    const before = (await mails('voting-open')).length;
    service.setClock(new Date(end.getTime() + 2000));
    expect(await finding(id)).toMatchObject({
      code: 'WRONG_PHASE',
      message: {
        hu: expect.stringContaining('szavazás') as string,
        en: expect.stringContaining('during voting') as string,
      },
      at: new Date(end.getTime() + 2000).toISOString(),
    });
    const stopped = await read(id);
    expect(stopped).toMatchObject({ state: 'SCHEDULED', startedAt: null, counts: { queued: 1, sent: 0 } });
    expect(await mails('voting-open')).toHaveLength(before);
    const notice = await service.mailTo('admin@example.org', 'campaign-stopped');
    expect(notice.subject).toContain('Fények');
    expect(notice.text).toContain('szavazás');
    const { body: log } = await call<Schemas['AuditPage']>('GET', 'audit?size=1');
    expect(log.content[0]).toMatchObject({
      action: 'email.stopped',
      actor: 'system',
      label: 'Lights',
      competitionId: competition.id,
      after: { finding: 'WRONG_PHASE' },
    });

    service.setClock(within(competition, 'VOTING'));
    const { scheduledAt: _, ...content } = about('voting-open', competition.id);
    const at = new Date(within(competition, 'VOTING').getTime() + 1000);
    const { version } = stopped;
    const mended = await call<Email>('PUT', `email/${id}`, { ...content, scheduledAt: at.toISOString(), version });
    expect(mended.body).toMatchObject({ state: 'SCHEDULED', finding: null });
    service.setClock(at);
    await when(id, 'FINISHED');
    expect(await mails('campaign-stopped')).toHaveLength(1);
  });

  test('a campaign that waits for the very instant of a boundary goes out right after it', async () => {
    const competition = await announce(service, admin, { award: new Date(Date.now() + 3 * hour).toISOString() });
    const award = new Date(competition.award);
    service.setClock(new Date(award.getTime() + 1));
    const { id } = await create(about('results', competition.id, new Date(award.getTime() + hour)));
    await activate(id);
    const moved = new Date(award.getTime() + hour);
    await service.query(`update competition set award = '${moved.toISOString()}' where id = ${competition.id}`);
    service.setClock(moved);
    const other = await create({
      ...about('voting-open', competition.id),
      template: 'newsletter',
      subject: { hu: 'a', en: 'a' },
      body: { hu: 'a', en: 'a' },
    });
    await activate(other.id);
    await when(other.id, 'FINISHED');
    expect(await read(id)).toMatchObject({ state: 'SCHEDULED', finding: null });
    service.setClock(new Date(moved.getTime() + 1));
    await when(id, 'FINISHED');
  });

  test('a deadline that has moved since it was promised stops the mail that names it, and no other', async () => {
    const competition = await announce(service, admin);
    service.setClock(within(competition, 'UPLOADING'));
    const at = new Date(within(competition, 'UPLOADING').getTime() + 1000);
    const newsletter = (text: string) => ({
      ...about('newsletter', competition.id, at),
      subject: { hu: text, en: text },
      body: { hu: text, en: text },
    });
    const promising = await create(newsletter('Vote until {{ votingEnd }}'));
    const silent = await create(newsletter('Vote soon'));
    for (const { id } of [promising, silent]) await activate(id);
    const end = new Date(new Date(competition.votingEnd).getTime() + 60_000).toISOString();
    await service.query(`update competition set voting_end = '${end}' where id = ${competition.id}`);
    service.setClock(at);
    await when(silent.id, 'FINISHED');
    expect(await finding(promising.id)).toMatchObject({ code: 'DEADLINE_CHANGED' });
    expect((await read(promising.id)).counts).toMatchObject({ queued: 1, sent: 0 });
    expect((await call<Email>('POST', `email/${promising.id}/cancel`)).body.counts).toMatchObject({ cancelled: 1 });
  });

  describe('the dates that a text names', () => {
    const names = ['entryDeadline', 'votingStart', 'votingEnd', 'resultsDate', 'deadline'] as const;
    const text = names.map((name) => `${name}: {{${name}}}`).join('\n\n');
    const newsletter = (competitionId: number, scheduledAt: Date | null = null) => ({
      ...about('newsletter', competitionId, scheduledAt),
      subject: { hu: 'Dátumok {{deadline}}', en: 'Dates {{deadline}}' },
      body: { hu: text, en: text },
    });
    type Boundary = 'competitionStart' | 'votingStart' | 'votingEnd' | 'award';

    test.each<[string, (competition: Schemas['Competition']) => Date, Boundary]>([
      [
        'before entries open',
        ({ competitionStart }) => new Date(new Date(competitionStart).getTime() - hour),
        'competitionStart',
      ],
      ['while entries are taken', (competition) => within(competition, 'UPLOADING'), 'votingStart'],
      ['at the very start of voting', ({ votingStart }) => new Date(votingStart), 'votingEnd'],
      ['while people vote', (competition) => within(competition, 'VOTING'), 'votingEnd'],
      ['after voting', (competition) => within(competition, 'AWARD'), 'award'],
      ['after the award', (competition) => within(competition, 'ENDED'), 'award'],
    ])('are those of the competition, and the former name is the next one: %s', async (_, at, next) => {
      const competition = await announce(service, admin, datesFrom(new Date(Date.now() + 2 * hour)));
      const { votingStart, votingEnd, award } = competition;
      service.setClock(at(competition));
      const { id } = await create(newsletter(competition.id));
      const dates = {
        entryDeadline: votingStart,
        votingStart,
        votingEnd,
        resultsDate: award,
        deadline: competition[next],
      };
      for (const locale of ['hu', 'en'] as const) {
        const written = (instant: string) => instantText(new Date(instant), { locale, timeZone: 'Europe/Budapest' });
        const { body } = await call<Schemas['EmailPreview']>('POST', `email/${id}/preview`, { locale });
        for (const name of names) expect(body.text).toContain(`${name}: ${written(dates[name])}`);
        expect(body.subject).toContain(written(competition[next]));
      }
    });

    test('are those of the moment when it goes out, where it is scheduled', async () => {
      const competition = await announce(service, admin);
      service.setClock(within(competition, 'UPLOADING'));
      const { id } = await create(newsletter(competition.id, within(competition, 'VOTING')));
      const { body } = await call<Schemas['EmailPreview']>('POST', `email/${id}/preview`, { locale: 'en' });
      const end = instantText(new Date(competition.votingEnd), { locale: 'en', timeZone: 'Europe/Budapest' });
      expect(body.text).toContain(`deadline: ${end}`);
    });

    test.each([
      ['entryDeadline', 'voting_start', 'the deadline for entries'],
      ['votingStart', 'voting_start', 'the start of voting'],
      ['votingEnd', 'voting_end', 'the end of voting'],
      ['resultsDate', 'award', 'the publication of the results'],
      ['deadline', 'voting_start', 'the next date'],
    ])('stop a scheduled mail that names {{%s}} once it has moved, and it says which', async (name, column, words) => {
      const competition = await announce(service, admin);
      service.setClock(within(competition, 'UPLOADING'));
      const at = new Date(within(competition, 'UPLOADING').getTime() + 1000);
      const { id } = await create({
        ...newsletter(competition.id, at),
        subject: { hu: `{{${name}}}`, en: 'x' },
        body: { hu: 'a', en: 'a' },
      });
      await activate(id);
      await service.query(
        `update competition set ${column} = ${column} + interval '1 minute' where id = ${competition.id}`,
      );
      service.setClock(at);
      const found = await finding(id);
      expect(found).toMatchObject({ code: 'DEADLINE_CHANGED' });
      expect(found?.message.en).toContain(words);
      await call('POST', `email/${id}/cancel`);
    });

    test('are the end of voting in what an earlier version has frozen', async () => {
      const competition = await announce(service, admin);
      service.setClock(within(competition, 'UPLOADING'));
      const at = new Date(within(competition, 'UPLOADING').getTime() + 1000);
      const kept = await create(newsletter(competition.id, at));
      const moved = await create(newsletter(competition.id, at));
      const older = (deadline: string) =>
        JSON.stringify({ subject: 's', body: 'b', values: { competition: 'c', deadline: 'd' }, deadline });
      const other = new Date(new Date(competition.votingEnd).getTime() + 60_000).toISOString();
      for (const [{ id }, deadline] of [
        [kept, competition.votingEnd],
        [moved, other],
      ] as const) {
        await activate(id);
        const frozen = `{"hu": ${older(deadline)}, "en": ${older(deadline)}}`;
        await service.query(`update campaign set frozen = '${frozen}' where id = ${id}`);
      }
      service.setClock(at);
      await when(kept.id, 'FINISHED');
      expect(await finding(moved.id)).toMatchObject({ code: 'DEADLINE_CHANGED' });
      await call('POST', `email/${moved.id}/cancel`);
    });
  });

  test('a campaign whose competition is gone says so', async () => {
    const competition = await announce(service, admin);
    service.setClock(within(competition, 'ENDED'));
    const at = new Date(within(competition, 'ENDED').getTime() + 1000);
    const { id } = await create(about('results', competition.id, at));
    await activate(id);
    await service.query(`delete from competition where id = ${competition.id}`);
    service.setClock(at);
    expect(await finding(id)).toMatchObject({ code: 'COMPETITION_GONE' });
  });

  test('a campaign scheduled for the past is refused with its field', async () => {
    const now = new Date('2031-01-01T10:00:00Z');
    service.setClock(now);
    admin = await login(service, service.administrator.username, service.administrator.password);
    const newsletter = (scheduledAt: Date) => ({
      ...about('newsletter', 1, scheduledAt),
      competitionId: null,
      subject: { hu: 'a', en: 'a' },
      body: { hu: 'a', en: 'a' },
    });
    const future = await create(newsletter(new Date(now.getTime() + 1)));
    for (const past of [now, new Date(now.getTime() - 1)])
      for (const [method, path] of [
        ['POST', 'email/'],
        ['POST', 'email/createAndSend'],
        ['PUT', `email/${future.id}`],
      ] as const) {
        const json = { ...newsletter(past), ...(method === 'PUT' ? { version: 1 } : {}) };
        const { status, body } = await call(method, path, json);
        expect({ path, status, errors: body.errors }).toMatchObject({
          status: 422,
          errors: [{ field: 'scheduledAt', code: 'PAST' }],
        });
      }
    service.setClock(new Date(now.getTime() + 1));
    expect((await activate(future.id)).body.errors).toMatchObject([{ field: 'scheduledAt', code: 'PAST' }]);
    expect((await read(future.id)).state).toBe('DRAFT');
  });
});
