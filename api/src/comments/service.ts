import type { components } from '@photo-competition/schema/rest';
import { accountById } from '../accounts/repository.ts';
import { audit } from '../audit/audit.ts';
import type { Clock } from '../clock.ts';
import type { Actor } from '../competitions/adminService.ts';
import { timed } from '../competitions/present.ts';
import { lockCompetition } from '../competitions/repository.ts';
import { checkCommenting, stageAt } from '../competitions/rules.ts';
import type { Db } from '../database/database.ts';
import type { CommentRow } from '../database/tables.ts';
import type { Locale } from '../http/messages.ts';
import type { Viewer } from '../http/operation.ts';
import { invalidField, Problem } from '../http/problem.ts';
import type { Outbox } from '../mail/outbox.ts';
import { relationOf, visibilityOf } from '../images/visibility.ts';
import { presentComment } from './present.ts';
import { findComment } from './repository.ts';

type Schemas = components['schemas'];

/** Statuses as a mail names them. */
const statusTexts: Record<Locale, Record<Schemas['CommentStatus'], string>> = {
  hu: { PENDING: 'moderálásra vár', APPROVED: 'jóváhagyva', REJECTED: 'elutasítva' },
  en: { PENDING: 'waiting for a moderator', APPROVED: 'approved', REJECTED: 'rejected' },
};

/** Comments and their moderation (product.md §5). */
export function commentService(db: Db, clock: Clock, outbox: Outbox) {
  async function present(id: number, viewer: Viewer, hiddenAuthor: string | null): Promise<Schemas['Comment']> {
    const record = await findComment(db, id);
    if (!record) throw new Problem('NOT_FOUND');
    return presentComment(record, viewer, hiddenAuthor);
  }

  /** The author hears of it, where the account still exists. */
  async function tellAuthor(
    tx: Db,
    comment: Pick<CommentRow, 'account_id' | 'image_id' | 'text'>,
    status: Schemas['CommentStatus'],
    at: Date,
  ): Promise<void> {
    const author = comment.account_id === null ? undefined : await accountById(tx, comment.account_id);
    if (!author?.enabled) return;
    const image = await tx.selectFrom('image').select('title').where('id', '=', comment.image_id).executeTakeFirst();
    const values = { image: image?.title ?? '', comment: comment.text, status: statusTexts[author.locale][status] };
    await outbox.enqueue(tx, 'comment-moderated', author, { path: `/show/${comment.image_id}`, values }, at);
  }

  return {
    /** @throws Problem NOT_FOUND, WRONG_PHASE, COMPETITION_PAUSED, COMPETITION_CLOSED, 422 */
    async add(imageId: number, text: string, viewer: Viewer): Promise<Schemas['Comment']> {
      const trimmed = text.trim();
      if (!trimmed) throw invalidField('comment', 'BLANK');
      const { id, hiddenAuthor } = await db.transaction().execute(async (tx) => {
        const one = tx.selectFrom('image').where('id', '=', imageId);
        const found = await one.select('competition_id').executeTakeFirst();
        const competition = found && (await lockCompetition(tx, found.competition_id, 'share'));
        // Held until the comment refers to it: its owner may be replacing it.
        const image = await one.select(['voter_key', 'moderation']).forKeyShare().executeTakeFirst();
        if (!image || !competition || competition.status === 'DRAFT') throw new Problem('NOT_FOUND');
        const now = clock();
        checkCommenting(timed(competition), now);
        const seen = visibilityOf({
          stage: stageAt(timed(competition), now),
          draft: false,
          moderation: image.moderation,
          ...relationOf(viewer, image.voter_key),
        });
        if (!seen.image) throw new Problem('NOT_FOUND');
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
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        return { id: made.id, hiddenAuthor: seen.author ? null : image.voter_key };
      });
      return present(id, viewer, hiddenAuthor);
    },

    /** Reversible, with moderator and time. @throws Problem NOT_FOUND */
    async moderate(
      id: number,
      status: Schemas['CommentStatus'],
      { viewer, requestId }: Actor,
    ): Promise<Schemas['Comment']> {
      await db.transaction().execute(async (tx) => {
        const before = await tx
          .selectFrom('comment')
          .select(['status', 'account_id', 'image_id', 'text'])
          .where('id', '=', id)
          .forUpdate()
          .executeTakeFirst();
        if (!before) throw new Problem('NOT_FOUND');
        const at = clock();
        const change = { status, moderated_by: viewer.accountId, moderated_at: at };
        await tx.updateTable('comment').set(change).where('id', '=', id).execute();
        const entry = { at, actor: viewer, action: 'comment.moderated', objectType: 'comment', objectId: id } as const;
        await audit(tx, { ...entry, requestId, before: { status: before.status }, after: { status } });
        if (before.status !== status && before.account_id !== viewer.accountId)
          await tellAuthor(tx, before, status, at);
      });
      outbox.wake();
      return present(id, viewer, null);
    },
  };
}

export type CommentService = ReturnType<typeof commentService>;
