/** Why an image has its rank, and how sure that is: told when results are, by the draws that everyone can repeat. */
import type { components } from '@photo-competition/schema/rest';
import { Resampling, seedOfRoot } from '@photo-competition/schema/resampling';
import { engine } from '../../testing/engines.ts';
import { announce, join, login, upload, within, type Person } from '../../testing/people.ts';
import { TestService, until } from '../../testing/service.ts';
import { smallPhoto } from '../../testing/world.ts';

type Schemas = components['schemas'];

describe('explained results', () => {
  let service: TestService;
  let admin: string;
  let competition: Schemas['AdminCompetition'];
  let people: Person[];
  const images: number[] = [];

  const robustness = (token?: string) =>
    service.ask<Schemas['Robustness']>('GET', `/api/competition/${competition.id}/robustness`, token ? { token } : {});
  const read = async (id: number | undefined, token?: string) =>
    (await service.ask<Schemas['Image']>('GET', `/api/competition/image/${id}`, token ? { token } : {})).body;
  const isExplained = async () => (await robustness(admin)).status === 200;

  beforeAll(async () => {
    service = await TestService.start(engine, { COUNT_JOB_SECONDS: '1' });
    admin = await login(service, service.administrator.username, service.administrator.password);
    people = await Promise.all(['anna', 'bela', 'cili', 'dora'].map((name) => join(service, name)));
    competition = await announce(service, admin);
    service.setClock(within(competition, 'UPLOADING'));
    const [anna, bela] = people as [Person, Person];
    for (const [i, person] of [anna, bela, anna].entries()) {
      const slot = ['colour-1', 'colour-1', 'colour-2'][i] as string;
      images.push((await upload(service, person, competition.id, slot, await smallPhoto(i + 1))).body.id);
    }
    service.setClock(within(competition, 'VOTING'));
    const given: [number, number, number][] = [
      ...([
        [2, 0, 5],
        [3, 0, 4],
        [1, 0, 4],
      ] as [number, number, number][]),
      ...([
        [2, 1, 4],
        [3, 1, 4],
        [0, 1, 3],
      ] as [number, number, number][]),
    ];
    for (const [voter, image, point] of given) {
      const { token } = people[voter] as Person;
      const { status } = await service.ask('POST', '/api/competition/vote', {
        token,
        json: { imageId: images[image], point },
      });
      expect(status).toBe(200);
    }
  }, 150_000);
  afterAll(() => service.stop());

  test('nobody is told anything while people vote', async () => {
    for (const token of [undefined, people[0]?.token, admin]) {
      expect((await robustness(token)).status).toBe(404);
      expect((await read(images[0], token)).explanation).toBeNull();
    }
  });

  test('in AWARD administrators are told, and nobody else', async () => {
    service.setClock(new Date(new Date(competition.votingEnd).getTime() + 1));
    await until('the results to be explained', isExplained);
    for (const token of [undefined, people[0]?.token]) {
      expect((await robustness(token)).status).toBe(404);
      expect((await read(images[0], token)).explanation).toBeNull();
    }
    expect((await read(images[0], admin)).explanation).not.toBeNull();
    service.setClock(new Date(competition.award));
    expect((await robustness()).status).toBe(404);
  });

  test('from the end on everyone is told how the score came about, and its neighbours', async () => {
    service.setClock(new Date(new Date(competition.award).getTime() + 1));
    const best = (await read(images[0])).explanation;
    // Three images with 24 points of 6 votes.
    expect(best).toMatchObject({
      scoring: 'BAYESIAN',
      counted: 3,
      c: 2,
      m: 4,
      before: null,
      rankWithOneMore: 1,
      after: { imageId: images[1], rank: 2, decidedBy: 'SCORE' },
    });
    expect(best?.mean).toBeCloseTo(13 / 3, 12);
    expect(best?.after?.score).toBeCloseTo((8 + 11) / 5, 12);
    expect((await read(images[1])).explanation).toMatchObject({
      before: { imageId: images[0], rank: 1, decidedBy: 'SCORE' },
      after: null,
      rankWithOneMore: 2,
    });
    expect((await read(images[2])).explanation).toBeNull();
  });

  test('the draws are those that anyone can repeat from the root with which the log was closed', async () => {
    const { body } = await robustness();
    const [head] = await service.query<{ root: string }>(`select encode(root, 'hex') as root from count_head
      where competition_id = ${competition.id} and ballots = 6 order by size limit 1`);
    const seed = seedOfRoot(Buffer.from(head?.root ?? '', 'hex'));
    expect(body).toMatchObject({ rounds: 1000, seed, methods: ['BAYESIAN', 'TRIMMED', 'MEAN', 'SUM', 'NORMALISED'] });
    const histograms = await Promise.all(images.map(async (id) => (await read(id)).result?.votesByPoint ?? []));
    const draws = new Resampling(
      images.map((imageId, i) => ({ imageId, type: 'colour', histogram: histograms[i] as number[] })),
      { scoring: 'BAYESIAN', minPoint: 1, seed },
    );
    draws.run(1000);
    const again = draws.certainties();
    const [category] = body.categories;
    expect(category?.rows.map(({ imageId, interval, firstShare }) => [imageId, { interval, firstShare }])).toEqual([
      ...images.slice(0, 2).map((id) => [id, again.get(id)]),
    ]);
    expect(category?.winnerShare).toBe(again.get(images[0] as number)?.firstShare);
    expect(category?.rows[0]?.ranks.map(({ rank }) => rank)).toEqual([1, 1, 1, 1, 1]);
    expect((await read(images[0])).explanation).toMatchObject(again.get(images[0] as number) ?? {});
  });

  test('an image that is hidden is gone at once, as a neighbour too, and the rest is explained anew', async () => {
    const { status } = await service.ask('PUT', `/api/competition/moderate/image/${images[1]}/DISQUALIFIED`, {
      token: admin,
      json: { reason: 'Not by the entrant.' },
    });
    expect(status).toBe(200);
    expect((await read(images[0])).explanation?.after ?? null).toBeNull();
    expect((await robustness()).body.categories[0]?.rows.map(({ imageId }) => imageId)).toEqual([images[0]]);
    await until('the rest to be explained', async () => (await read(images[0])).explanation?.m === 13 / 3);
  });

  test('results that were stored without an explanation are explained later', async () => {
    await service.query(`update result_computation set basis = null, robustness = null where state = 'STORED'`);
    expect((await robustness()).status).toBe(404);
    await until('the results to be explained', isExplained);
  });

  test('once nobody knows which votes are of one person, they are not evened out by severity', async () => {
    await service.query(`update count_log set unlink_begun_at = closed_at where competition_id = ${competition.id}`);
    await service.query(`update result_computation set basis = null, robustness = null where state = 'STORED'`);
    await until('the results to be explained', isExplained);
    const { body } = await robustness();
    expect(body.methods).toEqual(['BAYESIAN', 'TRIMMED', 'MEAN', 'SUM']);
    expect(body.categories[0]?.rows[0]?.ranks.map(({ method }) => method)).toEqual(body.methods);
  });

  test('of a competition that was cancelled after its award nobody but administrators is told', async () => {
    const excluded = `/api/competition/${competition.id}/excluded-ballots`;
    expect([(await robustness()).status, (await service.ask('GET', excluded)).status]).toEqual([200, 200]);
    await service.ask('PUT', `/api/admin/competition/status/${competition.id}/CANCELLED`, { token: admin });
    for (const token of [undefined, people[0]?.token]) expect((await robustness(token)).status).toBe(404);
    expect((await service.ask('GET', excluded)).status).toBe(404);
    expect((await robustness(admin)).status).toBe(200);
  });
});
