import type { Clock } from '@photo-competition/schema/clock';
import type { Db } from '../../../platform/database/database.ts';
import { startJob, type Job } from '../../../platform/jobs/job.ts';
import type { Logger } from '../../../platform/log.ts';
import { treeOf } from '../log.ts';
import { Away, Refused, type Asking } from './post.ts';
import { claim, dueHeads, keep, knownTo, type Attested, type AttestationKind, type DueHead } from './repository.ts';
import { stamp } from './timestamp.ts';
import { cosign, type Witness } from './witness.ts';

/** Dependencies and settings of the attester. */
export interface AttesterParts {
  db: Db;
  clock: Clock;
  log: Logger;
  /** Null: nobody cosigns. */
  witness: Witness | null;
  /** Where time stamps are asked for (RFC 3161); null: nowhere. */
  timestampUrl: string | null;
  /** Between two looks at what is due. */
  seconds: number;
  /** Milliseconds that an answer may take. */
  deadlineMs?: number;
}

type Ask = (head: DueHead, asking: Asking) => Promise<Attested>;

const names = { WITNESS: 'the witness', TIMESTAMP: 'the time stamping authority' } as const;

/** Starts having heads cosigned and time-stamped by others, beside everything else: nothing ever waits for them. */
export function startAttester({
  db,
  clock,
  log,
  witness,
  timestampUrl,
  seconds,
  deadlineMs = 10_000,
}: AttesterParts): Job {
  /** Failures that were logged already: a witness that is away for a week is logged once. */
  const told = new Set<string>();

  const asks: [AttestationKind, Ask][] = [];
  if (witness) {
    asks.push([
      'WITNESS',
      async ({ competitionId, size, note }, how) => {
        const known = await knownTo(db, competitionId, witness.key);
        const proofFrom = async (from: number) => (await treeOf(db, competitionId)).consistency(from, size);
        const { line, at } = await cosign(witness, { note, size, known, proofFrom }, clock(), how);
        return { content: Buffer.from(line), at, witness: witness.key };
      },
    ]);
  }
  if (timestampUrl !== null) {
    asks.push([
      'TIMESTAMP',
      async ({ note }, how) => {
        const { answer, at } = await stamp(timestampUrl, note, how);
        return { content: answer, at, witness: null };
      },
    ]);
  }

  function tell(kind: AttestationKind, competitionId: number, { message }: Error): void {
    const said = `${kind} ${message}`;
    if (told.has(said)) return;
    told.add(said);
    log.warn(
      { competitionId, reason: message },
      `${names[kind]} has not attested a head and is asked again; this is said once`,
    );
  }

  function answered(kind: AttestationKind): void {
    for (const said of told) if (said.startsWith(kind)) told.delete(said);
  }

  /** @returns whether others of the kind are worth trying now */
  async function attest(kind: AttestationKind, ask: Ask, head: DueHead, signal: AbortSignal): Promise<boolean> {
    const { competitionId, size } = head;
    if (!(await claim(db, kind, head, clock()))) return true;
    try {
      await keep(db, kind, head, await ask(head, { deadlineMs, signal }));
      answered(kind);
      log.info({ competitionId, size }, `${names[kind]} has attested a head`);
      return true;
    } catch (error) {
      if (signal.aborted) return false;
      if (!(error instanceof Away || error instanceof Refused)) throw error;
      tell(kind, competitionId, error);
      return error instanceof Refused;
    }
  }

  async function lookAt([kind, ask]: [AttestationKind, Ask], signal: AbortSignal): Promise<void> {
    for (const head of await dueHeads(db, kind, clock())) {
      if (signal.aborted || !(await attest(kind, ask, head, signal))) return;
    }
  }

  const failed = (error: unknown) => log.error({ err: error }, 'attesting heads is tried again');
  // Each for itself: a slow witness keeps no time stamp waiting.
  const run = async (signal: AbortSignal) => {
    await Promise.all(asks.map((one) => lookAt(one, signal).catch(failed)));
  };
  return startJob({ name: 'attesting', everyMs: seconds * 1000, pauseFirst: true, run, log });
}
