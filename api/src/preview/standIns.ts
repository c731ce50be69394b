import type { Viewer } from '../platform/http/operation.ts';

/** Somebody who is nobody: no row refers to the number, and nothing is kept under the pseudonym. */
const standIn = (username: string, voterKey: string): Viewer => ({
  accountId: 0,
  username,
  voterKey,
  administrator: false,
  sessionId: '00000000-0000-0000-0000-000000000000',
  token: '',
  expiry: new Date(0),
});

/** An entrant without entries. */
export const entrantStandIn = standIn('entrant', '00000000-0000-0000-0000-000000000001');

/** The same, whose votes are a sample. */
export const voterStandIn = standIn('voter', '00000000-0000-0000-0000-000000000002');

/** The pseudonyms of the two are no real ones. */
export const isVoterStandIn = (viewer: Viewer | null): boolean => viewer?.voterKey === voterStandIn.voterKey;
