import { nullWhenMissing } from '../absence.ts';
import { checkedSize } from '../connection.ts';
import { badUserInput } from '../errors.ts';
import type { CompetitionSort, SortDirection } from '../generated/resolvers.ts';
import type { Queries } from '../resolverTypes.ts';

const sorts = {
  CREATED_AT: 'createdAt',
  COMPETITION_START: 'competitionStart',
  AWARD: 'award',
  STATUS: 'status',
} as const satisfies Record<CompetitionSort, string>;

// A variable may bring null where the SDL has a default.
const order = ({ sort, direction }: { sort: CompetitionSort | null; direction: SortDirection | null }) => ({
  sort: sorts[sort ?? 'CREATED_AT'],
  direction: direction ?? 'ASC',
});

/** @throws GraphQLError BAD_USER_INPUT for a page before the first */
function checkedPage(page: number): number {
  if (!Number.isInteger(page) || page < 0 || page > 1_000_000)
    throw badUserInput('`page` must be a page number from 0');
  return page;
}

export const adminCompetitionQuery: Queries<'adminCompetitions' | 'adminCompetitionPage' | 'adminCompetition'> = {
  adminCompetitions: (_root, args, { rest }) => rest.adminCompetition.list(order(args)),
  adminCompetitionPage: async (_root, args, { rest }) => {
    const asked = { page: checkedPage(args.page), size: checkedSize('size', args.size), ...order(args) };
    const { content, page, size, totalElements, totalPages } = await rest.adminCompetition.page(asked);
    return { items: content, pageInfo: { page, size, totalItems: totalElements, totalPages } };
  },
  adminCompetition: (_root, { id }, { rest }) => nullWhenMissing(() => rest.adminCompetition.read(id)),
};
