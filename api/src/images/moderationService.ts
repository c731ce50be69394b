import type { components } from '@photo-competition/schema/rest';
import { sql } from 'kysely';
import { audit } from '../audit/audit.ts';
import type { Actor } from '../competitions/adminService.ts';
import { lockCompetitionRow } from '../competitions/repository.ts';
import type { Db } from '../database/database.ts';
import { invalidField, Problem } from '../http/problem.ts';

type Schemas = components['schemas'];

/** Moderation of images (product.md §2): reversible, with moderator and time. */
export function imageModerationService(db: Db) {
  return {
    /** @throws Problem NOT_FOUND; 422 for a disqualification without a reason */
    async set(
      id: number,
      moderation: Schemas['ImageModeration'],
      reason: string | undefined,
      actor: Actor,
    ): Promise<void> {
      const { viewer, clock, requestId } = actor;
      const text = reason?.trim() ?? '';
      if (moderation === 'DISQUALIFIED' && !text) throw invalidField('reason', 'REASON_REQUIRED');
      const moderation_reason = moderation === 'APPROVED' || !text ? null : text;
      await db.transaction().execute(async (tx) => {
        const image = tx.selectFrom('image').where('id', '=', id);
        const found = await image.select('competition_id').executeTakeFirst();
        // The competition first, as everyone who enters, votes or comments: whoever took the image first would wait for them
        // while they wait for the image.
        if (found) await lockCompetitionRow(tx, found.competition_id, 'update');
        const columns = ['moderation', 'moderation_reason', 'competition_id'] as const;
        const before = await image.select(columns).forNoKeyUpdate().executeTakeFirst();
        if (!before) throw new Problem('NOT_FOUND');
        const at = clock();
        await tx
          .updateTable('image')
          .set({ moderation, moderation_reason, moderated_by: viewer.accountId, moderated_at: at, updated_at: at })
          .where('id', '=', id)
          .execute();
        await tx
          .updateTable('competition')
          .set({ results_revision: sql<number>`results_revision + 1` })
          .where('id', '=', before.competition_id)
          .execute();
        const entry = {
          at,
          actor: viewer,
          action: 'image.moderated',
          objectType: 'image',
          objectId: id,
          requestId,
        } as const;
        await audit(tx, { ...entry, before, after: { moderation, moderation_reason } });
      });
    },
  };
}

export type ImageModerationService = ReturnType<typeof imageModerationService>;
