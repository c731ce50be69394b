import { RestProblem } from '../rest/call/problem.ts';

/** The result of a call; null when the service answers 404, because the object does not exist or is hidden from this viewer. Other failures are thrown. */
export async function nullWhenMissing<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof RestProblem && error.status === 404) return null;
    throw error;
  }
}

/** The result of a call; null when it fails for whatever reason. For results that a client can do without. */
export async function nullWhenFailing<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await call();
  } catch {
    return null;
  }
}
