import { migrate, migrateTo } from '../../api/dist/database/migrate.js';
import { earlierMigration } from './earlier.ts';
import type { Effort } from './effort.ts';
import { open, type Engine, type Opened, type Place } from './engines.ts';
import {
  fillCompetition,
  fillReader,
  fillVotes,
  proveConsistent,
  readerVotes,
  readyToLoad,
  scaleOf,
  settle,
} from './fill.ts';
import type { Sized } from './flat.ts';

type Say = (line: string) => void;

export async function withOpened<T>(place: Place, work: (db: Opened['db']) => Promise<T>): Promise<T> {
  const { db, close } = await open(place);
  try {
    return await work(db);
  } finally {
    await close();
  }
}

/** An empty database in the tables of the earlier version: what later ones keep beside them, migrations fill. */
async function create(engine: Engine): Promise<Place> {
  const place = await engine.create();
  await withOpened(place, (db) => migrateTo(db, earlierMigration));
  return place;
}

/** Brings a filled database to this version. */
const finish = (place: Place, votes: number) =>
  withOpened(place, async (db) => {
    await readyToLoad(db);
    await migrate(db);
    await settle(db);
    await proveConsistent(db, votes);
  });

/** The data under all but the table of costs by size: for this version, and for the earlier one where it is asked for. */
export interface MainPlaces {
  main: Place;
  earlier: Place | null;
}

export async function prepareMain(engine: Engine, { votes }: Effort, earlier: boolean): Promise<MainPlaces> {
  const main = await create(engine);
  await withOpened(main, async (db) => {
    await fillCompetition(db, main.folder);
    await fillVotes(db, 0, votes);
    await settle(db);
  });
  const copy = earlier ? await engine.copy(main) : null;
  await finish(main, votes);
  return { main, earlier: copy };
}

/** Few votes on few images, few on many, many on many. */
export async function prepareSizes(engine: Engine, effort: Effort, say: Say): Promise<Sized[]> {
  const { flatImages, flatVotes } = effort;
  const [fewImages, manyImages] = flatImages;
  const fewVotes = flatVotes.few;
  const manyVotes = engine.embedded ? flatVotes.embedded : flatVotes.postgresql;
  const told = (images: number, votes: number) =>
    say(`  ${images.toLocaleString('en')} images, ${votes.toLocaleString('en')} votes`);
  const filled = async (images: number): Promise<Place> => {
    const place = await create(engine);
    const size = scaleOf(images);
    await withOpened(place, async (db) => {
      await fillCompetition(db, place.folder, size);
      await fillVotes(db, 0, fewVotes, size);
      await fillReader(db, size);
    });
    told(images, fewVotes);
    return place;
  };
  const small = await filled(fewImages);
  const growing = await filled(manyImages);
  const large = await engine.copy(growing);
  await withOpened(growing, (db) => fillVotes(db, fewVotes, manyVotes, scaleOf(manyImages)));
  told(manyImages, manyVotes);
  const sizes = [
    { images: fewImages, votes: fewVotes, place: small },
    { images: manyImages, votes: fewVotes, place: large },
    { images: manyImages, votes: manyVotes, place: growing },
  ];
  for (const { place, votes } of sizes) await finish(place, votes + readerVotes);
  return sizes;
}
