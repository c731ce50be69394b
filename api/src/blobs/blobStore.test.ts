import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { diskStore, newBlobKey, type BlobStore } from './blobStore.ts';

let folder: string;
let store: BlobStore;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'photo-competition-blobs-'));
  store = diskStore(path.join(folder, 'blobs'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('bytes and files are stored, read whole and in part, and removed', async () => {
  const [first, second] = [newBlobKey('txt'), newBlobKey('txt')];
  await store.put(first, Buffer.from('0123456789'));
  const file = path.join(folder, 'upload');
  writeFileSync(file, 'from a file');
  await store.put(second, { file });
  expect(await text(store.read(first))).toBe('0123456789');
  expect(await text(store.read(first, { start: 2, end: 4 }))).toBe('234');
  expect(await text(store.read(second))).toBe('from a file');
  expect(await store.size(first)).toBe(10);
  await store.remove(first);
  await store.remove(first);
  expect(await store.size(first)).toBeNull();
});

test('nothing half-written stands under a key', async () => {
  const key = newBlobKey('txt');
  await store.put(key, Buffer.from('whole'));
  expect(readdirSync(path.join(folder, 'blobs', key.slice(0, 2)))).toEqual([key.slice(3)]);
});

test('a key cannot lead out of the folder', async () => {
  await expect(store.put('../outside', Buffer.from('x'))).rejects.toThrow('leads out');
  expect(() => store.read('../../etc/passwd')).toThrow('leads out');
});
