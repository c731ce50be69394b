/**
 * `npm run release-data`: writes the data of this release, with which the upgrade test of later ones begins
 * (`maintenance/upgrade.test.ts`), to `releases/<version>`: a backup of a competition that was played to its end.
 */
import { cpSync, existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ownServer } from '../../testing/engines.ts';
import { until } from '../../testing/service.ts';
import { productVersion } from '../productVersion.ts';
import { fill } from './contents.ts';
import { TestInstallation } from './installation.ts';

/** An instant after the award of the competition that `fill` plays. */
const afterAward = new Date('2026-03-01T14:00:00Z');

const target = fileURLToPath(new URL(`releases/${productVersion}`, import.meta.url));
if (existsSync(target)) {
  process.stderr.write(`${target} is there already: set the version of the release first.\n`);
  process.exit(1);
}

const installation = await TestInstallation.make(ownServer, { COUNT_JOB_SECONDS: '1', COUNT_MIN_VOTERS: '2' });
try {
  await fill(installation);
  const service = await installation.service(() => afterAward);
  await until('the results and the published count', async () => {
    const [result, file] = await Promise.all([
      service.db.selectFrom('image_result').select('image_id').executeTakeFirst(),
      service.db.selectFrom('count_file').select('competition_id').executeTakeFirst(),
    ]);
    return result !== undefined && file !== undefined;
  }).finally(() => service.close());
  cpSync(await installation.backUp('release'), target, { recursive: true });
  process.stdout.write(`The data of release ${productVersion} are in ${target}.\n`);
} finally {
  await installation.remove();
}
