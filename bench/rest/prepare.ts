import { migrate } from '../../api/dist/platform/database/migrate.js';
import type { Effort } from './effort.ts';
import { open, type Engine, type OpenedDatabase, type Place } from './engines.ts';
import { assertConsistent, fillCompetition, fillReader, fillVotes, readerVotes, scale, scaleOf } from './fill.ts';
import type { Sized } from './flat.ts';
import { settle } from './settle.ts';

/** Opens a database for some work. */
export async function withDatabase<T>(place: Place, work: (db: OpenedDatabase['db']) => Promise<T>): Promise<T> {
  const { db, close } = await open(place);
  try {
    return await work(db);
  } finally {
    await close();
  }
}

/** Makes a database with a competition in VOTING. @param reader whether there is an entrant who has judged a few images */
export async function prepare(engine: Engine, votes: number, size = scale, reader = false): Promise<Place> {
  const place = await engine.create();
  await withDatabase(place, async (db) => {
    await migrate(db);
    await fillCompetition(db, place.folder, size);
    await fillVotes(db, 0, votes, size);
    if (reader) await fillReader(db, size);
    await settle(db);
    await assertConsistent(db, votes + (reader ? readerVotes : 0));
  });
  return place;
}

/** Prepares three sizes: few images with few votes, many images with few votes, many images with many votes. */
export async function prepareSizes(engine: Engine, { images, manyVotes }: Effort): Promise<Sized[]> {
  const [fewImages, manyImages] = images;
  const few = manyVotes.few;
  const many = engine.embedded ? manyVotes.embedded : manyVotes.postgresql;
  const small = await prepare(engine, few, scaleOf(fewImages), true);
  const large = await prepare(engine, few, scaleOf(manyImages), true);
  const largest = await engine.copy(large);
  await withDatabase(largest, async (db) => {
    await fillVotes(db, few, many, scaleOf(manyImages));
    await settle(db);
    await assertConsistent(db, many + readerVotes);
  });
  return [
    { images: fewImages, votes: few, place: small },
    { images: manyImages, votes: few, place: large },
    { images: manyImages, votes: many, place: largest },
  ];
}
