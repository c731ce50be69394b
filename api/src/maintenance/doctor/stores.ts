import { randomUUID } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createClient } from 'redis';
import type { Config } from '../../config.ts';
import { isDiskFull } from '../../platform/diskFull.ts';
import { makeFolder } from '../../platform/makeFolder.ts';
import { error, ok, reasonOf, warn, type Diagnosis } from './diagnosis.ts';

/** Writes a value to Redis, reads it and removes it. */
export async function checkRedis(url: string, prefix: string): Promise<Diagnosis> {
  const client = createClient({ url, socket: { connectTimeout: 3000, socketTimeout: 5000, reconnectStrategy: false } });
  client.on('error', () => undefined);
  const key = `${prefix}:doctor:${randomUUID()}`;
  try {
    await client.connect();
    await client.set(key, 'there', { EX: 60 });
    const read = await client.get(key);
    await client.del(key);
    return read === 'there'
      ? ok('redis', 'Redis keeps what it is given.')
      : error(
          'redis',
          'Redis has lost a value that it had taken.',
          'Look at its memory limit (maxmemory) and its policy.',
        );
  } catch (failure) {
    return warn(
      'redis',
      `Redis cannot be used: ${reasonOf(failure)}.`,
      'Look at REDIS_URL and whether Redis runs: each instance counts attempts for itself meanwhile.',
    );
  } finally {
    if (client.isOpen) client.destroy();
  }
}

/** Advice on a folder that cannot be written, by the reason that the system gave. */
export function folderAdvice(folder: string, failure: unknown): string {
  if (isDiskFull(failure))
    return 'Make room on its disk, or move the photos to a larger one (docs/install.md): no photo is taken until then.';
  const { code = '' } = failure as NodeJS.ErrnoException;
  if (['EACCES', 'EPERM'].includes(code)) return `Give it to the user of the service: "chown -R USER ${folder}".`;
  if (code === 'EROFS') return 'Mount its disk for writing, or name another folder with BLOB_DIR.';
  return 'Name a folder that can be made with BLOB_DIR, and look at its disk.';
}

async function checkFolder(folder: string): Promise<Diagnosis> {
  const file = path.join(folder, `.doctor-${randomUUID()}`);
  try {
    makeFolder(folder);
    await writeFile(file, 'there', { mode: 0o600, flush: true });
    const read = await readFile(file, 'utf8');
    if (read !== 'there') throw new Error('it holds something else than was written');
    return ok('photos', `The folder of the photos (${folder}) can be written.`);
  } catch (failure) {
    return error(
      'photos',
      `The folder of the photos (${folder}) cannot be used: ${reasonOf(failure)}.`,
      folderAdvice(folder, failure),
    );
  } finally {
    await rm(file, { force: true }).catch(() => undefined);
  }
}

/** Writes a file where the photos are, reads it and removes it. */
export async function checkPhotoStore({ S3, BLOB_DIR }: Config): Promise<Diagnosis> {
  if (S3 === null) return checkFolder(BLOB_DIR);
  // Loaded only where it is used: it is the largest package of the service.
  const { checkBucket } = await import('../../platform/blobs/s3Check.ts');
  return checkBucket(S3).then(
    () => ok('photos', `The bucket ${S3.bucket} can be written, read and listed.`),
    (failure: unknown) =>
      error('photos', `${reasonOf(failure)}.`, 'Compare the S3_ settings with what the provider of the store says.'),
  );
}
