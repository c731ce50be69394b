import { sql } from 'kysely';
import { lockCompetitionRow, type CompetitionRecord } from '../../competitions/repository.ts';
import type { Db } from '../../platform/database/database.ts';
import { Column, numberOf } from '../results/column.ts';
import type { RankedBy } from './effect.ts';
import type { Votes } from './votes.ts';

/** Images whose votes are read by one statement: others wait for one at most. */
const imagesAtOnce = 20;

/** The votes of a competition, with whose they are. Excluded ones stay evidence: what they tell does not go with their weight. */
export interface ReadVotes {
  votes: Votes;
  by: RankedBy;
  /** Voter key of each person, by index. */
  keys: string[];
}

interface Given {
  imageId: number;
  voterKey: string;
  point: number;
  counts: boolean;
}

/** Waits for votes that were cast in time and are still being written: they hold the competition in share. */
const settle = (db: Db, id: number) => db.transaction().execute((tx) => lockCompetitionRow(tx, id, 'update'));

/** Votes on APPROVED images of a competition whose voting is over; without those of people who have left, once they were unlinked. */
export async function readVotes(db: Db, competition: CompetitionRecord): Promise<ReadVotes> {
  const { id, scoring, min_point: minPoint, max_point: maxPoint } = competition;
  await settle(db, id);
  const images = await db
    .selectFrom('image')
    .select(['id', 'type_code as type', 'voter_key as authorKey'])
    .where('competition_id', '=', id)
    .where('moderation', '=', 'APPROVED')
    .orderBy('id')
    .execute();
  const indexOf = new Map(images.map((one, i) => [one.id, i]));
  const people = new Map<string, number>();
  const voter = new Column((length) => new Uint32Array(length));
  const image = new Column((length) => new Uint32Array(length));
  const points = new Column((length) => new Uint8Array(length));
  const excluded = new Set<number>();
  for (let from = 0; from < images.length; from += imagesAtOnce) {
    const ids = images.slice(from, from + imagesAtOnce).map((one) => one.id);
    const { rows } = await sql<Given>`select vote.image_id as "imageId", vote.voter_key as "voterKey", vote.point,
        counted.point is not null as counts
      from vote left join counted_vote counted on counted.image_id = vote.image_id and counted.voter_key = vote.voter_key
      where vote.image_id = any(${ids}::int[]) and (not exists (select from count_roll where competition_id = ${id}::int)
        or exists (select from count_roll where competition_id = ${id}::int and voter_key = vote.voter_key and link = 'LINKED'))`.execute(
      db,
    );
    for (const { imageId, voterKey, point, counts } of rows) {
      if (!counts) excluded.add(points.size);
      voter.push(numberOf(people, voterKey));
      image.push(indexOf.get(imageId) as number);
      points.push(point);
    }
  }
  return {
    votes: {
      voters: people.size,
      images: images.length,
      voter: voter.toArray(),
      image: image.toArray(),
      point: points.toArray(),
      author: Int32Array.from(images, ({ authorKey }) => people.get(authorKey) ?? -1),
    },
    by: {
      images: images.map(({ id: imageId, type }) => ({ id: imageId, type })),
      scoring,
      minPoint,
      maxPoint,
      excluded,
    },
    keys: [...people.keys()],
  };
}
