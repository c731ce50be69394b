import type { ModerationSort } from '../generated/resolvers.ts';
import { numbered, pageAsked } from '../numberedPage.ts';
import type { Queries } from '../resolverTypes.ts';
import { askedId, numericId, withoutNulls } from '../restInput.ts';

const sorts = { OLDEST: 'oldest', NEWEST: 'newest' } as const satisfies Record<ModerationSort, string>;

export const moderationQuery: Queries<'moderationPage' | 'similarPage'> = {
  moderationPage: async (
    _root,
    { kind, competitionId, authorId, status, reported, type, q, sort, ...args },
    { rest },
  ) =>
    numbered(
      await rest.moderation.page({
        ...pageAsked(args),
        kind,
        // A variable may be null although the SDL has a default.
        status: status ?? ['PENDING'],
        reported: reported ?? false,
        sort: sorts[sort ?? 'OLDEST'],
        ...withoutNulls({ competitionId: numericId(competitionId), authorId: numericId(authorId), type, q }),
      }),
    ),
  similarPage: async (_root, { competitionId, dismissed, ...args }, { rest }) =>
    numbered(
      await rest.moderation.similarPage({
        ...pageAsked(args),
        competitionId: Number(askedId(competitionId, 'competitionId')),
        dismissed: dismissed ?? false,
      }),
    ),
};
