import { migrate } from '../../api/dist/platform/database/migrate.js';
import { fillAdministration } from './administration/fill.ts';
import { earlierMigration } from './earlier.ts';
import type { Effort } from './effort.ts';
import { open, type Engine, type OpenedDatabase, type Place } from './engines.ts';
import { fillCompetition, fillReader, fillVotes, assertConsistent, readerVotes, readyToLoad, scaleOf } from './fill.ts';
import { settle } from './settle.ts';
import { stepsToBaseline } from './steps.ts';
import type { Sized } from './flat.ts';

type Say = (line: string) => void;

export async function withDatabase<T>(place: Place, work: (db: OpenedDatabase['db']) => Promise<T>): Promise<T> {
  const { db, close } = await open(place);
  try {
    return await work(db);
  } finally {
    await close();
  }
}

/** Creates a database with the schema of the earlier version; `finish` migrates it after it is filled. */
async function create(engine: Engine): Promise<Place> {
  const [place, { migrateTo }] = [await engine.create(), await stepsToBaseline()];
  await withDatabase(place, (db) => migrateTo(db, earlierMigration));
  return place;
}

/** Migrates a filled database to the current version and checks it. */
const finish = (place: Place, votes: number) =>
  withDatabase(place, async (db) => {
    await readyToLoad(db);
    await (await stepsToBaseline()).migrate(db);
    await migrate(db);
    await settle(db);
    await assertConsistent(db, votes);
  });

/** Storage for all measurements except the cost by size: for the current version and, if requested, the earlier one. */
export interface MainPlaces {
  main: Place;
  earlier: Place | null;
}

export async function prepareMain(engine: Engine, { votes }: Effort, earlier: boolean): Promise<MainPlaces> {
  const main = await create(engine);
  await withDatabase(main, async (db) => {
    await fillCompetition(db, main.folder);
    await fillVotes(db, 0, votes);
    await settle(db);
  });
  const copy = earlier ? await engine.copy(main) : null;
  await finish(main, votes);
  return { main, earlier: copy };
}

/** Prepares the large competition without votes, and what administrators have to do with. */
export async function prepareAdministration(engine: Engine, { administration }: Effort): Promise<Place> {
  const place = await create(engine);
  await withDatabase(place, (db) => fillCompetition(db, place.folder));
  await finish(place, 0);
  await withDatabase(place, (db) => fillAdministration(db, administration));
  return place;
}

/** Prepares three sizes: few images with few votes, many images with few votes, many images with many votes. */
export async function prepareSizes(engine: Engine, effort: Effort, say: Say): Promise<Sized[]> {
  const { flatImages, flatVotes } = effort;
  const [fewImages, manyImages] = flatImages;
  const fewVotes = flatVotes.few;
  const manyVotes = engine.embedded ? flatVotes.embedded : flatVotes.postgresql;
  const logFilled = (images: number, votes: number) =>
    say(`  ${images.toLocaleString('en')} images, ${votes.toLocaleString('en')} votes`);
  const filled = async (images: number): Promise<Place> => {
    const place = await create(engine);
    const size = scaleOf(images);
    await withDatabase(place, async (db) => {
      await fillCompetition(db, place.folder, size);
      await fillVotes(db, 0, fewVotes, size);
      await fillReader(db, size);
    });
    await finish(place, fewVotes + readerVotes);
    logFilled(images, fewVotes);
    return place;
  };
  const small = await filled(fewImages);
  const growing = await filled(manyImages);
  const large = await engine.copy(growing);
  // Into the tables of the present version: the earlier migrations write every ballot anew, for hours where there are so many.
  await withDatabase(growing, async (db) => {
    await fillVotes(db, fewVotes, manyVotes, scaleOf(manyImages));
    await settle(db);
    await assertConsistent(db, manyVotes + readerVotes);
  });
  logFilled(manyImages, manyVotes);
  return [
    { images: fewImages, votes: fewVotes, place: small },
    { images: manyImages, votes: fewVotes, place: large },
    { images: manyImages, votes: manyVotes, place: growing },
  ];
}
