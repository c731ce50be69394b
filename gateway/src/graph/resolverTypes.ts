import type { MutationResolvers, QueryResolvers, Resolvers, ResolversParentTypes } from './generated/resolvers.ts';

/** The return type of a resolver, not awaited. */
type Answer<R> = ReturnType<Extract<NonNullable<R>, (...args: never[]) => unknown>>;

/** The type that a parent's property must have to serve as the field; undefined counts as null where null is allowed. */
type Fitting<R> = Answer<R> | (null extends Awaited<Answer<R>> ? undefined : never);

/** Numbers beside ids, which the schema tells by itself (`node/attachIds.ts`), and how a type is known, which `Node` says. */
type ToldBySchema = 'number' | `${string}Number` | '__isTypeOf';

/** Fields for which the parent has no property of the same name and a fitting type. */
type Missing<R, Parent> = PropertyKey extends keyof Parent
  ? keyof R
  : {
      [F in keyof R]-?: F extends ToldBySchema
        ? never
        : F extends keyof Parent
          ? Parent[F] extends Fitting<R[F]>
            ? never
            : F
          : F;
    }[keyof R];

/** Object types, which have resolvers; scalars and enums have none. */
type ResolvedType = {
  [T in keyof Resolvers]-?: T extends 'DateTime' | 'Upload' | 'Resolution' | 'Node' ? never : T;
}[keyof Resolvers];

/**
 * The resolvers of a graph type. A field that its REST object has under the same name needs no resolver; any other field
 * must have one, or this does not compile.
 */
export type ResolversOf<T extends ResolvedType> = NonNullable<Resolvers[T]> &
  Required<Pick<NonNullable<Resolvers[T]>, Missing<NonNullable<Resolvers[T]>, ResolversParentTypes[T]>>>;

type NeedingResolvers = {
  [T in ResolvedType]: [Missing<NonNullable<Resolvers[T]>, ResolversParentTypes[T]>] extends [never] ? never : T;
}[ResolvedType];

/** The resolvers of the whole graph: a type with a field that needs a resolver cannot be left out. */
export type EveryResolver = { [T in NeedingResolvers]: ResolversOf<T> } & {
  [T in ResolvedType]?: ResolversOf<T>;
} & Required<Pick<Resolvers, 'DateTime' | 'Upload'>>;

/** The queries of one domain. */
export type Queries<F extends keyof QueryResolvers> = Required<Pick<QueryResolvers, F>>;

/** The mutations of one domain. */
export type Mutations<F extends keyof MutationResolvers> = Required<Pick<MutationResolvers, F>>;
