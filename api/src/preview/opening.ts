import type { Clock } from '@photo-competition/schema/clock';
import { sql } from 'kysely';
import { accountByUsername } from '../people/accounts/repository.ts';
import { audit } from '../platform/audit/audit.ts';
import type { Db } from '../platform/database/database.ts';
import type { Viewer } from '../platform/http/operation.ts';
import { invalidPreview, type Preview, type PreviewRequest } from '../platform/http/preview.ts';
import { entrantStandIn, voterStandIn } from './standIns.ts';

/** Milliseconds for which previews of one administrator as one person or role are one entry of the audit log. */
const windowMs = 10 * 60_000;

/** The administrator, the viewed role and the request of a preview. */
export interface PreviewUse {
  administrator: Viewer;
  request: PreviewRequest;
  requestId: string;
}

const standIns = { visitor: null, entrant: entrantStandIn, voter: voterStandIn } as const;

/** Opens administrators' previews, and notes them in the audit log. */
export function previewOpening(db: Db, clock: Clock) {
  /** When each use was noted last, so that a page's many calls ask the log once. */
  const noted = new Map<string, Promise<number>>();

  /** The entrant of a name, with no more than what their pages take: no session, no token. @throws Problem PREVIEW_INVALID */
  async function entrantOf(name: string): Promise<Viewer> {
    const account = await accountByUsername(db, name);
    if (!account || account.administrator) throw invalidPreview('as', 'PREVIEW_ENTRANT');
    const { id: accountId, username, voter_key: voterKey } = account;
    return { ...entrantStandIn, accountId, username, voterKey };
  }

  /** Appends to the audit log unless the same use stands there since a short while. @returns when it was noted */
  async function note(viewer: Viewer | null, { administrator, request, requestId }: PreviewUse): Promise<number> {
    const at = clock();
    const isNamed = request.username !== null && viewer !== null;
    const objectId = isNamed ? viewer.accountId : administrator.accountId;
    const after = { role: request.role, as: isNamed ? viewer.username : null, at: request.at.toISOString() };
    await db.transaction().execute(async (tx) => {
      const key = `preview ${administrator.accountId} ${request.role} ${objectId}`;
      await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
      const before = await tx
        .selectFrom('audit_log')
        .select('id')
        .where('object_type', '=', 'account')
        .where('object_id', '=', String(objectId))
        .where('action', '=', 'account.previewed')
        .where('actor_id', '=', administrator.accountId)
        .where(sql<boolean>`after ->> 'role' = ${request.role}`)
        .where('at', '>', new Date(at.getTime() - windowMs))
        .limit(1)
        .executeTakeFirst();
      if (before) return;
      const label = isNamed ? viewer.username : request.role;
      await audit(tx, {
        at,
        actor: administrator,
        action: 'account.previewed',
        objectType: 'account',
        objectId,
        label,
        before: null,
        after,
        requestId,
      });
    });
    return at.getTime();
  }

  /** @see note; once for calls that come together, and again when it has failed */
  async function noteOnce(viewer: Viewer | null, use: PreviewUse): Promise<void> {
    const key = `${use.administrator.accountId} ${use.request.role} ${viewer?.accountId ?? ''}`;
    const last = await noted.get(key)?.catch(() => 0);
    if (last !== undefined && Math.abs(clock().getTime() - last) < windowMs / 2) return;
    const noting = note(viewer, use);
    noted.set(key, noting);
    noting.catch(() => noted.delete(key));
    await noting;
  }

  /** @throws Problem PREVIEW_INVALID for a user who is no entrant */
  return async (use: PreviewUse): Promise<Preview> => {
    const { username, role, at } = use.request;
    const viewer = username === null ? standIns[role] : await entrantOf(username);
    await noteOnce(viewer, use);
    return { viewer, at };
  };
}
