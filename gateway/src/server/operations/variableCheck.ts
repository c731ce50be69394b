import { HeaderMap, type BaseContext } from '@apollo/server';
import { GraphQLError, type FormattedExecutionResult } from 'graphql';
import type { ErrorCode } from '../../graph/generated/resolvers.ts';
import type { Policy } from './policy.ts';
import { variableProblems } from './variableProblems.ts';

export interface VariableCheckOptions {
  /** Most errors of one request; the rest is not looked for. */
  mostErrors: number;
}

/**
 * Refuses variables that do not fit their types. graphql-js would do so as well, but writes the whole value of the variable
 * into each of 50 messages: 200 kB of JSON became 10 MB of answer and more than a second of processor time.
 */
export const variableCheck = ({ mostErrors }: VariableCheckOptions): Policy<BaseContext> => ({
  responseForOperation({ schema, operation, request }) {
    // The name of an operation that the document has not: the GraphQL server says so.
    if (!operation) return Promise.resolve(null);
    const errors: GraphQLError[] = [];
    for (const { message, definition } of variableProblems(schema, operation, request.variables ?? {})) {
      const extensions = { code: 'BAD_USER_INPUT' satisfies ErrorCode };
      errors.push(new GraphQLError(message, { nodes: definition, extensions }));
      if (errors.length === mostErrors) break;
    }
    if (!errors.length) return Promise.resolve(null);
    const singleResult = { errors } as unknown as FormattedExecutionResult;
    return Promise.resolve({
      http: { status: 400, headers: new HeaderMap() },
      body: { kind: 'single', singleResult },
    });
  },
});
