import type { Fetcher } from '@graphiql/toolkit';

/** Token in the answer to a login, wherever the operation's `login` field is. */
const tokenIn = (answer: unknown): unknown =>
  (answer as { data?: { login?: { token?: unknown } | null } | null }).data?.login?.token;

/** Where the token is that requests are sent with. */
export interface TokenPlace {
  read(): string;
  /** Takes the token of a login that has just worked. */
  write(token: string): void;
}

/**
 * Sends operations to the graph of this origin.
 * Headers of the editor come last, so that they may replace the token's.
 */
export const askGraph =
  (token: TokenPlace): Fetcher =>
  async (operation, options) => {
    const session = token.read();
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/graphql-response+json, application/json;q=0.9',
        ...(session === '' ? {} : { authorization: `Bearer ${session}` }),
        ...(options?.headers as Record<string, string> | undefined),
      },
      body: JSON.stringify(operation),
    });
    const answer: unknown = await response.json();
    const granted = tokenIn(answer);
    if (typeof granted === 'string') token.write(granted);
    return answer as Awaited<ReturnType<Fetcher>>;
  };
