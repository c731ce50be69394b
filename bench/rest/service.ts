import { createHash } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { tokensOf } from '../../api/dist/accounts/tokens.js';
import { start, type Running } from '../measure/childProcess.ts';
import { freePort } from '../measure/freePort.ts';
import type { Place } from './engines.ts';

/** The repository. */
const here = fileURLToPath(new URL('../..', import.meta.url));
/** Signs the tokens of the bench. */
export const secret = 'a signing key of the bench, and of nothing else';

/** The service as built, in a process of its own. */
export interface Service {
  url: string;
  running: Running;
}

/**
 * Starts the service as it runs in production, but for three settings: no limit on attempts, for one machine asks for
 * many people; warnings alone in the log; the bench's own signing key.
 * @param root of the version that is started
 */
export async function startService(place: Place, root = here): Promise<Service> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    NODE_ENV: 'production',
    API_PORT: String(port),
    DATA_DIR: place.folder,
    ...(place.databaseUrl === undefined ? {} : { DATABASE_URL: place.databaseUrl }),
    JWT_SECRET: secret,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
  };
  const args = ['--enable-source-maps', path.join(root, 'api/dist/main.js')];
  return { url, running: await start({ name: 'The REST service', args, env, readyUrl: `${url}/readyz` }) };
}

/** Nothing is used for another request: neither what the service has answered nor whole answers. */
const nothingShared = { UPSTREAM_SHARED_BYTES: '0', SHARED_ANSWERS_BYTES: '0' };

/**
 * Starts the gateway as built over a service, as it runs in production, but for the limits on requests and its log.
 * @param operations folder of the manifests of what it answers
 * @param root of the version that is started
 */
export async function startGateway(service: Service, operations: string, root = here): Promise<Service> {
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
  const args = [path.join(root, 'gateway/dist/main.js')];
  return { url, running: await start({ name: 'The gateway', args, env, readyUrl: `${url}/readyz` }) };
}

/** As fill.ts names sessions: PostgreSQL reads an MD5 sum as a UUID. */
const sessionOf = (accountId: number) =>
  createHash('md5')
    .update(`session ${accountId}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

/** The header of a logged-in entrant, by account. */
export async function bearerOf(accountId: number): Promise<Record<string, string>> {
  const issued = new Date();
  const expiry = new Date(issued.getTime() + 3_600_000);
  const claims = { accountId, sessionId: sessionOf(accountId), administrator: false, issued, expiry };
  return { authorization: `Bearer ${await tokensOf(secret).sign(claims)}` };
}
