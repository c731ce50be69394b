import type { components } from '@photo-competition/schema/rest';
import type { Readable } from 'node:stream';

type UploadData = components['schemas']['UploadData'];

/** The client has sent more than the gateway lets through. */
export class FileTooLarge extends Error {}

/** The file has not come whole. */
export class FileBrokenOff extends Error {}

/** Whether graphql-upload says that a file exceeds the limit. */
export const isTooLarge = (error: unknown): boolean => (error as { status?: number } | null)?.status === 413;

const text = (part: string) => Buffer.from(part, 'utf8');

/**
 * The two parts of an upload, framed by hand: a FormData with a Blob would hold the whole file in memory.
 * @throws FileTooLarge when the file breaks off at the limit; FileBrokenOff when it does before its end
 */
export async function* framed(boundary: string, data: UploadData, file: Readable | null): AsyncGenerator<Uint8Array> {
  yield text(
    `--${boundary}\r\nContent-Disposition: form-data; name="data"\r\nContent-Type: application/json\r\n\r\n${JSON.stringify(data)}\r\n`,
  );
  if (file) {
    // The name says nothing: the service judges by the bytes.
    yield text(
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="photo"\r\nContent-Type: application/octet-stream\r\n\r\n`,
    );
    try {
      yield* file as AsyncIterable<Buffer>;
    } catch (error) {
      throw isTooLarge(error) ? new FileTooLarge() : new FileBrokenOff('broken off', { cause: error });
    }
    yield text('\r\n');
  }
  yield text(`--${boundary}--\r\n`);
}
