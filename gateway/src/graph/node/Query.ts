import { nullWhenMissing } from '../absence.ts';
import { largestPage } from '../connection.ts';
import type { Context } from '../context.ts';
import { RequestMistake } from '../errors.ts';
import { readGlobalId } from '../globalId.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { Queries } from '../resolverTypes.ts';

/** Name of a type that implements `Node`. */
type NodeType = NonNullable<Awaited<ReturnType<NonNullable<NonNullable<Resolvers['Node']>['__resolveType']>>>>;

type Read = (number: number, context: Context) => Promise<object | null>;

/** By type, the call that the type's own field makes. */
const reads: Record<NodeType, Read> = {
  AdminCompetition: (number, { rest }) => rest.adminCompetition.read(String(number)),
  AdminUser: (number, { rest }) => rest.adminUser.read(String(number)),
  Competition: (number, { rest }) => rest.competition.competition(number),
  // Without a call for it alone: the campaign stands above the first page of its recipients.
  Email: async (number, { rest }) => (await rest.email.messages(String(number), { page: 0, size: 1 })).email,
  Image: (number, { rest }) => rest.competition.image(number),
  StaticText: (number, { rest }) => rest.staticText.read(String(number)),
  User: (number, { rest, viewer }) => (viewer?.id === number ? rest.user.me() : Promise.resolve(null)),
};

/** Every type that `node` reads. */
export const nodeTypes = Object.keys(reads) as NodeType[];

const isNodeType = (type: string): type is NodeType => Object.hasOwn(reads, type);

/** An object with the name of its type, which the schema finds the type by. */
interface Node {
  __typename: NodeType;
}

/** The object of an id. @throws GraphQLError BAD_USER_INPUT for a text that is no id, and for an id of a type that cannot be read by it */
async function read(name: string, id: string, context: Context): Promise<Node | null> {
  const known = readGlobalId(id);
  if (!known) throw new RequestMistake('idUnreadable', { name });
  const { type, number } = known;
  if (!isNodeType(type)) throw new RequestMistake('idNoNode', { type });
  const object = await nullWhenMissing(() => reads[type](number, context));
  return object && { ...object, __typename: type };
}

/** Most of the calls for `nodes` that run at the same time. */
const atOnce = 10;

/** Begins for each of a list, some at a time, in their order; the promises are there at once. */
function inTurn<T, R>(items: readonly T[], begin: (item: T) => Promise<R>): Promise<R>[] {
  const running: Promise<unknown>[] = [];
  return items.map((item, i) => {
    const before = running[i - atOnce];
    const done = before ? before.then(() => begin(item)) : begin(item);
    // The failure of one is told in its place and holds up nothing.
    running.push(done.catch(() => undefined));
    return done;
  });
}

export const nodeQuery: Queries<'node' | 'nodes'> = {
  node: (_root, { id }, context) => read('id', id, context) as never,
  nodes(_root, { ids }, context) {
    if (ids.length < 1 || ids.length > largestPage) throw new RequestMistake('nodeCountWrong', { most: largestPage });
    return inTurn(ids, (id) => read('ids', id, context)) as never;
  },
};
