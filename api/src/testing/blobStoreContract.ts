import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { newBlobKey, type BlobStore } from '../platform/blobs/blobStore.ts';

const sha256 = async (stream: Readable): Promise<string> => {
  const hash = createHash('sha256');
  for await (const chunk of stream as AsyncIterable<Buffer>) hash.update(chunk);
  return hash.digest('hex');
};

/** Every key of a store, in order. */
export async function keysOf(store: BlobStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of store.list()) keys.push(key);
  return keys.toSorted();
}

/** The contract of every blob store, as tests. @param open gives an empty store */
export function blobStoreContract(open: () => Promise<BlobStore>): void {
  let store: BlobStore;
  let folder: string;
  beforeEach(async () => {
    store = await open();
    folder = mkdtempSync(path.join(tmpdir(), 'photo-competition-blobs-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const fileWith = (content: Uint8Array | string): string => {
    const file = path.join(folder, 'upload');
    writeFileSync(file, content);
    return file;
  };

  test('bytes and files are stored, read whole and in part, and removed', async () => {
    const [first, second] = [newBlobKey('txt'), newBlobKey('original.txt')];
    await store.put(first, Buffer.from('0123456789'));
    await store.put(second, { file: fileWith('from a file') });
    expect(await text(store.read(first))).toBe('0123456789');
    expect(await text(store.read(first, { start: 2, end: 4 }))).toBe('234');
    expect(await text(store.read(second))).toBe('from a file');
    expect([await store.size(first), await store.size(second)]).toEqual([10, 11]);
    await store.remove(first);
    expect(await store.size(first)).toBeNull();
    expect(await store.size(second)).toBe(11);
  });

  test('a missing blob has no size, cannot be read, and is removed without a word', async () => {
    const key = newBlobKey('txt');
    expect(await store.size(key)).toBeNull();
    await expect(text(store.read(key))).rejects.toThrow();
    await store.remove(key);
  });

  test('an empty blob is a blob', async () => {
    const key = newBlobKey('txt');
    await store.put(key, Buffer.alloc(0));
    expect(await store.size(key)).toBe(0);
    expect(await text(store.read(key))).toBe('');
  });

  test('a large file comes back as it was, also to several readers at once', async () => {
    const content = randomBytes(12 * 1024 * 1024);
    const key = newBlobKey('bin');
    await store.put(key, { file: fileWith(content) });
    const hashes = await Promise.all([1, 2, 3].map(() => sha256(store.read(key))));
    expect(new Set(hashes)).toEqual(new Set([createHash('sha256').update(content).digest('hex')]));
  });

  test('a reader may go in the middle', async () => {
    const key = newBlobKey('bin');
    await store.put(key, randomBytes(4 * 1024 * 1024));
    const reader = store.read(key);
    await once(reader, 'readable');
    const closed = once(reader, 'close');
    reader.destroy();
    await closed;
    expect(await store.size(key)).toBe(4 * 1024 * 1024);
  });

  test('the same may be put again, as after an interruption', async () => {
    const key = newBlobKey('txt');
    await store.put(key, Buffer.from('whole'));
    await store.put(key, Buffer.from('whole'));
    expect(await text(store.read(key))).toBe('whole');
    expect(await keysOf(store)).toEqual([key]);
  });

  test('a file that cannot be read leaves nothing under the key', async () => {
    const key = newBlobKey('txt');
    await expect(store.put(key, { file: path.join(folder, 'none') })).rejects.toThrow('ENOENT');
    expect(await store.size(key)).toBeNull();
    expect(await keysOf(store)).toEqual([]);
  });

  test('the list names every blob once, and no other', async () => {
    const keys = Array.from({ length: 12 }, () => newBlobKey('txt')).toSorted();
    await Promise.all(keys.map((key) => store.put(key, Buffer.from(key))));
    expect(await keysOf(store)).toEqual(keys);
    const [first = '', ...rest] = keys;
    await store.remove(first);
    expect(await keysOf(store)).toEqual(rest);
  });

  test.each(['../outside', '../../etc/passwd', '/etc/passwd', 'aa', 'aa/bb/cc', 'aa/.hidden', 'aa/x.part', 'aa/', ''])(
    '%j is no key',
    async (key) => {
      const refusal = 'is not the key of a blob';
      await expect(store.put(key, Buffer.from('x'))).rejects.toThrow(refusal);
      await expect(store.size(key)).rejects.toThrow(refusal);
      await expect(store.remove(key)).rejects.toThrow(refusal);
      expect(() => store.read(key)).toThrow(refusal);
    },
  );
}
