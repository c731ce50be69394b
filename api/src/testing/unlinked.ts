import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';
import { checkRows } from '../maintenance/check/check.ts';
import { readSnapshot } from '../maintenance/installation.ts';
import { hours, type Counted } from './counted.ts';

/** The hour at which the ballots may still be told, and the one right after it. */
export const due = hours.award + 90 * 24;
export const rule = { days: 90, timeZone: 'Europe/Budapest' };

export const read = async (db: Db, query: ReturnType<typeof sql>) => (await query.execute(db)).rows;

/** Everything about the votes of a competition but whose they are. */
export const kept = async (db: Db, id: number): Promise<unknown> => ({
  ballots: await read(
    db,
    sql`select id, image_id, point, cast_at, competition_id, number, replaces, commitment from ballot
    where competition_id = ${id} order by id`,
  ),
  votes: await read(
    db,
    sql`select image_id, point, vote.updated_at, number from vote join image on image.id = image_id
    where competition_id = ${id} order by number`,
  ),
  tallies: await read(
    db,
    sql`select image_id, vote_count, by_point from image_tally where competition_id = ${id} order by image_id`,
  ),
  roll: await read(
    db,
    sql`select roll_id, salt, username, voter_key, cast_ballots, standing from count_roll where competition_id = ${id}
    order by roll_id`,
  ),
  heads: await read(db, sql`select size, note from count_head where competition_id = ${id} order by size`),
  log: await read(db, sql`select size, ballots, voters, result_version from count_log where competition_id = ${id}`),
});

export const ballotKeys = async (db: Db, id: number): Promise<string[]> =>
  (await db.selectFrom('ballot').select('voter_key').where('competition_id', '=', id).orderBy('id').execute()).map(
    ({ voter_key }) => voter_key,
  );
export const voteKeys = async (db: Db, id: number): Promise<string[]> => {
  const votes = db.selectFrom('vote').innerJoin('image', 'image.id', 'image_id').select('vote.voter_key');
  return (await votes.where('competition_id', '=', id).orderBy('image_id').orderBy('vote.voter_key').execute()).map(
    ({ voter_key }) => voter_key,
  );
};
export const rollKeys = async (db: Db, id: number): Promise<Set<string>> =>
  new Set(
    (await db.selectFrom('count_roll').select('voter_key').where('competition_id', '=', id).execute()).map(
      ({ voter_key }) => voter_key,
    ),
  );

/** That no two ballots, and no two votes, are of one key, and none is of anybody's. */
export async function expectUnlinked(db: Db, id: number): Promise<void> {
  const people = await rollKeys(db, id);
  for (const keys of [await ballotKeys(db, id), await voteKeys(db, id)]) {
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.filter((key) => people.has(key))).toEqual([]);
  }
}

export const notes = async (db: Db, id: number) =>
  read(
    db,
    sql`select actor, actor_id, object_id, before, after from audit_log
    where action = 'competition.ballots-unlinked' and competition_id = ${id}`,
  );

/** Rules that the accounts, images and mails of these tests do not meet. */
const unmade = new Set(['image-derivatives', 'image-checksum', 'account-password', 'administrator', 'mail-state']);

export const findings = async (db: Db) =>
  (await readSnapshot(db, checkRows)).findings.filter(({ rule }) => !unmade.has(rule));

/** A competition in which all have voted, some more than once, and one has withdrawn. */
export async function election(counted: Counted, images = 4): Promise<number> {
  const id = await counted.addCompetition(images);
  const ids = await counted.images(id);
  counted.at(hours.votingStart + 1);
  for (const image of ids)
    for (let person = 1; person <= 7; person++) await counted.vote(person, image, 1 + ((person + image) % 5));
  counted.at(hours.votingStart + 30);
  await counted.vote(1, ids[0] as number, 1 + (((ids[0] as number) + 2) % 5));
  await counted.vote(2, ids.at(-1) as number, null);
  await counted.roundAt(hours.award + 1);
  await sql`update mail set status = 'SENT', sent_at = now() where status = 'QUEUED'`.execute(counted.db);
  return id;
}
