/** Requests of the S3 store while its server fails for a while: the server fails as often as it is told to. */
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createLog } from '../log.ts';
import { newBlobKey, type BlobStore } from './blobStore.ts';
import { s3Store } from './s3Store.ts';

interface Attempt {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

let server: Server;
let store: BlobStore;
let folder: string;
let attempts: Attempt[];
/** How many attempts fail before one succeeds, and whether by an answer or by a broken connection. */
let failures: { left: number; by: 'answer' | 'break' };
const content = randomBytes(3 * 1024 * 1024);
const key = newBlobKey('bin');

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'photo-competition-s3-'));
  writeFileSync(path.join(folder, 'upload'), content);
  attempts = [];
  server = createServer((request, response) => {
    const failing = failures.left > 0;
    if (failing && failures.by === 'break') {
      failures.left -= 1;
      attempts.push({ headers: request.headers, body: Buffer.alloc(0) });
      request.once('data', () => request.destroy());
      return;
    }
    void buffer(request).then((body) => {
      attempts.push({ headers: request.headers, body });
      failures.left -= 1;
      response.writeHead(failing ? 503 : 200).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  store = s3Store(
    {
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      region: 'us-east-1',
      bucket: 'photos',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
      prefix: '',
      forcePathStyle: true,
    },
    createLog('silent'),
  );
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

const contents = { bytes: () => content, 'a file': () => ({ file: path.join(folder, 'upload') }) };

describe.each(Object.entries(contents))('%s', (_, make) => {
  test.each(['answer', 'break'] as const)(
    'are whole in the attempt that succeeds, after two failed by %s',
    async (by) => {
      failures = { left: 2, by };
      await store.put(key, make());
      expect(attempts).toHaveLength(3);
      const last = attempts[2];
      expect(last?.body.equals(content)).toBe(true);
      expect(last?.headers).toMatchObject({
        'content-length': String(content.length),
        'content-md5': createHash('md5').update(content).digest('base64'),
      });
      // With its length known: not every store takes a body in chunks.
      expect(last?.headers['transfer-encoding']).toBeUndefined();
    },
  );

  test('are given up after three attempts', async () => {
    failures = { left: 100, by: 'answer' };
    await expect(store.put(key, make())).rejects.toMatchObject({ code: 'OVERLOADED', status: 503 });
    expect(attempts).toHaveLength(3);
  });
});
