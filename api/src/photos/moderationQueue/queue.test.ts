/** The moderation queue: what is in it, in which order, and what becomes of many at once with two administrators at work. */
import type { components } from '@photo-competition/schema/rest';
import fc from 'fast-check';
import { engine } from '../../testing/engines.ts';
import { announce, datesFrom, join, login, upload, within, type Person } from '../../testing/people.ts';
import { TestService } from '../../testing/service.ts';
import { smallPhoto } from '../../testing/world.ts';

type Schemas = components['schemas'];
type Status = Schemas['ImageModeration'];

const titles = ['Álmos hajnal', 'Esti fény', 'Öreg híd', 'almafa'];

describe('the moderation queue', () => {
  let service: TestService;
  let admin: string;
  let second: Person;
  let author: Person;
  let competition: Schemas['AdminCompetition'];
  let other: Schemas['AdminCompetition'];
  /** Of the first competition in the order of their entering, then one of the other. */
  let images: number[];

  const ask = <T = Schemas['Problem']>(path: string, json: unknown, token = admin) =>
    service.ask<T>('POST', `/api/admin/moderation/${path}`, { token, json });
  const queue = async (asked: Partial<Schemas['ModerationPageable']>) =>
    (await ask<Schemas['ModerationPage']>('page', { kind: 'IMAGE', page: 0, size: 20, ...asked })).body;
  const idsOf = ({ content }: Schemas['ModerationPage']) => content.map(({ id }) => id);
  const moderate = async (json: unknown, token = admin) =>
    (await ask<Schemas['ImageModerationResults']>('images', json, token)).body.results;
  const audited = async () =>
    (await service.query<{ n: number }>(`select count(*)::int as n from audit_log`))[0]?.n ?? 0;
  const statuses = async (ids: readonly number[]) => {
    const rows = await service.query<{ id: number; moderation: Status }>(
      `select id, moderation from image where id = any(array[${ids.join()}])`,
    );
    return ids.map((id) => rows.find((row) => row.id === id)?.moderation);
  };

  beforeAll(async () => {
    service = await TestService.start(engine);
    admin = await login(service, service.administrator.username, service.administrator.password);
    [author, second] = [await join(service, 'author'), await join(service, 'second')];
    const profile = { email: second.email, firstName: 'K', lastName: 'N', locale: 'hu', newsletter: [], version: 1 };
    await service.ask('PUT', `/api/admin/user/${second.id}`, {
      token: admin,
      json: { ...profile, administrator: true },
    });
    const start = new Date();
    competition = await announce(service, admin, datesFrom(start));
    other = await announce(service, admin, datesFrom(start));
    const at = within(competition, 'UPLOADING').getTime();
    const enter = async (id: number, slot: string, title: string, n: number) => {
      service.setClock(new Date(at + n * 1000));
      return (await upload(service, author, id, slot, await smallPhoto(n), { title })).body.id;
    };
    images = [];
    for (const [n, title] of titles.entries())
      images.push(await enter(competition.id, n < 3 ? `colour-${n + 1}` : 'mono-1', title, n));
    images.push(await enter(other.id, 'colour-1', 'Másik', 9));
    await service.query(`update account set created_at = created_at - interval '30 days' where id = ${author.id}`);
  }, 150_000);
  afterAll(() => service.stop());

  const setAll = (status: Status) =>
    service.query(`update image set moderation = '${status}', moderation_reason = null, moderated_by = null,
      moderated_at = null where id = any(array[${images.join()}])`);
  beforeEach(async () => {
    service.setClock(new Date(within(competition, 'UPLOADING').getTime() + 60_000));
    await setAll('PENDING');
  });

  test('the object that has waited longest is first, of every competition or of one, page by page', async () => {
    expect(idsOf(await queue({}))).toEqual(images);
    expect(idsOf(await queue({ sort: 'newest' }))).toEqual([...images].reverse());
    const ofOne = await queue({ competitionId: competition.id, page: 1, size: 3 });
    expect(ofOne).toMatchObject({ totalElements: 4, totalPages: 2, page: 1, size: 3 });
    expect(idsOf(ofOne)).toEqual(images.slice(3, 4));
    expect(idsOf(await queue({ competitionId: competition.id, type: 'mono' }))).toEqual([images[3]]);
    expect(await queue({ competitionId: 2 ** 31 - 1 })).toMatchObject({ content: [], totalElements: 0 });
  });

  test('the entries and comments of a person are asked for by the account', async () => {
    const guest = await join(service, 'guest');
    const at = within(competition, 'UPLOADING').getTime() + 30_000;
    service.setClock(new Date(at));
    const { body } = await upload(service, guest, competition.id, 'colour-1', await smallPhoto(20), {
      title: 'Vendég',
    });
    const status: Status[] = ['PENDING', 'APPROVED'];
    expect(idsOf(await queue({ authorId: guest.id, status }))).toEqual([body.id]);
    const ofAuthor = await queue({ authorId: author.id, competitionId: competition.id, status, size: 3 });
    expect(ofAuthor).toMatchObject({ totalElements: 4, totalPages: 2 });
    expect(idsOf(ofAuthor)).toEqual(images.slice(0, 3));
    expect(await queue({ authorId: 2 ** 31 - 1, status })).toMatchObject({ content: [], totalElements: 0 });
    const [one, another] = await service.query<{ id: number }>(`insert into comment
      (image_id, competition_id, account_id, text, status, created_at)
      select ${images[0]}, ${competition.id}, account, 'Szép', 'APPROVED', now()
      from unnest(array[${guest.id}, ${author.id}]) account returning id`);
    const comments = (authorId: number) => queue({ kind: 'COMMENT', authorId, status });
    expect(idsOf(await comments(guest.id))).toEqual([one?.id]);
    expect(idsOf(await comments(author.id))).toEqual([another?.id]);
    // A deleted account's photos and comments are under no account.
    await service.ask('DELETE', `/api/admin/user/${guest.id}`, { token: admin });
    expect(await queue({ authorId: guest.id, status })).toMatchObject({ content: [], totalElements: 0 });
    await service.query(`delete from comment`);
    await service.query(`delete from image where id = ${body.id}`);
  });

  test('statuses are put together in one order', async () => {
    await moderate({ ids: [images[1]], status: 'REJECTED', reason: 'Blurred' });
    await moderate({ ids: [images[2]], status: 'APPROVED' });
    expect(idsOf(await queue({}))).toEqual([images[0], images[3], images[4]]);
    expect(idsOf(await queue({ status: ['PENDING', 'REJECTED'], size: 3 }))).toEqual([0, 1, 3].map((n) => images[n]));
    const [rejected] = (await queue({ status: ['REJECTED'] })).content;
    expect(rejected).toMatchObject({
      kind: 'IMAGE',
      comment: null,
      moderatedBy: 'admin',
      image: { moderation: 'REJECTED', moderationReason: 'Blurred', author: { username: 'author' } },
    });
  });

  test.each([
    ['almos', [0]],
    ['ÁLM HAJ', [0]],
    ['alm', [0, 3]],
    ['oreg', [2]],
    ['lmos', []],
    ["'); drop table image; --", []],
    ['!!', []],
  ] as [string, number[]][])(
    '%j is looked for without accents and case, at the beginning of words',
    async (q, found) => {
      const page = await queue({ q });
      expect(idsOf(page)).toEqual(found.map((n) => images[n]));
      expect(page.totalElements).toBe(found.length);
    },
  );

  test('reasons for looking twice', async () => {
    const [first, another] = [images[0] ?? 0, images[1] ?? 0];
    const signals = async (id: number) => (await queue({})).content.find((one) => one.id === id)?.signals;
    await service.query(`delete from image_similarity`);
    await service.query(`update image set camera = 'Nikon' where id = ${first}`);
    expect([await signals(first), await signals(another)]).toEqual([[], ['MISSING_EXPOSURE']]);
    await service.query(`insert into image_similarity (image_id, other_id, distance) values (${another}, ${first}, 2)`);
    expect([await signals(first), await signals(another)]).toEqual([['SIMILAR'], ['SIMILAR', 'MISSING_EXPOSURE']]);
    const dismissal = { token: admin, json: { value: true } };
    await service.ask('PUT', `/api/admin/moderation/similar/${first}/${another}`, dismissal);
    expect(await signals(first)).toEqual([]);
    const joined = (at: string) => service.query(`update account set created_at = ${at} where id = ${author.id}`);
    const entered = `(select created_at from image where id = ${first})`;
    await joined(`${entered} - interval '23 hours 59 minutes'`);
    expect(await signals(first)).toEqual(['NEW_ACCOUNT']);
    await joined(`${entered} - interval '24 hours'`);
    expect(await signals(first)).toEqual([]);
  });

  test('many are moderated, each has its answer, and the same call takes it back', async () => {
    const unknown = 2 ** 31 - 1;
    const before = await audited();
    const ids = [images[2], unknown, images[0]];
    const results = await moderate({ ids, status: 'REJECTED', reason: ' Off the theme ', ifStatus: 'PENDING' });
    expect(results).toMatchObject([
      { id: images[2], refusal: null, previousStatus: 'PENDING', previousReason: null, changedBy: null },
      { id: unknown, refusal: 'NOT_FOUND', previousStatus: null, image: null },
      { id: images[0], refusal: null, image: { moderation: 'REJECTED', moderationReason: 'Off the theme' } },
    ]);
    expect(await audited()).toBe(before + 2);
    const undone = await moderate({ ids: [images[2], images[0]], status: 'PENDING', ifStatus: 'REJECTED' });
    expect(undone).toMatchObject([
      { refusal: null, previousStatus: 'REJECTED', previousReason: 'Off the theme' },
      { refusal: null, image: { moderation: 'PENDING', moderationReason: null } },
    ]);
    expect(await statuses(images)).toEqual(images.map(() => 'PENDING'));
  });

  test('the second of two administrators is told who was quicker, and changes nothing', async () => {
    const ids = images.slice(0, 2);
    await moderate({ ids, status: 'APPROVED', ifStatus: 'PENDING' }, second.token);
    const before = await audited();
    for (const status of ['APPROVED', 'REJECTED']) {
      const results = await moderate({ ids: [...ids, images[2]], status, ifStatus: 'REJECTED' });
      expect(results).toMatchObject([
        ...ids.map((id) => ({ id, refusal: 'STATUS_CHANGED', previousStatus: 'APPROVED', changedBy: 'second' })),
        { refusal: 'STATUS_CHANGED', previousStatus: 'PENDING', changedBy: null, changedAt: null },
      ]);
      expect(results[0]).toMatchObject({ image: { moderation: 'APPROVED' }, changedAt: expect.any(String) as string });
    }
    expect(await audited()).toBe(before);
  });

  test('a disqualification needs a reason, for all of them', async () => {
    const { status, body } = await ask('images', { ids: images, status: 'DISQUALIFIED', reason: '  ' });
    expect([status, body.errors]).toMatchObject([422, [{ field: 'reason', code: 'REASON_REQUIRED' }]]);
    expect(await statuses(images)).toEqual(images.map(() => 'PENDING'));
  });

  test('two administrators at once: what each is told adds up to what is there', async () => {
    const choice = fc.record({
      ids: fc.subarray([0, 1, 2, 3, 4], { minLength: 1 }),
      status: fc.constantFrom<Status>('APPROVED', 'REJECTED'),
      guarded: fc.boolean(),
    });
    const property = fc.asyncProperty(choice, choice, async (ofFirst, ofSecond) => {
      await setAll('PENDING');
      const before = await audited();
      const run = ({ ids, status, guarded }: typeof ofFirst, token: string) =>
        moderate({ ids: ids.map((n) => images[n]), status, ...(guarded ? { ifStatus: 'PENDING' } : {}) }, token);
      const told = await Promise.all([run(ofFirst, admin), run(ofSecond, second.token)]);
      const now = await statuses(images);
      let changes = 0;
      for (const [n, id] of images.entries()) {
        const of = told.map((results) => results.find((one) => one.id === id));
        const wanted = [ofFirst, ofSecond].map(({ ids, status }) => (ids.includes(n) ? status : undefined));
        const done = of.flatMap((one, who) => (one && one.refusal === null ? [{ ...one, status: wanted[who] }] : []));
        // Each change starts where the one before ended, and the last one stands.
        const chain = ['PENDING', ...done.map(({ status }) => status)];
        const starts = done.map(({ previousStatus }) => previousStatus);
        const inOrder = starts.every((start, i) => start === chain[i]);
        const reversed = done.length === 2 && starts[1] === 'PENDING' && starts[0] === done[1]?.status;
        expect(inOrder || reversed).toBe(true);
        expect(now[n]).toBe(reversed && !inOrder ? done[0]?.status : (done.at(-1)?.status ?? 'PENDING'));
        changes += done.filter(({ status, previousStatus }) => status !== previousStatus).length;
        // The refused caller asked for PENDING, and the other one was quicker.
        for (const one of of.filter((each) => each?.refusal)) {
          expect(one).toMatchObject({ refusal: 'STATUS_CHANGED', previousStatus: now[n] });
          expect(done).toHaveLength(1);
        }
      }
      expect(await audited()).toBe(before + changes);
    });
    await fc.assert(property, { numRuns: 15 });
  });

  test('comments: in their order, with their image, a burst told, and many at once', async () => {
    service.setClock(within(competition, 'VOTING'));
    await setAll('APPROVED');
    const made: number[] = [];
    const start = within(competition, 'VOTING').getTime();
    for (let n = 0; n < 5; n += 1) {
      service.setClock(new Date(start + n * 60_000));
      const json = { comment: n === 1 ? 'Árnyék és fény' : `Szép ${n}` };
      const path = `/api/competition/comment/${images[n % 2]}`;
      made.push((await service.ask<Schemas['Comment']>('POST', path, { token: second.token, json })).body.id);
    }
    const comments = (asked: Partial<Schemas['ModerationPageable']>) =>
      queue({ kind: 'COMMENT', status: ['APPROVED'], ...asked });
    const page = await comments({ competitionId: competition.id });
    expect(idsOf(page)).toEqual(made);
    expect(page.content.map(({ signals }) => signals.includes('BURST'))).toEqual([false, false, false, false, true]);
    expect(page.content[1]).toMatchObject({ comment: { text: 'Árnyék és fény' }, image: { id: images[1] } });
    expect(idsOf(await comments({ q: 'arnyek' }))).toEqual([made[1]]);
    expect(idsOf(await comments({ competitionId: other.id }))).toEqual([]);
    expect(idsOf(await comments({ type: 'mono' }))).toEqual([]);
    const bulk = async (json: unknown) =>
      (await ask<Schemas['CommentModerationResults']>('comments', json)).body.results;
    const rejection = { ids: [made[0], 2 ** 31 - 1], status: 'REJECTED', ifStatus: 'APPROVED' };
    expect(await bulk(rejection)).toMatchObject([
      { id: made[0], refusal: null, previousStatus: 'APPROVED', comment: { status: 'REJECTED' } },
      { refusal: 'NOT_FOUND', previousStatus: null, comment: null },
    ]);
    expect((await bulk(rejection))[0]).toMatchObject({
      refusal: 'STATUS_CHANGED',
      previousStatus: 'REJECTED',
      changedBy: 'admin',
      comment: { status: 'REJECTED' },
    });
  });

  test('no score, and no number of votes, until voting is over', async () => {
    service.setClock(within(competition, 'VOTING'));
    await setAll('APPROVED');
    const asked = { status: ['APPROVED'] as Status[], competitionId: competition.id };
    const results = async () => (await queue(asked)).content.map(({ image }) => image.result);
    expect(await results()).toEqual([null, null, null, null]);
    service.setClock(within(competition, 'AWARD'));
    expect(await results()).toEqual(Array.from({ length: 4 }, () => expect.objectContaining({ votes: 0 }) as unknown));
  });
});
