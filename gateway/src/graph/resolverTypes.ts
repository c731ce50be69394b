import type { MutationResolvers, QueryResolvers, Resolvers, ResolversParentTypes } from './generated/resolvers.ts';

/** What a resolver answers with, not yet awaited. */
type Answer<R> = ReturnType<Extract<NonNullable<R>, (...args: never[]) => unknown>>;

/** What a field of a parent may hold to be read as it is; undefined reads as null where null is allowed. */
type Fitting<R> = Answer<R> | (null extends Awaited<Answer<R>> ? undefined : never);

/** Fields that the parent does not bring under the same name with a fitting type. */
type Missing<R, Parent> = PropertyKey extends keyof Parent
  ? keyof R
  : { [F in keyof R]-?: F extends keyof Parent ? (Parent[F] extends Fitting<R[F]> ? never : F) : F }[keyof R];

/** Types whose fields are resolved; scalars and enums are not. */
type ResolvedType = {
  [T in keyof Resolvers]-?: T extends 'DateTime' | 'Upload' | 'Resolution' ? never : T;
}[keyof Resolvers];

/**
 * The resolvers of a graph type. A field that its REST source brings under the same name may be left out; any other one
 * does not compile when it is forgotten.
 */
export type ResolversOf<T extends ResolvedType> = NonNullable<Resolvers[T]> &
  Required<Pick<NonNullable<Resolvers[T]>, Missing<NonNullable<Resolvers[T]>, ResolversParentTypes[T]>>>;

type NeedingResolvers = {
  [T in ResolvedType]: [Missing<NonNullable<Resolvers[T]>, ResolversParentTypes[T]>] extends [never] ? never : T;
}[ResolvedType];

/** The resolvers of the whole graph: a type with a field that nothing else brings cannot be left out. */
export type EveryResolver = { [T in NeedingResolvers]: ResolversOf<T> } & {
  [T in ResolvedType]?: ResolversOf<T>;
} & Required<Pick<Resolvers, 'DateTime' | 'Upload'>>;

/** The queries of one domain. */
export type Queries<F extends keyof QueryResolvers> = Required<Pick<QueryResolvers, F>>;

/** The mutations of one domain. */
export type Mutations<F extends keyof MutationResolvers> = Required<Pick<MutationResolvers, F>>;
