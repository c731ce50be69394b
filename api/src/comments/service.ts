import type { components } from '@photo-competition/schema/rest';
import { audit } from '../audit/audit.ts';
import type { Clock } from '../clock.ts';
import type { Actor } from '../competitions/adminService.ts';
import { timed } from '../competitions/present.ts';
import { lockCompetition } from '../competitions/repository.ts';
import { checkCommenting, stageAt } from '../competitions/rules.ts';
import type { Db } from '../database/database.ts';
import type { Viewer } from '../http/operation.ts';
import { invalidField, Problem } from '../http/problem.ts';
import { relationOf, visibilityOf } from '../images/visibility.ts';
import { presentComment } from './present.ts';
import { findComment } from './repository.ts';

type Schemas = components['schemas'];

/** Comments and their moderation (product.md §5). */
export function commentService(db: Db, clock: Clock) {
  async function present(id: number, viewer: Viewer, hiddenAuthor: string | null): Promise<Schemas['Comment']> {
    const record = await findComment(db, id);
    if (!record) throw new Problem('NOT_FOUND');
    return presentComment(record, viewer, hiddenAuthor);
  }

  return {
    /** @throws Problem NOT_FOUND, WRONG_PHASE, COMPETITION_PAUSED, COMPETITION_CLOSED, 422 */
    async add(imageId: number, text: string, viewer: Viewer): Promise<Schemas['Comment']> {
      const trimmed = text.trim();
      if (!trimmed) throw invalidField('comment', 'BLANK');
      const { id, hiddenAuthor } = await db.transaction().execute(async (tx) => {
        const columns = ['competition_id', 'voter_key', 'moderation'] as const;
        const image = await tx.selectFrom('image').select(columns).where('id', '=', imageId).executeTakeFirst();
        const competition = image && (await lockCompetition(tx, image.competition_id, 'share'));
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
          .select('status')
          .where('id', '=', id)
          .forUpdate()
          .executeTakeFirst();
        if (!before) throw new Problem('NOT_FOUND');
        const at = clock();
        const change = { status, moderated_by: viewer.accountId, moderated_at: at };
        await tx.updateTable('comment').set(change).where('id', '=', id).execute();
        const entry = { at, actor: viewer, action: 'comment.moderated', objectType: 'comment', objectId: id } as const;
        await audit(tx, { ...entry, requestId, before, after: { status } });
      });
      return present(id, viewer, null);
    },
  };
}

export type CommentService = ReturnType<typeof commentService>;
