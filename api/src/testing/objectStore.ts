import { CreateBucketCommand } from '@aws-sdk/client-s3';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { s3Client } from '../platform/blobs/s3Client.ts';
import type { S3Settings } from '../platform/blobs/s3Settings.ts';

/** Where Debian's package python3-swift puts OpenStack Swift, which speaks S3; the Python it needs is Debian's own. */
const swift = '/usr/lib/python3/dist-packages/swift/common/middleware/s3api';
const python = '/usr/bin/python3';
const program = fileURLToPath(new URL('swift/serve.py', import.meta.url));

const installed = existsSync(swift);
const skipped = describe.skip;

/** A suite on a real S3 server; skipped by a name that says why where there is none. */
export const describeOnS3 = (title: string, suite: () => void): void =>
  installed ? describe(title, suite) : skipped(`${title}: python3-swift is not installed`, suite);

/** A running S3 server. */
export interface ObjectStore {
  /** Makes an empty bucket. */
  bucket(): Promise<S3Settings>;
  stop(): Promise<void>;
}

/** The environment variables by which the service finds a bucket. */
export const environmentOf = (bucket: S3Settings): Record<string, string> => ({
  S3_ENDPOINT: bucket.endpoint ?? '',
  S3_REGION: bucket.region,
  S3_BUCKET: bucket.bucket,
  S3_ACCESS_KEY_ID: bucket.accessKeyId,
  S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
  S3_PREFIX: bucket.prefix,
});

/** Starts a real S3 server with its data in a folder of its own. @throws when it does not start, with what it said */
export async function startObjectStore(): Promise<ObjectStore> {
  const folder = mkdtempSync(path.join(tmpdir(), 'photo-competition-swift-'));
  writeFileSync(path.join(folder, 'swift.conf'), '[swift-hash]\nswift_hash_path_suffix = test\n');
  const key = { accessKeyId: 'photos:service', secretAccessKey: 'not-a-secret' };
  const child = spawn(python, [program, folder, key.accessKeyId, key.secretAccessKey]);
  const ended = once(child, 'exit');
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const [said] = (await Promise.race([once(child.stdout, 'data'), ended])) as [unknown];
  if (!Buffer.isBuffer(said)) throw new Error(`The S3 server did not start: ${errors}`);
  const common = { endpoint: `http://127.0.0.1:${Number(said.toString())}`, region: 'us-east-1', ...key };
  return {
    async bucket() {
      const settings = { ...common, bucket: `photos-${randomUUID()}`, prefix: 'competition/', forcePathStyle: true };
      const client = s3Client(settings);
      await client.send(new CreateBucketCommand({ Bucket: settings.bucket }));
      client.destroy();
      return settings;
    },
    async stop() {
      child.stdin.end();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
