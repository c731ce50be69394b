/** The S3 store on a real S3 server: Debian's swift. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { createLog } from '../log.ts';
import { blobStoreContract, keysOf } from '../../testing/blobStoreContract.ts';
import { describeOnS3, startObjectStore, type ObjectStore } from '../../testing/objectStore.ts';
import { unreliableLink, type UnreliableLink } from '../../testing/unreliableLink.ts';
import { newBlobKey, type BlobStore } from './blobStore.ts';
import { checkBucket } from './s3Check.ts';
import type { S3Settings } from './s3Settings.ts';
import { s3Store } from './s3Store.ts';

const log = createLog('silent');

describeOnS3('the S3 store', () => {
  let server: ObjectStore;
  let bucket: S3Settings;
  beforeAll(async () => {
    server = await startObjectStore();
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    bucket = await server.bucket();
  });

  describe('keeps the contract', () => blobStoreContract(() => Promise.resolve(s3Store(bucket, log))));

  test('two prefixes of one bucket, or none, do not meet', async () => {
    const stores = ['', 'a/', 'a/b/'].map((prefix) => s3Store({ ...bucket, prefix }, log));
    const keys = stores.map(() => newBlobKey('txt'));
    await Promise.all(stores.map((store, at) => store.put(keys[at] ?? '', Buffer.from(String(at)))));
    expect(await Promise.all(stores.map(keysOf))).toEqual(keys.map((key) => [key]));
    expect(await stores[0]?.size(keys[1] ?? '')).toBeNull();
  });

  describe('checks its bucket', () => {
    test('and leaves nothing behind', async () => {
      await checkBucket(bucket);
      await Promise.all([1, 2, 3].map(() => checkBucket(bucket)));
      // Not even what the list of blobs would leave out.
      expect(await keysOf(s3Store({ ...bucket, prefix: '' }, log))).toEqual([]);
    });

    test.each<[string, Partial<S3Settings>, string]>([
      ['a bucket that is not there', { bucket: 'no-such-bucket' }, 'no-such-bucket (S3_BUCKET)'],
      ['a wrong secret', { secretAccessKey: 'wrong' }, 'S3_SECRET_ACCESS_KEY'],
      ['an unknown key', { accessKeyId: 'photos:nobody' }, 'S3_ACCESS_KEY_ID'],
      ['a wrong region', { region: 'eu-north-9' }, 'eu-north-9 (S3_REGION)'],
      ['an address where nobody answers', { endpoint: 'http://127.0.0.1:1' }, 'http://127.0.0.1:1 (S3_ENDPOINT)'],
    ])('%s is named in one sentence', async (_, change, named) => {
      const refusal = await checkBucket({ ...bucket, ...change }).then(
        () => 'no refusal',
        (error: unknown) => String((error as Error).message),
      );
      expect(refusal).toContain(named);
      expect(refusal).toMatch(/^[A-Z][^\n]*\.$/);
    });
  });

  describe('on a link that fails', () => {
    let link: UnreliableLink;
    let store: BlobStore;
    let impatient: BlobStore;
    const key = newBlobKey('bin');
    const content = randomBytes(1024 * 1024);
    beforeEach(async () => {
      link = await unreliableLink(new URL(bucket.endpoint ?? '').host);
      const linked = { ...bucket, endpoint: `http://${link.address}` };
      store = s3Store(linked, log);
      impatient = s3Store(linked, log, { request: 400, put: 400 });
      await store.put(key, content);
    });
    afterEach(() => link.close());

    test.each(['down', 'silent'] as const)(
      'everything says so while it is %s, and works again afterwards',
      async (state) => {
        const folder = mkdtempSync(path.join(tmpdir(), 'photo-competition-s3-'));
        const file = path.join(folder, 'upload');
        writeFileSync(file, content);
        await link.set(state);
        const unavailable = { code: 'OVERLOADED', status: 503, headers: { 'retry-after': '30' } };
        const other = newBlobKey('bin');
        const asked = state === 'silent' ? impatient : store;
        const outcomes = await Promise.allSettled([
          asked.put(other, content),
          asked.put(other, { file }),
          asked.size(key),
          asked.remove(key),
          text(asked.read(key)),
          keysOf(asked),
        ]);
        for (const outcome of outcomes) expect(outcome).toMatchObject({ status: 'rejected', reason: unavailable });
        await link.set('down');
        await link.set('up');
        expect(await keysOf(store)).toEqual([key]);
        expect(await store.size(key)).toBe(content.length);
        await store.put(other, { file });
        expect(await store.size(other)).toBe(content.length);
        rmSync(folder, { recursive: true });
      },
    );

    test('a reader hears of a link that breaks in the middle', async () => {
      const large = newBlobKey('bin');
      await s3Store(bucket, log).put(large, randomBytes(24 * 1024 * 1024));
      const reader = store.read(large);
      await once(reader, 'readable');
      await link.set('down');
      await expect(buffer(reader)).rejects.toMatchObject({ code: 'OVERLOADED' });
      expect(reader.destroyed).toBe(true);
    });
  });
});
