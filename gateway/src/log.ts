import { pino, type DestinationStream, type Logger } from 'pino';

export type { Logger };

/** Fields that never reach the log, at the top or one level down, whoever passes them by mistake. */
const secrets = ['authorization', 'cookie', 'password', 'newPassword', 'current', 'token', 'validationCode'];

/** The gateway's log: JSON lines on standard output. Headers, variables and query strings never reach it. */
export const createLog = (level: string, destination?: DestinationStream): Logger => {
  const redact = { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.headers.${name}`]), censor: '…' };
  const options = { level, base: null, redact };
  return destination === undefined ? pino(options) : pino(options, destination);
};
