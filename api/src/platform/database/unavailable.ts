import { isOutdated } from './preparedStatements.ts';

/** Error codes of Node.js for failures of the network connection to the server. */
const networkErrorCodes = new Set([
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
 * SQLSTATE codes (PostgreSQL manual, appendix A): connection exceptions, a full disk, no memory, too many connections, statement
 * timeout, shutdown and start.
 */
const serverErrorCodes = /^(?:08\w{3}|53[0-3]00|57014|57P0[1-3])$/;

/** Messages of node-postgres that come without a code. */
const driverMessages =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client (?:was closed|has encountered a connection error))/;

/**
 * Whether an error says that the database cannot be reached or is overloaded now: the same call may succeed a moment later. A
 * write may have been done nevertheless, when only the answer to it was lost.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  // The socket of the embedded server is a file, which is gone while the server is.
  if (code === 'ENOENT' && syscall === 'connect') return true;
  if (code === undefined) return driverMessages.test(error.message);
  return networkErrorCodes.has(code) || serverErrorCodes.test(code) || isOutdated(error);
}
