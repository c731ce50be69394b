import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { mailRules } from '../../maintenance/check/mailRules.ts';
import { randomUUID } from 'node:crypto';
import { voter } from '../../testing/counted.ts';

/** Rows on which the kept numbers differ from the counted ones; empty when they agree. */
export async function broken(db: Db): Promise<unknown[]> {
  const rule = mailRules.find(({ name }) => name === 'audience-count');
  if (!rule) throw new Error('There is no such rule');
  return (await rule.broken.execute(db)).rows;
}

/** Puts a photo into a slot where there is none. */
export const enter = (db: Db, voterKey: string, slot: number, type = 'colour') =>
  sql`insert into image (competition_id, voter_key, type_code, slot, title, description, original_key,
      original_content_type, original_format, original_bytes, sha256, width, height, thumbhash, perceptual_hash, version,
      derivatives, created_at, updated_at)
    select 1, ${voterKey}, ${type}, ${slot}, title, description, ${`p/${randomUUID()}`},
      original_content_type, original_format, original_bytes, sha256, width, height, thumbhash, perceptual_hash, version,
      derivatives, created_at, updated_at
    from image i where not exists (select from image there where there.competition_id = 1
      and there.voter_key = ${voterKey} and there.type_code = ${type} and there.slot = ${slot})
    order by i.id limit 1`.execute(db);

/** Changes an account. @param set columns with their values, in SQL */
export const change = (db: Db, voterKey: string, set: string) =>
  sql`update account set ${sql.raw(set)} where voter_key = ${voterKey}`.execute(db);

/** The voter key of a person of these tests. */
export const keyOf = (person: number) => voter(person).voterKey;
