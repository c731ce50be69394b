import { existsSync } from 'node:fs';
import addressparser from 'nodemailer/lib/addressparser';
import type { Config } from '../../config.ts';
import { connectTo, hasEmbedded, reachServer, unhurried, type Database } from '../../platform/database/database.ts';
import { isDiskFull } from '../../platform/diskFull.ts';
import type { Logger } from '../../platform/log.ts';
import { asciiAddress } from '../../platform/mailAddress.ts';
import { migrationsOf } from '../catalog.ts';
import { reachEmbedded } from '../installation.ts';
import { checkBackups } from './backups.ts';
import { checkClock, type OtherClock } from './clock.ts';
import {
  administratorAddress,
  checkDatabaseRoom,
  checkServer,
  checkVersion,
  makeRoom,
  readClock,
  readServerFacts,
} from './database.ts';
import { error, reasonOf, warn, type Diagnosis } from './diagnosis.ts';
import { checkRoom, roomOf } from './disk.ts';
import { checkKeys } from './keys.ts';
import { checkMailRecords, type Resolver } from './mailRecords.ts';
import { checkMailServer, sendTestMail } from './mailServer.ts';
import { checkPublicAddress, type Web } from './publicAddress.ts';
import { checkSettings } from './settings.ts';
import { checkPhotoStore, checkRedis } from './stores.ts';

/** Dependencies of the doctor. */
export interface Instruments {
  environment: NodeJS.ProcessEnv;
  dns: Resolver;
  web: Web;
  now: Date;
  log: Logger;
  /** Whether an administrator is sent a mail. */
  sendMail: boolean;
}

type Found = Diagnosis | Diagnosis[];

/** A check that cannot be carried out is a finding, and stops no other one. */
const attempt = (check: string, work: () => Promise<Found>): Promise<Diagnosis[]> =>
  work().then(
    (found) => [found].flat(),
    (failure: unknown) => [
      error(check, `The check failed: ${reasonOf(failure)}.`, 'Mend what it names, and start the command again.'),
    ],
  );

/** @returns null where no embedded database was made yet */
async function openDatabase(config: Config, log: Logger): Promise<Database | null> {
  const settings = unhurried(config);
  if (config.DATABASE_URL !== undefined) return connectTo(await reachServer(settings, log), settings, log);
  return hasEmbedded(config.DATA_DIR) ? connectTo(await reachEmbedded(config, log), settings, log) : null;
}

async function reachDatabase(config: Config, log: Logger): Promise<{ database: Database | null; found: Diagnosis[] }> {
  try {
    const database = await openDatabase(config, log);
    const found = database
      ? []
      : [warn('database', 'The data folder holds no database.', 'Start the service once, or look at DATA_DIR.')];
    return { database, found };
  } catch (failure) {
    const reason = reasonOf(failure);
    const advice =
      config.DATABASE_URL === undefined
        ? `Look at ${config.DATA_DIR} (DATA_DIR) and its disk, and whether this user owns it.`
        : 'Look at DATABASE_URL, and whether the database runs and lets this machine in.';
    const isFull = isDiskFull(failure) || /No space left|ENOSPC/i.test(reason);
    return {
      database: null,
      found: [error('database', `The database cannot be reached: ${reason}.`, isFull ? makeRoom : advice)],
    };
  }
}

async function inDatabase({ db }: Database, config: Config, clocks: OtherClock[]): Promise<Diagnosis[]> {
  const found = await attempt('database', async () => checkServer(await readServerFacts(db), config));
  found.push(...(await attempt('database', () => checkDatabaseRoom(db))));
  found.push(...(await attempt('version', async () => checkVersion(await migrationsOf(db)))));
  if (config.DATABASE_URL !== undefined) clocks.push(await readClock(db));
  return found;
}

function mailChecks(config: Config, { dns, sendMail }: Instruments, database: Database | null): Promise<Diagnosis[]>[] {
  const { SMTP_URL: url, MAIL_FROM: from, PUBLIC_URL: publicUrl, DKIM_SELECTOR } = config;
  if (url === undefined)
    return sendMail
      ? [Promise.resolve([error('test-mail', 'There is no mail server to send by.', 'Set SMTP_URL.')])]
      : [];
  const domain = asciiAddress(addressparser(from, { flatten: true })[0]?.address ?? '').split('@')[1] ?? '';
  const checks = [
    attempt('mail', () => checkMailServer(url)),
    attempt('mail', () => checkMailRecords(dns, domain, DKIM_SELECTOR)),
  ];
  const send = async () =>
    sendTestMail({ url, from, publicUrl }, database && (await administratorAddress(database.db)));
  return sendMail ? [...checks, attempt('test-mail', send)] : checks;
}

/** Looks at an installation, running or not, from inside and outside. */
export async function examine(config: Config, instruments: Instruments): Promise<Diagnosis[]> {
  const { environment, web, now, log } = instruments;
  const { database, found: reaching } = await reachDatabase(config, log);
  const clocks: OtherClock[] = [];
  try {
    const rows = database ? await inDatabase(database, config, clocks) : [];
    const folders = new Map([[config.DATA_DIR, 'the data folder']]);
    if (config.S3 === null) folders.set(config.BLOB_DIR, 'the photos');
    if (existsSync(config.BACKUP_DIR)) folders.set(config.BACKUP_DIR, 'the backups');
    const outside = async () => {
      const { found, clocks: read } = await checkPublicAddress(config.PUBLIC_URL, web, now);
      clocks.push(...read);
      return found;
    };
    const others = await Promise.all([
      attempt('keys', () => checkKeys(config, database?.db ?? null)),
      attempt('photos', () => checkPhotoStore(config)),
      ...[...folders].map(([folder, what]) =>
        attempt('disk', async () => checkRoom(what, folder, await roomOf(folder))),
      ),
      attempt('backups', () => checkBackups(config.BACKUP_DIR, now)),
      ...(config.REDIS_URL === undefined
        ? []
        : [attempt('redis', () => checkRedis(config.REDIS_URL ?? '', config.REDIS_PREFIX))]),
      ...mailChecks(config, instruments, database),
      attempt('address', outside),
    ]);
    return [...checkSettings(config, environment), ...reaching, ...rows, ...others.flat(), ...clocks.map(checkClock)];
  } finally {
    await database?.close();
  }
}
