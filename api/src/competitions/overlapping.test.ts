import type { components } from '@photo-competition/schema/rest';
import { engine } from '../testing/engines.ts';
import { announce, datesFrom, join, login, upload, within, type Person } from '../testing/people.ts';
import { TestService } from '../testing/service.ts';
import { smallPhoto } from '../testing/world.ts';

type Schemas = components['schemas'];

describe('competitions that overlap', () => {
  let service: TestService;
  let token: string;
  let anna: Person;
  let bela: Person;
  let first: Schemas['AdminCompetition'];
  let second: Schemas['AdminCompetition'];
  beforeAll(async () => {
    service = await TestService.start(engine);
    token = await login(service, service.administrator.username, service.administrator.password);
    [anna, bela] = [await join(service, 'anna'), await join(service, 'bela')];
    const start = new Date(Date.now() - 1_800_000);
    first = await announce(service, token, datesFrom(start));
    second = await announce(service, token, datesFrom(new Date(start.getTime() + 60_000)));
  });
  afterAll(() => service.stop());

  const move = (id: number, status: string) =>
    service.ask('PUT', `/api/admin/competition/status/${id}/${status}`, { token });
  const open = async () =>
    (await service.ask<Schemas['Competition'][]>('GET', '/api/competition/open')).body.map(({ id }) => id);

  test('every one that is published or paused and has not ended is open, by its start', async () => {
    const json = { title: { hu: 'V', en: 'D' }, description: { hu: '', en: '' }, ...datesFrom(new Date()) };
    await service.ask('POST', '/api/admin/competition/', { token, json });
    expect(await open()).toEqual([first.id, second.id]);
    await move(second.id, 'PAUSED');
    expect(await open()).toEqual([first.id, second.id]);
    await move(second.id, 'PUBLISHED');
    service.setClock(first.award);
    expect(await open()).toEqual([first.id, second.id]);
    service.setClock(new Date(new Date(first.award).getTime() + 1));
    expect(await open()).toEqual([second.id]);
    service.setClock();
  });

  test('ended ones are listed from the first made, or from the last', async () => {
    service.setClock(new Date(new Date(second.award).getTime() + 1));
    const ended = async (query: string) => {
      const path = `/api/competition/archived/competitions${query}`;
      return (await service.ask<Schemas['CompetitionPage']>('GET', path)).body.content.map(({ id }) => id);
    };
    expect(await ended('')).toEqual([first.id, second.id]);
    expect(await ended('?direction=DESC')).toEqual([second.id, first.id]);
    expect(await ended('?direction=DESC&size=1')).toEqual([second.id]);
    expect((await service.ask('GET', '/api/competition/archived/competitions?direction=DOWN')).status).toBe(422);
  });

  test('entrants enter and vote in each; the standing is that of the competition that is named', async () => {
    service.setClock(within(second, 'UPLOADING'));
    const { body: image } = await upload(service, anna, second.id, 'colour-1', await smallPhoto(1));
    service.setClock(within(second, 'VOTING'));
    const json = { imageId: image.id, point: 4 };
    const { body: vote } = await service.ask<Schemas['Vote']>('POST', '/api/competition/vote', {
      token: bela.token,
      json,
    });
    expect(vote.competitionId).toBe(second.id);
    const info = async (query: string) =>
      (await service.ask<Schemas['VotingInfo']>('GET', `/api/competition/vote${query}`, { token: bela.token })).body;
    expect(await info('')).toMatchObject({ competitionId: first.id, voted: 0 });
    expect(await info(`?competition=${second.id}`)).toMatchObject({
      competitionId: second.id,
      votable: 1,
      voted: 1,
      votes: [{ imageId: image.id, point: 4 }],
    });
    const missing = await service.ask('GET', '/api/competition/vote?competition=999999', { token: bela.token });
    expect(missing).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  test('votes in turn are each of the competition of their image, though these are alike in everything', async () => {
    service.setClock(within(second, 'UPLOADING'));
    const slots = [first.id, second.id].map((id) => ({ id, slot: 'colour-2' }));
    const images: Schemas['Image'][] = [];
    for (const [n, { id, slot }] of slots.entries())
      images.push((await upload(service, anna, id, slot, await smallPhoto(10 + n))).body);
    await service.query(`update competition set version = 77, min_point = 1, max_point = 5`);
    service.setClock(within(second, 'VOTING'));
    for (const point of [3, 4])
      for (const { id: imageId, competitionId } of images) {
        const json = { imageId, point };
        const { status, body } = await service.ask('POST', '/api/competition/vote', { token: bela.token, json });
        expect({ status, body }).toMatchObject({ status: 200, body: { competitionId, imageId, point } });
      }
    const ballots = await service.query<{ id: number; n: number }>(
      `select ballot.competition_id as id, count(*)::int as n from ballot join image on image.id = image_id
        where image.competition_id = ballot.competition_id and image_id in (${images.map(({ id }) => id).join(', ')})
        group by 1 order by 1`,
    );
    expect(ballots).toEqual([
      { id: first.id, n: 2 },
      { id: second.id, n: 2 },
    ]);
  });

  test('a cancelled one keeps its page; images, authors and results are for administrators and owners alone', async () => {
    const cancelled = await announce(service, token, datesFrom(new Date(first.award)));
    service.setClock(within(cancelled, 'UPLOADING'));
    const { body: image } = await upload(service, anna, cancelled.id, 'colour-1', await smallPhoto(2));
    service.setClock(within(cancelled, 'VOTING'));
    const json = { imageId: image.id, point: 5 };
    await service.ask('POST', '/api/competition/vote', { token: bela.token, json });
    await move(cancelled.id, 'CANCELLED');
    for (const phase of ['VOTING', 'AWARD', 'ENDED'] as const) {
      service.setClock(within(cancelled, phase));
      const page = await service.ask<Schemas['Competition']>('GET', `/api/competition/${cancelled.id}`);
      expect(page).toMatchObject({ status: 200, body: { status: 'CANCELLED', imageCount: 0 } });
      for (const who of [undefined, bela.token]) {
        for (const list of ['minimal', 'paged'])
          expect(
            (
              await service.ask<Schemas['ImagePage']>('GET', `/api/competition/${list}/${cancelled.id}?sort=rank`, {
                token: who,
              })
            ).body,
          ).toMatchObject({ content: [], totalElements: 0 });
        for (const path of ['', '/medium'])
          expect((await service.ask('GET', `/api/competition/image/${image.id}${path}`, { token: who })).status).toBe(
            404,
          );
      }
      expect((await service.ask('POST', '/api/competition/vote', { token: bela.token, json })).status).toBe(404);
      const own = await service.ask<Schemas['Image']>('GET', `/api/competition/image/${image.id}`, {
        token: anna.token,
      });
      expect(own).toMatchObject({ status: 200, body: { own: true, result: null, author: { username: 'anna' } } });
      const seen = await service.ask<Schemas['Image']>('GET', `/api/competition/image/${image.id}`, { token });
      expect(seen.body.author).toMatchObject({ username: 'anna' });
      expect(seen.body.result?.rank ?? null).toBe(phase === 'VOTING' ? null : 1);
    }
  });
});
