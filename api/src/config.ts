import { parseWitnessKey } from '@photo-competition/count/cosignature';
import {
  address,
  choice,
  decimal,
  matching,
  optional,
  port,
  readSettings,
  text,
  whole,
} from '@photo-competition/schema/settingForms';
import { hash } from 'node:crypto';
import { isIP } from 'node:net';
import path from 'node:path';
import * as z from 'zod';
import type { S3Settings } from './platform/blobs/s3Settings.ts';
import { publicKeyOf, readPrivateKey } from './platform/ed25519.ts';
import { isAddress } from './platform/mailAddress.ts';
import { makeFolder } from './platform/makeFolder.ts';

const webAddress = (example: string) => address(['http', 'https'], example);
const host = text('an address of this machine, such as 127.0.0.1');
const folder = (example: string) => text(`the path of a folder, such as ${example}`);

/** Whether `Intl` knows a time zone by this name. */
function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    // Offsets such as +02:00 are no zones: they do not know when clocks change.
    return !/^[+-]/.test(name);
  } catch {
    return false;
  }
}

function isCountKey(pem: string): boolean {
  try {
    readPrivateKey(pem);
    return true;
  } catch {
    return false;
  }
}

function isWitnessKey(text: string): boolean {
  try {
    publicKeyOf(parseWitnessKey((bytes) => hash('sha256', bytes, 'buffer'), text).publicKey);
    return true;
  } catch {
    return false;
  }
}

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
  /** `production` hides what helps developers and refuses CLOCK_FILE. */
  NODE_ENV: choice('development', 'production', 'test').default('development'),
  /** Address to listen on. The service is meant to be reached through the gateway only. */
  API_HOST: host.default('127.0.0.1'),
  /** Port to listen on. */
  API_PORT: port(4001).default(4001),
  /** Folder of one process: the embedded database, the photos, the mailbox, the signing key; made when absent, mode 0700. */
  DATA_DIR: folder('/srv/photos').default('data'),
  /** A PostgreSQL 15 or later; the embedded one in DATA_DIR when absent. */
  DATABASE_URL: optional(
    address(['postgres', 'postgresql'], 'postgres://photo:password@database:5432/photo', { hostless: true }),
  ),
  /** Password of the user in DATABASE_URL, as it is; best kept in a file (DATABASE_PASSWORD_FILE). */
  DATABASE_PASSWORD: optional(text('a password')),
  /** Largest number of connections to DATABASE_URL. */
  DATABASE_CONNECTIONS: whole(2, 200, 10),
  /** `off` behind a connection pooler that shares sessions and does not follow prepared statements (PgBouncer before 1.21). */
  DATABASE_PREPARED_STATEMENTS: choice('on', 'off').default('on'),
  /**
   * Milliseconds after which the database ends a statement of the service; its request is answered 503. Migrations and the
   * commands (backup, restore, check) have no such limit.
   */
  DATABASE_STATEMENT_TIMEOUT_MS: whole(1000, 3_600_000, 30_000),
  /**
   * Milliseconds that the database may be silent: a statement that has waited for so long is given up unless a new connection
   * is answered within as long again, so that nothing waits for a network that drops everything (docs/scaling.md).
   */
  DATABASE_SILENCE_MS: whole(100, 600_000, 4000),
  /** Folder of the photos, `blobs` in DATA_DIR when absent; instances that share a database share it too. */
  BLOB_DIR: optional(folder('/srv/photos/blobs')),
  /** A bucket of an S3-compatible store keeps the photos instead of BLOB_DIR; bucket, region and key are set together. */
  S3_BUCKET: optional(matching(/^[A-Za-z0-9][\w.-]{1,253}[A-Za-z0-9]$/, 'the name of a bucket, such as club-photos')),
  S3_REGION: optional(matching(/^[\w-]+$/, 'the name of a region, such as eu-central-1')),
  /** A key that may get, put, delete and list the bucket's objects. */
  S3_ACCESS_KEY_ID: optional(text('the name of a key')),
  S3_SECRET_ACCESS_KEY: optional(text('a key')),
  /** Address of the store; Amazon's own when absent. */
  S3_ENDPOINT: optional(webAddress('https://s3.example.org')),
  /** Stands before the name of every object, so that one bucket may serve several purposes. */
  S3_PREFIX: optional(
    matching(/^[\w.-]+(\/[\w.-]+)*\/?$/, 'a path of letters, digits, -, _ and . with / between, such as club/photos'),
  ),
  /** Whether addresses carry the bucket's name in their path: `on` with S3_ENDPOINT, as most stores want it, `off` without. */
  S3_FORCE_PATH_STYLE: optional(choice('on', 'off')),
  /** A Redis in which several instances count attempts together (`rediss:` for TLS); each counts in memory when absent. */
  REDIS_URL: optional(address(['redis', 'rediss'], 'redis://redis:6379')),
  /** Stands before the name of every key in Redis, so that one Redis may serve several installations. */
  REDIS_PREFIX: matching(
    /^[\w.:-]{1,50}$/,
    'a name of at most 50 letters, digits, dots, colons, - and _, such as photo-club',
  ).default('photo-competition'),
  /** The address people use; links in mails carry it. */
  PUBLIC_URL: webAddress('https://photos.example.org').default('http://localhost:4000'),
  /**
   * IANA time zone in which the organisers live, e.g. `Europe/Budapest`: days of statistics are cut in it, and the dates
   * of mails and refusals are written in it (docs/product.md §1).
   */
  TIME_ZONE: matching(isTimeZone, 'a time zone of the IANA database, such as Europe/Budapest').default(
    'Europe/Budapest',
  ),
  /** Key that signs tokens, at least 32 characters; when absent made once, and kept in DATA_DIR or in the database of DATABASE_URL. */
  JWT_SECRET: optional(
    matching(/^[^]{32,}$/, 'a key of at least 32 characters, such as "openssl rand -base64 48" prints'),
  ),
  /**
   * Ed25519 key that signs receipts and heads of counts: PKCS#8 in PEM, line feeds as `\n`, as `npm run count-key` prints it.
   * When absent made once, and kept in DATA_DIR or in the database of DATABASE_URL, beside the ballots.
   */
  COUNT_SIGNING_KEY: optional(matching(isCountKey, 'an Ed25519 key in PKCS#8, such as "npm run count-key" prints')),
  /** Fewest people whose ballots enter the log of a count together while others still vote: among few one could tell whose they are. */
  COUNT_BATCH_VOTERS: whole(1, 10_000, 20),
  /** Hours at least between two such batches, and between the last one and the end of voting. */
  COUNT_BATCH_HOURS: decimal(0, 720, 24),
  /** Fewest voters with whom the ballots of a count and its results are published as files (docs/product.md §4). */
  COUNT_MIN_VOTERS: whole(1, 10_000, 5),
  /** Days after the award from which nobody can tell who has cast which ballot (docs/product.md §4); 0: never. */
  COUNT_UNLINK_DAYS: whole(0, 36_500, 90),
  /**
   * Submission prefix of a witness (c2sp.org/tlog-witness) that cosigns the heads of counts; nobody does when absent. Its
   * operator knows the name of each log, `PUBLIC_URL` without scheme, `/count/` and the competition's id, and the key of the count.
   */
  COUNT_WITNESS_URL: optional(webAddress('https://witness.example.org')),
  /** Verifier key of the witness, `name+id+base64`, of an Ed25519 cosigner (type 0x04); set together with COUNT_WITNESS_URL. */
  COUNT_WITNESS_KEY: optional(
    matching(
      isWitnessKey,
      'the verifier key of an Ed25519 cosigner (c2sp.org/tlog-cosignature), such as witness.example.org+id+base64',
    ),
  ),
  /** Address of a time stamping authority (RFC 3161) that stamps the head that closes a count, and later ones; none does when absent. */
  COUNT_TIMESTAMP_URL: optional(webAddress('https://tsa.example.org')),
  /** Seconds between two looks at which counts are to be opened, closed, published, unlinked or attested by others. */
  COUNT_JOB_SECONDS: whole(1, 86_400, 60),
  /** Lifetime of a session, in hours (docs/product.md §6). */
  TOKEN_HOURS: decimal(0.01, 720, 8),
  /** Lifetime of a token in the session of a device, in minutes: its app gets the next one by a refresh token (docs/product.md §6). */
  DEVICE_TOKEN_MINUTES: decimal(0.05, 1440, 15),
  /** Days without use after which the session of a device ends (docs/product.md §6). */
  DEVICE_SESSION_DAYS: decimal(0.01, 365, 90),
  /** The first administrator, made on a database without accounts; all three or none. */
  ADMIN_USERNAME: optional(
    matching(/^[A-Za-z0-9._-]{3,32}$/, 'a name of 3 to 32 letters, digits, dots, - and _, such as club.admin'),
  ),
  ADMIN_EMAIL: optional(matching(isAddress, 'an e-mail address, such as admin@example.org')),
  ADMIN_PASSWORD: optional(
    matching(/^[^]{10,128}$/, 'a password of 10 to 128 characters, such as four words with - between'),
  ),
  /** Milliseconds in which a request, an upload too, must have arrived whole: nobody may hold a connection by sending slowly. */
  REQUEST_TIMEOUT_MS: whole(200, 3_600_000, 120_000),
  /**
   * Milliseconds between SIGTERM and the last new connection. Meanwhile `/readyz` says 503, and gateways that know several
   * instances send calls to others: 2000 is enough for them (docs/scaling.md). 0 is right for a single instance.
   */
  DRAIN_DELAY_MS: whole(0, 600_000, 0),
  /** Milliseconds in which what is under way may end after that. */
  DRAIN_TIMEOUT_MS: whole(100, 600_000, 10_000),
  /** Port of `GET /metrics` for Prometheus; nothing is counted when absent. */
  API_METRICS_PORT: optional(port(9401)),
  /** Address to listen on for it. */
  API_METRICS_HOST: host.default('127.0.0.1'),
  /** Milliseconds that a request waits for the first results of a competition, after which it is told to come again. */
  RESULTS_WAIT_MS: whole(0, 3_600_000, 8000),
  /** Largest upload, in bytes (docs/product.md §2). */
  UPLOAD_MAX_BYTES: whole(1024, null, 30 * 1024 * 1024),
  /** Most pixels of an upload, in millions (docs/product.md §2). */
  UPLOAD_MAX_MEGAPIXELS: decimal(0.1, 1000, 100),
  /** Server that sends mail, `smtp://user:password@host:587`; a mailbox in DATA_DIR when absent. */
  SMTP_URL: optional(address(['smtp', 'smtps'], 'smtp://user:password@mail.example.org:587')),
  /** Password of the user in SMTP_URL, as it is; best kept in a file (SMTP_PASSWORD_FILE). */
  SMTP_PASSWORD: optional(text('a password')),
  /** Sender of every mail. Its name gives way to the name of the site once administrators have edited that. */
  MAIL_FROM: text('a sender, such as Photo club <photos@example.org>').default('Photo competition <noreply@localhost>'),
  /** Selector of the DKIM key with which the mail server signs; `npm run doctor` alone reads it, and looks for the key in DNS. */
  DKIM_SELECTOR: optional(matching(/^[A-Za-z0-9._-]{1,63}$/, 'a selector, such as mail2026')),
  /** Seconds for which a mail belongs to the worker that has claimed it; longer than a mail server may take. */
  MAIL_LEASE_SECONDS: whole(5, 3600, 120),
  /** Callers whose `X-Forwarded-For` is believed, for rate limits: the gateway's network, as Express's "trust proxy" takes it. */
  TRUSTED_CALLERS: matching(
    areCallers,
    'a list of addresses, networks, loopback, linklocal or uniquelocal, such as loopback, 10.0.0.0/8',
  ).default('loopback'),
  /** `off` only for tests and trusted load: no limit on attempts. */
  RATE_LIMITS: choice('on', 'off').default('on'),
  /** Least level written to the log. */
  LOG_LEVEL: choice('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('info'),
  /** Folder of the daily backups, which `daily-backups` writes and removes (docs/backup.md). */
  BACKUP_DIR: folder('/srv/backups').default('backups'),
  /** Hour of the day, in TIME_ZONE, from which the day's backup is made. */
  BACKUP_HOUR: whole(0, 23, 3),
  /** Days for which a daily backup is kept; the newest one is kept in any case. */
  BACKUP_KEEP_DAYS: whole(1, 3650, 14),
  /** A file that sets the clock, for tests and demo data: an ISO instant freezes it, a signed integer shifts it by milliseconds. */
  CLOCK_FILE: optional(text('the path of a file')),
});

/** Every setting of the service, checked. */
export interface Config extends Omit<z.infer<typeof settings>, `S3_${string}`> {
  /** Absolute. */
  DATA_DIR: string;
  /** Absolute. */
  BLOB_DIR: string;
  /** Absolute. */
  BACKUP_DIR: string;
  /** Null where a folder keeps the photos. */
  S3: S3Settings | null;
}

/** A setting with a wrong value; the message names it in one plain sentence. */
export class ConfigError extends Error {}

function check(value: z.infer<typeof settings>): void {
  const administrator = [value.ADMIN_USERNAME, value.ADMIN_EMAIL, value.ADMIN_PASSWORD];
  if (administrator.some(Boolean) && !administrator.every(Boolean))
    throw new ConfigError('ADMIN_USERNAME, ADMIN_EMAIL and ADMIN_PASSWORD must be set together.');
  if ((value.COUNT_WITNESS_URL === undefined) !== (value.COUNT_WITNESS_KEY === undefined))
    throw new ConfigError('COUNT_WITNESS_URL and COUNT_WITNESS_KEY must be set together.');
  if (value.CLOCK_FILE !== undefined && value.NODE_ENV === 'production')
    throw new ConfigError('CLOCK_FILE is not accepted with NODE_ENV=production.');
}

function bucketOf(value: z.infer<typeof settings>): S3Settings | null {
  const { S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_ENDPOINT, S3_PREFIX } = value;
  const needed = { S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };
  if (![...Object.values(needed), S3_ENDPOINT, S3_PREFIX, value.S3_FORCE_PATH_STYLE].some(Boolean)) return null;
  const missing = Object.entries(needed).flatMap(([name, given]) => (given === undefined ? [name] : []));
  if (missing.length) throw new ConfigError(`Photos in S3 need ${missing.join(', ')} as well.`);
  return {
    endpoint: S3_ENDPOINT,
    region: S3_REGION ?? '',
    bucket: S3_BUCKET ?? '',
    accessKeyId: S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: S3_SECRET_ACCESS_KEY ?? '',
    prefix: S3_PREFIX === undefined ? '' : `${S3_PREFIX.replace(/\/$/, '')}/`,
    forcePathStyle: (value.S3_FORCE_PATH_STYLE ?? (S3_ENDPOINT === undefined ? 'off' : 'on')) === 'on',
  };
}

/** An address with its password in it. @param name of both settings, without `_URL` */
function withPassword(name: string, address: string | undefined, password: string | undefined): string | undefined {
  if (password === undefined) return address;
  const url = address === undefined ? null : new URL(address);
  if (!url?.username) throw new ConfigError(`${name}_PASSWORD needs ${name}_URL with the name of a user.`);
  if (url.password) throw new ConfigError(`${name}_URL has a password already: ${name}_PASSWORD is one too many.`);
  url.password = encodeURIComponent(password);
  return url.href;
}

/** Everything that the process was given: the doctor looks in it for names that nothing reads. */
export const givenEnvironment: NodeJS.ProcessEnv = process.env;

/** The names of all settings; each may be kept in a file, which `NAME_FILE` names. */
export const settingNames: readonly string[] = Object.keys(settings.shape);

/**
 * Reads the settings and makes the data folder.
 * @throws ConfigError when a setting has a wrong value or the data folder cannot be written
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const given = readSettings(settings, environment, ConfigError);
  check(given);
  const folder = path.resolve(given.DATA_DIR);
  const backups = path.resolve(given.BACKUP_DIR);
  const blobs = path.resolve(given.BLOB_DIR ?? path.join(folder, 'blobs'));
  const bucket = bucketOf(given);
  const { DATABASE_URL, DATABASE_PASSWORD, SMTP_URL, SMTP_PASSWORD } = given;
  const addresses = {
    DATABASE_URL: withPassword('DATABASE', DATABASE_URL, DATABASE_PASSWORD),
    SMTP_URL: withPassword('SMTP', SMTP_URL, SMTP_PASSWORD),
  };
  try {
    makeFolder(folder);
    return { ...given, ...addresses, DATA_DIR: folder, BLOB_DIR: blobs, BACKUP_DIR: backups, S3: bucket };
  } catch (error) {
    throw new ConfigError(`The data folder ${folder} (DATA_DIR) cannot be written: ${(error as Error).message}.`);
  }
}
