import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { RouterProvider } from 'react-router-dom';
import { createClient } from '../../../graph/apollo.ts';
import { memoryRouter } from '../../../testing/memoryRouter.ts';
import { session } from '../../../session/session.ts';
import { theme } from '../../theme.ts';

type Variables = Record<string, unknown>;

/** Answers of the gateway by name of the operation; an Error means that it cannot be reached. */
export type Answers = Record<string, (variables: Variables) => Record<string, unknown> | Error>;

/** Token of the session that `logIn` opens. */
export function logIn(administrator = false): string {
  const exp = Math.floor(Date.now() / 1000) + 3600;
  const token = `e30.${btoa(JSON.stringify({ exp }))}.x`;
  session.login(token, {
    id: '5',
    username: 'entrant05',
    email: 'entrant05@example.com',
    firstName: 'Béla',
    lastName: 'Nagy',
    administrator,
    judge: false,
    locale: 'hu',
    newsletter: [],
    expiry: new Date(exp * 1000).toISOString(),
  });
  return token;
}

/** A page under a path pattern, opened at a path, with a gateway of those answers; tells which calls it made. */
export function renderPage(Component: ComponentType, pattern: string, path: string, answers: Answers) {
  const calls: { name: string; variables: Variables }[] = [];
  const gateway = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        calls.push({ name: operationName, variables });
        const data = answers[operationName]?.(variables) ?? new Error(`no answer to ${operationName}`);
        // Later, as answers come.
        queueMicrotask(() => {
          if (data instanceof Error) return observer.error(data);
          observer.next({ data });
          observer.complete();
        });
      }),
  );
  const router = memoryRouter(
    [
      { path: pattern, Component },
      { path: '*', element: null },
    ],
    [path],
  );
  render(
    <ApolloProvider client={createClient(gateway)}>
      <ChakraProvider value={theme}>
        <RouterProvider router={router} />
      </ChakraProvider>
    </ApolloProvider>,
  );
  return { router, calls, user: userEvent.setup() };
}
