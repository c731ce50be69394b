import type { components } from '@photo-competition/schema/rest';
import { sql } from 'kysely';
import { accountByVoterKey } from '../accounts/repository.ts';
import { audit } from '../audit/audit.ts';
import type { Actor } from '../http/actor.ts';
import { lockCompetitionRow } from '../competitions/repository.ts';
import type { Db } from '../database/database.ts';
import { invalidField, Problem } from '../http/problem.ts';
import type { ModerationNotices } from '../moderation/notices.ts';

type Schemas = components['schemas'];

/** Moderation of images (docs/product.md §2): reversible, with moderator and time. */
export function imageModerationService(db: Db, notices: ModerationNotices) {
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
        const columns = ['moderation', 'moderation_reason', 'competition_id', 'title', 'voter_key'] as const;
        const row = await image.select(columns).forNoKeyUpdate().executeTakeFirst();
        if (!row) throw new Problem('NOT_FOUND');
        const { competition_id, title, voter_key, ...before } = row;
        // What changes nothing is no moderation: nobody is noted as its moderator, and results stay as they are.
        if (before.moderation === moderation && before.moderation_reason === moderation_reason) return;
        const at = clock();
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
      });
    },
  };
}

export type ImageModerationService = ReturnType<typeof imageModerationService>;
