import { moderationReasonIn } from '@photo-competition/schema/moderationReasons';
import { accountById } from '../../people/accounts/repository.ts';
import type { Db } from '../../platform/database/database.ts';
import type { ModerationNoticeRow, ModerationState } from '../../platform/database/mailTables.ts';
import type { Locale } from '../../platform/http/messages.ts';
import type { MailSubject, Outbox } from '../../mail/outbox.ts';
import { holdMs, needsNotice } from './rules.ts';

/** Statuses as a mail names them. */
const statusTexts: Record<Locale, Record<ModerationState['status'], string>> = {
  hu: { PENDING: 'elbírálásra vár', APPROVED: 'jóváhagyva', REJECTED: 'elutasítva', DISQUALIFIED: 'kizárva' },
  en: { PENDING: 'waiting for a moderator', APPROVED: 'approved', REJECTED: 'rejected', DISQUALIFIED: 'disqualified' },
};

/** Stands for a reason where none was given. */
const noReason = '–';

/** The content of a mail that would be sent now. */
interface PresentState {
  template: 'comment-moderated' | 'image-moderated';
  state: ModerationState;
  about(locale: Locale): MailSubject;
}

/** A moderated object that belongs to somebody. */
export interface Moderated {
  id: number;
  /** Whom it belongs to. */
  accountId: number;
  /** The state that the owner has been told. */
  known: ModerationState;
}

/** Mails of moderation (docs/product.md §2): held for two minutes, folded into one, or none when it is undone meanwhile. */
export function moderationNotices(db: Db, outbox: Outbox) {
  async function commentNow(tx: Db, id: number): Promise<PresentState | null> {
    const row = await tx
      .selectFrom('comment')
      .innerJoin('image', 'image.id', 'comment.image_id')
      .select(['comment.status', 'comment.text', 'comment.image_id', 'image.title'])
      .where('comment.id', '=', id)
      .executeTakeFirst();
    if (!row) return null;
    const { status, text, image_id, title } = row;
    return {
      template: 'comment-moderated',
      state: { type: 'comment', status },
      about: (locale) => ({
        path: `/show/${image_id}`,
        values: { image: title, comment: text, status: statusTexts[locale][status] },
      }),
    };
  }

  async function imageNow(tx: Db, id: number): Promise<PresentState | null> {
    const row = await tx
      .selectFrom('image')
      .innerJoin('competition', 'competition.id', 'image.competition_id')
      .select(['image.title', 'image.moderation', 'image.moderation_reason', 'competition.title as competition'])
      .where('image.id', '=', id)
      .executeTakeFirst();
    if (!row) return null;
    const { title: image, moderation: status, moderation_reason: reason, competition } = row;
    return {
      template: 'image-moderated',
      state: { type: 'image', status, reason },
      about: (locale) => ({
        path: `/show/${id}`,
        values: {
          image,
          competition: competition[locale],
          status: statusTexts[locale][status],
          reason: reason === null ? noReason : moderationReasonIn(reason, locale),
        },
      }),
    };
  }

  /** Sends what is still worth telling. */
  async function settle(
    tx: Db,
    { object_type, object_id, account_id, known }: ModerationNoticeRow,
    now: Date,
  ): Promise<void> {
    const present = await (object_type === 'comment' ? commentNow : imageNow)(tx, object_id);
    const account = await accountById(tx, account_id);
    if (!present || !account?.enabled || !needsNotice(known, present.state)) return;
    await outbox.enqueue(tx, present.template, account, present.about(account.locale), now);
  }

  const dueNotices = (tx: Db, now: Date) => tx.selectFrom('moderation_notice').where('due_at', '<=', now);

  return {
    /** Notes that a moderator has changed something, in the transaction that changes it; each change holds the mail anew. */
    async note(tx: Db, { id, accountId, known }: Moderated, at: Date): Promise<void> {
      const due_at = new Date(at.getTime() + holdMs);
      await tx
        .insertInto('moderation_notice')
        .values({
          object_type: known.type,
          object_id: id,
          account_id: accountId,
          known: JSON.stringify(known),
          due_at,
        })
        .onConflict((conflict) => conflict.columns(['object_type', 'object_id']).doUpdateSet({ due_at }))
        .execute();
    },

    /** Turns the held ones whose time has come into mails. */
    async sendDue(now: Date): Promise<void> {
      const due = await dueNotices(db, now).select(['object_type', 'object_id']).orderBy('due_at').execute();
      for (const { object_type, object_id } of due)
        await db.transaction().execute(async (tx) => {
          const notice = await dueNotices(tx, now)
            .selectAll()
            .where('object_type', '=', object_type)
            .where('object_id', '=', object_id)
            .forUpdate()
            .skipLocked()
            .executeTakeFirst();
          if (!notice) return;
          const ids = { object_type, object_id };
          await tx
            .deleteFrom('moderation_notice')
            .where((e) => e.and(ids))
            .execute();
          await settle(tx, notice, now);
        });
    },
  };
}

export type ModerationNotices = ReturnType<typeof moderationNotices>;
