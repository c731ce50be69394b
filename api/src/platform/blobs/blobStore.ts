import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Problem } from '../http/problem.ts';

/** A byte range of a blob, both ends inclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Keeps the bytes of photos. A key is written once and never changed. */
export interface BlobStore {
  /**
   * Stores bytes, or the content of a file; durable when it resolves; when it rejects, no blob has this key.
   * @throws BlobStoreUnavailable
   */
  put(key: string, content: Buffer | { file: string }): Promise<void>;
  /** The stream fails when the blob is missing, and with BlobStoreUnavailable. */
  read(key: string, range?: ByteRange): Readable;
  /** Size in bytes; null when the blob is missing. @throws BlobStoreUnavailable */
  size(key: string): Promise<number | null>;
  /** Removes a blob; does nothing when it is missing. @throws BlobStoreUnavailable */
  remove(key: string): Promise<void>;
  /**
   * The key of every stored blob, in no order; a blob that is written or removed during the listing may be included or not.
   * @throws BlobStoreUnavailable
   */
  list(): AsyncIterable<string>;
}

/** A new key, spread over folders. */
export function newBlobKey(extension: string): string {
  const id = randomUUID();
  return `${id.slice(0, 2)}/${id}.${extension}`;
}

/** A folder and a name, as `newBlobKey` makes them; a `.part` is a blob being written. */
export const isBlobKey = (key: string): boolean => /^[\w-]+\/\w[\w.-]*$/.test(key) && !key.endsWith('.part');

/** @throws Error for what is no key: it could lead out of the store's folder */
export function checkBlobKey(key: string): void {
  if (!isBlobKey(key)) throw new Error(`${JSON.stringify(key)} is not the key of a blob`);
}

/** The store cannot be used with these settings; the message says why in one plain sentence. */
export class BlobStoreRefused extends Error {}

/** Seconds after which a store that does not answer may be asked again. */
const retryAfter = 30;

/** The store does not answer at the moment: for callers of the service a 503 that may be tried again. */
export class BlobStoreUnavailable extends Problem {
  constructor(cause: unknown) {
    super('OVERLOADED', { retryAfter });
    this.message = `The blob store does not answer: ${(cause as Error).message}`;
    this.cause = cause;
  }
}
