import { createHash } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { tokensOf } from '../../api/dist/people/accounts/tokens.js';
import { start, type Running } from '../measure/childProcess.ts';
import { freePort } from '../measure/freePort.ts';
import type { Place } from './engines.ts';

/** Root folder of the repository. */
const root = fileURLToPath(new URL('../..', import.meta.url));
/** Signing key of the benchmark's tokens. */
export const secret = 'a signing key of the bench, and of nothing else';

/** A running server. */
export interface Service {
  url: string;
  running: Running;
}

/**
 * Starts the built service with production settings, except: no rate limits, since all requests come from one address; only
 * warnings in the log; the benchmark's signing key.
 */
export async function startService(place: Place): Promise<Service> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    NODE_ENV: 'production',
    API_PORT: String(port),
    DATA_DIR: place.folder,
    ...(place.databaseUrl === undefined ? {} : { DATABASE_URL: place.databaseUrl }),
    JWT_SECRET: secret,
    RATE_LIMITS: 'off',
    COUNT_JOB_SECONDS: '86400',
    LOG_LEVEL: 'warn',
  };
  const args = ['--enable-source-maps', path.join(root, 'api/dist/program/main.js')];
  return { url, running: await start({ name: 'The REST service', args, env, readyUrl: `${url}/readyz` }) };
}

/** Settings that disable sharing between requests: of upstream reads and of whole answers. */
const nothingShared = { UPSTREAM_SHARED_BYTES: '0', SHARED_ANSWERS_BYTES: '0' };

/**
 * Starts the built gateway with production settings, except for rate limits, log level and sharing.
 * @param operations folder of the manifests of allowed operations
 */
export async function startGateway(service: Service, operations: string): Promise<Service> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    REST_API_URL: service.url,
    OPERATIONS_DIR: operations,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    ...nothingShared,
  };
  const args = [path.join(root, 'gateway/dist/program/main.js')];
  return { url, running: await start({ name: 'The gateway', args, env, readyUrl: `${url}/readyz` }) };
}

/** The session id that fill.ts generates: an MD5 hash in the form of a UUID. */
const sessionOf = (accountId: number) =>
  createHash('md5')
    .update(`session ${accountId}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

/** The authorization header of somebody, by account id. */
export async function bearerOf(accountId: number, administrator = false): Promise<Record<string, string>> {
  const issued = new Date();
  const expiry = new Date(issued.getTime() + 3_600_000);
  const claims = { accountId, sessionId: sessionOf(accountId), administrator, issued, expiry };
  return { authorization: `Bearer ${await tokensOf(secret).sign(claims)}` };
}
