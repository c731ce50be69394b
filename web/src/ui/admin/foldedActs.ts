import { decisionOf } from './auditChanges.ts';
import type { AuditItemFragment } from './generated/graphql.ts';

/** Entries of one kind that one person made one after the other. */
export interface FoldedActs {
  /** Newest first. */
  entries: readonly [AuditItemFragment, ...AuditItemFragment[]];
  /** How many objects they are about. */
  objects: number;
}

/** A pause longer than this between two entries begins a new run, in milliseconds. */
const longestPause = 3_600_000;

/** Key that the entries of a run share. */
const kindOf = ({ actor, action, objectType, competitionNumber, after }: AuditItemFragment): string =>
  JSON.stringify([actor, action, objectType, competitionNumber, decisionOf(action, after)]);

const goesOn = (later: AuditItemFragment, earlier: AuditItemFragment): boolean =>
  kindOf(later) === kindOf(earlier) && Date.parse(later.at) - Date.parse(earlier.at) <= longestPause;

/**
 * Puts entries of the audit log that follow each other without a pause of an hour, by the same person, of the same kind and with the
 * same decision, into one.
 * @param entries newest first
 */
export function foldedActs(entries: readonly AuditItemFragment[]): FoldedActs[] {
  const runs: [AuditItemFragment, ...AuditItemFragment[]][] = [];
  for (const entry of entries) {
    const run = runs.at(-1);
    const oldest = run?.at(-1);
    if (run && oldest && goesOn(oldest, entry)) run.push(entry);
    else runs.push([entry]);
  }
  return runs.map((run) => ({ entries: run, objects: new Set(run.map(({ objectId }) => objectId)).size }));
}
