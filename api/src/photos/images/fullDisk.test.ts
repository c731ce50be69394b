/** Disks that are full: the database's, the photos', and the one on which uploads wait. */
import type { components } from '@photo-competition/schema/rest';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { engine } from '../../testing/engines.ts';
import { announce, join, login, registration, upload, type Person } from '../../testing/people.ts';
import { jpegPhoto } from '../../testing/photos/photographs.ts';
import { TestService } from '../../testing/service.ts';

type Schemas = components['schemas'];

/** Lets writes of a folder fail half-way while a file is there, as a full disk does. */
const fullWhile = (flag: string, folder: string): Record<string, string> => {
  const program = `import fs from 'node:fs';
    import files from 'node:fs/promises';
    import { syncBuiltinESMExports } from 'node:module';
    const isFull = (file) => String(file).startsWith('${folder}') && fs.existsSync('${flag}');
    const full = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    const { open, copyFile } = files;
    const { createWriteStream } = fs;
    files.open = async (file, flags, mode) => {
      const handle = await open(file, flags, mode);
      if (flags === 'w' && isFull(file))
        handle.writeFile = async (content) => { await handle.write(content, 0, 100); throw full(); };
      return handle;
    };
    files.copyFile = async (from, to, ...more) => {
      if (!isFull(to)) return copyFile(from, to, ...more);
      fs.writeFileSync(to, 'half');
      throw full();
    };
    fs.createWriteStream = (file, options) => {
      const stream = createWriteStream(file, options);
      if (isFull(file)) stream._write = stream._writev = (...all) => all.at(-1)(full());
      return stream;
    };
    syncBuiltinESMExports();`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(program)}` };
};

const flags = mkdtempSync(path.join(tmpdir(), 'photo-competition-full-'));
const photos = path.join(flags, 'photos');
const flag = path.join(flags, 'full');
afterAll(() => rmSync(flags, { recursive: true }));
afterEach(() => rmSync(flag, { force: true }));

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map(({ name }) => name)
    .sort();

/** A service whose folder fails while the flag is there, with a person who may enter photos. */
async function begin(folder: string, settings: Record<string, string> = {}) {
  const service = await TestService.start(engine, { ...fullWhile(flag, folder), ...settings });
  const admin = await login(service, service.administrator.username, service.administrator.password);
  const anna = await join(service, 'anna');
  return { service, anna, competition: await announce(service, admin) };
}

async function refused(service: TestService, anna: Person, competition: number, photo: Buffer): Promise<void> {
  const { status, body, headers } = await upload<Schemas['Problem']>(service, anna, competition, 'colour-1', photo);
  expect({ status, body }).toMatchObject({
    status: 503,
    body: { code: 'OVERLOADED', detail: 'The service is busy at the moment. Please try again in a minute.' },
  });
  expect(headers.get('retry-after')).toBe('60');
}

const entry = (service: TestService, { token }: Person, competition: number) =>
  service.ask<Schemas['Image']>('GET', `/api/competition/user-image/${competition}/colour-1`, { token });

test('a new photo on a full disk is refused with when to come again, leaves nothing, and is taken once there is room', async () => {
  const { service, anna, competition } = await begin(photos, { BLOB_DIR: photos });
  const [photo, other] = [await jpegPhoto({ seed: 1 }), await jpegPhoto({ seed: 2 })];
  try {
    writeFileSync(flag, '');
    await refused(service, anna, competition.id, photo);
    expect(filesIn(photos)).toEqual([]);
    expect(filesIn(path.join(service.dataDir, 'uploads'))).toEqual([]);
    expect((await entry(service, anna, competition.id)).status).toBe(404);
    expect((await service.raw('GET', '/readyz')).status).toBe(200);
    expect(service.output).toContain('ENOSPC');

    rmSync(flag);
    expect((await upload(service, anna, competition.id, 'colour-1', photo)).status).toBe(201);
    const [before, stored] = [await entry(service, anna, competition.id), filesIn(photos)];

    writeFileSync(flag, '');
    await refused(service, anna, competition.id, other);
    expect(filesIn(photos)).toEqual(stored);
    expect((await entry(service, anna, competition.id)).body).toEqual(before.body);
  } finally {
    await service.stop();
  }
});

test('an upload for which the data folder has no room is refused the same way', async () => {
  const { service, anna, competition } = await begin(tmpdir(), { BLOB_DIR: path.join(flags, 'blobs') });
  try {
    const photo = await jpegPhoto({ seed: 1 });
    writeFileSync(flag, '');
    await refused(service, anna, competition.id, photo);
    expect(filesIn(path.join(service.dataDir, 'uploads'))).toEqual([]);
    rmSync(flag);
    expect((await upload(service, anna, competition.id, 'colour-1', photo)).status).toBe(201);
  } finally {
    await service.stop();
  }
});

test.each([
  ['53100', 'could not extend file: No space left on device'],
  ['53200', 'out of memory'],
])('a database that says %s is refused with when to come again, and nothing is half there', async (code, sentence) => {
  const { service } = await begin(photos, { BLOB_DIR: path.join(flags, 'other') });
  const register = () =>
    service.ask<Schemas['Problem']>('POST', '/api/authentication/registration', {
      json: registration('newcomer'),
    });
  const accounts = () => service.query<{ n: string }>('select count(*) as n from account');
  try {
    const before = await accounts();
    await service.query(`create function full_disk() returns trigger language plpgsql as
      $$ begin raise exception '${sentence}' using errcode = '${code}'; end $$`);
    await service.query('create trigger full_disk before insert on mail execute function full_disk()');
    const { status, body, headers } = await register();
    expect({ status, body }).toMatchObject({ status: 503, body: { code: 'OVERLOADED' } });
    expect(body.detail).toMatch(/\.$/);
    expect(headers.get('retry-after')).toBe('5');
    expect(await accounts()).toEqual(before);
    await service.query('drop trigger full_disk on mail');
    expect((await register()).status).toBeLessThan(300);
  } finally {
    await service.stop();
  }
});
