import { compareBytes, toBase64, toBase64Url } from '@photo-competition/count/bytes';
import { rollIdOf } from '@photo-competition/count/encoding';
import { leftOutHash } from '@photo-competition/count/leftOut';
import { rollTree } from '@photo-competition/count/rollFile';
import { sql } from 'kysely';
import { randomBytes } from 'node:crypto';
import { stillVotes } from '../../people/accounts/deeds.ts';
import type { Db } from '../../platform/database/database.ts';
import { countVoters, runsBetween, settledBallot, votersOf, type Voter } from './ballots.ts';
import { ballotsLeftOut, keepLeftOut } from './coverage.ts';
import { append, newBundle, newRecord, type Appended, type CountLog, type NewEntry } from './log.ts';
import { sha256, type CountSigner } from './signer.ts';

/** Roll entries written by one statement. */
const writtenAtOnce = 1000;

/**
 * The entries of a batch with the ballots that are not in the log yet; none when there is no such ballot.
 * @param votersUpTo tells how many people have cast all ballots up to its last one
 */
async function batchOf(
  db: Db,
  log: CountLog,
  { upTo, votersUpTo }: { upTo: number; votersUpTo: () => Promise<number> },
  now: Date,
): Promise<Required<Appended>> {
  const { competition_id: id, last_ballot: after } = log;
  const entries: NewEntry[] = [];
  let { ballots } = log;
  for await (const run of runsBetween(db, id, after, upTo)) {
    entries.push(newBundle(run));
    ballots += run.ballots;
  }
  if (entries.length === 0) return { entries, set: {} };
  const voters = await votersUpTo();
  entries.push({ ...newRecord(id, now, { type: 'batch', ballots, voters }), lastBallot: upTo });
  return { entries, set: { ballots, voters, last_ballot: upTo, batch_at: now } };
}

/** When a batch is closed while people vote. */
export interface BatchRule {
  /** People at least whose ballots a batch has: among fewer it could be told whose they are. */
  voters: number;
  /** Hours since the last one, and until voting ends. */
  hours: number;
}

/** Whether a batch may be closed, but for the number of people. */
export const isBatchTime = (log: CountLog, votingEnd: Date, { hours }: BatchRule, now: Date): boolean => {
  const ms = hours * 3_600_000;
  return now.getTime() - log.batch_at.getTime() >= ms && votingEnd.getTime() - now.getTime() >= ms;
};

/** Puts the ballots of enough people into the log. @returns whether that was done */
export async function closeBatch(
  db: Db,
  signer: CountSigner,
  log: CountLog,
  { voters }: BatchRule,
  now: Date,
): Promise<boolean> {
  const { competition_id: id, last_ballot: after } = log;
  const upTo = await settledBallot(db, id);
  if ((await countVoters(db, id, after, upTo)) < voters) return false;
  const batch = await batchOf(db, log, { upTo, votersUpTo: () => countVoters(db, id, 0, upTo) }, now);
  return append(db, signer, log, batch, now);
}

/** A person's place in the roll. */
interface RollRow extends Voter {
  id: Uint8Array;
  salt: Buffer | null;
}

/** The roll's row of a voter; that of a deleted account cannot be opened by anybody. */
function rollRowOf(competitionId: number, voter: Voter): RollRow {
  if (voter.username === null) return { ...voter, id: randomBytes(32), salt: null };
  const salt = randomBytes(16);
  return { ...voter, id: rollIdOf(sha256, competitionId, salt, voter.username), salt };
}

/**
 * Writes the roll. A person who has left since the people were read is in it without a name: accounts are held until the roll is
 * there, so that a removal comes either before it, and is seen, or after it, and finds the entry.
 */
async function writeRoll(tx: Db, competitionId: number, rows: readonly RollRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += writtenAtOnce) {
    const part = rows.slice(at, at + writtenAtOnce);
    const voterKeys = part.map(({ voterKey }) => voterKey);
    await sql`with present as (
        select voter_key as present_key from account where voter_key = any(${voterKeys}::uuid[]) for key share)
      insert into count_roll (competition_id, roll_id, voter_key, salt, username, cast_ballots, standing)
      select ${competitionId}::int, roll_id, voter_key, case when present_key is not null then salt end,
        case when present_key is not null then username end, cast_ballots, standing
      from unnest(${part.map(({ id }) => Buffer.from(id))}::bytea[], ${voterKeys}::uuid[],
          ${part.map(({ salt }) => salt)}::bytea[], ${part.map(({ username }) => username)}::text[],
          ${part.map((one) => one.cast)}::int[], ${part.map(({ standing }) => standing)}::int[])
        as row (roll_id, voter_key, salt, username, cast_ballots, standing)
        left join present on present_key = voter_key`.execute(tx);
  }
}

/**
 * Removes people who have withdrawn all votes from the list of voters, which stays unchanged from then on. The list discloses no more
 * than the roll: neither who has withdrawn some vote, nor who has voted first.
 */
async function settleVoters(tx: Db, competitionId: number): Promise<void> {
  await tx
    .deleteFrom('competition_voter')
    .where('competition_id', '=', competitionId)
    .where(sql<boolean>`not ${stillVotes}`)
    .execute();
  await tx
    .updateTable('competition_voter')
    .set({ withdrew: false })
    .where('competition_id', '=', competitionId)
    .where('withdrew', '=', true)
    .execute();
  await sql`select rewrite_voters(${competitionId}::int)`.execute(tx);
}

/** Number of entrants who could have voted: enabled now, or among those who have. */
async function countCouldVote(db: Db, voters: readonly Voter[]): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from account
    where enabled and not administrator and activated_at is not null
      and voter_key <> all(${voters.map(({ voterKey }) => voterKey)}::uuid[])`.execute(db);
  return (rows[0]?.n ?? 0) + voters.length;
}

/**
 * Ends a sealed log: its last batch, the roll, what the coverage rule leaves out, and the closing record, all or nothing.
 * @returns whether that was done
 */
export async function closeLog(db: Db, signer: CountSigner, log: CountLog, now: Date): Promise<boolean> {
  const { competition_id: id } = log;
  const upTo = await settledBallot(db, id);
  const voters = await votersOf(db, id);
  // No ballot comes any more: who has voted at all is who has up to the last one.
  const batch = await batchOf(db, log, { upTo, votersUpTo: () => Promise.resolve(voters.length) }, now);
  const rows = voters.map((voter) => rollRowOf(id, voter)).sort((a, b) => compareBytes(a.id, b.id));
  const leftOut = await ballotsLeftOut(db, log);
  const record = newRecord(id, now, {
    type: 'close',
    ballots: (batch.set.ballots as number | undefined) ?? log.ballots,
    standing: rows.reduce((sum, { standing }) => sum + standing, 0),
    voters: rows.length,
    eligible: await countCouldVote(db, voters),
    roll: toBase64(rollTree(sha256, rows).root()),
    leftOutVoters: leftOut.voters,
    leftOutBallots: leftOut.ballots.length,
    leftOut: leftOutHash(
      sha256,
      leftOut.ballots.map(({ number }) => toBase64Url(number)),
    ),
  });
  const appended = { entries: [...batch.entries, record], set: { ...batch.set, closed_at: now } };
  return append(db, signer, log, appended, now, async (tx) => {
    await writeRoll(tx, id, rows);
    await keepLeftOut(tx, id, leftOut.ballots);
    await settleVoters(tx, id);
  });
}
