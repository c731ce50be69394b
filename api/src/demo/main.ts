/** Loads demo data into an empty database: a program of its own, run before the service starts. Never in production. */
import { countAccounts } from '../accounts/repository.ts';
import { BlobStoreRefused } from '../blobs/blobStore.ts';
import { ConfigError, readConfig, type Config } from '../config.ts';
import { FolderLocked } from '../database/lock.ts';
import { uploadFolder } from '../images/uploadRequest.ts';
import { createLog } from '../log.ts';
import { openService, type Service } from '../service.ts';
import { demoPassword, entrants } from './content.ts';
import { clearHalfLoaded, loadDemo, storyClock } from './load.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function settings(): Config {
  try {
    return readConfig();
  } catch (error) {
    return fail(error instanceof ConfigError ? error.message : String(error));
  }
}

/** `loading` until everything is there: a killed loader leaves it, and the next one starts anew. */
async function demoState(service: Service): Promise<'none' | 'loading' | 'loaded'> {
  const row = await service.db.selectFrom('setting').select('value').where('key', '=', 'demo').executeTakeFirst();
  return (row?.value as 'loading' | 'loaded' | undefined) ?? 'none';
}

const setState = (service: Service, state: 'loading' | 'loaded') =>
  service.db
    .insertInto('setting')
    .values({ key: 'demo', value: JSON.stringify(state) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(state) }))
    .execute();

const announceAccounts = () => {
  const last = `entrant${String(entrants.length).padStart(2, '0')}`;
  say(`Demo accounts: admin, entrant01 … ${last}; password of each: ${demoPassword}`);
};

const config = settings();
if (config.NODE_ENV === 'production') fail('Demo data is never loaded with NODE_ENV=production.');
const clock = storyClock();
const service = await openService(config, createLog('error'), clock.now).catch((error: unknown) =>
  fail(
    error instanceof FolderLocked || error instanceof BlobStoreRefused
      ? error.message
      : `The database could not be opened: ${(error as Error).message}.`,
  ),
);

try {
  const state = await demoState(service);
  if (state === 'loading') await clearHalfLoaded(service, config.DATA_DIR);
  if (state === 'loaded') {
    announceAccounts();
  } else if (state === 'loading' || (await countAccounts(service.db)) === 0) {
    say('Loading demo data (once) …');
    const start = performance.now();
    await setState(service, 'loading');
    await loadDemo(service, clock, uploadFolder(config.DATA_DIR), say);
    await setState(service, 'loaded');
    say(`Demo data loaded in ${Math.round((performance.now() - start) / 1000)} s.`);
    announceAccounts();
  }
} finally {
  await service.close();
}
