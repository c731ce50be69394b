/** Data beside an image, and the lists of a competition that is not announced, are hidden like the images themselves. */
import type { components } from '@photo-competition/schema/rest';
import { competitionContent } from '../../testing/goodCases/competitions.ts';
import { engine } from '../../testing/engines.ts';
import { announce, datesFrom, join, login, upload, within, type Person } from '../../testing/people.ts';
import { TestService } from '../../testing/service.ts';
import { smallPhoto } from '../../testing/world.ts';

type Schemas = components['schemas'];
type Neighbours = Pick<Schemas['Image'], 'previousId' | 'nextId'>;

describe('hidden lists', () => {
  let service: TestService;
  let admin: string;
  let anna: Person;
  let bela: Person;
  beforeAll(async () => {
    service = await TestService.start(engine);
    admin = await login(service, service.administrator.username, service.administrator.password);
    [anna, bela] = [await join(service, 'anna'), await join(service, 'bela')];
  });
  afterAll(() => service.stop());
  beforeEach(() => service.setClock());

  test('an owner is told what stands beside an entry when everybody is, and by no call before', async () => {
    const competition = await announce(service, admin);
    service.setClock(within(competition, 'UPLOADING'));
    const enter = async (person: Person, slot: string, seed: number) =>
      (await upload(service, person, competition.id, slot, await smallPhoto(seed))).body.id;
    const before = await enter(bela, 'colour-1', 1);
    const own = await enter(anna, 'colour-1', 2);
    const after = await enter(bela, 'mono-1', 3);

    const ask = async <T>(path: string, token: string) => (await service.ask<T>('GET', path, { token })).body;
    const neighbours = async (token: string): Promise<Neighbours[]> => {
      const paged = `/api/competition/paged/${competition.id}?size=10`;
      const found = [
        await ask<Schemas['Image']>(`/api/competition/image/${own}`, token),
        ...(await ask<Schemas['ImagePage']>(paged, token)).content.filter(({ id }) => id === own),
      ];
      if (token === anna.token)
        found.push(
          await ask<Schemas['Image']>(`/api/competition/user-image/${competition.id}/colour-1`, token),
          ...(await ask<Schemas['Image'][]>(`/api/competition/user-image/${competition.id}`, token)),
        );
      return found.map(({ previousId, nextId }) => ({ previousId, nextId }));
    };
    const none = { previousId: null, nextId: null };
    const both = { previousId: before, nextId: after };
    expect(await neighbours(anna.token)).toEqual([none, none, none]);
    expect(await neighbours(admin)).toEqual([both, both]);
    service.setClock(competition.votingStart);
    expect(await neighbours(anna.token)).toEqual([none, none, none]);
    service.setClock(within(competition, 'VOTING'));
    expect(await neighbours(anna.token)).toEqual([both, both, both, both]);

    // A hidden image stands beside nothing.
    await service.ask('PUT', `/api/competition/moderate/image/${after}/PENDING`, { token: admin });
    expect((await neighbours(anna.token))[0]).toEqual({ previousId: before, nextId: null });
    expect((await neighbours(admin))[0]).toEqual(both);
  });

  test.each(['UPLOADING', 'VOTING', 'AWARD', 'ENDED'] as const)(
    'a draft is not there for anybody but administrators, in %s',
    async (phase) => {
      const dates = datesFrom(new Date(Date.now() + 3_600_000));
      const json = { ...competitionContent(), ...dates };
      const { body: draft } = await service.ask<Schemas['AdminCompetition']>('POST', '/api/admin/competition/', {
        token: admin,
        json,
      });
      service.setClock(within(draft, phase));
      // A visitor's call: what it answers is the same for everybody.
      expect((await service.ask('GET', `/api/competition/${draft.id}`)).status).toBe(404);
      const paths = [
        `/api/competition/minimal/${draft.id}`,
        `/api/competition/minimal/${draft.id}?sort=rank`,
        `/api/competition/paged/${draft.id}`,
        `/api/competition/user-image/${draft.id}`,
        `/api/competition/user-image/${draft.id}/colour-1`,
      ];
      for (const path of paths) {
        const isOwn = path.includes('user-image');
        for (const token of isOwn ? [anna.token] : [undefined, anna.token])
          expect([path, (await service.ask('GET', path, { token })).status]).toEqual([path, 404]);
        if (!isOwn) expect([path, (await service.ask('GET', path, { token: admin })).status]).toEqual([path, 200]);
      }
    },
  );
});
