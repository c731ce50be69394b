import type { CommentRow } from '../../platform/database/tables.ts';
import { Problem } from '../../platform/http/problem.ts';

/** For how long an author can change a comment, in milliseconds (docs/product.md §5). */
const editableMs = 15 * 60_000;

type Editable = Pick<CommentRow, 'created_at' | 'status'>;

/** Until when its author can change a comment; null for a rejected one, which can only be deleted. */
export const editableUntil = ({ created_at, status }: Editable): Date | null =>
  status === 'REJECTED' ? null : new Date(created_at.getTime() + editableMs);

/** @throws Problem COMMENT_REJECTED, or EDIT_TIME_OVER from the end of the fifteen minutes on */
export function checkEditable(comment: Editable, now: Date): void {
  const until = editableUntil(comment);
  if (!until) throw new Problem('COMMENT_REJECTED');
  if (now >= until) throw new Problem('EDIT_TIME_OVER', { values: { until } });
}

type Moderation = Pick<CommentRow, 'status' | 'moderated_by' | 'moderated_at'>;

/**
 * A moderator's approval holds for the text that was read: where there was one, and where comments wait for one, the new
 * text waits again.
 */
export const moderationAfterEdit = (
  { status, moderated_by, moderated_at }: Moderation,
  preModeration: boolean,
): Moderation =>
  preModeration || moderated_at !== null
    ? { status: 'PENDING', moderated_by: null, moderated_at: null }
    : { status, moderated_by, moderated_at };
