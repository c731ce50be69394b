import { pino, type DestinationStream, type Logger } from 'pino';

export type { Logger };

/** Fields that never reach the log, at the top or one level down, whoever passes them by mistake. */
const secrets = ['authorization', 'cookie', 'password', 'newPassword', 'current', 'token', 'validationCode'];

/**
 * Standard output, written to without waiting: who reads it slowly must not hold up requests. Lines go bunched, a quarter
 * of a second late at most, for a write of its own would cost each of them more than all else. Flushed at the end.
 */
const standardOutput = (): DestinationStream =>
  pino.destination({ dest: 1, sync: false, minLength: 16_000, periodicFlush: 250 });

/** The gateway's log: JSON lines on standard output. Headers, variables and query strings never reach it. */
export const createLog = (level: string, destination = standardOutput()): Logger => {
  const redact = { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.headers.${name}`]), censor: '…' };
  return pino({ level, base: null, redact }, destination);
};
