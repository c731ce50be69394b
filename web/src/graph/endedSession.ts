import { CombinedGraphQLErrors, type ErrorLike } from '@apollo/client';
import { session } from '../session/session.ts';

/** Ends the session of this browser when the server no longer accepts it; once, however many calls fail. */
export function endSessionOn(error: ErrorLike): void {
  if (!CombinedGraphQLErrors.is(error) || session.token() === null) return;
  if (error.errors.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED')) session.end();
}
