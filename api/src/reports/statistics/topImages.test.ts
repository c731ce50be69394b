/** The best photos of a competition, as administrators see them (docs/product.md §3). */
import type { components } from '@photo-competition/schema/rest';
import { engine } from '../../testing/engines.ts';
import { announce, join, login, upload, within } from '../../testing/people.ts';
import { TestService, until } from '../../testing/service.ts';
import { smallPhoto } from '../../testing/world.ts';

type Schemas = components['schemas'];

/** Of one category: a mean leans on the mean of its category. */
const slots = ['colour-1', 'colour-2', 'colour-3', 'colour-4'];

test('photos that share the tenth rank are all among the first ten', async () => {
  const service = await TestService.start(engine);
  try {
    const token = await login(service, service.administrator.username, service.administrator.password);
    const owners = [await join(service, 'anna'), await join(service, 'bela'), await join(service, 'dora')];
    const voter = await join(service, 'cili');
    const competition = await announce(service, token);
    service.setClock(within(competition, 'UPLOADING'));
    const ids: number[] = [];
    for (const owner of owners)
      for (const slot of slots)
        ids.push((await upload(service, owner, competition.id, slot, await smallPhoto(ids.length + 1))).body.id);
    service.setClock(within(competition, 'VOTING'));
    // Nine are first, two share rank 10, and one is behind them.
    for (const [n, imageId] of ids.entries()) {
      const json = { imageId, point: n < 9 ? 5 : n < 11 ? 3 : 1 };
      expect((await service.ask('POST', '/api/competition/vote', { token: voter.token, json })).status).toBe(200);
    }
    service.setClock(within(competition, 'AWARD'));
    const top = async () =>
      (
        await service.ask<Schemas['CompetitionStatistics']>(
          'GET',
          `/api/admin/competition/${competition.id}/statistics`,
          { token },
        )
      ).body.topImages;
    await until('the results', async () => (await top()).length > 0);
    const shown = await top();
    expect(new Set(shown.map(({ imageId }) => imageId))).toEqual(new Set(ids.slice(0, 11)));
    expect(shown.map(({ result }) => result.overallRank)).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1, 10, 10]);
  } finally {
    await service.stop();
  }
});
