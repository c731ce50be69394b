import { session } from '../../session/session.ts';

const keyOf = (id: string): string => `photo-competition.tested.${session.lastUser().id ?? 'visitor'}.${id}`;

/** Notes in this tab which version of a campaign its viewer has got as a test. */
export function noteTest(id: string, version: number): void {
  try {
    sessionStorage.setItem(keyOf(id), String(version));
  } catch {
    // Without storage the test is to be sent once more, or to be seen as missing.
  }
}

/** Which version of a campaign was sent as a test from this tab last; null where none was. */
export function testedVersion(id: string): number | null {
  try {
    const kept = sessionStorage.getItem(keyOf(id));
    return kept === null ? null : Number(kept);
  } catch {
    return null;
  }
}
