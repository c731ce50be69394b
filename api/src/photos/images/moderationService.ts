import type { components } from '@photo-competition/schema/rest';
import { isSameReason } from '@photo-competition/schema/moderationReasons';
import { sql } from 'kysely';
import { accountByVoterKey } from '../../people/accounts/repository.ts';
import { audit } from '../../platform/audit/audit.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { lockCompetitionRow } from '../../competitions/repository.ts';
import type { Db } from '../../platform/database/database.ts';
import { invalidField, Problem } from '../../platform/http/problem.ts';
import type { ModerationNotices } from '../moderation/notices.ts';

type Schemas = components['schemas'];

/** How images are to be moderated. */
export interface ImageModerationRequest {
  moderation: Schemas['ImageModeration'];
  reason?: string | undefined;
  /** Only an image that has this status. */
  ifStatus?: Schemas['ImageModeration'] | undefined;
  /** Whether it takes the decision before it back: reports of judges that this one answered wait again. */
  undo?: boolean | undefined;
}

/** The earlier state, and whether the requested status differs from it. */
export interface ImageModerationOutcome {
  before: { moderation: Schemas['ImageModeration']; moderation_reason: string | null };
  isStatusChanged: boolean;
}

const answerReports = (tx: Db, id: number, at: Date) =>
  tx
    .updateTable('jury_report')
    .set({ handled_at: at })
    .where('image_id', '=', id)
    .where('handled_at', 'is', null)
    .execute();

/** Lets the reports wait again that were answered last, unless the image was moderated since. */
const reopenReports = (tx: Db, id: number, moderatedAt: Date | null) =>
  sql`update jury_report set handled_at = null where image_id = ${id}::int
    and handled_at = (select max(handled_at) from jury_report where image_id = ${id}::int)
    and handled_at >= coalesce(${moderatedAt}::timestamptz, '-infinity')`.execute(tx);

/**
 * Moderation of images (docs/product.md §2): reversible, with moderator and time.
 * @param changed called once what results depend on has changed
 */
export function imageModerationService(db: Db, notices: ModerationNotices, changed: () => void) {
  /** @throws Problem 422 for a disqualification without a reason */
  function checkedReason({ moderation, reason }: ImageModerationRequest): string | null {
    const text = reason?.trim() ?? '';
    if (moderation === 'DISQUALIFIED' && !text) throw invalidField('reason', 'REASON_REQUIRED');
    return moderation === 'APPROVED' || !text ? null : text;
  }

  async function apply(
    tx: Db,
    id: number,
    { moderation, reason, ifStatus, undo }: ImageModerationRequest,
    { viewer, clock, requestId }: Actor,
  ): Promise<ImageModerationOutcome> {
    const moderation_reason = checkedReason({ moderation, reason });
    const image = tx.selectFrom('image').where('id', '=', id);
    const found = await image.select('competition_id').executeTakeFirst();
    // The competition first, as everyone who enters, votes or comments: whoever took the image first would wait for them
    // while they wait for the image.
    if (found) await lockCompetitionRow(tx, found.competition_id, 'update');
    const columns = [
      'moderation',
      'moderation_reason',
      'competition_id',
      'title',
      'voter_key',
      'moderated_at',
    ] as const;
    const row = await image.select(columns).forNoKeyUpdate().executeTakeFirst();
    if (!row) throw new Problem('NOT_FOUND');
    const { competition_id, title, voter_key, moderated_at, ...before } = row;
    if (ifStatus !== undefined && before.moderation !== ifStatus) return { before, isStatusChanged: true };
    const outcome = { before, isStatusChanged: false };
    const at = clock();
    // Every decision about an image answers the reports of judges; so does leaving it as it is.
    await (undo ? reopenReports(tx, id, moderated_at) : answerReports(tx, id, at));
    // A decision that changes nothing is no moderation: nobody is noted as its moderator, and results stay as they are.
    if (before.moderation === moderation && isSameReason(before.moderation_reason, moderation_reason)) return outcome;
    await tx
      .updateTable('image')
      .set({ moderation, moderation_reason, moderated_by: viewer.accountId, moderated_at: at, updated_at: at })
      .where('id', '=', id)
      .execute();
    await tx
      .updateTable('competition')
      .set({ results_revision: sql<number>`results_revision + 1` })
      .where('id', '=', competition_id)
      .execute();
    const entry = {
      at,
      actor: viewer,
      action: 'image.moderated',
      objectType: 'image',
      objectId: id,
      requestId,
    } as const;
    const about = { label: title, competitionId: competition_id };
    await audit(tx, { ...entry, ...about, before, after: { moderation, moderation_reason } });
    const owner = await accountByVoterKey(tx, voter_key);
    const known = { type: 'image', status: before.moderation, reason: before.moderation_reason } as const;
    if (owner) await notices.note(tx, { id, accountId: owner.id, known }, at);
    return outcome;
  }

  return {
    checkedReason,

    /** @throws Problem NOT_FOUND; 422 for a disqualification without a reason */
    async set(id: number, request: ImageModerationRequest, actor: Actor): Promise<ImageModerationOutcome> {
      const outcome = await db.transaction().execute((tx) => apply(tx, id, request, actor));
      changed();
      return outcome;
    },
  };
}

export type ImageModerationService = ReturnType<typeof imageModerationService>;
