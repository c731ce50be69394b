import type { components } from '@photo-competition/schema/rest';
import { audit } from '../../platform/audit/audit.ts';
import { withoutBidiControls } from '../../platform/bidiControls.ts';
import type { Clock } from '@photo-competition/schema/clock';
import type { Actor } from '../../platform/http/actor.ts';
import { timed } from '../../competitions/present.ts';
import { lockCompetitionRow } from '../../competitions/repository.ts';
import { checkCommenting } from '../../competitions/rules.ts';
import { competitionOfSeen, requireSeen } from '../../competitions/seenImage.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/operation.ts';
import { invalidField, Problem } from '../../platform/http/problem.ts';
import type { ModerationNotices } from '../moderation/notices.ts';
import { presentComment } from './present.ts';
import { findComment } from './repository.ts';
import { checkEditable, moderationAfterEdit } from './rules.ts';

type Schemas = components['schemas'];

/** The earlier status, and whether the requested one differs from it. */
export interface CommentModerationOutcome {
  before: Schemas['CommentStatus'];
  isStatusChanged: boolean;
}

/** A comment as it is stored. @throws Problem 422 when nothing is left of it */
function written(text: string): string {
  const trimmed = withoutBidiControls(text).trim();
  if (!trimmed) throw invalidField('comment', 'BLANK');
  return trimmed;
}

/** Comments and their moderation (docs/product.md §5). */
export function commentService(db: Db, clock: Clock, notices: ModerationNotices) {
  async function present(id: number, viewer: Viewer, hiddenAuthor: string | null): Promise<Schemas['Comment']> {
    const record = await findComment(db, id);
    if (!record) throw new Problem('NOT_FOUND');
    return presentComment(record, viewer, hiddenAuthor);
  }

  /**
   * The fields of an image that a write on it needs, and its competition, both locked.
   * @throws Problem NOT_FOUND, WRONG_PHASE, COMPETITION_PAUSED, COMPETITION_CLOSED
   */
  async function openTo(tx: Db, imageId: number, viewer: Viewer) {
    const competitionId = await competitionOfSeen(tx, imageId, viewer, clock());
    const competition = await lockCompetitionRow(tx, competitionId, 'share');
    // Held until the comment refers to it: its owner may be replacing it.
    const image = await tx
      .selectFrom('image')
      .select(['voter_key', 'moderation', 'held_back'])
      .where('id', '=', imageId)
      .forKeyShare()
      .executeTakeFirst();
    if (!image || !competition) throw new Problem('NOT_FOUND');
    const now = clock();
    const seen = requireSeen(image, competition, viewer, now);
    checkCommenting(timed(competition), now);
    return { competition, now, hiddenAuthor: seen.author ? null : image.voter_key };
  }

  /** A comment of the viewer that can be changed, locked. @throws Problem as `openTo`; NOT_FOUND for one of somebody else */
  async function ownComment(tx: Db, id: number, viewer: Viewer) {
    const own = tx.selectFrom('comment').where('id', '=', id).where('account_id', '=', viewer.accountId);
    const found = await own.select('image_id').executeTakeFirst();
    if (!found) throw new Problem('NOT_FOUND');
    const open = await openTo(tx, found.image_id, viewer);
    const comment = await own.selectAll().forUpdate().executeTakeFirst();
    if (!comment) throw new Problem('NOT_FOUND');
    return { ...open, comment };
  }

  return {
    /** @throws Problem NOT_FOUND, WRONG_PHASE, COMPETITION_PAUSED, COMPETITION_CLOSED, 422 */
    async add(imageId: number, text: string, viewer: Viewer): Promise<Schemas['Comment']> {
      const trimmed = written(text);
      const { id, hiddenAuthor } = await db.transaction().execute(async (tx) => {
        const { competition, now, hiddenAuthor } = await openTo(tx, imageId, viewer);
        const made = await tx
          .insertInto('comment')
          .values({
            image_id: imageId,
            account_id: viewer.accountId,
            text: trimmed,
            status: competition.pre_moderation ? 'PENDING' : 'APPROVED',
            moderated_by: null,
            moderated_at: null,
            created_at: now,
            edited_at: null,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        return { id: made.id, hiddenAuthor };
      });
      return present(id, viewer, hiddenAuthor);
    },

    /**
     * Changes the text of an own comment; moderators keep both versions. Nothing happens when it is the same.
     * @throws Problem as `add`; EDIT_TIME_OVER, COMMENT_REJECTED
     */
    async edit(id: number, text: string, { viewer, requestId }: Actor): Promise<Schemas['Comment']> {
      const trimmed = written(text);
      const hiddenAuthor = await db.transaction().execute(async (tx) => {
        const { comment, competition, now, hiddenAuthor } = await ownComment(tx, id, viewer);
        if (comment.text === trimmed) return hiddenAuthor;
        checkEditable(comment, now);
        const moderation = moderationAfterEdit(comment, competition.pre_moderation);
        const change = { text: trimmed, edited_at: now, ...moderation };
        await tx.updateTable('comment').set(change).where('id', '=', id).execute();
        const { text: before, status, competition_id: competitionId } = comment;
        await audit(tx, {
          at: now,
          actor: viewer,
          action: 'comment.edited',
          objectType: 'comment',
          objectId: id,
          label: trimmed,
          competitionId,
          requestId,
          before: { text: before, status },
          after: { text: trimmed, status: moderation.status },
        });
        return hiddenAuthor;
      });
      return present(id, viewer, hiddenAuthor);
    },

    /**
     * Removes an own comment; moderators keep its text. The row goes and the audit log keeps it, so that no list, count or table can
     * show a deleted comment by mistake.
     * @throws Problem NOT_FOUND, WRONG_PHASE, COMPETITION_PAUSED, COMPETITION_CLOSED
     */
    async remove(id: number, { viewer, requestId }: Actor): Promise<void> {
      await db.transaction().execute(async (tx) => {
        const { comment, now } = await ownComment(tx, id, viewer);
        await tx.deleteFrom('comment').where('id', '=', id).execute();
        const { text, status, image_id: imageId, competition_id: competitionId } = comment;
        await audit(tx, {
          at: now,
          actor: viewer,
          action: 'comment.deleted',
          objectType: 'comment',
          objectId: id,
          label: text,
          competitionId,
          requestId,
          before: { text, status, imageId },
        });
      });
    },

    /**
     * Reversible, with moderator and time.
     * @param ifStatus only a comment that has it
     * @throws Problem NOT_FOUND
     */
    async setStatus(
      id: number,
      status: Schemas['CommentStatus'],
      { viewer, requestId }: Actor,
      ifStatus?: Schemas['CommentStatus'],
    ): Promise<CommentModerationOutcome> {
      return db.transaction().execute(async (tx) => {
        const before = await tx
          .selectFrom('comment')
          .innerJoin('image', 'image.id', 'comment.image_id')
          .select(['status', 'account_id', 'image_id', 'text', 'image.competition_id'])
          .where('comment.id', '=', id)
          .forUpdate('comment')
          .executeTakeFirst();
        if (!before) throw new Problem('NOT_FOUND');
        if (ifStatus !== undefined && before.status !== ifStatus)
          return { before: before.status, isStatusChanged: true };
        const outcome = { before: before.status, isStatusChanged: false };
        // A decision that changes nothing is no moderation: nobody is noted as its moderator.
        if (before.status === status) return outcome;
        const at = clock();
        const change = { status, moderated_by: viewer.accountId, moderated_at: at };
        await tx.updateTable('comment').set(change).where('id', '=', id).execute();
        const entry = { at, actor: viewer, action: 'comment.moderated', objectType: 'comment', objectId: id } as const;
        const about = { label: before.text, competitionId: before.competition_id, requestId };
        await audit(tx, { ...entry, ...about, before: { status: before.status }, after: { status } });
        const { account_id: accountId } = before;
        if (accountId !== null && accountId !== viewer.accountId)
          await notices.note(tx, { id, accountId, known: { type: 'comment', status: before.status } }, at);
        return outcome;
      });
    },

    /** @throws Problem NOT_FOUND */
    read: (id: number, viewer: Viewer): Promise<Schemas['Comment']> => present(id, viewer, null),
  };
}

export type CommentService = ReturnType<typeof commentService>;
