import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';

const port = z.coerce.number().int().min(1).max(65535);
const text = z.string().min(1);
/** An empty value counts as absent: compose files pass `NAME=` for what was not set. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
const address = z.url({ protocol: /^https?$/ });

const settings = z.object({
  /** `production` hides what helps developers; `test` alone accepts CLOCK_FILE. */
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  /** Address to listen on; every one of the machine when absent. */
  HOST: optional(text),
  /** Port to listen on. */
  PORT: port.default(4000),
  /** The REST service that the graph resolves against; any one that keeps `openapi.yaml`. */
  REST_API_URL: address.default('http://127.0.0.1:4001'),
  /** Milliseconds that all upstream calls of one request may take together. */
  UPSTREAM_TIMEOUT_MS: z.coerce.number().int().min(100).max(120_000).default(10_000),
  /** Milliseconds that an upload may take upstream: its photo is processed there. */
  UPLOAD_TIMEOUT_MS: z.coerce.number().int().min(1000).max(600_000).default(120_000),
  /** Largest upload, in bytes; the service has a limit of its own. */
  UPLOAD_MAX_BYTES: z.coerce
    .number()
    .int()
    .min(1024)
    .default(30 * 1024 * 1024),
  /** Uploads that are taken at the same time; a further one hears 503. */
  UPLOADS_AT_ONCE: z.coerce.number().int().min(1).max(1000).default(20),
  /** Sandbox and introspection; on outside production unless said otherwise. */
  SANDBOX: optional(z.enum(['on', 'off'])),
  /** Number of proxies in front whose `X-Forwarded-For` is believed. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  /** Folder of the built web client. */
  WEB_DIR: optional(text),
  /** A development server of the web client, to which pages are redirected. */
  WEB_DEV_URL: optional(address),
  /** Least level written to the log. */
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** A file that sets the clock, for tests: an ISO instant freezes it, a signed integer shifts it by milliseconds. */
  CLOCK_FILE: optional(text),
});

/** Every setting of the gateway, checked. */
export interface Config extends Omit<z.infer<typeof settings>, 'SANDBOX' | 'WEB_DIR'> {
  SANDBOX: boolean;
  /** Absolute. */
  WEB_DIR: string;
}

/** A setting with a wrong value; the message names it in one plain sentence. */
export class ConfigError extends Error {}

const builtClient = fileURLToPath(new URL('../../web/dist/client', import.meta.url));

/** Reads the settings. @throws ConfigError when one has a wrong value */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const parsed = settings.safeParse(environment);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(`The setting ${issue?.path.join('.') ?? '?'} is wrong: ${issue?.message ?? 'unreadable'}.`);
  }
  const { SANDBOX, WEB_DIR, ...rest } = parsed.data;
  if (rest.CLOCK_FILE !== undefined && rest.NODE_ENV !== 'test')
    throw new ConfigError('CLOCK_FILE is accepted only with NODE_ENV=test.');
  return {
    ...rest,
    SANDBOX: SANDBOX === undefined ? rest.NODE_ENV !== 'production' : SANDBOX === 'on',
    WEB_DIR: path.resolve(WEB_DIR ?? builtClient),
  };
}
