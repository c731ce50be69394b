import type { AuditItemFragment } from '../../ui/admin/generated/graphql.ts';

/** Acts of one kind that one person did one after the other. */
export interface FoldedActs {
  actor: string;
  action: string;
  /** Newest first. */
  entries: readonly [AuditItemFragment, ...AuditItemFragment[]];
}

/** Puts entries of the audit log that follow each other, by the same person and of the same kind, into one. @param entries newest first */
export function folded(entries: readonly AuditItemFragment[]): FoldedActs[] {
  const acts: FoldedActs[] = [];
  for (const entry of entries) {
    const last = acts.at(-1);
    if (last && last.actor === entry.actor && last.action === entry.action)
      acts[acts.length - 1] = { ...last, entries: [...last.entries, entry] };
    else acts.push({ actor: entry.actor, action: entry.action, entries: [entry] });
  }
  return acts;
}
