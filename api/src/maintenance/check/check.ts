import { sql } from 'kysely';
import type { BlobStore } from '../../platform/blobs/blobStore.ts';
import type { Db } from '../../platform/database/database.ts';
import { blobReferences, type BlobReference } from '../blobReferences.ts';
import { readSnapshot, type Installation } from '../installation.ts';
import { progressTo, type Progress } from '../progress.ts';
import { accountRules, checkAccountKeys } from './accountRules.ts';
import { awardRules } from './awardRules.ts';
import { checkBackfill } from './backfillChecks.ts';
import { checkBlobs, checkUnreferenced } from './blobChecks.ts';
import { competitionRules } from './competitionRules.ts';
import { checkConstraints } from './constraintChecks.ts';
import { checkCounts } from './countChecks.ts';
import { exclusionRules } from './exclusionRules.ts';
import { applyRules, type Finding } from './finding.ts';
import { imageRules } from './imageRules.ts';
import { juryRules } from './juryRules.ts';
import { mailRules } from './mailRules.ts';
import { checkResults } from './resultChecks.ts';
import { checkGuards, checkSequences, requireOwnSchema } from './schemaChecks.ts';
import { unlinkedRules } from './unlinkedRules.ts';
import { voteRules } from './voteRules.ts';

/** The result of a check; sound without an error among the findings. */
export interface CheckReport {
  sound: boolean;
  constraints: number;
  rules: number;
  blobs: number;
  findings: Finding[];
}

/** Options of a check. */
export interface CheckOptions {
  /** Whether photos are read completely and verified, not only looked for. */
  contents: boolean;
  progress: Progress;
  signal: AbortSignal;
}

const rules = [
  ...[...voteRules, ...unlinkedRules, ...exclusionRules],
  ...[...imageRules, ...competitionRules, ...accountRules, ...mailRules, ...juryRules, ...awardRules],
];

/** Figures of the checked rows. */
export interface RowsReport {
  constraints: number;
  findings: Finding[];
  references: BlobReference[];
  garbage: Set<string>;
}

/** Looks at all rows, and lists what they refer to. @throws Refused when they are of another version */
export async function checkRows(view: Db): Promise<RowsReport> {
  await requireOwnSchema(view);
  const { proved, findings } = await checkConstraints(view);
  findings.push(...(await checkGuards(view)), ...(await checkSequences(view)));
  findings.push(...(await applyRules(view, rules)), ...(await checkAccountKeys(view)));
  findings.push(...(await checkBackfill(view)), ...(await checkResults(view)), ...(await checkCounts(view)));
  const references: BlobReference[] = [];
  for await (const batch of blobReferences(view)) references.push(...batch);
  const { rows } = await sql<{ key: string }>`select key from blob_garbage`.execute(view);
  return { constraints: proved, findings, references, garbage: new Set(rows.map(({ key }) => key)) };
}

/** Checks an installation, which may be at work meanwhile; keeps about 300 bytes of memory for each blob. */
export async function check(installation: Installation, options: CheckOptions): Promise<CheckReport> {
  const { contents, progress, signal } = options;
  const { blobs } = installation;
  const stored: string[] = [];
  for await (const key of blobs.list()) stored.push(key);
  const { constraints, findings, references, garbage } = await installation.snapshot(checkRows);
  progress.say(`Looked at every row; they name ${references.length} photo files.`);
  const work = { blobs, references, garbage, contents, progress, signal };
  findings.push(...(await checkBlobs(work)), ...(await checkUnreferenced(stored, work)));
  await installation.confirm();
  const sound = !findings.some(({ severity }) => severity === 'error');
  return { sound, constraints, rules: rules.length, blobs: references.length, findings };
}

/**
 * Checks an installation that this process itself has open: every blob, every constraint, and every rule that the
 * database cannot express. No sweep may run meanwhile.
 */
export function checkInstallation(db: Db, blobs: BlobStore): Promise<CheckReport> {
  const installation: Installation = {
    blobs,
    countKey: null,
    snapshot: (work) => readSnapshot(db, work),
    confirm: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
  const quiet = progressTo(() => undefined);
  return check(installation, { contents: true, progress: quiet, signal: new AbortController().signal });
}
