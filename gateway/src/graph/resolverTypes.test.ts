import { expect, test } from '@jest/globals';
import { AdminCompetition } from './adminCompetition/AdminCompetition.ts';
import { Image } from './image/Image.ts';
import type { EveryResolver, Queries, ResolversOf } from './resolverTypes.ts';

const { nextId, ...withoutNextId } = Image;

// The compiler proves each line: without its error the expectation above it is one.
// @ts-expect-error nextId is in no list of the service and has no resolver
export const forgottenField: ResolversOf<'Image'> = withoutNextId;
// @ts-expect-error the service sends no `competition` inside an AdminCompetition
export const forgottenOnlyField: ResolversOf<'AdminCompetition'> = {};
// @ts-expect-error a query has no parent to be read from
export const forgottenQuery: Queries<'image'> = {};
// @ts-expect-error Image and others need resolvers
export const forgottenType: Pick<EveryResolver, 'AdminCompetition' | 'Image'> = { AdminCompetition };
/** Every field of an author is in what the service sends. */
export const nothingForgotten: ResolversOf<'Author'> = {};

test('a field that the service brings needs no resolver, any other one does', () => {
  expect(nextId).toBeDefined();
  expect(Object.keys(nothingForgotten)).toEqual([]);
});
