import type { components } from '@photo-competition/schema/rest';
import type { Readable } from 'node:stream';

type UploadData = components['schemas']['UploadData'];

/** The file exceeds the size limit. */
export class FileTooLarge extends Error {}

/** The upload was interrupted before the end of the file. */
export class FileIncomplete extends Error {}

/** Whether an error of graphql-upload means that the file exceeds the limit. */
export const isTooLarge = (error: unknown): boolean => (error as { status?: number } | null)?.status === 413;

const encode = (text: string) => Buffer.from(text, 'utf8');

/**
 * Encodes an upload as multipart/form-data: the JSON part `data`, then the part `file`. It streams the file; a FormData with a
 * Blob would hold the whole file in memory.
 * @throws FileTooLarge or FileIncomplete during iteration
 */
export async function* multipartBody(
  boundary: string,
  data: UploadData,
  file: Readable | null,
): AsyncGenerator<Uint8Array> {
  yield encode(
    `--${boundary}\r\nContent-Disposition: form-data; name="data"\r\nContent-Type: application/json\r\n\r\n${JSON.stringify(data)}\r\n`,
  );
  if (file) {
    // The client's file name is omitted: the service detects the format from the bytes.
    yield encode(
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="photo"\r\nContent-Type: application/octet-stream\r\n\r\n`,
    );
    try {
      yield* file as AsyncIterable<Buffer>;
    } catch (error) {
      throw isTooLarge(error) ? new FileTooLarge() : new FileIncomplete('broken off', { cause: error });
    }
    yield encode('\r\n');
  }
  yield encode(`--${boundary}--\r\n`);
}
