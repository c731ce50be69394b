/** graphql-request, which sends no files: its users send the form of an upload themselves. */
import { GraphQLClient } from 'graphql-request';
import { textOf } from './operations.ts';
import type { SendingClient } from './scenario.ts';

const headersOf = (token: string | null): Record<string, string> =>
  token === null ? {} : { authorization: `Bearer ${token}` };

/** A GraphQL multipart request by hand. */
async function sendForm(origin: string, token: string | null, variables: Record<string, unknown>): Promise<unknown> {
  const { file, ...input } = variables['input'] as { file: File };
  const form = new FormData();
  form.set('operations', JSON.stringify({ query: textOf('Enter'), variables: { input: { ...input, file: null } } }));
  form.set('map', JSON.stringify({ 0: ['variables.input.file'] }));
  form.set('0', file);
  const headers = { ...headersOf(token), 'apollo-require-preflight': 'true' };
  const response = await fetch(`${origin}/graphql`, { method: 'POST', headers, body: form });
  return ((await response.json()) as { data: unknown }).data;
}

const sending =
  (method: 'GET' | 'POST'): SendingClient =>
  (origin, tokenOf) => {
    const options = { headers: () => headersOf(tokenOf()) };
    const client = new GraphQLClient(`${origin}/graphql`, { ...options, method });
    // Its method is one for all operations; mutations come by POST alone.
    const writing = new GraphQLClient(`${origin}/graphql`, options);
    return (name, variables) => {
      if (name === 'Enter') return sendForm(origin, tokenOf(), variables);
      return (name === 'Open' || name === 'Grid' ? client : writing).request(textOf(name), variables);
    };
  };

export const requestByGet: SendingClient = sending('GET');
export const requestByPost: SendingClient = sending('POST');
