import { violatedConstraint } from '../../platform/database/database.ts';
import { fieldProblem, type Problem } from '../../platform/http/problem.ts';

/** A taken name or address, as a problem that names the field. */
export function takenProblem(error: unknown): Problem | null {
  const constraint = violatedConstraint(error);
  if (constraint === 'account_username') return fieldProblem('USERNAME_TAKEN', 'username');
  if (constraint === 'account_email') return fieldProblem('EMAIL_TAKEN', 'email');
  return null;
}
