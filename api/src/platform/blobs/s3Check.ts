import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { randomUUID } from 'node:crypto';
import { BlobStoreRefused } from './blobStore.ts';
import { s3Client, statusOf } from './s3Client.ts';
import type { S3Settings } from './s3Settings.ts';

/** Milliseconds within which all operations of the check must have succeeded. */
const patience = 30_000;

/** A name that is not a blob key, random because several instances may start at once. */
const checkName = () => `.write-check-${randomUUID()}`;

function sentence(error: unknown, { endpoint, bucket, region }: S3Settings): string {
  const store = endpoint === undefined ? `Amazon's S3 in ${region}` : `The S3 store at ${endpoint} (S3_ENDPOINT)`;
  const { name, message, code } = error as Error & { code?: string };
  const status = statusOf(error);
  if (status === undefined) return `${store} cannot be reached: ${message || (code ?? name)}.`;
  if (name === 'AuthorizationHeaderMalformed' || name === 'PermanentRedirect' || status === 301)
    return `The bucket ${bucket} is not in the region ${region} (S3_REGION): ${message}.`;
  if (name === 'SignatureDoesNotMatch' || name === 'InvalidAccessKeyId')
    return `${store} does not accept S3_ACCESS_KEY_ID with S3_SECRET_ACCESS_KEY.`;
  if (status === 403)
    return `The key of S3_ACCESS_KEY_ID may not write, read, list and remove in the bucket ${bucket} (S3_BUCKET).`;
  if (status === 404) return `There is no bucket ${bucket} (S3_BUCKET): make it first.`;
  return `The bucket ${bucket} (S3_BUCKET) cannot be used: ${name}, ${message || (code ?? 'no reason given')}.`;
}

async function tryOperations(client: S3Client, { bucket: Bucket, prefix }: S3Settings, abortSignal: AbortSignal) {
  const place = { Bucket, Key: prefix + checkName() };
  await client.send(new PutObjectCommand({ ...place, Body: Buffer.from('writable') }), { abortSignal });
  const { Body } = await client.send(new GetObjectCommand(place), { abortSignal });
  await Body?.transformToByteArray();
  await client.send(new ListObjectsV2Command({ Bucket, Prefix: prefix, MaxKeys: 1 }), { abortSignal });
  await client.send(new DeleteObjectCommand(place), { abortSignal });
}

/**
 * Proves that a bucket can be reached, written, read and listed.
 * @throws BlobStoreRefused with a sentence that names the setting to look at
 */
export async function checkBucket(settings: S3Settings): Promise<void> {
  const client = s3Client(settings);
  try {
    await tryOperations(client, settings, AbortSignal.timeout(patience));
  } catch (error) {
    throw new BlobStoreRefused(sentence(error, settings));
  } finally {
    client.destroy();
  }
}
