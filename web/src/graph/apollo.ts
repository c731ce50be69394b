import { ApolloClient, ApolloLink } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { defer, finalize } from 'rxjs';
import { observedFetch } from '../connection/observedFetch.ts';
import { pageLoading } from '../connection/pageLoading.ts';
import { currentLocale } from '../i18n/i18n.ts';
import { preview, tellFrame } from '../session/preview.ts';
import { session } from '../session/session.ts';
import { createCache } from './cache.ts';
import { endSessionOn } from './endedSession.ts';
import { failureOf } from './failure.ts';
import { firstAnswers } from './firstAnswers.ts';
import { keptAnswers } from './keptAnswers.ts';
import { persistedOperations, reloadWhenUnknown } from './persistedOperations.ts';

/** Each request carries the bearer token, when there is a valid one, the language of the interface, and in a preview of what. */
const requestHeaders = new SetContextLink((previous) => {
  const token = session.token();
  return {
    headers: {
      ...(previous['headers'] as Record<string, string> | undefined),
      'accept-language': currentLocale(),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(preview ? { 'x-preview': preview.header } : {}),
    },
  };
});

/** The page waits for each answer. */
const waiting = new ApolloLink((operation, forward) =>
  defer(() => forward(operation).pipe(finalize(pageLoading.begin()))),
);

const endedSession = new ErrorLink(({ error }) => {
  endSessionOn(error);
  if (preview) tellFrame('previewrefusal', failureOf(error).code);
});

/**
 * Resets the cache when the user changes, so that no user sees what another has read. It is kept when the session of a user
 * ends and the same user logs in again on the page.
 */
function followSession(client: ApolloClient): void {
  let viewer = session.lastUser().id;
  let token = session.token();
  session.subscribe(() => {
    const now = session.lastUser().id;
    const isBack = now === viewer && token === null && session.token() !== null;
    token = session.token();
    // A query that fails is reported by the component that uses it.
    if (isBack) void client.reFetchObservableQueries().catch(() => undefined);
    if (now === viewer) return;
    viewer = now;
    // Deferred: resetting now would cancel the call whose answer changed the user.
    queueMicrotask(() => void client.resetStore().catch(() => undefined));
  });
}

/** @param transport ends the chain; the gateway at `/graphql` unless a test gives another */
export function createClient(
  transport: ApolloLink = new UploadHttpLink({
    uri: '/graphql',
    fetch: observedFetch,
    // CSRF protection: the gateway refuses multipart requests without this header, which other origins cannot send.
    headers: { 'apollo-require-preflight': 'true' },
  }),
): ApolloClient {
  const client = new ApolloClient({
    cache: createCache(),
    link: ApolloLink.from([
      keptAnswers(),
      firstAnswers.link,
      waiting,
      endedSession,
      reloadWhenUnknown,
      requestHeaders,
      persistedOperations(),
      transport,
    ]),
  });
  followSession(client);
  return client;
}

/** The client of the running application; loaders use it outside React. */
export const apolloClient = createClient();
