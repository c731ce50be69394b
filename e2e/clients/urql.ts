/** urql, whose React binding adds nothing to how it sends. */
import { persistedExchange } from '@urql/exchange-persisted';
import { Client, fetchExchange, type Exchange } from '@urql/core';
import { documentOf, isMutation, type Send } from './operations.ts';
import type { SendingClient } from './scenario.ts';

function sending(origin: string, tokenOf: () => string | null, ...before: Exchange[]): Send {
  const client = new Client({
    url: `${origin}/graphql`,
    exchanges: [...before, fetchExchange],
    requestPolicy: 'network-only',
    fetchOptions: () => {
      const token = tokenOf();
      return {
        headers: {
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
          // Files go by a form, which the gateway takes with a header that foreign pages cannot send.
          'apollo-require-preflight': 'true',
        },
      };
    },
  });
  return async (name, variables) => {
    const document = documentOf(name);
    const result = await (isMutation(name) ? client.mutation(document, variables) : client.query(document, variables));
    if (result.error) throw result.error;
    return result.data as unknown;
  };
}

/** As it is by default: queries by GET while the address is short. */
export const urql: SendingClient = (origin, tokenOf) => sending(origin, tokenOf);

/** With automatic persisted queries. */
export const urqlAutomatic: SendingClient = (origin, tokenOf) =>
  sending(origin, tokenOf, persistedExchange({ preferGetForPersistedQueries: true, enableForMutation: true }));
