import { isOutdated } from './preparedStatements.ts';

/** Failures of the way to the server, as Node names them. */
const ofTheWay = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/**
 * What PostgreSQL says when it ends, starts or has no room (its manual, appendix A): connection exceptions, too many
 * connections, a statement that took too long, shutdown and start.
 */
const ofTheServer = /^(?:08\w{3}|53300|57014|57P0[1-3])$/;

/** What pg says without any code. */
const ofTheClient =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client (?:was closed|has encountered a connection error))/;

/**
 * Whether an error says that the database cannot be reached now, or has no time: the same may go well a moment later. A
 * write may have been done nevertheless, when only the answer to it was lost.
 */
export function databaseAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(databaseAway);
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  if (code === undefined) return ofTheClient.test(error.message);
  return ofTheWay.has(code) || ofTheServer.test(code) || isOutdated(error);
}
