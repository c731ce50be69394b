import { sql } from 'kysely';
import { mkdirSync } from 'node:fs';
import { migrate } from '../../api/dist/platform/database/migrate.js';
import { open, type OpenedDatabase } from '../rest/engines.ts';
import { competitions, fillCompetition, fillVotes, scale, setEnd } from '../rest/fill.ts';
import { settle } from '../rest/settle.ts';
import { startService, type Service } from '../rest/service.ts';

/** Votes in the ended competition. */
const votes = 20_000;
/** Comments on each image of the home page: two written by fill.ts, one by `lastComment`. */
export const commentsPerImage = 3;

/** Adds one comment to each of the first 100 images, which include those on the home page. */
const lastComment = (db: OpenedDatabase['db']) =>
  sql`insert into comment (image_id, competition_id, account_id, text, status, created_at)
    select image.id, competition_id, 1 + (image.id * 11 + 5) % ${scale.entrants}, 'I walked there last spring and did not see it.',
      'APPROVED', voting_start + interval '1 day'
    from image join competition on competition.id = competition_id
    where competition.id = ${competitions.voting} order by image.id limit 100`.execute(db);

/**
 * Fills an embedded database with an ended competition and one in UPLOADING, and starts the built REST service on it.
 * @param folder data folder, created here; the caller removes it after stopping the service
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
