import { CombinedGraphQLErrors, type ErrorLike } from '@apollo/client';
import { session } from '../session/session.ts';

/** A session that the server no longer accepts is over here too, however many calls fail with it. */
export function endSessionOn(error: ErrorLike): void {
  if (!CombinedGraphQLErrors.is(error) || session.token() === null) return;
  if (error.errors.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED')) session.end();
}
