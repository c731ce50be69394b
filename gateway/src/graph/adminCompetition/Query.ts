import { numberedPage } from '../connection.ts';
import { BadUserInput } from '../errors.ts';
import type { CompetitionSort, QueryResolvers } from '../generated/resolvers.ts';
import { orNull } from '../userErrors.ts';

const sorts = {
  CREATED_AT: 'createdAt',
  COMPETITION_START: 'competitionStart',
  AWARD: 'award',
  STATUS: 'status',
} as const satisfies Record<CompetitionSort, string>;

const order = ({ sort, direction }: { sort?: CompetitionSort | null; direction?: 'ASC' | 'DESC' | null }) => ({
  sort: sorts[sort ?? 'CREATED_AT'],
  direction: direction ?? 'ASC',
});

/** @throws BadUserInput for a page that cannot be */
function pageable({ page, size }: { page?: number | null; size?: number | null }) {
  const asked = { page: page ?? 0, size: size ?? 20 };
  if (asked.page < 0) throw new BadUserInput('"page" counts from 0.');
  if (asked.size < 1 || asked.size > 100) throw new BadUserInput('"size" must be from 1 to 100.');
  return asked;
}

export const Query: Pick<QueryResolvers, 'adminCompetitions' | 'adminCompetitionPage' | 'adminCompetition'> = {
  adminCompetitions: (_, args, { rest }) => rest.adminCompetition.list(order(args)),
  adminCompetitionPage: async (_, args, { rest }) =>
    numberedPage(await rest.adminCompetition.page({ ...pageable(args), ...order(args) })),
  adminCompetition: (_, { id }, { rest }) => orNull(rest.adminCompetition.read(id)),
};
