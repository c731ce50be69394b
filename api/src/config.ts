import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import * as z from 'zod';

const port = z.coerce.number().int().min(1).max(65535);
const text = z.string().min(1);
/** An empty value counts as absent: compose files pass `NAME=` for what was not set. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

/** Addresses, networks as `10.0.0.0/8`, or Express's names of networks, with commas between. */
const areCallers = (value: string): boolean =>
  value.split(',').every((one) => {
    const [address = '', length = '0'] = one.trim().split('/');
    const named = ['loopback', 'linklocal', 'uniquelocal'].includes(one.trim());
    return (
      named || (isIP(address) !== 0 && /^\d{1,3}$/.test(length) && Number(length) <= (isIP(address) === 4 ? 32 : 128))
    );
  });

const settings = z.object({
  /** `production` hides what helps developers; `test` alone accepts CLOCK_FILE. */
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  /** Address to listen on. The service is meant to be reached through the gateway only. */
  API_HOST: text.default('127.0.0.1'),
  /** Port to listen on. */
  API_PORT: port.default(4001),
  /** Folder of the embedded database, the photos, the mailbox and the signing key; made when absent, mode 0700. */
  DATA_DIR: text.default('data'),
  /** A PostgreSQL 15 or later; the embedded one in DATA_DIR when absent. */
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
  /** Largest number of connections to DATABASE_URL. */
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(200).default(10),
  /** The address people use; links in mails carry it. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:4000'),
  /** Key that signs tokens, at least 32 characters; made once and kept in DATA_DIR when absent. */
  JWT_SECRET: optional(z.string().min(32)),
  /** Lifetime of a session, in hours (product.md §6). */
  TOKEN_HOURS: z.coerce.number().min(0.01).max(720).default(8),
  /** The first administrator, made on a database without accounts; all three or none. */
  ADMIN_USERNAME: optional(z.string().regex(/^[A-Za-z0-9._-]{3,32}$/)),
  ADMIN_EMAIL: optional(z.email()),
  ADMIN_PASSWORD: optional(z.string().min(10).max(128)),
  /** Largest upload, in bytes (product.md §2). */
  UPLOAD_MAX_BYTES: z.coerce
    .number()
    .int()
    .min(1024)
    .default(30 * 1024 * 1024),
  /** Most pixels of an upload, in millions (product.md §2). */
  UPLOAD_MAX_MEGAPIXELS: z.coerce.number().min(0.1).max(1000).default(100),
  /** Server that sends mail, `smtp://user:password@host:587`; a mailbox in DATA_DIR when absent. */
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
  /** Sender of every mail. */
  MAIL_FROM: text.default('Photo competition <noreply@localhost>'),
  /** Callers whose `X-Forwarded-For` is believed, for rate limits: the gateway's network, as Express's "trust proxy" takes it. */
  TRUSTED_CALLERS: z
    .string()
    .refine(areCallers, 'name addresses, networks or loopback, linklocal, uniquelocal')
    .default('loopback'),
  /** `off` only for tests and trusted load: no limit on attempts. */
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  /** Least level written to the log. */
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** A file that sets the clock, for tests: an ISO instant freezes it, a signed integer shifts it by milliseconds. */
  CLOCK_FILE: optional(text),
});

/** Every setting of the service, checked. */
export interface Config extends Omit<z.infer<typeof settings>, 'JWT_SECRET'> {
  /** Absolute. */
  DATA_DIR: string;
  JWT_SECRET: string;
}

/** A setting with a wrong value; the message names it in one plain sentence. */
export class ConfigError extends Error {}

function check(value: z.infer<typeof settings>): void {
  const administrator = [value.ADMIN_USERNAME, value.ADMIN_EMAIL, value.ADMIN_PASSWORD];
  if (administrator.some(Boolean) && !administrator.every(Boolean))
    throw new ConfigError('ADMIN_USERNAME, ADMIN_EMAIL and ADMIN_PASSWORD must be set together.');
  if (value.CLOCK_FILE !== undefined && value.NODE_ENV !== 'test')
    throw new ConfigError('CLOCK_FILE is accepted only with NODE_ENV=test.');
}

/** The signing key of this installation: made once, readable by its owner alone. */
function signingKey(folder: string): string {
  const file = path.join(folder, 'signing-key');
  try {
    writeFileSync(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}

/**
 * Reads the settings and makes the data folder.
 * @throws ConfigError when a setting has a wrong value or the data folder cannot be written
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const parsed = settings.safeParse(environment);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(`The setting ${issue?.path.join('.') ?? '?'} is wrong: ${issue?.message ?? 'unreadable'}.`);
  }
  check(parsed.data);
  const folder = path.resolve(parsed.data.DATA_DIR);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return { ...parsed.data, DATA_DIR: folder, JWT_SECRET: parsed.data.JWT_SECRET ?? signingKey(folder) };
  } catch (error) {
    throw new ConfigError(`The data folder ${folder} (DATA_DIR) cannot be written: ${(error as Error).message}.`);
  }
}
