import type { components } from '@photo-competition/schema/rest';
import type { Viewer } from '../../platform/http/operation.ts';
import type { CommentRecord } from './repository.ts';
import { editableUntil } from './rules.ts';

type Schemas = components['schemas'];

/**
 * @param hiddenAuthor voter key of the image's author while the viewer may not know who that is: a name under a comment on
 *   the own image would tell
 */
export function presentComment(
  record: CommentRecord,
  viewer: Viewer | null,
  hiddenAuthor: string | null,
): Schemas['Comment'] {
  const own = viewer !== null && record.account_id === viewer.accountId;
  const hidden = hiddenAuthor !== null && record.author_voter_key === hiddenAuthor && !own;
  const known = record.account_id !== null && !hidden;
  return {
    id: record.id,
    imageId: record.image_id,
    text: record.text,
    status: record.status,
    author: known
      ? {
          id: record.account_id as number,
          username: record.author_username ?? '',
          firstName: record.author_first_name ?? '',
          lastName: record.author_last_name ?? '',
        }
      : null,
    own,
    createdAt: record.created_at.toISOString(),
    editedAt: record.edited_at?.toISOString() ?? null,
    editableUntil: (own && editableUntil(record)?.toISOString()) || null,
  };
}
