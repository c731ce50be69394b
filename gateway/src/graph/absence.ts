import { RestProblem } from '../rest/problem.ts';

/** What a call brings; null when there is no such thing, or not for this viewer. Other failures are thrown. */
export async function nullWhenMissing<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof RestProblem && error.status === 404) return null;
    throw error;
  }
}

/** What a call brings; null when it fails, whatever the reason: for what may be missing without anything being wrong. */
export async function nullWhenFailing<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await call();
  } catch {
    return null;
  }
}
