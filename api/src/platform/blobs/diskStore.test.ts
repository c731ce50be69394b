import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { blobStoreContract, keysOf } from '../../testing/blobStoreContract.ts';
import { BlobStoreRefused, newBlobKey } from './blobStore.ts';
import { diskStore } from './diskStore.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'photo-competition-blobs-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the disk store', () => blobStoreContract(() => Promise.resolve(diskStore(path.join(folder, 'blobs')))));

test('nothing half-written stands under a key', async () => {
  const key = newBlobKey('txt');
  await diskStore(folder).put(key, Buffer.from('whole'));
  expect(readdirSync(path.join(folder, key.slice(0, 2)))).toEqual([key.slice(3)]);
});

test('photos can be read by the service alone', async () => {
  const key = newBlobKey('txt');
  const store = diskStore(path.join(folder, 'blobs'));
  await store.put(key, Buffer.from('private'));
  const modes = ['blobs', `blobs/${key.slice(0, 2)}`, `blobs/${key}`].map(
    (name) => statSync(path.join(folder, name)).mode & 0o777,
  );
  expect(modes).toEqual([0o700, 0o700, 0o600]);
});

test('another file in the folder is no blob', async () => {
  const store = diskStore(folder);
  const key = newBlobKey('txt');
  await store.put(key, Buffer.from('x'));
  writeFileSync(path.join(folder, `${key}.part`), 'half');
  writeFileSync(path.join(folder, 'readme.txt'), 'x');
  mkdirSync(path.join(folder, 'lost+found'), { mode: 0 });
  expect(await keysOf(store)).toEqual([key]);
});

test('a half-written blob goes with its key', async () => {
  const key = newBlobKey('txt');
  mkdirSync(path.join(folder, key.slice(0, 2)));
  writeFileSync(path.join(folder, `${key}.part`), 'half');
  await diskStore(folder).remove(key);
  expect(readdirSync(path.join(folder, key.slice(0, 2)))).toEqual([]);
});

test('a folder that cannot be made is named', () => {
  expect(() => diskStore('/dev/null/blobs')).toThrow(BlobStoreRefused);
  expect(() => diskStore('/dev/null/blobs')).toThrow('/dev/null/blobs (BLOB_DIR)');
});
