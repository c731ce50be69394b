import type { ListedAwardFragment } from './generated/graphql.ts';

/** The awards of a category, or those over all of them. */
export interface AwardGroup {
  /** Null for those over all categories. */
  type: string | null;
  awards: readonly ListedAwardFragment[];
}

/** Awards by category in the competition's order, those over all of them last; empty groups are left out. */
export const groupsOf = (awards: readonly ListedAwardFragment[], types: readonly string[]): AwardGroup[] =>
  [...types, null]
    .map((type) => ({ type, awards: awards.filter((award) => award.type === type) }))
    .filter((group) => group.awards.length > 0);
