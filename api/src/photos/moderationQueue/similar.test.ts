/** Near-duplicates: which wait for a look, and what two administrators are told who dismiss one. */
import type { components } from '@photo-competition/schema/rest';
import { engine } from '../../testing/engines.ts';
import { TestService } from '../../testing/service.ts';
import { buildWorld, type World } from '../../testing/world.ts';

type Schemas = components['schemas'];

describe('near-duplicates', () => {
  let service: TestService;
  let world: World;
  beforeAll(async () => {
    service = await TestService.start(engine);
    world = await buildWorld(service);
    const { anna, bela } = world.images;
    await service.query('delete from image_similarity');
    await service.query(`insert into image_similarity (image_id, other_id, distance) values
      (${bela.voting.id}, ${anna.voting.id}, 4), (${bela.ended.id}, ${anna.ended.id}, 1)`);
  }, 150_000);
  afterAll(() => service.stop());

  const page = async (competitionId: number, dismissed = false) =>
    service.ask<Schemas['SimilarPairPage']>('POST', '/api/admin/moderation/similar/page', {
      token: world.admin.token,
      json: { competitionId, dismissed, page: 0, size: 20 },
    });
  const pairs = async (dismissed = false) => (await page(world.voting.id, dismissed)).body.content;
  const dismiss = (value: boolean) => {
    const { anna, bela } = world.images;
    const path = `/api/admin/moderation/similar/${anna.voting.id}/${bela.voting.id}`;
    return service.ask<Schemas['SimilarPair']>('PUT', path, { token: world.admin.token, json: { value } });
  };
  const entries = async () =>
    (await service.query(`select id from audit_log where action like 'image.similar-%'`)).length;

  test('those of the competition, the one that was there first before the other', async () => {
    const { anna, bela } = world.images;
    expect(await pairs()).toMatchObject([
      {
        id: `${anna.voting.id}-${bela.voting.id}`,
        distance: 4,
        sameAuthor: false,
        dismissedBy: null,
        first: { id: anna.voting.id, author: { username: 'anna' } },
        second: { id: bela.voting.id },
      },
    ]);
    expect((await page(2 ** 31 - 1)).status).toBe(404);
  });

  test('dismissed, it waits no more; twice is once, and it can be taken back', async () => {
    const [first, second] = [await dismiss(true), await dismiss(true)];
    expect(first.body).toMatchObject({ dismissedBy: 'admin', dismissedAt: expect.any(String) as string });
    expect(second.body).toEqual(first.body);
    expect(await entries()).toBe(1);
    expect([await pairs(), await pairs(true)]).toMatchObject([[], [{ dismissedBy: 'admin' }]]);
    expect((await dismiss(false)).body).toMatchObject({ dismissedBy: null, dismissedAt: null });
    expect(await pairs()).toHaveLength(1);
    expect(await entries()).toBe(2);
  });

  test('a pair of which one is out of the competition waits no more', async () => {
    const set = (status: string) =>
      service.query(`update image set moderation = '${status}' where id = ${world.images.bela.voting.id}`);
    await set('DISQUALIFIED');
    expect(await pairs()).toEqual([]);
    await set('APPROVED');
    expect(await pairs()).toHaveLength(1);
  });
});
