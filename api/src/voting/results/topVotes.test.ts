/** Ties of the score are broken by the number of votes with the highest point, and by no other point (docs/product.md §4). */
import type { components } from '@photo-competition/schema/rest';
import { engine } from '../../testing/engines.ts';
import { announce, join, login, upload, within } from '../../testing/people.ts';
import { TestService } from '../../testing/service.ts';
import { smallPhoto } from '../../testing/world.ts';

type Schemas = components['schemas'];

describe('top votes', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start(engine);
  });
  afterAll(() => service.stop());

  test('one 5 beats a 4, where sum and number of votes are the same; without either the rank is shared', async () => {
    const admin = await login(service, service.administrator.username, service.administrator.password);
    const [anna, bela, cili] = [await join(service, 'anna'), await join(service, 'bela'), await join(service, 'cili')];
    const competition = await announce(service, admin);
    service.setClock(within(competition, 'UPLOADING'));
    const enter = async (slot: string, seed: number) =>
      (await upload(service, anna, competition.id, slot, await smallPhoto(seed))).body.id;
    const [threes, four, five] = [await enter('colour-1', 1), await enter('colour-2', 2), await enter('colour-3', 3)];
    service.setClock(within(competition, 'VOTING'));
    for (const [imageId, ...points] of [
      [threes, 3, 3],
      [four, 4, 2],
      [five, 5, 1],
    ] as [number, number, number][])
      for (const [i, { token }] of [bela, cili].entries()) {
        const json = { imageId, point: points[i] };
        expect((await service.ask('POST', '/api/competition/vote', { token, json })).status).toBe(200);
      }
    service.setClock(within(competition, 'ENDED'));
    const { body } = await service.ask<Schemas['MinimalImagePage']>(
      'GET',
      `/api/competition/minimal/${competition.id}?size=10&sort=rank`,
    );
    const ranks = body.content.map(({ id, result }) => [id, result?.rank]);
    expect(ranks).toEqual([
      [five, 1],
      [threes, 2],
      [four, 2],
    ]);
  });
});
