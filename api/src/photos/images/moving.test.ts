/** Entries change their slots while entries are taken (docs/product.md §2). */
import type { components } from '@photo-competition/schema/rest';
import { engine } from '../../testing/engines.ts';
import { announce, join, login, upload, within, type Person } from '../../testing/people.ts';
import { TestService } from '../../testing/service.ts';
import { smallPhoto } from '../../testing/world.ts';

type Schemas = components['schemas'];

describe('moving an entry', () => {
  let service: TestService;
  let admin: string;
  let anna: Person;
  let bela: Person;
  let competition: Schemas['AdminCompetition'];
  /** Ids of anna's entries. */
  let dawn: number;
  let dusk: number;
  beforeAll(async () => {
    service = await TestService.start(engine);
    admin = await login(service, service.administrator.username, service.administrator.password);
    [anna, bela] = [await join(service, 'anna'), await join(service, 'bela')];
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    competition = await announce(service, admin);
    service.setClock(within(competition, 'UPLOADING'));
    dawn = await enter(anna, 'colour-1', 1);
    dusk = await enter(anna, 'mono-2', 2);
  });

  const enter = async (person: Person, slot: string, seed: number): Promise<number> =>
    (await upload(service, person, competition.id, slot, await smallPhoto(seed), { title: `Photo ${seed}` })).body.id;
  const move = (person: Person, imageId: number, to: string) =>
    service.ask<Schemas['Image'][] & Schemas['Problem']>('PUT', `/api/competition/upload/${competition.id}/move`, {
      token: person.token,
      json: { imageId, to },
    });
  /** Slot → id, of everything that the person has entered. */
  const slotsOf = async ({ token }: Person): Promise<Record<string, number>> => {
    const { body } = await service.ask<Schemas['Image'][]>('GET', `/api/competition/user-image/${competition.id}`, {
      token,
    });
    return Object.fromEntries(body.map(({ type, slot, id }) => [`${type}-${slot}`, id]));
  };

  test('to an empty slot, of another category too, leaves the photo and its words as they are', async () => {
    const [before] = (await move(anna, dawn, 'colour-1')).body;
    service.setClock(new Date(within(competition, 'UPLOADING').getTime() + 60_000));
    const { status, body } = await move(anna, dawn, 'mono-1');
    expect(status).toBe(200);
    expect(body.map(({ id, type, slot }) => [id, type, slot])).toEqual([
      [dawn, 'mono', 1],
      [dusk, 'mono', 2],
    ]);
    expect(body[0]).toEqual({ ...before, type: 'mono', slot: 1 });
    const bytes = (slot: string) =>
      service.raw('GET', `/api/competition/user-image/${competition.id}/${slot}/thumb?v=${before?.version}`, {
        token: anna.token,
      });
    expect([(await bytes('mono-1')).status, (await bytes('colour-1')).status]).toEqual([200, 404]);
    expect(
      await service.query(
        `select type_code, images from image_count where competition_id = ${competition.id} and images > 0`,
      ),
    ).toEqual([{ type_code: 'mono', images: 2 }]);
  });

  test('to a taken slot exchanges the two; the same again changes nothing', async () => {
    for (let times = 0; times < 2; times += 1) {
      expect((await move(anna, dawn, 'mono-2')).status).toBe(200);
      expect(await slotsOf(anna)).toEqual({ 'colour-1': dusk, 'mono-2': dawn });
    }
    await move(anna, dawn, 'colour-1');
    expect(await slotsOf(anna)).toEqual({ 'colour-1': dawn, 'mono-2': dusk });
  });

  test("somebody else's entry, one that never was and one of another competition are the same 404", async () => {
    const other = await announce(service, admin);
    service.setClock(within(other, 'UPLOADING'));
    const elsewhere = (await upload(service, anna, other.id, 'colour-1', await smallPhoto(3))).body.id;
    service.setClock(within(competition, 'UPLOADING'));
    for (const [person, id] of [
      [bela, dawn],
      [anna, 999_999],
      [anna, elsewhere],
    ] as const) {
      const { status, body } = await move(person, id, 'colour-3');
      expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
    }
    expect(await slotsOf(anna)).toEqual({ 'colour-1': dawn, 'mono-2': dusk });
  });

  test.each(['colour-9', 'sepia-1'])('to %s, which the competition has not, is refused at its field', async (to) => {
    const { status, body } = await move(anna, dawn, to);
    expect([status, body.errors?.map(({ field, code }) => [field, code])]).toEqual([422, [['to', 'SLOT_UNKNOWN']]]);
    expect(await slotsOf(anna)).toEqual({ 'colour-1': dawn, 'mono-2': dusk });
  });

  test('is refused in every other phase, while paused, and to administrators', async () => {
    for (const phase of ['VOTING', 'AWARD'] as const) {
      service.setClock(within(competition, phase));
      expect((await move(anna, dawn, 'colour-2')).body.code).toBe('WRONG_PHASE');
    }
    service.setClock(within(competition, 'UPLOADING'));
    expect((await move({ ...anna, token: admin }, dawn, 'colour-2')).status).toBe(403);
    const status = `/api/admin/competition/status/${competition.id}/PAUSED`;
    expect((await service.ask('PUT', status, { token: admin, json: { version: competition.version } })).status).toBe(
      200,
    );
    expect((await move(anna, dawn, 'colour-2')).body.code).toBe('COMPETITION_PAUSED');
    expect(await slotsOf(anna)).toEqual({ 'colour-1': dawn, 'mono-2': dusk });
  });

  test('at the moment of an upload into that slot, and of moves across each other, one comes after the other', async () => {
    const [moved, uploaded] = await Promise.all([
      move(anna, dawn, 'colour-2'),
      upload(service, anna, competition.id, 'colour-2', await smallPhoto(4)),
    ]);
    expect(moved.status).toBe(200);
    expect([200, 201]).toContain(uploaded.status);
    const slots = await slotsOf(anna);
    const late = uploaded.body.id;
    // The upload came first and changed places, or it came second and replaced what it found.
    expect([
      { 'colour-1': late, 'colour-2': dawn, 'mono-2': dusk },
      { 'colour-2': late, 'mono-2': dusk },
    ]).toContainEqual(slots);

    const ids = Object.values(slots);
    const [one, two] = ids as [number, number];
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        move(anna, i % 2 ? one : two, ['colour-3', 'mono-4', 'mono-1'][i % 3] ?? ''),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(Object.values(await slotsOf(anna)).sort()).toEqual([...ids].sort());
  });
});
