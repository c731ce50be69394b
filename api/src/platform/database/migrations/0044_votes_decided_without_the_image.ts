import { sql, type Kysely } from 'kysely';
import { writeVoteFunction } from './0042_votes_of_the_last_second.ts';

const image = 'where i.id = voted_image';

/**
 * A vote is not written on an image of another competition, nor on one's own: what is decided upon without having read the image is
 * written only where that holds.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const others = `${image} and i.competition_id = of_competition and i.voter_key <> of_voter`;
  await sql.raw(writeVoteFunction.replace(image, others)).execute(db);
}
