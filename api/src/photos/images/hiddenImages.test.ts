/** Requests for hidden images get the response of a missing one: the same 404, to the byte and after the same statements. */
import type { components } from '@photo-competition/schema/rest';
import { engine } from '../../testing/engines.ts';
import { announce, join, login, upload, within, type Person } from '../../testing/people.ts';
import { jpegPhoto } from '../../testing/photos/photographs.ts';
import type { Ask } from '../../testing/service.ts';
import { TestService } from '../../testing/service.ts';

type Schemas = components['schemas'];

const neverMade = 2 ** 31 - 1;
const requestId = 'the-same-request';

describe('hidden images', () => {
  let service: TestService;
  let admin: string;
  let owner: Person;
  let viewer: Person;
  let competition: Schemas['AdminCompetition'];
  let images: Schemas['Image'][];
  beforeAll(async () => {
    service = await TestService.start(engine);
    admin = await login(service, service.administrator.username, service.administrator.password);
    [owner, viewer] = [await join(service, 'owner'), await join(service, 'viewer')];
    competition = await announce(service, admin);
    service.setClock(within(competition, 'UPLOADING'));
    const enter = async (person: Person, slot: number) => {
      const photo = await jpegPhoto({ width: 160, height: 120, seed: slot });
      return (await upload(service, person, competition.id, `colour-${slot}`, photo)).body;
    };
    images = [await enter(owner, 1), await enter(viewer, 2), await enter(owner, 2), await enter(owner, 3)];
  });
  afterAll(() => service.stop());

  const moderate = (id: number, status: Schemas['ImageModeration']) =>
    service.ask('PUT', `/api/competition/moderate/image/${id}/${status}`, {
      token: admin,
      json: { reason: 'A test.' },
    });
  const setStatus = (status: Schemas['CompetitionStatus']) =>
    service.query(`update competition set status = '${status}' where id = ${competition.id}`);

  /** Every call that names an image by its id. */
  const calls: [string, (id: number) => [string, string, Ask?]][] = [
    ['reading it', (id) => ['GET', `/api/competition/image/${id}`]],
    ['its thumb', (id) => ['GET', `/api/competition/image/${id}/thumb`]],
    ['its thumb by a version', (id) => ['GET', `/api/competition/image/${id}/thumb?v=any`]],
    ['its original', (id) => ['GET', `/api/competition/image/${id}/original`]],
    ['a vote', (id) => ['POST', '/api/competition/vote', { json: { imageId: id, point: 3 } }]],
    ['a vote outside the range', (id) => ['POST', '/api/competition/vote', { json: { imageId: id, point: 99 } }]],
    ['a withdrawal', (id) => ['POST', '/api/competition/vote', { json: { imageId: id, point: null } }]],
    ['a comment', (id) => ['POST', `/api/competition/comment/${id}`, { json: { comment: 'Hm.' } }]],
    ['a moderation', (id) => ['PUT', `/api/competition/moderate/image/${id}/APPROVED`]],
  ];

  /** All of an answer but its time. */
  async function seen(token: string, [method, pathname, ask]: [string, string, Ask?]) {
    let answer: unknown;
    const work = await service.work(async () => {
      const response = await service.raw(method, pathname, { ...ask, token, headers: { 'x-request-id': requestId } });
      const headers = [...response.headers].filter(([name]) => name !== 'date');
      answer = { status: response.status, headers, text: await response.text() };
    });
    return { answer, work };
  }

  async function expectSame(id: number): Promise<void> {
    for (const [what, call] of calls) {
      const never = await seen(viewer.token, call(neverMade));
      expect({ what, ...never }).toMatchObject({ answer: { status: what === 'a moderation' ? 403 : 404 } });
      expect({ what, ...(await seen(viewer.token, call(id))) }).toEqual({ what, ...never });
    }
  }

  const others = () => images[0] as Schemas['Image'];

  test.each(['BEFORE', 'UPLOADING', 'votingStart'] as const)('at %s, when the phase hides them', async (phase) => {
    if (phase === 'BEFORE') service.setClock(new Date(new Date(competition.competitionStart).getTime() - 1000));
    else service.setClock(phase === 'votingStart' ? competition.votingStart : within(competition, phase));
    await expectSame(others().id);
  });

  test.each([
    ['VOTING', 'PENDING'],
    ['VOTING', 'REJECTED'],
    ['AWARD', 'DISQUALIFIED'],
    ['ENDED', 'REJECTED'],
  ] as const)('in %s, when moderation says %s', async (phase, moderation) => {
    await moderate(others().id, moderation);
    service.setClock(within(competition, phase));
    await expectSame(others().id);
    await moderate(others().id, 'APPROVED');
  });

  test.each([
    ['PAUSED', 'UPLOADING'],
    ['DRAFT', 'VOTING'],
  ] as const)('in a competition that is %s, in %s', async (status, phase) => {
    service.setClock(within(competition, phase));
    await setStatus(status);
    await expectSame(others().id);
    await setStatus('PUBLISHED');
  });

  test('a draft competition answers writes into its slots as one that was never made', async () => {
    service.setClock(within(competition, 'UPLOADING'));
    await setStatus('DRAFT');
    for (const method of ['DELETE', 'GET']) {
      const slot = (id: number): [string, string] => [
        method,
        `/api/competition/${method === 'GET' ? 'user-image' : 'upload'}/${id}/colour-1`,
      ];
      expect(await seen(viewer.token, slot(competition.id))).toEqual(await seen(viewer.token, slot(neverMade)));
    }
    await setStatus('PUBLISHED');
  });

  test('visible images answer otherwise: the calls above do reach images', async () => {
    service.setClock(within(competition, 'VOTING'));
    for (const [what, call] of calls.filter(([name]) => !/version|original|moderation/.test(name)))
      expect({ what, ...(await seen(viewer.token, call(others().id))) }).not.toMatchObject({ answer: { status: 404 } });
  });

  test('neighbours are images that the same viewer can read, in every phase', async () => {
    const [first, own, middle, last] = images as [
      Schemas['Image'],
      Schemas['Image'],
      Schemas['Image'],
      Schemas['Image'],
    ];
    await moderate(middle.id, 'REJECTED');
    const read = (id: number, token?: string) =>
      service.ask<Schemas['Image']>('GET', `/api/competition/image/${id}`, { token });
    for (const phase of ['UPLOADING', 'VOTING', 'AWARD', 'ENDED'] as const) {
      service.setClock(within(competition, phase));
      for (const token of [viewer.token, owner.token, undefined]) {
        for (const { id } of images) {
          const { status, body } = await read(id, token);
          if (status !== 200) continue;
          for (const neighbour of [body.previousId, body.nextId])
            if (neighbour !== null)
              expect([phase, neighbour, (await read(neighbour, token)).status]).toEqual([phase, neighbour, 200]);
        }
      }
    }
    service.setClock(within(competition, 'UPLOADING'));
    expect((await read(own.id, viewer.token)).body).toMatchObject({ previousId: null, nextId: null });
    for (const phase of ['VOTING', 'ENDED'] as const) {
      service.setClock(within(competition, phase));
      const list = await service.ask<Schemas['MinimalImagePage']>(
        'GET',
        `/api/competition/minimal/${competition.id}?size=100`,
      );
      const ids = list.body.content.map(({ id }) => id);
      // The order of entering is told once authors are public.
      if (phase === 'ENDED') expect(ids).toEqual([first.id, own.id, last.id]);
      const at = ids.indexOf(own.id);
      const beside = { previousId: ids[at - 1] ?? null, nextId: ids[at + 1] ?? null };
      expect((await read(own.id, viewer.token)).body).toMatchObject(beside);
      expect((await read(own.id)).body).toMatchObject(beside);
    }
  });
});
