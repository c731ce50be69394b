import type { Competition, MinimalImage } from '@photo-competition/schema/rest';
import type { GraphQLResolveInfo } from 'graphql';
import { connectionOf, readWindow, selectsCursors, usualPage, windowOf, type ConnectionArgs } from '../connection.ts';
import type { Context, ImageSource } from '../context.ts';
import type { CompetitionImagesArgs, ImageSort } from '../generated/resolvers.ts';
import { selectedFields } from '../selection.ts';

/** Fields of an image that the minimal list has. */
const minimalFields: Record<Exclude<keyof MinimalImage, 'version'>, true> = {
  id: true,
  competitionId: true,
  type: true,
  slot: true,
  title: true,
  width: true,
  height: true,
  thumbhash: true,
  createdAt: true,
  own: true,
  myVote: true,
  result: true,
  acceptance: true,
  awards: true,
};
const enough = new Set([
  ...Object.keys(minimalFields),
  ...['number', 'competitionNumber', 'competition', 'url', 'urlNeedsToken', '__typename'],
]);

const sorts = { CREATED_AT: 'createdAt', FAIR: 'fair', RANK: 'rank' } as const satisfies Record<ImageSort, string>;

type Args = ConnectionArgs & Pick<CompetitionImagesArgs, 'sort' | 'type'>;

/** A page of a competition's images: of `minimal` when that has every selected field, else of `paged` (docs/product.md §10). */
export async function images({ id }: Competition, args: Args, { rest }: Context, info: GraphQLResolveInfo) {
  const selected = [...selectedFields(info, 'nodes'), ...selectedFields(info, 'edges', 'node')];
  const list = selected.every((field) => enough.has(field)) ? rest.competition.minimal : rest.competition.paged;
  const filter = {
    sort: sorts[args.sort ?? 'CREATED_AT'],
    ...(typeof args.type === 'string' ? { type: args.type } : {}),
  };
  return connectionOf(
    await readWindow<ImageSource>(windowOf(args, usualPage('Competition.images')), selectsCursors(info), (page) =>
      list(id, { ...page, ...filter }),
    ),
  );
}
