import type { components } from '@photo-competition/schema/rest';
import { toBase64Url } from '@photo-competition/count/bytes';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { invalidField, Problem } from '../../platform/http/problem.ts';
import { circleNamed, findStored } from '../radar/stored.ts';

type Schemas = components['schemas'];

/** A ballot that is asked about. */
interface FoundBallot {
  number: Buffer;
  point: number | null;
  /** Whether it is on the image in question. */
  onImage: boolean;
  /** Whether it is neither replaced nor a withdrawal. */
  stands: boolean;
  /** Whether a decision that is not revoked is about it, or the coverage rule leaves it out. */
  taken: boolean;
}

/** A ballot that can be excluded. */
export interface StandingBallot {
  number: Buffer;
  point: number;
}

/** Of ballots `b` of a competition; `v` is the vote that a ballot stands for. */
const columns = sql`b.number, b.point, v.number is not null as stands,
  exists (select from excluded_ballot e where e.competition_id = b.competition_id and e.number = b.number
    and e.state <> 'REVOKED') or exists (select from left_out_ballot l
    where l.competition_id = b.competition_id and l.number = b.number) as taken`;

/** @throws Problem 422 for one that does not stand on the image; ALREADY_EXCLUDED */
async function byNumber(
  db: Db,
  competitionId: number,
  { imageId, ballots = [] }: Schemas['ExclusionRequest'],
): Promise<StandingBallot[]> {
  const numbers = ballots.map((number) => Buffer.from(number, 'base64url'));
  const { rows } = await sql<FoundBallot>`select ${columns}, b.image_id = ${imageId}::int as "onImage"
    from ballot b left join vote v on v.image_id = b.image_id and v.number = b.number
    where b.competition_id = ${competitionId}::int and b.number = any(${numbers}::bytea[])`.execute(db);
  const found = new Map(rows.map((row) => [toBase64Url(row.number), row]));
  return ballots.map((number) => {
    const ballot = found.get(number);
    if (!ballot?.onImage) throw invalidField('ballots', 'BALLOT_UNKNOWN', { number });
    if (!ballot.stands || ballot.point === null) throw invalidField('ballots', 'BALLOT_REPLACED', { number });
    if (ballot.taken) throw new Problem('ALREADY_EXCLUDED', { values: { number } });
    return { number: ballot.number, point: ballot.point };
  });
}

/** @throws Problem RADAR_CHANGED; 422 where nobody in the circle has voted on the image; ALREADY_EXCLUDED where nothing is left */
async function ofCircle(
  db: Db,
  competitionId: number,
  imageId: number,
  { name, computedAt }: Schemas['ExclusionCircle'],
): Promise<StandingBallot[]> {
  const stored = await findStored(db, competitionId);
  const circle = stored && circleNamed(stored, name);
  if (!circle || stored.computed_at.getTime() !== Date.parse(computedAt)) throw new Problem('RADAR_CHANGED');
  const { rows } = await sql<Omit<FoundBallot, 'onImage'>>`select ${columns}
    from vote v join ballot b on b.competition_id = ${competitionId}::int and b.number = v.number
    where v.image_id = ${imageId}::int and v.voter_key = any(${circle.members}::uuid[])`.execute(db);
  const [first] = rows;
  if (!first) throw invalidField('imageId', 'BALLOTS_NONE');
  const left = rows.flatMap(({ number, point, taken }) => (taken || point === null ? [] : [{ number, point }]));
  if (!left.length) throw new Problem('ALREADY_EXCLUDED', { values: { number: toBase64Url(first.number) } });
  return left;
}

/**
 * The ballots that a request names, each once.
 * @throws Problem NOT_FOUND for an image of another competition; RADAR_CHANGED, ALREADY_EXCLUDED; 422
 */
export async function ballotsOf(
  db: Db,
  competitionId: number,
  request: Schemas['ExclusionRequest'],
): Promise<StandingBallot[]> {
  const { imageId, ballots, circle } = request;
  const image = await db.selectFrom('image').select('competition_id').where('id', '=', imageId).executeTakeFirst();
  if (image?.competition_id !== competitionId) throw new Problem('NOT_FOUND');
  if (!ballots && !circle) throw invalidField('ballots', 'REQUIRED');
  const named = await byNumber(db, competitionId, request);
  const numbers = new Set(named.map(({ number }) => toBase64Url(number)));
  const others = circle ? await ofCircle(db, competitionId, imageId, circle) : [];
  return [...named, ...others.filter(({ number }) => !numbers.has(toBase64Url(number)))];
}
