import { pino, type Logger } from 'pino';

export type { Logger };

/** The service's log: JSON lines on standard output. Secrets are cut out wherever they may stand. */
export const createLog = (level: string): Logger =>
  pino({
    level,
    base: null,
    redact: {
      paths: ['password', 'newPassword', 'current', 'token', 'validationCode', '*.password', '*.token', 'req.headers'],
      censor: '[secret]',
    },
  });
