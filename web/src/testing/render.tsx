import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onTestFinished } from 'vitest';
import { RouterProvider } from 'react-router-dom';
import { createClient } from '../graph/apollo.ts';
import { onNotification, type NotificationAction, type NotificationType } from '../notifications/notify.ts';
import type { RouteObject } from 'react-router-dom';
import { memoryRouter } from './memoryRouter.ts';
import { TextsProvider } from '../i18n/TextsProvider.tsx';
import { session } from '../session/session.ts';
import { theme } from '../ui/theme.ts';

type Variables = Record<string, unknown>;

/** An answer of the gateway. */
export interface Answer {
  data?: Variables | null;
  errors?: { message: string; extensions?: Variables }[];
}

/** By operation name, what the gateway answers; an Error means that it cannot be reached. */
export type Answers = Record<string, (variables: Variables) => Answer | Error | Promise<Answer | Error>>;

/** An operation that reached the gateway. */
export interface Call {
  name: string;
  variables: Variables;
  headers: Record<string, string>;
  /** Whether the request is finished also when the page is closed meanwhile. */
  keepalive: boolean;
}

/** A terminating Apollo link with fixed answers, and the calls it has received, oldest first. */
export function fakeGateway(answers: Answers): { transport: ApolloLink; calls: Call[] } {
  const calls: Call[] = [];
  const transport = new ApolloLink((operation) => {
    const { operationName: name = '', variables } = operation;
    return new Observable((observer) => {
      const { headers = {}, fetchOptions = {} } = operation.getContext() as {
        headers?: Record<string, string>;
        fetchOptions?: RequestInit;
      };
      calls.push({ name, variables, headers, keepalive: fetchOptions.keepalive ?? false });
      const answer = answers[name] ?? (() => new Error(`There is no answer to ${name}.`));
      void Promise.resolve(answer(variables)).then((given) => {
        if (given instanceof Error) {
          observer.error(given);
          return;
        }
        observer.next(given as ApolloLink.Result);
        observer.complete();
      });
    });
  });
  return { transport, calls };
}

/** A promise that stays pending until `release` is called, to test what a page shows meanwhile. */
export function deferred<T>(value: T): { promise: Promise<T>; release: () => void } {
  let release: () => void = () => undefined;
  const promise = new Promise<T>((resolve) => {
    release = () => resolve(value);
  });
  return { promise, release };
}

/** Receives every notification until the test is over. */
export function recordNotifications(): { type: NotificationType; message: string }[] {
  const heard: { type: NotificationType; message: string }[] = [];
  onTestFinished(onNotification(({ type, message }) => void heard.push({ type, message })));
  return heard;
}

/** Stands in for every page that a test does not name. */
const elsewhere: RouteObject = { path: '*', element: null };

/**
 * Renders routes at a location in front of a gateway of those answers. The session of the test ends with it.
 *
 * @param at where the visitor arrives, with the state that a navigation may carry
 */
export function renderRoutes(
  routes: RouteObject[],
  at: string | { pathname: string; state: unknown },
  answers: Answers = {},
) {
  const { transport, calls } = fakeGateway(answers);
  const notifications = recordNotifications();
  let offered: NotificationAction | undefined;
  onTestFinished(onNotification(({ action }) => (offered = action)));
  onTestFinished(() => session.clear());
  const router = memoryRouter([...routes, elsewhere], [at]);
  const user = userEvent.setup({ delay: null });
  const client = createClient(transport);
  render(
    <ApolloProvider client={client}>
      <ChakraProvider value={theme}>
        <TextsProvider>
          <RouterProvider router={router} />
        </TextsProvider>
      </ChakraProvider>
    </ApolloProvider>,
  );
  return {
    client,
    router,
    calls,
    notifications,
    user,
    /** Does what the last notification offers to do at once. @throws when it offers nothing */
    takeOffer(): void {
      if (!offered || !('run' in offered)) throw new Error('The last notification offers nothing to be done at once');
      const { run } = offered;
      act(() => run());
    },
    path: () => router.state.location.pathname,
    /** Puts a value into the field of that label, in place of what is there; at once, which is quicker than by keys. */
    async fill(label: string, value: string): Promise<void> {
      const field = await screen.findByLabelText(label);
      await user.clear(field);
      await user.click(field);
      await user.paste(value);
    },
  };
}
