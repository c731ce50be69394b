// @ts-check
/**
 * Writes every generated file from the two contracts: REST types from `schema/rest/openapi.yaml` and the same contract as
 * JSON, resolver types for the gateway, operation types and hooks for the client, and the manifest of its operations.
 * `--check` writes nothing and fails when one is stale.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';

const outputs = [
  'schema/rest/types.ts',
  'schema/rest/openapi.json',
  'gateway/src/graph/generated/resolvers.ts',
  'web/src/app/generated/graphql.ts',
  'web/src/app/generated/operationIds.ts',
  'schema/operations/web.json',
];
const check = process.argv.includes('--check');

/** @param {string} file */
const read = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
};
/** @param {string[]} args */
const npx = (...args) => execFileSync('npx', ['--no-install', ...args], { stdio: ['ignore', 'pipe', 'inherit'] });

const before = outputs.map(read);
npx(
  'openapi-typescript',
  'schema/rest/openapi.yaml',
  '-o',
  'schema/rest/types.ts',
  '--root-types',
  '--root-types-no-schema-prefix',
);
// For the service, whose start would spend 0.3 s on the YAML.
const contract = parse(readFileSync('schema/rest/openapi.yaml', 'utf8'), { merge: true });
writeFileSync('schema/rest/openapi.json', JSON.stringify(contract));
npx('graphql-codegen', '--config', 'codegen.yml');
npx('prettier', '--write', '--ignore-path', '/dev/null', ...outputs);
const stale = outputs.filter((file, i) => read(file) !== before[i]);

if (!check) {
  process.stdout.write(stale.length ? `Generated: ${stale.join(', ')}\n` : 'Generated files were up to date.\n');
} else {
  outputs.forEach((file, i) => {
    const content = before[i];
    if (content !== null && content !== undefined) writeFileSync(file, content);
  });
  if (stale.length) {
    process.stderr.write(`Stale generated files: ${stale.join(', ')}. Run "npm run generate" and commit the result.\n`);
    process.exit(1);
  }
  process.stdout.write('Generated files are up to date.\n');
}
