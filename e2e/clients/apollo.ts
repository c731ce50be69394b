/** Apollo Client 4. */
import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { createHash } from 'node:crypto';
import { documentOf, isMutation, type Send } from './operations.ts';
import type { SendingClient } from './scenario.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A client over the link that sends. */
function sending(tokenOf: () => string | null, ...links: ApolloLink[]): Send {
  const withToken = new SetContextLink(({ headers }) => {
    const token = tokenOf();
    return token === null ? {} : { headers: { ...(headers as object), authorization: `Bearer ${token}` } };
  });
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.from([withToken, ...links]) });
  return async (name, variables) => {
    const { data } = isMutation(name)
      ? await client.mutate({ mutation: documentOf(name), variables })
      : await client.query({ query: documentOf(name), variables, fetchPolicy: 'no-cache' });
    return data;
  };
}

/** A form of files is sent by foreign pages as well: the gateway takes it with a header that they cannot send. */
const preflight = { 'Apollo-Require-Preflight': 'true' };
const uploading = (origin: string): ApolloLink => new UploadHttpLink({ uri: `${origin}/graphql`, headers: preflight });

/** apollo-upload-client, which takes the place of Apollo's own link. */
export const apolloUpload: SendingClient = (origin, tokenOf) => sending(tokenOf, uploading(origin));

/** Sends what has no file by a link of its own, as users of Apollo's link do. */
const besides = (origin: string, ...links: ApolloLink[]): ApolloLink[] => [
  ApolloLink.split(({ operationName }) => operationName === 'Enter', uploading(origin), ApolloLink.from(links)),
];

/** Apollo's own link, by POST. */
export const apollo: SendingClient = (origin, tokenOf) =>
  sending(tokenOf, ...besides(origin, new HttpLink({ uri: `${origin}/graphql` })));

/** Queries by GET. */
export const apolloByGet: SendingClient = (origin, tokenOf) =>
  sending(tokenOf, ...besides(origin, new HttpLink({ uri: `${origin}/graphql`, useGETForQueries: true })));

/** Automatic persisted queries: hashes first, by GET, until the gateway says that it does not learn them. */
export const apolloAutomatic: SendingClient = (origin, tokenOf) =>
  sending(
    tokenOf,
    ...besides(
      origin,
      new PersistedQueryLink({ sha256, useGETForHashedQueries: true }),
      new HttpLink({ uri: `${origin}/graphql` }),
    ),
  );
