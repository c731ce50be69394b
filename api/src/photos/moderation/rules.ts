import { isSameReason } from '@photo-competition/schema/moderationReasons';
import type { components } from '@photo-competition/schema/rest';
import type { ModerationState } from '../../platform/database/mailTables.ts';

type Schemas = components['schemas'];

/** Milliseconds for which a mail of moderation waits after the last change: what is undone meanwhile is not told. */
export const holdMs = 2 * 60_000;

/** Hidden by a decision, which its owner is told of with the reason. */
const isRefused = (status: Schemas['ImageModeration']) => status === 'REJECTED' || status === 'DISQUALIFIED';

/**
 * Whether a person is told of a change (docs/product.md §2): an author of every status of a comment, an entrant when an image is
 * refused, when the reason changes, and when that is taken back.
 */
export function needsNotice(known: ModerationState, present: ModerationState): boolean {
  if (known.type === 'image' && present.type === 'image')
    return isRefused(present.status)
      ? known.status !== present.status || !isSameReason(known.reason, present.reason)
      : isRefused(known.status);
  return known.status !== present.status;
}
