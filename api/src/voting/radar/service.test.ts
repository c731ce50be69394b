/** Administrators see circles from AWARD on, names when they open one, which the audit log tells; nobody else sees anything. */
import type { components } from '@photo-competition/schema/rest';
import { randomUUID } from 'node:crypto';
import { inThread } from '../../platform/threads/inThread.ts';
import type { OddRequest } from '../../platform/threads/testing/oddThread.ts';
import { engine } from '../../testing/engines.ts';
import { announce, join, login, upload, within, type Person } from '../../testing/people.ts';
import { TestService, until } from '../../testing/service.ts';
import { smallPhoto } from '../../testing/world.ts';
import { failureOf } from './computation.ts';
import { findCircles } from './radar.ts';
import { worldOf } from './testing/world.ts';

type Schemas = components['schemas'];

const size = { voters: 200, images: 100, ring: 12 };
/** The response before the first result. */
const nothing = { computedAt: null, people: 0, votes: 0, circles: [] };
const world = worldOf(1, { wish: 'trade' }, size);

describe('the radar of a competition', () => {
  let service: TestService;
  let admin: string;
  let competition: Schemas['AdminCompetition'];
  let anna: Person;
  let bela: Person;
  const keys = Array.from({ length: size.voters }, () => randomUUID() as string);

  const address = (rest = '') => `/api/admin/competition/${competition.id}/radar${rest}`;
  const ask = <Body>(method: string, rest = '', token = admin) => service.ask<Body>(method, address(rest), { token });
  const read = async () => (await ask<Schemas['Radar']>('GET')).body;
  const ready = async (): Promise<Schemas['Radar']> => {
    await until('the radar to have looked', async () => (await read()).state === 'READY');
    return read();
  };
  const opened = () =>
    service.query<{ actor: string; after: unknown }>(
      `select actor, after from audit_log where action = 'competition.radar-opened' order by id`,
    );

  /** Copies one photo for every image of the simulated competition, and writes its votes. */
  async function simulate(photo: number): Promise<void> {
    const author = [...world.author].map((v, i) => (i < size.ring ? keys[v] : randomUUID()));
    await service.query(`insert into image (competition_id, voter_key, type_code, slot, title, description, moderation,
        original_key, original_content_type, original_format, original_bytes, sha256, width, height, thumbhash,
        perceptual_hash, version, derivatives, created_at, updated_at)
      select competition_id, person::uuid, type_code, slot, 'Photo ' || n, '', 'APPROVED',
        replace(original_key, '.', '-' || n || '.'), original_content_type, original_format, original_bytes,
        md5(n::text), width, height, thumbhash, perceptual_hash, md5(n || 'v'), derivatives, created_at, updated_at
      from image, unnest('{${author.join(',')}}'::text[]) with ordinality as entered (person, n) where id = ${photo}
      order by n`);
    await service.query(`delete from image where id = ${photo}`);
    const list = (values: ArrayLike<unknown>) => `'{${Array.from(values).join(',')}}'`;
    await service.query(`insert into vote (image_id, voter_key, point, updated_at, number)
      select image_id, person::uuid, point, now(), new_ballot_number()
      from unnest(${list(world.image)}::int[], ${list(Array.from(world.voter, (v) => keys[v]))}::text[],
        ${list(world.point)}::int[]) as given (i, person, point)
      join (select id as image_id, row_number() over (order by id) - 1 as i from image
        where competition_id = ${competition.id}) numbered using (i)`);
    await service.query(`insert into ballot (image_id, voter_key, point, cast_at, competition_id, number, commitment)
      select image_id, vote.voter_key, point, vote.updated_at, competition_id, number, sha256(number)
      from vote join image on image.id = image_id`);
    await service.query(`insert into image_tally (image_id, competition_id, vote_count, by_point)
      select id, competition_id, (select count(*) from vote where image_id = image.id),
        array(select (select count(*)::int from vote where image_id = image.id and point = p) from generate_series(0, 5) p)
      from image on conflict (image_id) do update set vote_count = excluded.vote_count, by_point = excluded.by_point`);
  }

  beforeAll(async () => {
    service = await TestService.start(engine);
    admin = await login(service, service.administrator.username, service.administrator.password);
    [anna, bela] = [await join(service, 'anna'), await join(service, 'bela')];
    for (const [v, name] of ['anna', 'bela'].entries()) {
      const [row] = await service.query<{ voter_key: string }>(
        `select voter_key from account where username = '${name}'`,
      );
      keys[v] = row?.voter_key ?? '';
    }
    competition = await announce(service, admin);
    service.setClock(within(competition, 'UPLOADING'));
    const { body } = await upload(
      service,
      await join(service, 'cili'),
      competition.id,
      'colour-1',
      await smallPhoto(1),
    );
    await simulate(body.id);
  }, 150_000);
  afterAll(() => service.stop());

  test('is refused until administrators may see scores, at every boundary too', async () => {
    const { votingStart, votingEnd } = competition;
    for (const at of [within(competition, 'VOTING'), new Date(votingStart), new Date(votingEnd)]) {
      service.setClock(at);
      for (const [method, rest] of [
        ['GET', ''],
        ['POST', '/A/open'],
      ] as const)
        expect(await ask(method, rest)).toMatchObject({ status: 409, body: { code: 'WRONG_PHASE' } });
    }
    expect(await service.query('select 1 from radar_result')).toEqual([]);
  });

  test('says once that it could not look, and looks again when it is asked again', async () => {
    service.setClock(within(competition, 'AWARD'));
    await service.query('alter table radar_result add constraint full_disk check (false) not valid');
    expect((await read()).state).toBe('PENDING');
    const told = await until('the radar to fail', async () => {
      const radar = await read();
      return radar.state === 'PENDING' ? undefined : radar;
    });
    expect(told).toEqual({ state: 'FAILED', failure: 'UNEXPECTED', ...nothing });
    expect((await read()).state).toBe('PENDING');
    await until('the radar to fail again', async () => (await read()).state === 'FAILED');
    await service.query('alter table radar_result drop constraint full_disk');
    expect((await read()).state).toBe('PENDING');
    expect((await ready()).failure).toBeNull();
    await service.query('delete from radar_result');
  });

  test('tells that memory was too small as what it is', async () => {
    const thread = new URL('../../platform/threads/testing/oddThread.ts', import.meta.url);
    const error = await inThread(thread, 'fillMemory' satisfies OddRequest, { heapMb: 32 }).catch(
      (reason: unknown) => reason,
    );
    expect(failureOf(error)).toBe('OUT_OF_MEMORY');
    expect(failureOf(new Error('other'))).toBe('UNEXPECTED');
    expect(failureOf(null)).toBe('UNEXPECTED');
  });

  test('finds in a thread what the detector finds, and tells no name', async () => {
    service.setClock(within(competition, 'AWARD'));
    expect(await read()).toEqual({ state: 'PENDING', failure: null, ...nothing });
    const radar = await ready();
    const [wanted] = findCircles(world);
    const [circle, ...more] = radar.circles;
    expect(more).toEqual([]);
    expect(radar).toMatchObject({ people: size.voters, votes: world.point.length });
    expect(circle).toMatchObject({ name: 'A', size: wanted?.members.length });
    expect(circle?.common).toBeCloseTo(wanted?.common ?? 0, 1);
    expect(circle?.images[0]).toMatchObject({ direction: 'HIGHER', type: 'colour' });
    expect(circle?.ownImages).toBeGreaterThan(0);
    const text = JSON.stringify(radar);
    for (const secret of [...keys.slice(0, size.ring), 'anna', 'bela']) expect(text).not.toContain(secret);
  });

  test('tells the ranks with and without the circle: what it has pushed falls', async () => {
    const [circle] = (await ready()).circles;
    const pushed = new Set(
      circle?.images.filter(({ direction }) => direction === 'HIGHER').map(({ imageId }) => imageId),
    );
    const effect = circle?.effect.filter(({ imageId }) => pushed.has(imageId)) ?? [];
    expect(effect).toHaveLength(pushed.size);
    const places = effect.map(({ rankBefore, rankAfter }) => (rankAfter ?? 0) - (rankBefore ?? 0));
    expect(places.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(pushed.size);
    // Nothing is done to the votes themselves.
    const [left] = await service.query<{ votes: number }>(`select count(*)::int as votes from vote`);
    expect(left?.votes).toBe(world.point.length);
  });

  test('names are told to an administrator who opens a circle, and each time the audit log tells that', async () => {
    expect(await opened()).toEqual([]);
    const { status, body } = await ask<Schemas['RadarPeople']>('POST', '/A/open');
    const [circle] = (await ready()).circles;
    expect(status).toBe(200);
    expect(body.people.map(({ id, username }) => [id, username])).toEqual([
      [anna.id, 'anna'],
      [bela.id, 'bela'],
    ]);
    expect(body.gone).toBe((circle?.size ?? 0) - 2);
    const told = { circle: 'A', people: circle?.size };
    expect(await opened()).toMatchObject([{ actor: service.administrator.username, after: told }]);
    expect(await ask('POST', '/B/open')).toMatchObject({ status: 404 });
    expect(await opened()).toHaveLength(1);
  });

  test('the ballots of a circle on an image can be excluded; they stay evidence, and weigh nothing', async () => {
    const radar = await ready();
    const [circle] = radar.circles;
    const pushed = circle?.images.find(({ direction }) => direction === 'HIGHER') as Schemas['RadarImage'];
    const rankOf = (told: Schemas['Radar']) =>
      told.circles[0]?.effect.find(({ imageId }) => imageId === pushed.imageId)?.rankBefore;
    const exclude = (computedAt: string | null) =>
      service.ask<Schemas['BallotExclusion']>('POST', `/api/admin/competition/${competition.id}/exclusions`, {
        token: admin,
        json: {
          imageId: pushed.imageId,
          circle: { name: 'A', computedAt },
          reason: 'RING',
          note: 'A circle.',
          aloneNote: 'Nobody else is here.',
        },
      });
    expect(await exclude(new Date(0).toISOString())).toMatchObject({ status: 409, body: { code: 'RADAR_CHANGED' } });
    const { status, body } = await exclude(radar.computedAt);
    expect({ status, body }).toMatchObject({ status: 201, body: { ballots: pushed.judged, state: 'EFFECTIVE' } });
    expect((await read()).state).toBe('PENDING');
    const after = await ready();
    expect(after.votes).toBe(radar.votes);
    expect(after.circles[0]?.images).toEqual(circle?.images);
    expect(rankOf(after)).toBeGreaterThan(rankOf(radar) ?? 0);
    expect(await exclude(after.computedAt)).toMatchObject({ status: 409, body: { code: 'ALREADY_EXCLUDED' } });
  });

  test('is for administrators only', async () => {
    for (const [method, rest] of [
      ['GET', ''],
      ['POST', '/A/open'],
    ] as const) {
      expect(await ask(method, rest, anna.token)).toMatchObject({ status: 403 });
      expect(await service.ask(method, address(rest))).toMatchObject({ status: 401 });
    }
  });

  test('looks again when an image is moderated: votes that no longer count are no evidence', async () => {
    const [circle] = (await ready()).circles;
    const gone = circle?.images[0]?.imageId as number;
    await service.query(`update image set moderation = 'DISQUALIFIED' where id = ${gone}`);
    await service.query(`update competition set results_revision = results_revision + 1 where id = ${competition.id}`);
    expect((await read()).state).toBe('PENDING');
    const after = await ready();
    expect(after.votes).toBeLessThan(world.point.length);
    expect(JSON.stringify(after)).not.toContain(`"imageId":${gone},`);
  });
});
