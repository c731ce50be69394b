import { createHash } from 'node:crypto';
import { Readable, Transform } from 'node:stream';
import yazl from 'yazl';
import type { BlobStore } from '../../platform/blobs/blobStore.ts';
import type { Logger } from '../../platform/log.ts';
import { csvOf, type CsvRow } from './csv.ts';

/** An original as it lies in an archive. */
export interface ArchivedOriginal {
  path: string;
  key: string;
  sha256: string;
  bytes: number;
  at: Date;
  /** Further columns of the manifest. */
  about: CsvRow;
}

/** Passes bytes through and tells their SHA-256 at the end. */
function hashing(done: (sha256: string) => void): Transform {
  const hash = createHash('sha256');
  return new Transform({
    transform(chunk: Buffer, _encoding, next) {
      hash.update(chunk);
      next(null, chunk);
    },
    flush(next) {
      done(hash.digest('hex'));
      next();
    },
  });
}

/**
 * A ZIP of originals, opened one by one as it is read, and last a `manifest.csv` that says of each whether its bytes are
 * the ones that were uploaded (`OK`), others (`DAMAGED`), or gone (`MISSING`).
 * @param documents further files, by path
 */
export function archiveOf(
  blobs: BlobStore,
  originals: ArchivedOriginal[],
  log: Logger,
  documents: Record<string, string> = {},
): Readable {
  const zip = new yazl.ZipFile();
  const states = new Map<string, 'OK' | 'DAMAGED' | 'MISSING'>();
  const note = (one: ArchivedOriginal, state: 'OK' | 'DAMAGED' | 'MISSING') => {
    states.set(one.path, state);
    if (state !== 'OK') log.error({ key: one.key, state }, 'an original is not what was uploaded');
  };
  for (const [path, text] of Object.entries(documents)) zip.addBuffer(Buffer.from(text), path);
  for (const one of originals) {
    // Photos are compressed already.
    zip.addReadStreamLazy(one.path, { compress: false, mtime: one.at }, (next) => {
      void blobs.size(one.key).then(
        (size) => {
          if (size === null) {
            note(one, 'MISSING');
            return next(null, Readable.from([]));
          }
          const hashed = hashing((sha256) => note(one, sha256 === one.sha256 ? 'OK' : 'DAMAGED'));
          const source = blobs.read(one.key);
          source.once('error', (error) => hashed.destroy(error));
          hashed.once('close', () => source.destroy());
          next(null, source.pipe(hashed));
        },
        (error: unknown) => next(error, Readable.from([])),
      );
    });
  }
  const manifest = function* (): Generator<CsvRow> {
    for (const { path, sha256, bytes, about } of originals)
      yield { path, ...about, bytes, sha256, state: states.get(path) ?? 'MISSING' };
  };
  const columns = ['path', ...Object.keys(originals[0]?.about ?? {}), 'bytes', 'sha256', 'state'];
  zip.addReadStreamLazy('manifest.csv', { compress: true }, (next) => next(null, csvOf(columns, manifest())));
  zip.end();
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  return output;
}
