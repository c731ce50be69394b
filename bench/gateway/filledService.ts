import { sql } from 'kysely';
import { mkdirSync } from 'node:fs';
import { migrate } from '../../api/dist/database/migrate.js';
import { open, type Opened } from '../rest/engines.ts';
import { competitions, fillCompetition, fillVotes, scale, setEnd, settle } from '../rest/fill.ts';
import { startService, type Service } from '../rest/service.ts';

/** Votes in the competition that has ended. */
const votes = 20_000;
/** Comments on each image of the home page; fill.ts has written all but the last. */
export const commentsPerImage = 3;

/** One more comment on each of the first images: the home page shows them. */
const lastComment = (db: Opened['db']) =>
  sql`insert into comment (image_id, account_id, text, status, created_at)
    select image.id, 1 + (image.id * 11 + 5) % ${scale.entrants}, 'I walked there last spring and did not see it.',
      'APPROVED', voting_start + interval '1 day'
    from image join competition on competition.id = competition_id
    where competition.id = ${competitions.voting} order by image.id limit 100`.execute(db);

/**
 * Fills an embedded database and starts the REST service over it, as built: one competition has ended, another takes
 * uploads.
 * @param folder of its data; made here, and to be removed when the service has been stopped
 */
export async function filledService(folder: string): Promise<Service> {
  mkdirSync(folder, { mode: 0o700 });
  const place = { folder };
  const { db, close } = await open(place);
  await migrate(db);
  await fillCompetition(db, folder);
  await lastComment(db);
  await fillVotes(db, 0, votes);
  await setEnd(db, 'past');
  await settle(db);
  await close();
  return startService(place);
}
