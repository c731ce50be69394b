/**
 * `npm run operations:check -- <manifest or folder> …`: looks at manifests of operations as a gateway with the same settings
 * does that starts. Ends with 0 when every operation would be answered, 1 when one is refused, 2 when nothing is named.
 */
import { ConfigError, readConfig } from '../../config.ts';
import { createSchema } from '../../graph/schema.ts';
import { checkManifests } from './checkManifests.ts';
import { queryLimitsOf } from './queryLimits.ts';

const places = process.argv.slice(2);
if (places.length === 0) {
  process.stderr.write('npm run operations:check -- <manifest or folder> …: name what is to be looked at.\n');
  process.exit(2);
}
try {
  const limits = queryLimitsOf(readConfig(), () => undefined);
  const { files, operations, refusals, deprecations } = checkManifests(createSchema(), places, limits);
  for (const deprecation of deprecations) process.stdout.write(`ends one day  ${deprecation}\n`);
  for (const refusal of refusals) process.stderr.write(`refused       ${refusal}\n`);
  process.stdout.write(
    `Operations that would be answered: ${operations}; refusals: ${refusals.length}; manifests: ${files}.\n`,
  );
  process.exitCode = refusals.length === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
