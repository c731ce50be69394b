/**
 * Uploads whose last byte came before votingStart and whose photos wait for their turn until after it (docs/product.md §2). They are
 * held there: the process that works on photos stands still until the test lets it go on.
 */
import type { components } from '@photo-competition/schema/rest';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { engine, type Engine } from '../../testing/engines.ts';
import { announce, datesFrom, join, login, upload, type Person } from '../../testing/people.ts';
import { TestService, until } from '../../testing/service.ts';
import { smallPhoto } from '../../testing/world.ts';

type Schemas = components['schemas'];

const second = 1000;
/** The competitions of these tests begin in an order of their own, so that none is under way when another one is. */
let days = 0;

/** A service with the actions of these tests. */
class Stage {
  competition!: Schemas['AdminCompetition'];
  image!: Schemas['Image'];
  readonly service: TestService;
  readonly admin: string;
  readonly people: { anna: Person; bela: Person };
  readonly #photo: Buffer;
  readonly #setClock: (instant: Date) => void;
  readonly #held = new Set<number>();

  constructor(
    service: TestService,
    { admin, people: both }: Awaited<ReturnType<typeof people>>,
    photo: Buffer,
    setClock: (instant: Date) => void,
  ) {
    this.service = service;
    this.admin = admin;
    this.people = both;
    this.#photo = photo;
    this.#setClock = setClock;
  }

  /** A competition with one photo of Anna, a second before its votingStart. */
  async prepare(): Promise<void> {
    const start = new Date(Date.now() + (days += 1) * 86_400_000);
    this.#setClock(new Date(start.getTime() + second));
    this.competition = await announce(this.service, this.admin, datesFrom(start));
    this.image = (await this.enter('colour-1')).body as Schemas['Image'];
    this.at(-second);
  }

  /** Sets the clock. @param ms from votingStart on */
  at(ms: number): void {
    this.#setClock(new Date(new Date(this.competition.votingStart).getTime() + ms));
  }

  enter(slot: string, title = 'A photo') {
    return upload<Schemas['Image'] & Schemas['Problem']>(
      this.service,
      this.people.anna,
      this.competition.id,
      slot,
      this.#photo,
      { title },
    );
  }

  vote(service = this.service) {
    const json = { imageId: this.image.id, point: 3 };
    return service.ask<Schemas['Problem']>('POST', '/api/competition/vote', { token: this.people.bela.token, json });
  }

  /** Keeps the service from working on photos. */
  hold(): void {
    for (const id of this.service.children) {
      process.kill(id, 'SIGSTOP');
      this.#held.add(id);
    }
    if (!this.#held.size) throw new Error('No process works on photos');
  }

  goOn(): void {
    for (const id of this.#held) process.kill(id, 'SIGCONT');
    this.#held.clear();
  }

  killHeld(): void {
    for (const id of this.#held) process.kill(id, 'SIGKILL');
    this.#held.clear();
  }

  /** Waits until so many uploads have come whole. */
  arrived(uploads: number) {
    const { id } = this.competition;
    return until('the uploads to arrive', async () => {
      const rows = await this.service.query(
        `select id from pending_upload where competition_id = ${id} and arrived_at is not null`,
      );
      return rows.length === uploads;
    });
  }

  async ids(from: 'image' | 'count_image'): Promise<number[]> {
    const name = from === 'image' ? 'id' : 'image_id';
    const rows = await this.service.query<{ id: number }>(
      `select ${name} as id from ${from} where competition_id = ${this.competition.id} order by 1`,
    );
    return rows.map(({ id }) => id);
  }

  pending() {
    return this.service.query(`select id from pending_upload where competition_id = ${this.competition.id}`);
  }
}

async function people(service: TestService) {
  const admin = await login(service, service.administrator.username, service.administrator.password);
  return { admin, people: { anna: await join(service, 'anna'), bela: await join(service, 'bela') } };
}

describe('photos that came in time', () => {
  let stage: Stage;
  beforeAll(async () => {
    const service = await TestService.start(engine, { TOKEN_HOURS: '720' });
    stage = new Stage(service, await people(service), await smallPhoto(1), (instant) => service.setClock(instant));
  }, 150_000);
  afterAll(() => stage.service.stop());
  beforeEach(() => stage.prepare());
  afterEach(() => stage.goOn());

  test('count although they are stored after votingStart, and voting begins with them', async () => {
    stage.hold();
    const late = stage.enter('colour-2', 'Late');
    await stage.arrived(1);
    stage.at(30 * second);
    const early = await stage.vote();
    expect([early.status, early.body.code, early.headers.get('retry-after')]).toEqual([409, 'VOTING_OPENS_SOON', '5']);
    expect(await stage.ids('count_image')).toEqual([]);
    stage.goOn();
    const stored = await late;
    expect(stored.status).toBe(201);
    expect(stored.body.createdAt).toBe(
      new Date(new Date(stage.competition.votingStart).getTime() - second).toISOString(),
    );
    expect((await stage.vote()).status).toBe(200);
    expect(await stage.ids('count_image')).toEqual([stage.image.id, stored.body.id].sort((a, b) => a - b));
    expect(await stage.pending()).toEqual([]);
    const path = `/api/competition/paged/${stage.competition.id}?size=10`;
    const { body } = await stage.service.ask<Schemas['ImagePage']>('GET', path, { token: stage.people.bela.token });
    expect(body.content.map(({ id }) => id)).toEqual([stage.image.id, stored.body.id]);
  });

  test('take the place of an entry in the same way', async () => {
    stage.hold();
    const replaced = stage.enter('colour-1', 'Replaced');
    await stage.arrived(1);
    stage.at(second);
    stage.goOn();
    const { status, body } = await replaced;
    expect(status).toBe(200);
    expect(await stage.ids('image')).toEqual([body.id]);
  });

  test.each([
    [-1, 201],
    [0, 409],
    [1, 409],
  ])('an upload whose last byte comes %i ms after votingStart: %i', async (ms, status) => {
    stage.at(ms);
    const answer = await stage.enter('colour-2');
    expect([answer.status, answer.body.code]).toEqual([status, status === 409 ? 'WRONG_PHASE' : undefined]);
    expect(await stage.pending()).toEqual([]);
  });

  test('are waited for two minutes and no longer; whoever is too late is told why', async () => {
    stage.hold();
    const late = stage.enter('colour-2', 'Too long');
    await stage.arrived(1);
    stage.at(120 * second - 1);
    expect((await stage.vote()).body.code).toBe('VOTING_OPENS_SOON');
    stage.at(120 * second);
    expect((await stage.vote()).status).toBe(200);
    stage.goOn();
    const { status, body } = await late;
    expect([status, body.code]).toEqual([409, 'WRONG_PHASE']);
    expect(body.detail).toMatch(/arrived in time.*two minutes/);
    expect(await stage.ids('image')).toEqual([stage.image.id]);
  });

  test('are refused once two minutes are over although nobody has voted', async () => {
    stage.hold();
    const late = stage.enter('colour-2');
    await stage.arrived(1);
    stage.at(120 * second);
    stage.goOn();
    expect((await late).status).toBe(409);
    expect(await stage.pending()).toEqual([]);
  });

  test('are given up when they cannot be read, and voting begins', async () => {
    stage.hold();
    const { anna } = stage.people;
    const late = upload<Schemas['Problem']>(stage.service, anna, stage.competition.id, 'colour-2', Buffer.from('none'));
    const another = stage.enter('colour-3');
    await stage.arrived(2);
    stage.at(second);
    stage.goOn();
    expect((await late).body.code).toBe('UNSUPPORTED_FORMAT');
    expect((await another).status).toBe(201);
    expect((await stage.vote()).status).toBe(200);
  });

  test('are refused while the competition is paused, and hold back nobody when it goes on', async () => {
    stage.hold();
    const late = stage.enter('colour-2');
    await stage.arrived(1);
    stage.at(second);
    const move = (status: string) =>
      stage.service.ask('PUT', `/api/admin/competition/status/${stage.competition.id}/${status}`, {
        token: stage.admin,
      });
    expect((await move('PAUSED')).status).toBe(200);
    expect((await stage.vote()).body.code).toBe('COMPETITION_PAUSED');
    stage.goOn();
    expect((await late).body.code).toBe('COMPETITION_PAUSED');
    await move('PUBLISHED');
    expect((await stage.vote()).status).toBe(200);
    expect(await stage.ids('count_image')).toEqual([stage.image.id]);
  });

  test('go by the dates as they are moved', async () => {
    stage.at(-600 * second);
    stage.hold();
    const late = stage.enter('colour-2');
    await stage.arrived(1);
    const votingStart = new Date(new Date(stage.competition.votingStart).getTime() - 300 * second).toISOString();
    const { id, version } = stage.competition;
    const moved = await stage.service.ask<Schemas['AdminCompetition']>('PUT', `/api/admin/competition/${id}`, {
      token: stage.admin,
      json: { version, votingStart },
    });
    expect(moved.status).toBe(200);
    stage.competition = moved.body;
    stage.at(second);
    expect((await stage.vote()).body.code).toBe('VOTING_OPENS_SOON');
    stage.goOn();
    expect((await late).status).toBe(201);
    expect((await stage.vote()).status).toBe(200);
    expect(await stage.ids('count_image')).toHaveLength(2);
  });

  test('of a process that was killed hold back voting for two minutes at most', async () => {
    stage.hold();
    const late = stage.enter('colour-2').catch((error: unknown) => error);
    await stage.arrived(1);
    stage.at(second);
    await stage.service.end('SIGKILL');
    stage.killHeld();
    await late;
    await stage.service.launch();
    expect((await stage.vote()).body.code).toBe('VOTING_OPENS_SOON');
    stage.at(120 * second);
    expect((await stage.vote()).status).toBe(200);
    expect(await stage.ids('count_image')).toEqual([stage.image.id]);
    expect(await stage.pending()).toEqual([]);
  });

  test('of a process that was killed long before votingStart hold back nobody', async () => {
    const { id, votingStart } = stage.competition;
    await stage.service.query(`insert into pending_upload (competition_id, began_at, arrived_at)
      select ${id}, began, began from (select '${votingStart}'::timestamptz - interval '31 minutes') b (began)`);
    stage.at(second);
    expect((await stage.vote()).status).toBe(200);
  });

  test('may still be on their way at votingStart: what is known ten seconds later is not waited for', async () => {
    const { id, votingStart } = stage.competition;
    await stage.service.query(
      `insert into pending_upload (competition_id, began_at) values (${id}, '${votingStart}'::timestamptz - interval '1 minute')`,
    );
    stage.at(10 * second - 1);
    expect((await stage.vote()).body.code).toBe('VOTING_OPENS_SOON');
    stage.at(10 * second);
    expect((await stage.vote()).status).toBe(200);
  });

  test('keep the mail that says that voting has begun from going out', async () => {
    const { id } = stage.competition;
    const { admin: token, service } = stage;
    const audience = { newsletter: null, group: 'WITHOUT_ENTRIES', locale: 'en' };
    const content = { template: 'voting-open', competitionId: id, audience };
    const send = () =>
      service.ask<Schemas['Email'] & Schemas['Problem']>('POST', '/api/admin/email/createAndSend', {
        token,
        json: content,
      });
    stage.hold();
    const late = stage.enter('colour-2');
    await stage.arrived(1);
    stage.at(second);
    expect((await send()).body).toMatchObject({ code: 'VOTING_OPENS_SOON' });
    stage.goOn();
    expect((await late).status).toBe(201);
    expect((await send()).body).toMatchObject({ state: 'RUNNING' });
  });

  test('and votes at the same time: each photo that is taken is in the log, and no other', async () => {
    for (let round = 0; round < 4; round++) {
      if (round) await stage.prepare();
      stage.hold();
      const slots = ['colour-2', 'colour-3', 'colour-4', 'mono-1'];
      const late = slots.map((slot) => stage.enter(slot));
      await stage.arrived(slots.length);
      stage.at(round % 2 ? second : 120 * second - 1);
      const voting = until('the first vote', async () => (await stage.vote()).status === 200);
      stage.goOn();
      // In half of the rounds time is over in the middle of the work.
      if (round % 2 === 0) {
        await Promise.race(late);
        stage.at(120 * second);
      }
      const answers = await Promise.all(late);
      await voting;
      const taken = answers.flatMap(({ status, body }) => (status === 201 ? [body.id] : []));
      expect(answers.filter(({ status }) => status !== 201).every(({ body }) => body.code === 'WRONG_PHASE')).toBe(
        true,
      );
      expect(await stage.ids('count_image')).toEqual([stage.image.id, ...taken].sort((a, b) => a - b));
      expect(await stage.ids('image')).toEqual(await stage.ids('count_image'));
    }
  });
});

describe('photos that came in time to another instance', () => {
  test('are waited for by all', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'photo-competition-late-'));
    const database = await engine.create('migrated');
    const clock = path.join(folder, 'clock');
    const shared: Engine = {
      ...engine,
      create: () => Promise.resolve({ ...database, drop: () => Promise.resolve() }),
    };
    const settings = { BLOB_DIR: path.join(folder, 'blobs'), CLOCK_FILE: clock, TOKEN_HOURS: '720' };
    const services: TestService[] = [];
    try {
      for (let n = 0; n < 2; n++) services.push(await TestService.start(shared, settings));
      const [one, other] = services as [TestService, TestService];
      const setClock = (instant: Date) => writeFileSync(clock, instant.toISOString());
      const stage = new Stage(one, await people(one), await smallPhoto(1), setClock);
      await stage.prepare();
      stage.hold();
      const late = stage.enter('colour-2');
      await stage.arrived(1);
      stage.at(second);
      expect((await stage.vote(other)).body.code).toBe('VOTING_OPENS_SOON');
      stage.goOn();
      expect((await late).status).toBe(201);
      expect((await stage.vote(other)).status).toBe(200);
      expect(await stage.ids('count_image')).toHaveLength(2);
    } finally {
      for (const service of services) await service.stop();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
