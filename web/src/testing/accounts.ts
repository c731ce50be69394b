import { session } from '../session/session.ts';
import type { SessionUser } from '../session/store.ts';

const encoded = (value: unknown): string =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** A token in the form of a signed one with these claims. */
export const tokenWith = (claims: unknown): string => `${encoded({ alg: 'none' })}.${encoded(claims)}.signature`;

/** A token that expires at that instant, in epoch milliseconds; whole seconds only, as the claim has it. */
export const tokenUntil = (expiry: number): string => tokenWith({ exp: expiry / 1000 });

/** An entrant, or the person that the changes make of her. */
export const account = (changes: Partial<SessionUser> = {}): SessionUser => ({
  id: '5',
  username: 'entrant05',
  email: 'entrant05@example.com',
  firstName: 'Béla',
  lastName: 'Nagy',
  administrator: false,
  judge: false,
  locale: 'hu',
  newsletter: [],
  expiry: '2030-01-01T00:00:00.000Z',
  ...changes,
});

/** Opens a session of an hour in this browser; returns its token. */
export function logIn(changes: Partial<SessionUser> = {}): string {
  const token = tokenUntil((Math.floor(Date.now() / 1000) + 3600) * 1000);
  session.login(token, account(changes));
  return token;
}
