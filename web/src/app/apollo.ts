import { ApolloClient, ApolloLink, CombinedGraphQLErrors, type ErrorLike } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { currentLocale, i18n } from '../i18n/i18n.ts';
import { notify } from '../notifications/notify.ts';
import { session } from '../session/session.ts';
import { createCache } from './cache.ts';
import { persistedOperations, reloadWhenUnknown } from './persistedOperations.ts';

/** Each request carries the bearer token, when there is a valid one, and the language of the interface. */
const requestHeaders = new SetContextLink((previous) => {
  const token = session.token();
  return {
    headers: {
      ...(previous['headers'] as Record<string, string> | undefined),
      'accept-language': currentLocale(),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
  };
});

const isUnauthenticated = (error: ErrorLike): boolean =>
  CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED');

/** A session that the server no longer accepts is over here too, said once however many calls fail with it. */
const endedSession = new ErrorLink(({ error }) => {
  if (!isUnauthenticated(error) || session.token() === null) return;
  session.clear();
  notify.negative(i18n.t('shell.session.ended'));
});

/** Keeps what one viewer has read from the next: the cache starts anew when the user changes. */
function followSession(client: ApolloClient): void {
  let viewer = session.user().id;
  session.subscribe(() => {
    const now = session.user().id;
    if (now === viewer) return;
    viewer = now;
    // Later, so that the call whose answer ended the session still gets its answer. A query that fails on the way is
    // shown by the component that reads it.
    queueMicrotask(() => void client.resetStore().catch(() => undefined));
  });
}

/** @param transport ends the chain; the gateway at `/graphql` unless a test gives another */
export function createClient(
  transport: ApolloLink = new UploadHttpLink({
    uri: '/graphql',
    // Without it the gateway refuses multipart requests, which a foreign page could send too.
    headers: { 'apollo-require-preflight': 'true' },
  }),
): ApolloClient {
  const client = new ApolloClient({
    cache: createCache(),
    dataMasking: true,
    link: ApolloLink.from([endedSession, reloadWhenUnknown, requestHeaders, persistedOperations(), transport]),
  });
  followSession(client);
  return client;
}

/** The client of the running application; loaders use it outside React. */
export const apolloClient = createClient();
