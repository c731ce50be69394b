import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { createClient } from '../../../graph/apollo.ts';
import { memoryRouter } from '../../../testing/memoryRouter.ts';
import { session } from '../../../session/session.ts';
import { theme } from '../../../ui/theme.ts';
import { Component } from '../route.tsx';
import type { image } from './showData.ts';
import { votingInfo } from './showData.ts';

type Variables = Record<string, unknown>;
type Answer = { data?: unknown; errors?: { message: string; extensions?: Variables }[] };

/** The gateway's answers by operation name; an Error means that the gateway is unreachable. */
export type Answers = Record<string, (variables: Variables) => Answer | Error | Promise<Answer | Error>>;

const order = {
  __typename: 'Competition',
  id: '3',
  number: 3,
  images: {
    __typename: 'ImageConnection',
    totalCount: 3,
    nodes: ['11', '12', '13'].map((id) => ({ __typename: 'Image', id, number: Number(id), own: false, myVote: null })),
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  },
};

/** Logs in with a session of one hour. */
export function logIn(administrator = false): void {
  const exp = Math.floor(Date.now() / 1000) + 3600;
  session.login(`e30.${btoa(JSON.stringify({ exp }))}.x`, {
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
}

/** The answers to the queries of an image page. */
export const showing = (shown: ReturnType<typeof image>, voted = 12): Answers => ({
  ShowImage: ({ number }) => ({ data: { image: { ...shown, id: String(number), number } } }),
  VotingStanding: () => ({ data: { votingInfo: votingInfo(voted) } }),
  PhotoOrder: () => ({ data: { competition: order } }),
  VotingOrder: () => ({ data: { competition: order } }),
});

/** Renders the page at a path with a fake gateway. @returns among others the calls it made */
export function renderShow(answers: Answers, path = '/competition/3/show/12') {
  const calls: { name: string; variables: Variables }[] = [];
  const gateway = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        calls.push({ name: operationName, variables });
        const answer = answers[operationName];
        void Promise.resolve(answer ? answer(variables) : new Error(`no answer to ${operationName}`)).then((result) => {
          if (result instanceof Error) return observer.error(result);
          observer.next(result as ApolloLink.Result);
          observer.complete();
        });
      }),
  );
  const router = memoryRouter(
    [
      { path: '/competition/:id/show/:image', Component },
      { path: '/show/:image', Component },
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
