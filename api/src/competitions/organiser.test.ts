import type { components } from '@photo-competition/schema/rest';
import { engine } from '../testing/engines.ts';
import { announce, datesFrom, join, login, upload, within, type Person } from '../testing/people.ts';
import { TestService, until } from '../testing/service.ts';
import { smallPhoto } from '../testing/world.ts';

type Schemas = components['schemas'];
type Competition = Schemas['AdminCompetition'];

const day = 24 * 3_600_000;

describe('figures of a competition for organisers', () => {
  let service: TestService;
  let token: string;
  let people: Person[];
  let competition: Competition;
  /** Three in colour, the last one in monochrome. */
  let ids: number[];
  const start = new Date('2026-05-01T10:00:00Z');

  beforeAll(async () => {
    service = await TestService.start(engine);
    token = await login(service, service.administrator.username, service.administrator.password);
    people = await Promise.all(['anna', 'bela', 'cili', 'dora', 'eva'].map((name) => join(service, name)));
    service.setClock(start);
    competition = await announce(service, token, datesFrom(start));
    service.setClock(within(competition, 'UPLOADING'));
    ids = [];
    for (const [n, person] of people.slice(0, 4).entries()) {
      const slot = n === 3 ? 'mono-1' : 'colour-1';
      ids.push((await upload(service, person, competition.id, slot, await smallPhoto(n + 1))).body.id);
    }
  });
  afterAll(() => service.stop());

  const root = '/api/admin/competition';
  const read = async (id: number) => (await service.ask<Competition>('GET', `${root}/${id}`, { token })).body;
  const without = (imageIds: number[], id = competition.id) =>
    service.ask<Schemas['RankChange'][]>('POST', `${root}/${id}/ranking-without`, { token, json: { imageIds } });
  const create = async (from: Date) => {
    const json = { title: { hu: 'Tél', en: 'Winter' }, description: { hu: '', en: '' }, ...datesFrom(from) };
    return (await service.ask<Competition>('POST', `${root}/`, { token, json })).body;
  };

  test('its creator and its last editor', async () => {
    const name = service.administrator.username;
    expect(await read(competition.id)).toMatchObject({ createdBy: name, updatedBy: name });
    const { body: users } = await service.ask<Schemas['AdminUser'][]>('GET', '/api/admin/user/', { token });
    const {
      id,
      version,
      username: _,
      ...profile
    } = users.find(({ username }) => username === 'eva') as Schemas['AdminUser'];
    const { email, firstName, lastName, locale, newsletter } = profile;
    const json = { email, firstName, lastName, locale, newsletter, administrator: true, version };
    expect((await service.ask('PUT', `/api/admin/user/${id}`, { token, json })).status).toBe(200);
    const other = await create(new Date(start.getTime() + 400 * day));
    const json2 = { version: other.version, maxPoint: 9 };
    const asEva = await login(service, 'eva', people[4]?.password ?? '');
    await service.ask('PUT', `${root}/${other.id}`, { token: asEva, json: json2 });
    expect(await read(other.id)).toMatchObject({ createdBy: name, updatedBy: 'eva' });
    await service.ask('DELETE', `${root}/${other.id}`, { token });
  });

  test('a draft without entries may be deleted, and what may be deleted can be', async () => {
    expect(await read(competition.id)).toMatchObject({ deletable: false, status: 'PUBLISHED' });
    const made = await create(new Date(start.getTime() + 400 * day));
    expect(made.deletable).toBe(true);
    expect((await service.ask('DELETE', `${root}/${made.id}`, { token })).status).toBe(204);
  });

  test('another one overlaps from an instant in common on, in both directions, unless it is closed for good', async () => {
    const { id, award } = competition;
    const touching = await create(new Date(award));
    const after = await create(new Date(new Date(award).getTime() + 1));
    expect((await read(touching.id)).overlaps.map((one) => one.id)).toEqual([id, after.id]);
    expect((await read(id)).overlaps).toEqual([
      {
        id: touching.id,
        title: touching.title,
        status: 'DRAFT',
        competitionStart: touching.competitionStart,
        award: touching.award,
      },
    ]);
    expect((await read(after.id)).overlaps.map((one) => one.id)).toEqual([touching.id]);
    await service.ask('PUT', `${root}/status/${touching.id}/CANCELLED`, { token });
    expect((await read(id)).overlaps).toEqual([]);
    expect((await read(touching.id)).overlaps).toEqual([]);
    const { body: page } = await service.ask<Schemas['AdminCompetitionPage']>('POST', `${root}/page`, {
      token,
      json: { page: 0, size: 10 },
    });
    for (const one of page.content) expect(one).toEqual(await read(one.id));
  });

  test('the originals: number and bytes are those that the archive holds', async () => {
    const { body } = await service.ask<Schemas['OriginalsTotal']>('GET', `${root}/${competition.id}/originals/total`, {
      token,
    });
    const stored = await service.query<{ bytes: number }>('select original_bytes::float8 as bytes from image');
    expect(body).toEqual({ files: 4, bytes: stored.reduce((sum, { bytes }) => sum + bytes, 0) });
  });

  test('turnout by day and hour is that of the installation: a vote past midnight there is of the next day', async () => {
    service.setClock(within(competition, 'VOTING'));
    const vote = (voter: number, image: number, point: number) =>
      service.ask('POST', '/api/competition/vote', {
        token: people[voter]?.token,
        json: { imageId: ids[image], point },
      });
    for (const [voter, image, point] of [
      [1, 0, 5],
      [2, 0, 5],
      [3, 0, 4],
      [0, 1, 4],
      [2, 1, 4],
      [0, 3, 3],
    ] as const)
      expect((await vote(voter, image, point)).status).toBe(200);
    await service.query(`update image set created_at = '2026-05-03T21:30:00Z'`);
    // 00:30 of the next day in Budapest, where summer time holds.
    await service.query(`alter table ballot disable trigger all`);
    await service.query(`update ballot set cast_at = '2026-05-03T22:30:00Z'`);
    await service.query(`alter table ballot enable trigger all`);
    const { body } = await service.ask<Schemas['CompetitionStatistics']>(
      'GET',
      `${root}/${competition.id}/statistics`,
      { token },
    );
    expect(body).toMatchObject({
      counted: 4,
      unvoted: 1,
      perDay: [
        { day: '2026-05-03', entries: 4, voters: 0, votes: 0, comments: 0 },
        { day: '2026-05-04', entries: 0, voters: 4, votes: 6, comments: 0 },
      ],
      perHour: [
        { hour: 0, entries: 0, votes: 6, comments: 0 },
        { hour: 23, entries: 4, votes: 0, comments: 0 },
      ],
    });
  });

  test('the ranking without an image is told from AWARD on, writes nothing, and comes true', async () => {
    const { votingEnd } = competition;
    for (const now of [within(competition, 'VOTING'), new Date(votingEnd)]) {
      service.setClock(now);
      expect(await without([ids[0] ?? 0])).toMatchObject({ status: 409, body: { code: 'WRONG_PHASE' } });
    }
    service.setClock(within(competition, 'AWARD'));
    const { status, body } = await without([ids[0] ?? 0, 999_999]);
    expect(status).toBe(200);
    expect(
      body.map((one) => [one.imageId, one.rankBefore, one.rankAfter, one.overallRankBefore, one.overallRankAfter]),
    ).toEqual([
      [ids[0], 1, null, 1, null],
      [ids[1], 2, 1, 2, 1],
      [ids[3], 1, 1, 3, 2],
    ]);
    expect(body[0]).toMatchObject({ type: 'colour', title: expect.any(String) });
    const ranks = async () =>
      (
        await service.ask<Schemas['CompetitionStatistics']>('GET', `${root}/${competition.id}/statistics`, { token })
      ).body.topImages.map(({ imageId, result }) => [imageId, result.rank, result.overallRank]);
    await until('the results', async () => (await ranks()).length === 3);
    expect(await ranks()).toEqual(body.map((one) => [one.imageId, one.rankBefore, one.overallRankBefore]));
    await service.ask('PUT', `/api/competition/moderate/image/${ids[0]}/DISQUALIFIED`, {
      token,
      json: { reason: 'Copied.' },
    });
    const then = body
      .filter((one) => one.imageId !== ids[0])
      .map((one) => [one.imageId, one.rankAfter, one.overallRankAfter]);
    await until('the results', async () => JSON.stringify(await ranks()) === JSON.stringify(then));
    expect((await without([ids[1] ?? 0], 999_999)).status).toBe(404);
  });
});
