/** Shortest password, in characters (docs/product.md §6). */
const shortestPassword = 10;

/** Longest password, in characters (docs/product.md §6). */
const longestPassword = 128;

/** Rules of passwords that the client can check; the server has the list of common ones. */
export interface PasswordJudgement {
  length: boolean;
  different: boolean;
}

/** @param forbidden the account's username and e-mail address, as far as they are known; compared without case */
export function judgePassword(password: string, forbidden: readonly string[]): PasswordJudgement {
  const length = [...password].length;
  const folded = password.toLowerCase();
  return {
    length: length >= shortestPassword && length <= longestPassword,
    different: password !== '' && !forbidden.some((word) => word.toLowerCase() === folded),
  };
}

/** Whether a password satisfies every rule that can be judged here. */
export function isAcceptablePassword(password: string, forbidden: readonly string[]): boolean {
  const { length, different } = judgePassword(password, forbidden);
  return length && different;
}
