import type { components } from '@photo-competition/schema/rest';
import type { Db } from '../database/database.ts';
import type { LastChange } from '../http/problem.ts';

type Schemas = components['schemas'];

/** The type of an audit log entry's object. */
export type AuditedType = Schemas['AuditedType'];

/** The action, as the contract lists it. */
export type AuditAction = Schemas['AuditAction'];

/** An entry of the audit log: the actor, the action and the object before and after. */
export interface AuditEntry {
  at: Date;
  /** Null for the system itself. */
  actor: { accountId: number; username: string } | null;
  action: AuditAction;
  objectType: AuditedType;
  objectId: number | string;
  /** The object's label, e.g. a title or a username; the same in each locale when it is one text. */
  label: string | Schemas['LocalizedText'];
  /** The competition that the object belongs to; a competition belongs to itself. */
  competitionId?: number | null;
  before?: unknown;
  after?: unknown;
  requestId?: string | undefined;
}

/** Characters of a label; a comment is cut there. */
const longestLabel = 120;

/** The text on a single line, cut where it is too long to be a name. */
function labelOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= longestLabel ? line : `${line.slice(0, longestLabel - 1).trimEnd()}…`;
}

const localized = (label: AuditEntry['label']): Schemas['LocalizedText'] =>
  typeof label === 'string' ? { hu: labelOf(label), en: labelOf(label) } : label;

/** Appends to the audit log; called in the transaction of what it tells of. */
export async function audit(tx: Db, entry: AuditEntry): Promise<void> {
  const ownCompetition = entry.objectType === 'competition' ? Number(entry.objectId) : null;
  await tx
    .insertInto('audit_log')
    .values({
      at: entry.at,
      actor_id: entry.actor?.accountId ?? null,
      actor: entry.actor?.username ?? 'system',
      action: entry.action,
      object_type: entry.objectType,
      object_id: String(entry.objectId),
      label: JSON.stringify(localized(entry.label)),
      competition_id: entry.competitionId ?? ownCompetition,
      before: JSON.stringify(entry.before ?? null),
      after: JSON.stringify(entry.after ?? null),
      request_id: entry.requestId ?? null,
    })
    .execute();
}

/** The last editor of an object and the instant, as far as the audit log knows: the details of a VERSION_CONFLICT. */
export async function lastChange(db: Db, objectType: AuditedType, objectId: number | string): Promise<LastChange> {
  const row = await db
    .selectFrom('audit_log')
    .select(['actor', 'at'])
    .where('object_type', '=', objectType)
    .where('object_id', '=', String(objectId))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { changedBy: row?.actor ?? null, changedAt: row?.at ?? null };
}
