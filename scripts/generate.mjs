// @ts-check
/**
 * Writes every generated file. From the two contracts: REST types from `schema/rest/openapi.yaml` and the same contract as
 * JSON, resolver types for the gateway, operation types and hooks beside each folder of the client's documents, and the
 * manifest of its operations; the changes of the graph since each release. From the client's texts: their keys, for the service. `--check` leaves all files as they were
 * and fails when one is stale.
 */
import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { graphChanges } from './graphChanges.mjs';
import { textKeys } from './textKeys.mjs';

const fixedOutputs = [
  'schema/rest/types.ts',
  'schema/rest/openapi.json',
  'gateway/src/graph/generated/resolvers.ts',
  'web/src/graph/generated/operationIds.ts',
  'web/src/graph/generated/adminOperationIds.ts',
  'schema/operations/web.json',
  'schema/texts/keys.json',
  'docs/graph-changes.md',
];
const check = process.argv.includes('--check');

/**
 * The callers of each operation as a type: openapi-typescript leaves out extensions of OpenAPI.
 * @param {Record<string, Record<string, { operationId: string, 'x-who': string }>>} paths
 */
function operationWho(paths) {
  const operations = Object.values(paths).flatMap((item) => Object.values(item).filter((one) => 'operationId' in one));
  const lines = operations.map((one) => `${one.operationId}: ${JSON.stringify(one['x-who'])};`);
  return `\n/** Callers that are allowed to make each operation (\`x-who\`). */\nexport interface OperationWho {\n${lines.join('\n')}\n}\n`;
}

/** The client's generated files that exist now: one for each folder that holds `.graphql` files. */
const clientOutputs = () =>
  readdirSync('web/src', { encoding: 'utf8', recursive: true })
    .map((file) => `web/src/${file.replaceAll(path.sep, '/')}`)
    .filter((file) => file.endsWith('/generated/graphql.ts'))
    .sort();

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

const before = new Map([...fixedOutputs, ...clientOutputs()].map((file) => [file, read(file)]));
// A folder whose last document was deleted must not keep its generated file.
for (const file of clientOutputs()) rmSync(file);

npx(
  'openapi-typescript',
  'schema/rest/openapi.yaml',
  '-o',
  'schema/rest/types.ts',
  '--root-types',
  '--root-types-no-schema-prefix',
);
// For the service, whose start would spend 0.3 s on the YAML.
const contract = parse(readFileSync('schema/rest/openapi.yaml', 'utf8'));
writeFileSync('schema/rest/openapi.json', JSON.stringify(contract));
appendFileSync('schema/rest/types.ts', operationWho(contract.paths));
npx('graphql-codegen', '--config', 'codegen.yml');
mkdirSync('schema/texts', { recursive: true });
writeFileSync('schema/texts/keys.json', JSON.stringify(await textKeys()));
writeFileSync('docs/graph-changes.md', await graphChanges());
const written = [...fixedOutputs, ...clientOutputs()];
npx('prettier', '--write', '--ignore-path', '/dev/null', ...written);

const all = [...new Set([...before.keys(), ...written])];
const stale = all.filter((file) => read(file) !== (before.get(file) ?? null));

if (!check) {
  process.stdout.write(stale.length ? `Generated: ${stale.join(', ')}\n` : 'Generated files were up to date.\n');
} else {
  for (const file of all) {
    const content = before.get(file) ?? null;
    if (content === null) rmSync(file, { force: true });
    else {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
  }
  if (stale.length) {
    process.stderr.write(`Stale generated files: ${stale.join(', ')}. Run "npm run generate" and commit the result.\n`);
    process.exit(1);
  }
  process.stdout.write('Generated files are up to date.\n');
}
