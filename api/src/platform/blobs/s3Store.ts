import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type ListObjectsV2CommandOutput,
} from '@aws-sdk/client-s3';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '../log.ts';
import { BlobStoreUnavailable, checkBlobKey, isBlobKey, type BlobStore } from './blobStore.ts';
import { isPassing, maxAttempts, s3Client, statusOf } from './s3Client.ts';
import type { S3Settings } from './s3Settings.ts';

/** Milliseconds until an operation must be answered, further attempts included. */
export interface Deadlines {
  /** Of every operation other than storing. */
  request: number;
  /** Of storing one blob. */
  put: number;
}

/** Milliseconds before the second attempt to store a file; twice as many before the third. */
const retryMs = 100;

const usualDeadlines: Deadlines = { request: 15_000, put: 60_000 };

/** Runs `task`, whose signal is aborted at the deadline. */
async function within<T>(ms: number, task: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), ms);
  try {
    return await task(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}

interface Place {
  Bucket: string;
  Key: string;
}

/** Length and checksum that the store compares with the received bytes. */
interface Measures {
  ContentLength: number;
  ContentMD5: string;
}

async function measure(file: string): Promise<Measures> {
  const hash = createHash('md5');
  let ContentLength = 0;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    ContentLength += chunk.length;
  }
  return { ContentLength, ContentMD5: hash.digest('base64') };
}

/** Blobs as objects of a bucket; several instances may share it. Objects are removed one by one: not every store can do more. */
export function s3Store(settings: S3Settings, log: Logger, deadlines = usualDeadlines): BlobStore {
  const client = s3Client(settings);
  const Bucket = settings.bucket;
  const placeOf = (key: string): Place => {
    checkBlobKey(key);
    return { Bucket, Key: settings.prefix + key };
  };

  /** Maps a failure that may pass to BlobStoreUnavailable; others stay as they are. */
  function asStoreError(error: unknown): Error {
    if (!isPassing(error)) return error as Error;
    log.warn({ err: error }, 'the blob store does not answer');
    return new BlobStoreUnavailable(error);
  }

  const answered = <T>(ms: number, task: (signal: AbortSignal) => Promise<T>): Promise<T> =>
    within(ms, task).catch((error: unknown) => {
      throw asStoreError(error);
    });

  const putBytes = (place: Place, bytes: Buffer) => {
    const ContentMD5 = createHash('md5').update(bytes).digest('base64');
    return answered(deadlines.put, (abortSignal) =>
      client.send(new PutObjectCommand({ ...place, Body: bytes, ContentMD5 }), { abortSignal }),
    );
  };

  /** The client itself tries a stream only once: each further attempt opens the file again. */
  async function tryFile(place: Place, file: string, measures: Measures, abortSignal: AbortSignal): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      const Body = createReadStream(file);
      try {
        // The S3 client does not report errors of the stream it reads from.
        const unreadable = new Promise<never>((_, reject) => Body.once('error', reject));
        const put = client.send(new PutObjectCommand({ ...place, ...measures, Body }), { abortSignal });
        await Promise.race([put, unreadable]);
        return;
      } catch (error) {
        if (attempt === maxAttempts || abortSignal.aborted || !isPassing(error)) throw error;
      } finally {
        Body.destroy();
      }
      await delay(retryMs * attempt);
    }
  }

  const putFile = async (place: Place, file: string) => {
    const measures = await measure(file);
    await answered(deadlines.put, (signal) => tryFile(place, file, measures, signal));
  };

  async function readInto(out: PassThrough, place: Place, Range: string | undefined) {
    const gone = new AbortController();
    out.once('close', () => gone.abort());
    const { Body } = await within(deadlines.request, (late) => {
      const get = new GetObjectCommand({ ...place, ...(Range === undefined ? {} : { Range }) });
      return client.send(get, { abortSignal: AbortSignal.any([late, gone.signal]) });
    });
    const content = Body as Readable;
    content.once('error', (error) => out.destroy(asStoreError(error)));
    await pipeline(content, out);
  }

  const unlessMissing = <T>(task: (signal: AbortSignal) => Promise<T>): Promise<T | null> =>
    answered(deadlines.request, task).catch((error: unknown) => {
      if (statusOf(error) === 404) return null;
      throw error;
    });

  const listPage = (after: string | undefined): Promise<ListObjectsV2CommandOutput> => {
    const page = { Bucket, Prefix: settings.prefix, ...(after === undefined ? {} : { ContinuationToken: after }) };
    return answered(deadlines.request, (abortSignal) => client.send(new ListObjectsV2Command(page), { abortSignal }));
  };

  return {
    async put(key, content) {
      const place = placeOf(key);
      await (Buffer.isBuffer(content) ? putBytes(place, content) : putFile(place, content.file));
    },

    read(key, range) {
      const out = new PassThrough();
      readInto(out, placeOf(key), range && `bytes=${range.start}-${range.end}`).catch((error: unknown) => {
        // A destroyed stream has its reason already, or no reader any more.
        if (!out.destroyed) out.destroy(asStoreError(error));
      });
      return out;
    },

    async size(key) {
      const head = new HeadObjectCommand(placeOf(key));
      const found = await unlessMissing((abortSignal) => client.send(head, { abortSignal }));
      return found ? (found.ContentLength ?? 0) : null;
    },

    async remove(key) {
      const remove = new DeleteObjectCommand(placeOf(key));
      await unlessMissing((abortSignal) => client.send(remove, { abortSignal }));
    },

    async *list() {
      let after: string | undefined;
      do {
        const { Contents = [], NextContinuationToken } = await listPage(after);
        for (const { Key = '' } of Contents) {
          const key = Key.slice(settings.prefix.length);
          if (isBlobKey(key)) yield key;
        }
        after = NextContinuationToken;
      } while (after !== undefined);
    },
  };
}
