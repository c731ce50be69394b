import type { DocumentNode } from '@apollo/client';
import { apolloClient } from './apollo.ts';
import { firstAnswers } from './firstAnswers.ts';

/** Loader of a route: puts the answer that the page's document holds into the cache. It makes no request. */
export function seedCache(query: DocumentNode): null {
  firstAnswers.seed(apolloClient, query);
  return null;
}
