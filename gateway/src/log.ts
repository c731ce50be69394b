import { pino, type Logger } from 'pino';

export type { Logger };

/** The gateway's log: JSON lines on standard output. Headers, variables and query strings never reach it. */
export const createLog = (level: string): Logger => pino({ level, base: null });
