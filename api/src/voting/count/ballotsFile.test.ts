/** Published ballots are kept compressed, on disk and in memory, and what is broken is never taken for ballots. */
import { randomBytes } from 'node:crypto';
import type { Db } from '../../platform/database/database.ts';
import { ballotsReader, compressBallots, decompressBallots, mostKeptBytes, sharedBallots } from './ballotsFile.ts';

test('compressed bytes come back; cut, longer or other bytes do not', async () => {
  const ballots = Buffer.concat([randomBytes(5000), Buffer.alloc(20_000, 3)]);
  const compressed = await compressBallots(ballots);
  expect(compressed.length).toBeLessThan(6000);
  expect(await decompressBallots(compressed)).toEqual(ballots);
  const broken = [compressed.subarray(0, -1), Buffer.concat([compressed, Buffer.of(0)]), randomBytes(50), Buffer.of()];
  for (const bytes of broken) await expect(decompressBallots(bytes)).rejects.toThrow('broken');
});

test('clients that do not take it compressed share one decompression of a file that is kept', async () => {
  const ballots = randomBytes(5000);
  const compressed = await compressBallots(ballots);
  const [first, second] = await Promise.all([sharedBallots(compressed), sharedBallots(compressed)]);
  expect(first).toEqual(ballots);
  expect(second).toBe(first);
  expect(await sharedBallots(compressed)).toBe(first);
  await expect(sharedBallots(compressed.subarray(0, -1))).rejects.toThrow('broken');
});

/** A database in which competitions have these files, and of which it is known how often one was read. */
function databaseOf(files: Record<number, Buffer | undefined>) {
  const reads: number[] = [];
  const executeTakeFirst = (id: number) => {
    reads.push(id);
    if (id === 0) return Promise.reject(new Error('away'));
    return Promise.resolve(files[id] && { compressed_ballots: files[id] });
  };
  const where = (_column: string, _is: string, id: number) => ({ executeTakeFirst: () => executeTakeFirst(id) });
  const db = { selectFrom: () => ({ select: () => ({ where }) }) } as unknown as Db;
  return { read: ballotsReader(db), reads };
}

test('the file that was asked for last is read once, also by several at once', async () => {
  const [first, second] = [Buffer.from('1'), Buffer.from('2')];
  const { read, reads } = databaseOf({ 1: first, 2: second });
  expect(await Promise.all([read(1), read(1), read(1)])).toEqual([first, first, first]);
  expect(await read(1)).toBe(first);
  expect(reads).toEqual([1]);
  expect(await read(2)).toBe(second);
  expect(await read(1)).toBe(first);
  expect(reads).toEqual([1, 2, 1]);
});

test('a file that is not there yet, cannot be read, or is too large is read again', async () => {
  const files: Record<number, Buffer | undefined> = {
    2: Buffer.alloc(mostKeptBytes + 1),
    3: Buffer.alloc(mostKeptBytes),
  };
  const { read, reads } = databaseOf(files);
  expect(await read(1)).toBeUndefined();
  files[1] = Buffer.from('1');
  expect(await read(1)).toBe(files[1]);
  await expect(read(0)).rejects.toThrow('away');
  await expect(read(0)).rejects.toThrow('away');
  for (const id of [2, 2, 3, 3]) await read(id);
  expect(reads).toEqual([1, 1, 0, 0, 2, 2, 3]);
});
