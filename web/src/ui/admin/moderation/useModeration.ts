import { useModerateCommentsMutation, useModerateImagesMutation } from './generated/graphql.ts';

/** The kinds of what is moderated. */
export type Kind = 'IMAGE' | 'COMMENT';

/** Moderation that an image may have; a comment has all but DISQUALIFIED. */
export type Status = 'PENDING' | 'APPROVED' | 'REJECTED' | 'DISQUALIFIED';

/** A moderation decision about images or comments. */
export interface Decision {
  ids: readonly string[];
  status: Status;
  /** Shown to the owner; images alone have one. */
  reason?: string | null;
  /** Only those that still have this one. */
  ifStatus?: Status;
  /** Whether it takes the decision before it back, with the reports that this one answered; images alone have them. */
  undo?: boolean;
  /** The call is finished also when the page is closed meanwhile. */
  outlivesPage?: boolean;
}

/** Result of a decision for one of them. */
export interface Outcome {
  id: string;
  refusal: 'NOT_FOUND' | 'STATUS_CHANGED' | null;
  previousStatus: Status | null;
  previousReason: string | null;
  /** The administrator who moderated it before us. */
  changedBy: string | null;
}

/** Results are in the order of what was asked for; each is told under the id that it was asked for by. */
const outcomesOf = (ids: readonly string[], results: readonly Omit<Outcome, 'id'>[]): Outcome[] =>
  results.map((result, i) => ({ ...result, id: ids[i] ?? '' }));

/** Largest number of images or comments that one call takes (docs/product.md §2). */
const most = 100;

/**
 * Moderates images or comments, any number of them.
 * @returns a function that answers what became of each; it throws when a call fails, and an Error with the message of a refusal
 *   of the whole
 */
export function useModeration(kind: Kind): (decision: Decision) => Promise<Outcome[]> {
  const [moderateImages] = useModerateImagesMutation();
  const [moderateComments] = useModerateCommentsMutation();

  async function part({ ids, status, reason, ifStatus, undo, outlivesPage }: Decision): Promise<Outcome[]> {
    const context = outlivesPage ? { fetchOptions: { keepalive: true } } : {};
    if (kind === 'IMAGE') {
      const input = { ids: [...ids], status, reason: reason || null, ifStatus, ...(undo ? { undo } : {}) };
      const { data } = await moderateImages({ variables: { input }, context });
      const refused = data?.moderateImages.userErrors[0];
      if (refused) throw new Error(refused.message);
      return outcomesOf(ids, data?.moderateImages.results ?? []);
    }
    const statusOf = (value: Status) => (value === 'DISQUALIFIED' ? 'REJECTED' : value);
    const input = { ids: [...ids], status: statusOf(status), ifStatus: ifStatus && statusOf(ifStatus) };
    const { data } = await moderateComments({ variables: { input }, context });
    const refused = data?.moderateComments.userErrors[0];
    if (refused) throw new Error(refused.message);
    const results = data?.moderateComments.results ?? [];
    return outcomesOf(
      ids,
      results.map((result) => ({ ...result, previousReason: null })),
    );
  }

  return async (decision) => {
    const outcomes: Outcome[] = [];
    for (let start = 0; start < decision.ids.length; start += most)
      outcomes.push(...(await part({ ...decision, ids: decision.ids.slice(start, start + most) })));
    return outcomes;
  };
}
