import { readdirSync, statSync, existsSync } from 'node:fs';
import path from 'node:path';
import type { components } from '@photo-competition/schema/rest';
import { engine as shared, ownServer, type Engine } from '../testing/engines.ts';
import { announce, join, login, upload, within, type Person } from '../testing/people.ts';
import { jpegPhoto } from '../testing/photos/photographs.ts';
import { TestService, until } from '../testing/service.ts';
import type { CheckReport } from './check/check.ts';
import { contentOf, manifestOf } from './testing/backupContent.ts';
import { TestInstallation } from './testing/installation.ts';

type Schemas = components['schemas'];

/** Sessions that keep the sweep away. */
const holding = `pg_locks where locktype = 'advisory' and mode = 'ShareLock'
  and database = (select oid from pg_database where datname = current_database())`;

const places: [string, Engine, Engine][] = [
  ['on a server of its own', ownServer, shared],
  ['on a shared server', shared, ownServer],
];

describe.each(places)('a backup of the product running, %s', (_, engine, other) => {
  let source: TestInstallation;
  let target: TestInstallation;
  let service: TestService;
  beforeAll(async () => {
    source = await TestInstallation.make(engine);
    await source.prepare();
    target = await TestInstallation.make(other);
    service = await TestService.start(source.engine, { DATA_DIR: source.dataDir });
  });
  afterAll(async () => {
    await service.stop();
    await source.remove();
    await target.remove();
  });

  /** Starts votes and uploads that go on until they are ended. @returns how many were acknowledged so far */
  async function busyPeople() {
    const admin = await login(service, service.administrator.username, service.administrator.password);
    const [anna, bela] = [await join(service, 'anna'), await join(service, 'bela')];
    const voting = await announce(service, admin);
    service.setClock(within(voting, 'UPLOADING'));
    const photo = await jpegPhoto({ width: 300, height: 200, seed: 1 });
    const { body: image } = await upload(service, anna, voting.id, 'colour-1', photo);
    // At the same instant the first competition is in VOTING and the second in UPLOADING.
    const now = within(voting, 'VOTING');
    const dates = [-1, 1, 2, 3].map((hours) => new Date(now.getTime() + hours * 3_600_000).toISOString());
    const [competitionStart, votingStart, votingEnd, award] = dates as [string, string, string, string];
    const uploading = await announce(service, admin, { competitionStart, votingStart, votingEnd, award });
    service.setClock(now);
    let [acknowledged, ended] = [0, false];
    const go = async (work: (i: number) => Promise<number>) => {
      for (let i = 0; !ended; i++) {
        expect([200, 201]).toContain(await work(i));
        acknowledged += 1;
      }
    };
    const vote = (i: number) =>
      service.ask('POST', '/api/competition/vote', {
        token: bela.token,
        json: { imageId: image.id, point: 1 + (i % 5) },
      });
    const enter = async (i: number) => upload(service, bela, uploading.id, `colour-${1 + (i % 4)}`, photo);
    const work = Promise.all([go(async (i) => (await vote(i)).status), go(async (i) => (await enter(i)).status)]);
    const end = async () => {
      ended = true;
      await work;
    };
    return { anna, image, photo, acknowledged: () => acknowledged, end };
  }

  /** The restored product knows people, votes and photos. */
  async function expectAtWork(anna: Person, image: Schemas['Image'], photo: Buffer): Promise<void> {
    const restored = await TestService.start(target.engine, { DATA_DIR: target.dataDir });
    try {
      const token = await login(restored, 'anna', anna.password);
      const original = await restored.raw('GET', `/api/competition/image/${image.id}/original`, { token });
      expect(Buffer.from(await original.arrayBuffer()).equals(photo)).toBe(true);
      expect((await restored.ask('GET', `/api/competition/image/${image.id}/thumb`, { token })).status).toBe(200);
    } finally {
      await restored.stop();
    }
  }

  test('is one instant of it, whole to the last row and photo, while votes and uploads go on; and it comes to life again', async () => {
    const people = await busyPeople();
    await until('work to be going on', () => Promise.resolve(people.acknowledged() > 3));
    const before = people.acknowledged();
    const first = source.beside('first');
    const { code, stderr } = await source.run('backup', first);
    const during = people.acknowledged() - before;
    await people.end();
    expect([code, stderr.trim().split('\n').at(-1)]).toEqual([0, expect.stringContaining('It holds personal data')]);
    expect(during).toBeGreaterThan(0);
    const manifest = manifestOf(first);
    expect(manifest.blobs).toMatchObject({ missing: [], damaged: [] });
    expect(manifest.tables.find(({ name }) => name === 'ballot')?.rows).toBeGreaterThan(0);

    expect((await target.run('restore', first)).code).toBe(0);
    const checked = await target.run('check', '--json');
    expect(JSON.parse(checked.stdout) as CheckReport).toMatchObject({ sound: true, findings: [] });
    expect(checked.code).toBe(0);
    expect(contentOf(await target.backUp('second'))).toEqual(contentOf(first));
    await expectAtWork(people.anna, people.image, people.photo);
  }, 240_000);

  test('lies in files and folders of its owner alone', async () => {
    const backup = await source.backUp('modes');
    const entries = readdirSync(backup, { recursive: true, withFileTypes: true });
    expect(statSync(backup).mode & 0o777).toBe(0o700);
    for (const entry of entries) {
      const mode = statSync(path.join(entry.parentPath, entry.name)).mode & 0o777;
      expect([entry.name, mode]).toEqual([entry.name, entry.isDirectory() ? 0o700 : 0o600]);
    }
    expect(readdirSync(source.folder).filter((name) => name.includes('partial'))).toEqual([]);
  });

  test('can be checked while it runs', async () => {
    const { code, stdout } = await source.run('check', '--quick');
    expect([code, stdout]).toEqual([0, expect.stringContaining('The installation is sound: 0 errors, 0 warnings')]);
  });

  test('leaves nothing behind when it is killed: nothing that would keep the sweep away', async () => {
    const backup = source.beside('killed');
    const begun = () => existsSync(`${backup}.partial`);
    expect(await source.kill(source.start('backup', backup), begun)).toBe(true);
    await until('the service to tidy up', async () => {
      const [holders] = await service.query<{ n: number }>(`select count(*)::int as n from ${holding}`);
      return holders?.n === 0;
    });
    expect(existsSync(backup)).toBe(false);
  });

  test('is given up when the service, or the connection to the server, goes away meanwhile', async () => {
    const opened = await source.open();
    await expect(opened.confirm()).resolves.toBeUndefined();
    if (engine.name === 'embedded') {
      await service.end('SIGTERM');
    } else {
      await service.query(`select pg_terminate_backend(pid) from ${holding}`);
    }
    await expect(until('the loss', () => opened.confirm().then(() => false))).rejects.toThrow(
      'start the command again',
    );
    await opened.close();
  });
});
