import type { components } from '@photo-competition/schema/rest';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { BallotExclusionRow } from '../../platform/database/exclusionTables.ts';

/** A decision with what administrators are told beside it. */
export interface FoundExclusion extends BallotExclusionRow {
  title: string;
  type: string;
  ballots: number;
  proposer: string | null;
  confirmer: string | null;
  revoker: string | null;
}

const username = (column: 'proposed_by' | 'confirmed_by' | 'revoked_by') =>
  sql<string | null>`(select username from account where account.id = ${sql.ref(`ballot_exclusion.${column}`)})`;

const exclusions = (db: Db, competitionId: number) =>
  db
    .selectFrom('ballot_exclusion')
    .innerJoin('image', 'image.id', 'ballot_exclusion.image_id')
    .selectAll('ballot_exclusion')
    .select(['image.title', 'image.type_code as type'])
    .select(
      sql<number>`(select count(*)::int from excluded_ballot where exclusion_id = ballot_exclusion.id)`.as('ballots'),
    )
    .select([
      username('proposed_by').as('proposer'),
      username('confirmed_by').as('confirmer'),
      username('revoked_by').as('revoker'),
    ])
    .where('ballot_exclusion.competition_id', '=', competitionId);

/** The newest first. */
export const listExclusions = (db: Db, competitionId: number): Promise<FoundExclusion[]> =>
  exclusions(db, competitionId).orderBy('ballot_exclusion.id', 'desc').execute();

export const findExclusion = (db: Db, competitionId: number, id: number): Promise<FoundExclusion | undefined> =>
  exclusions(db, competitionId).where('ballot_exclusion.id', '=', id).executeTakeFirst();

/** Those in effect on images that everyone sees, the oldest first. */
export const shownExclusions = (db: Db, competitionId: number): Promise<FoundExclusion[]> =>
  exclusions(db, competitionId)
    .where('ballot_exclusion.state', '=', 'EFFECTIVE')
    .where('image.moderation', '=', 'APPROVED')
    .orderBy('ballot_exclusion.effective_at')
    .orderBy('ballot_exclusion.id')
    .execute();

type Proposed = Pick<
  BallotExclusionRow,
  'competition_id' | 'image_id' | 'reason' | 'note' | 'proposed_by' | 'proposed_at' | 'effect'
>;

/** @returns its id */
export async function insertExclusion(tx: Db, proposed: Proposed, numbers: readonly Buffer[]): Promise<number> {
  const { id } = await tx
    .insertInto('ballot_exclusion')
    .values({ ...proposed, effect: JSON.stringify(proposed.effect) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`insert into excluded_ballot (exclusion_id, competition_id, image_id, number, state)
    select ${id}::int, ${proposed.competition_id}::int, ${proposed.image_id}::int, number, 'PROPOSED'
    from unnest(${numbers}::bytea[]) as number`.execute(tx);
  return id;
}

type Settled = Partial<
  Pick<BallotExclusionRow, 'alone_note' | 'confirmed_by' | 'effective_at' | 'revoked_by' | 'revoked_at'>
> & { state: components['schemas']['ExclusionState']; effect?: BallotExclusionRow['effect'] };

/** Moves a decision, and its ballots with it. */
export const settleExclusion = (tx: Db, id: number, { effect, ...settled }: Settled) =>
  tx
    .updateTable('ballot_exclusion')
    .set({ ...settled, ...(effect && { effect: JSON.stringify(effect) }) })
    .where('id', '=', id)
    .execute();

/** The points of the votes that a decision is about. */
export const pointsOfExclusion = (db: Db, id: number): Promise<{ point: number }[]> =>
  db
    .selectFrom('excluded_ballot as e')
    .innerJoin('vote as v', (join) => join.onRef('v.image_id', '=', 'e.image_id').onRef('v.number', '=', 'e.number'))
    .select('v.point')
    .where('e.exclusion_id', '=', id)
    .execute();

/** Counts an image again once other ballots of it count, and lets results follow. The competition is locked. */
export async function recount(tx: Db, competitionId: number, imageId: number): Promise<void> {
  await sql`select recount_image(${imageId}::int)`.execute(tx);
  await tx
    .updateTable('competition')
    .set({ results_revision: sql<number>`results_revision + 1` })
    .where('id', '=', competitionId)
    .execute();
}

/** Voter keys of the people who have cast the ballots of a decision, each once: a person has one vote on an image. */
export async function votersOfExclusion(tx: Db, id: number): Promise<string[]> {
  const { rows } = await sql<{ voterKey: string }>`select v.voter_key as "voterKey"
    from excluded_ballot e join vote v on v.image_id = e.image_id and v.number = e.number
    where e.exclusion_id = ${id}::int order by v.voter_key`.execute(tx);
  return rows.map(({ voterKey }) => voterKey);
}

/** The ballots of a competition that do not count, as a version of the result lists them: by number. */
export async function excludedBallots(
  db: Db,
  competitionId: number,
): Promise<{ number: Buffer; reason: components['schemas']['ExclusionReason'] }[]> {
  return db
    .selectFrom('excluded_ballot')
    .innerJoin('ballot_exclusion', 'ballot_exclusion.id', 'excluded_ballot.exclusion_id')
    .select(['excluded_ballot.number', 'ballot_exclusion.reason'])
    .where('excluded_ballot.competition_id', '=', competitionId)
    .where('excluded_ballot.state', '=', 'EFFECTIVE')
    .orderBy('excluded_ballot.number')
    .execute();
}
