import { constants, brotliCompress, brotliDecompress, type BrotliOptions } from 'node:zlib';
import type { Db } from '../../platform/database/database.ts';

/** Ballots are random numbers for the most part: higher qualities take four times as long for the same number of bytes. */
const options: BrotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } };

/** Compresses `count.bin` with Brotli (RFC 7932), in another thread. */
export const compressBallots = (file: Uint8Array): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    brotliCompress(file, options, (error, compressed) => (error ? reject(error) : resolve(compressed))),
  );

/** Decompresses what `compressBallots` has made, in another thread. @throws Error for anything else, as when bytes follow it */
export function decompressBallots(compressed: Buffer): Promise<Buffer> {
  const broken = 'the compressed ballots are broken';
  return new Promise((resolve, reject) =>
    brotliDecompress(compressed, { info: true } as BrotliOptions, (error, found) => {
      if (error) return reject(new Error(broken, { cause: error }));
      const { buffer, engine } = found as unknown as { buffer: Buffer; engine: { bytesWritten: number } };
      if (engine.bytesWritten !== compressed.length) return reject(new Error(broken));
      resolve(buffer);
    }),
  );
}

/** Decompressed contents of kept files, for as long as the files are kept. */
const decompressed = new WeakMap<Buffer, Promise<Buffer>>();

/**
 * The same for whoever does not take Brotli: a file that is kept (`ballotsReader`) is decompressed once, however many ask for it,
 * and at the same moment. @throws Error as `decompressBallots`
 */
export function sharedBallots(compressed: Buffer): Promise<Buffer> {
  const known = decompressed.get(compressed) ?? decompressBallots(compressed);
  decompressed.set(compressed, known);
  return known;
}

/** `count.bin`, compressed: it is downloaded by whoever recounts, and compressed once. Undefined before it is published. */
export const compressedBallots = async (db: Db, competitionId: number): Promise<Buffer | undefined> =>
  (
    await db
      .selectFrom('count_file')
      .select('compressed_ballots')
      .where('competition_id', '=', competitionId)
      .executeTakeFirst()
  )?.compressed_ballots;

/** Most bytes of compressed ballots that are kept in memory: some two million ballots. */
export const mostKeptBytes = 32 * 2 ** 20;

/**
 * Reads compressed ballots, and keeps those that were asked for last: on the day of an award many people download the same file, which
 * never changes.
 */
export function ballotsReader(db: Db): (competitionId: number) => Promise<Buffer | undefined> {
  let last: { id: number; ballots: Promise<Buffer | undefined> } | undefined;
  return async (id) => {
    if (last?.id === id) return last.ballots;
    const reading = { id, ballots: compressedBallots(db, id) };
    last = reading;
    const forget = () => {
      if (last === reading) last = undefined;
    };
    try {
      const ballots = await reading.ballots;
      if (!ballots || ballots.length > mostKeptBytes) forget();
      return ballots;
    } catch (error) {
      forget();
      throw error;
    }
  };
}

/** `count.bin`; undefined before it is published. @throws Error when what is stored is broken */
export async function ballotsFile(db: Db, competitionId: number): Promise<Buffer | undefined> {
  const compressed = await compressedBallots(db, competitionId);
  return compressed && decompressBallots(compressed);
}
