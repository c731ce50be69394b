import { toBase64, toBase64Url } from '@photo-competition/count/bytes';
import type { components } from '@photo-competition/schema/rest';
import { sql } from 'kysely';
import { readRecord, recordsOf } from '../count/files.ts';
import { sha256 } from '../count/signer.ts';
import type { Db } from '../../platform/database/database.ts';

type Schemas = components['schemas'];

/** Ballots that are drawn, where there are so many. */
export const drawnBallots = 50;

/** Root of the log with which a count was closed: it stands in a head that was signed before anybody could throw. */
async function closingRoot(db: Db, competitionId: number): Promise<Buffer> {
  const records = await recordsOf(db, competitionId, 2 ** 31 - 1);
  const closing = records.find((one) => readRecord(one).type === 'close');
  if (!closing) throw new Error('A closed log has no record of its closing');
  const { root } = await db
    .selectFrom('count_head')
    .select('root')
    .where('competition_id', '=', competitionId)
    .where('size', '=', closing.position + 1)
    .executeTakeFirstOrThrow();
  return root;
}

interface Drawn {
  number: Buffer;
  imageId: number;
  point: number;
  flag: Schemas['BallotFlag'] | null;
  gone: boolean;
  disabled: boolean;
}

const seedOf = async (db: Db, competitionId: number, dice: string): Promise<Buffer> =>
  Buffer.from(sha256(Buffer.concat([await closingRoot(db, competitionId), Buffer.from(dice, 'utf8')])));

/** The standing ballots of a closed count whose SHA-256 of seed and number is smallest. */
const drawnBy = (
  competitionId: number,
  seed: Buffer,
) => sql`select number, image_id, point, voter_key, cast_at from ballot
  where competition_id = ${competitionId}::int and point is not null and not exists (
    select from ballot later where later.competition_id = ${competitionId}::int and later.replaces = ballot.number)
  order by sha256(${seed}::bytea || number) limit ${drawnBallots}::int`;

/** The ballots that dice name in the log: the same for ever. */
export async function ballotsByDice(
  db: Db,
  competitionId: number,
  dice: string,
): Promise<{ seed: string; ballots: { number: string; imageId: number; point: number }[] }> {
  const seed = await seedOf(db, competitionId, dice);
  const { rows } = await sql<{ number: Buffer; image_id: number; point: number }>`select number, image_id, point
    from (${drawnBy(competitionId, seed)}) drawn order by number`.execute(db);
  const ballots = rows.map(({ number, image_id: imageId, point }) => ({ number: toBase64Url(number), imageId, point }));
  return { seed: toBase64(seed), ballots };
}

/**
 * Draws standing ballots of a closed count: those whose SHA-256 of seed and number is smallest, so that everyone can see in
 * `count.bin` that no others were to be drawn. Whether somebody was an administrator then is what the audit log says of the first
 * change since, and what the account says without one.
 */
export async function drawBallots(db: Db, competitionId: number, dice: string): Promise<Schemas['CountDraw']> {
  const seed = await seedOf(db, competitionId, dice);
  const { rows } = await sql<Drawn>`with drawn as (${drawnBy(competitionId, seed)})
    select drawn.number, drawn.image_id as "imageId", drawn.point, account.id is null as gone,
      account.enabled is not distinct from false as disabled,
      case when image.voter_key = drawn.voter_key then 'OWN_IMAGE'
        when account.activated_at > drawn.cast_at or account.id is not null and account.activated_at is null
          or coalesce((select (before->>'administrator')::boolean from audit_log
            where object_type = 'account' and object_id = account.id::text and at > drawn.cast_at
              and before->>'administrator' is not null
            order by id limit 1), account.administrator) then 'NOT_ENTRANT' end as flag
    from drawn join image on image.id = drawn.image_id left join account on account.voter_key = drawn.voter_key
    order by drawn.number`.execute(db);
  return {
    dice,
    seed: toBase64(seed),
    ballots: rows.map(({ number, imageId, point, flag }) => ({ number: toBase64Url(number), imageId, point, flag })),
    disabled: rows.filter(({ disabled }) => disabled).length,
    gone: rows.filter(({ gone }) => gone).length,
  };
}
