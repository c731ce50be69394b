/** Data and actions for a judge at the desk beside marks, which nobody else has (docs/product.md §15). */
import type { components } from '@photo-competition/schema/rest';
import { engine } from '../../../testing/engines.ts';
import { upload, within, type Person } from '../../../testing/people.ts';
import { smallPhoto } from '../../../testing/world.ts';
import { JuryPlay } from '../testing/jury.ts';

type Schemas = components['schemas'];
type Judge = Person & { seat: number };
type Desk = Schemas['JuryDesk'];
type Photo = Schemas['JuryPhoto'];

const slots = ['colour-1', 'colour-2', 'mono-1', 'mono-2', 'mono-3'];

describe('the desk of a judge', () => {
  let play: JuryPlay;
  let competition: Schemas['AdminCompetition'];
  let id: number;
  let round: number;
  let judge: Judge;
  let artist: Person;
  let own: number;
  let made = 0;
  beforeAll(async () => {
    play = await JuryPlay.start(engine);
  }, 150_000);
  afterAll(() => play.stop());
  beforeEach(async () => {
    made++;
    competition = await play.competition();
    ({ id } = competition);
    await play.set(id, { version: 0, judgesMayEnter: true });
    artist = await play.person(`artist${made}`);
    judge = await play.judge(id, `judge${made}`);
    for (const [n, slot] of slots.entries())
      await upload(play.service, artist, id, slot, await smallPhoto(made * 10 + n), { title: `Photo ${slot}` });
    const { body } = await upload(play.service, judge, id, 'colour-1', await smallPhoto(made * 10 + 9));
    round = await play.round(competition, { panel: [judge.seat] });
    play.at(competition, 'VOTING');
    await play.photos(judge, round);
    const [row] = await play.service.query<{ number: number }>(
      `select number from jury_photo where round_id = ${round} and image_id = ${body.id}`,
    );
    own = row?.number ?? 0;
  });

  const ask = <T = Schemas['Problem']>(method: string, path = '', json?: unknown, who: Pick<Person, 'token'> = judge) =>
    play.desk<T>(who, method, round, path, json);
  const numbers = async (query = 'list=ALL') =>
    (await play.photos(judge, round, query)).content.map(({ number }) => number);

  test('tells of a photo what is to be judged, and nothing else', async () => {
    const page = await play.photos(judge, round, 'list=ALL');
    expect(page.content).toHaveLength(slots.length);
    expect(page.content.map(({ title }) => title).sort()).toEqual(slots.map((slot) => `Photo ${slot}`).sort());
    const [photo] = page.content;
    expect(Object.keys(photo ?? {}).sort()).toEqual(
      [
        'height',
        'number',
        'point',
        'remark',
        'reported',
        'roundId',
        'star',
        'thumbhash',
        'title',
        'type',
        'width',
        'withdrawn',
      ].sort(),
    );
    // Category by category, each by lot.
    expect(page.content.map(({ type }) => type)).toEqual(['colour', 'colour', 'mono', 'mono', 'mono']);
    expect((await ask<Photo>('GET', `/photo/${photo?.number}`)).body).toEqual(photo);
    expect((await ask('GET', `/photo/${own}`)).body).toMatchObject({ status: 403, code: 'OWN_IMAGE' });
    expect((await ask('GET', '/photo/999')).status).toBe(404);
  });

  test('is empty before the round opens, and shows the own marks once it has closed', async () => {
    const [number = 0] = await numbers();
    await play.mark(judge, round, [{ number, point: 4 }]);
    play.service.setClock(new Date(competition.votingStart));
    expect((await ask<Desk>('GET')).body).toMatchObject({ tasks: 0, marked: 0, round: { photos: null } });
    expect(await play.photos(judge, round, 'list=ALL')).toMatchObject({ content: [], totalElements: 0, next: null });
    expect((await ask('GET', `/photo/${number}`)).status).toBe(404);
    expect((await ask('GET', `/photo/${number}/small`)).status).toBe(404);
    play.at(competition, 'AWARD');
    expect((await ask<Desk>('GET')).body).toMatchObject({ tasks: 5, marked: 1, byPoint: [0, 0, 0, 1, 0] });
    expect(await numbers('list=MARKED')).toEqual([number]);
  });

  test('is read in pages from either side, and a mark given meanwhile moves nothing', async () => {
    const all = await numbers();
    const first = await play.photos(judge, round, 'size=2');
    expect(first).toMatchObject({ totalElements: 5, more: true, earlier: false });
    await play.mark(judge, round, [{ number: all[0] ?? 0, point: 1 }]);
    const second = await play.photos(judge, round, `size=2&after=${first.next}&cursors=true`);
    expect(second.content.map(({ number }) => number)).toEqual(all.slice(2, 4));
    expect(second.cursors).toHaveLength(2);
    const back = await play.photos(judge, round, `size=9&before=${second.previous}&backwards=true&list=ALL`);
    expect(back.content.map(({ number }) => number)).toEqual(all.slice(0, 2));
    expect(back).toMatchObject({ more: true, earlier: false });
    expect(await numbers('list=ALL&type=mono')).toEqual(all.slice(2));
    const other = await play
      .round(competition, { position: 2, panel: [judge.seat], opens: competition.votingEnd, closes: competition.award })
      .catch(() => null);
    expect(other).not.toBeNull();
    expect((await play.desk(judge, 'GET', other ?? 0, `/photos?after=${first.next}`)).status).toBe(422);
    expect((await ask('GET', '/photos?after=Jxyz')).status).toBe(422);
  });

  test('sends pictures to the judge alone, never kept by others and never the file as uploaded', async () => {
    const [number = 0] = await numbers();
    const bytes = (resolution: string, token?: string) =>
      play.service.raw('GET', `/api/jury/round/${round}/photo/${number}/${resolution}`, token ? { token } : {});
    const picture = await bytes('small', judge.token);
    expect(picture.status).toBe(200);
    expect(picture.headers.get('content-type')).toBe('image/jpeg');
    expect(picture.headers.get('cache-control')).toMatch(/private/);
    const [row] = await play.service.query<{ version: string; id: number }>(
      `select version, id from image where id = (select image_id from jury_photo where round_id = ${round} and number = ${number})`,
    );
    expect(JSON.stringify([...picture.headers])).not.toContain(row?.version);
    expect((await bytes('original', judge.token)).status).toBe(404);
    expect((await bytes('small', artist.token)).status).toBe(404);
    expect((await bytes('small')).status).toBe(401);
    expect(
      (await play.service.raw('GET', `/api/jury/round/${round}/photo/${own}/small`, { token: judge.token })).status,
    ).toBe(403);
    // By its id it is hidden as ever.
    expect(
      (await play.service.raw('GET', `/api/competition/image/${row?.id}/small`, { token: judge.token })).status,
    ).toBe(404);
  });

  test('has stars, withdrawals and remarks, which can be taken back', async () => {
    const [number = 0, second = 0] = await numbers();
    await play.mark(judge, round, [{ number, point: 5 }]);
    expect((await ask<Photo>('PUT', `/photo/${number}/star`, { star: true })).body).toMatchObject({
      number,
      star: true,
      point: 5,
    });
    expect(await numbers('list=STARRED')).toEqual([number]);
    await ask('PUT', `/photo/${number}/star`, { star: false });
    expect(await numbers('list=STARRED')).toEqual([]);
    for (const reason of ['OWN', 'KNOWN', 'OTHER'])
      expect((await ask<Photo>('PUT', `/photo/${number}/withdrawal`, { reason })).body.withdrawn).toBe(reason);
    expect((await ask<Desk>('GET')).body).toMatchObject({
      tasks: 4,
      marked: 0,
      withdrawn: 1,
      byPoint: [0, 0, 0, 0, 0],
    });
    expect(await numbers('list=WITHDRAWN')).toEqual([number]);
    expect(await numbers('list=MARKED')).toEqual([]);
    await ask('PUT', `/photo/${number}/withdrawal`, { reason: null });
    expect((await ask<Desk>('GET')).body).toMatchObject({ tasks: 5, marked: 1, withdrawn: 0 });
    const remark = 'Szép fény.';
    expect((await ask<Photo>('PUT', `/photo/${second}/remark`, { remark })).body.remark).toBe(remark);
    expect((await ask<Photo>('PUT', `/photo/${second}/remark`, { remark: ' ' })).body.remark).toBe('');
    expect((await ask('PUT', `/photo/${second}/remark`, { remark: 'x'.repeat(1001) })).status).toBe(422);
    expect((await ask('PUT', `/photo/${own}/star`, { star: true })).body.code).toBe('OWN_IMAGE');
    expect((await ask('PUT', '/photo/999/star', { star: true })).status).toBe(404);
  });

  test('reports a photo to the moderators, who are not told which judge, and decide', async () => {
    const [first = 0, second = 0] = await numbers();
    const text = 'The sky is from another photo.';
    const report = <T = Photo>(number: number, json: unknown, who?: Pick<Person, 'token'>) =>
      ask<T>('POST', `/photo/${number}/report`, json, who);
    expect(await report(first, { text: 'At first' })).toMatchObject({ status: 200, body: { reported: true } });
    expect((await report(first, { text })).body).toMatchObject({ number: first, reported: true, withdrawn: null });
    expect((await report<Schemas['Problem']>(second, { text: ' ' })).body.errors?.[0]?.field).toBe('text');
    for (const bad of [{}, { text: '' }, { text: 'x'.repeat(1001) }, { text: 7 }])
      expect((await report(second, bad)).status).toBe(422);
    expect((await report<Schemas['Problem']>(own, { text })).body.code).toBe('OWN_IMAGE');
    expect((await report(999, { text })).status).toBe(404);
    expect((await report(first, { text }, artist)).status).toBe(404);
    expect((await ask<Photo>('GET', `/photo/${second}`)).body.reported).toBe(false);

    const moderators = <T>(path: string, json: unknown) =>
      play.service.ask<T>('POST', `/api/admin/moderation/${path}`, { token: play.admin, json });
    const queue = async (more: object) =>
      (
        await moderators<Schemas['ModerationPage']>('page', {
          ...{ kind: 'IMAGE', competitionId: id, page: 0, size: 20 },
          ...more,
        })
      ).body;
    expect(await queue({})).toMatchObject({ totalElements: 0, content: [] });
    expect(await queue({ reported: true, kind: 'COMMENT' })).toMatchObject({ totalElements: 0 });
    const waiting = await queue({ reported: true });
    expect(waiting.totalElements).toBe(1);
    const [item] = waiting.content;
    expect(item).toMatchObject({
      image: { moderation: 'APPROVED', author: { username: artist.username } },
      signals: expect.arrayContaining(['REPORTED']),
      reports: [{ text, at: within(competition, 'VOTING').toISOString() }],
    });
    // Of one status it is there once.
    expect(await queue({ reported: true, status: ['APPROVED'] })).toMatchObject({ totalElements: 6 });
    const pulse = () =>
      play.service.ask<Schemas['Pulse']>('POST', '/api/admin/pulse', { token: play.admin, json: { watch: [] } });
    expect((await pulse()).body.pendingImages).toBe(1);

    await moderators('images', { ids: [item?.id], status: 'APPROVED', ifStatus: 'PENDING' });
    expect((await queue({ reported: true })).totalElements).toBe(1);
    await moderators('images', { ids: [item?.id], status: 'APPROVED', ifStatus: 'APPROVED' });
    expect((await queue({ reported: true })).totalElements).toBe(0);
    expect((await pulse()).body.pendingImages).toBe(0);
    // A decision that is taken back answers nothing; an older one stays as it is.
    const taken = { ids: [item?.id], status: 'APPROVED' };
    await moderators('images', { ...taken, ifStatus: 'APPROVED', undo: true });
    expect((await queue({ reported: true })).content).toMatchObject([{ reports: [{ text }] }]);
    await moderators('images', { ...taken, status: 'REJECTED' });
    expect((await queue({ reported: true })).totalElements).toBe(0);
    await moderators('images', { ...taken, ifStatus: 'REJECTED', undo: true });
    expect((await queue({ reported: true })).content).toMatchObject([{ reports: [{ text }] }]);
    await moderators('images', { ...taken, ifStatus: 'APPROVED' });
    play.service.setClock(new Date(within(competition, 'VOTING').getTime() + 1000));
    await moderators('images', { ...taken, status: 'REJECTED' });
    await moderators('images', { ...taken, ifStatus: 'REJECTED', undo: true });
    expect((await queue({ reported: true })).totalElements).toBe(0);
    play.at(competition, 'VOTING');
    // Reported again it waits anew; a photo that is hidden is before no judge.
    await report(first, { text });
    expect((await queue({ reported: true })).totalElements).toBe(1);
    await moderators('images', { ids: [item?.id], status: 'REJECTED' });
    expect((await report(first, { text })).status).toBe(404);
  });

  test('has no remarks in a round without them', async () => {
    await play.service.query(`update jury_round set remarks = 'NONE' where id = ${round}`);
    const [number = 0] = await numbers();
    expect((await ask('PUT', `/photo/${number}/remark`, { remark: 'Fine' })).body.errors?.[0]).toMatchObject({
      field: 'remark',
    });
  });

  test('is finished and is not, and takes nothing but between opening and closing', async () => {
    const [number = 0] = await numbers();
    expect((await ask<Desk>('PUT', '/finished', { finished: true })).body.finished).toBe(true);
    expect((await play.readRound(id, round)).progress[0]?.finishedAt).not.toBeNull();
    expect((await ask<Desk>('PUT', '/finished', { finished: false })).body.finished).toBe(false);
    const writes = [
      ['/finished', { finished: true }],
      [`/photo/${number}/star`, { star: true }],
      [`/photo/${number}/withdrawal`, { reason: 'OTHER' }],
      [`/photo/${number}/remark`, { remark: 'Fine' }],
      [`/photo/${number}/report`, { text: 'Not a photo' }, 'POST'],
    ] as const;
    const codes = async () => {
      const answers = [];
      for (const [path, json, method = 'PUT'] of writes) answers.push((await ask(method, path, json)).body.code);
      return answers;
    };
    for (const [instant, code] of [
      [competition.votingStart, 'ROUND_NOT_OPEN'],
      [competition.votingEnd, 'ROUND_CLOSED'],
    ] as const) {
      play.service.setClock(new Date(instant));
      expect(await codes()).toEqual(Array<string>(5).fill(code));
    }
    play.at(competition, 'VOTING');
    await play.service.query(`update competition set status = 'PAUSED' where id = ${id}`);
    expect(await codes()).toEqual(Array<string>(5).fill('COMPETITION_PAUSED'));
  });

  test('is among the own seats with its progress, and nobody else’s', async () => {
    const [seat] = await play.mine(judge);
    expect(seat?.rounds).toMatchObject([{ round: { id: round }, tasks: 5, marked: 0 }]);
    const paths = ['', '/photos', '/photo/1', '/photo/1/small'];
    const never = { token: artist.token };
    for (const path of paths) {
      const [hidden, absent] = [
        await play.desk<Schemas['Problem']>(never, 'GET', round, path),
        await play.desk<Schemas['Problem']>(never, 'GET', 2 ** 31 - 1, path),
      ];
      expect({ ...hidden.body, requestId: '' }).toEqual({ ...absent.body, requestId: '' });
      expect(hidden.status).toBe(404);
      expect((await play.desk({ token: play.admin }, 'GET', round, path)).status).toBe(403);
    }
    await play.answer(id, judge, false);
    expect((await play.mine(judge))[0]?.rounds).toEqual([]);
    for (const path of paths) expect((await ask('GET', path)).status).toBe(404);
  });
});
