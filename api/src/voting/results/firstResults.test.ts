/** A request for results before the first ones are computed waits as long as RESULTS_WAIT_MS says (docs/product.md §4). */
import { engine } from '../../testing/engines.ts';
import { announce, join, login, upload, within } from '../../testing/people.ts';
import { TestService, until } from '../../testing/service.ts';
import { smallPhoto } from '../../testing/world.ts';

describe('the first results of a competition', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start(engine, { RESULTS_WAIT_MS: '0' });
  });
  afterAll(() => service.stop());

  test('a caller that may not wait is told to come again, and finds them', async () => {
    const admin = await login(service, service.administrator.username, service.administrator.password);
    const anna = await join(service, 'anna');
    const competition = await announce(service, admin);
    service.setClock(within(competition, 'UPLOADING'));
    await upload(service, anna, competition.id, 'colour-1', await smallPhoto(1));
    // Another instance computes them, which the service waits for.
    await service.query(`insert into result_computation (competition_id, revision, lease_until)
      select id, results_revision, now() + interval '1 day' from competition where id = ${competition.id}`);
    service.setClock(within(competition, 'ENDED'));
    const path = `/api/competition/minimal/${competition.id}?sort=rank`;
    const early = await service.ask<{ code: string }>('GET', path);
    expect([early.status, early.body.code, early.headers.get('retry-after')]).toEqual([503, 'OVERLOADED', '5']);
    await service.query('update result_computation set lease_until = now()');
    await until('the first results', async () => (await service.ask('GET', path)).status === 200);
  });
});
