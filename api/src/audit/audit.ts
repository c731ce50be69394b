import type { Db } from '../database/database.ts';

/** Who did what to which object, with the object before and after. */
export interface AuditEntry {
  at: Date;
  /** Null for the system itself. */
  actor: { accountId: number; username: string } | null;
  /** Verb in the past, e.g. `competition.status-changed`. */
  action: string;
  objectType: 'competition' | 'image' | 'comment' | 'account' | 'static-text' | 'template' | 'email';
  objectId: number | string;
  before?: unknown;
  after?: unknown;
  requestId?: string | undefined;
}

/** Appends to the audit log; called in the transaction of what it tells of. */
export async function audit(tx: Db, entry: AuditEntry): Promise<void> {
  await tx
    .insertInto('audit_log')
    .values({
      at: entry.at,
      actor_id: entry.actor?.accountId ?? null,
      actor: entry.actor?.username ?? 'system',
      action: entry.action,
      object_type: entry.objectType,
      object_id: String(entry.objectId),
      before: JSON.stringify(entry.before ?? null),
      after: JSON.stringify(entry.after ?? null),
      request_id: entry.requestId ?? null,
    })
    .execute();
}
