// @ts-check
/**
 * `npm run schema:check`: compares the graph with the one that the main branch has, and refuses a change that breaks a
 * client, unless what it takes away was deprecated until a date that has passed, or `schema/graph/breaking.json` accepts it.
 *
 * `node scripts/schemaCheck.mjs [--base <revision>] [--today YYYY-MM-DD] [folder]`
 */
import { buildSchema } from 'graphql';
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { judge } from './schemaPromises.mjs';
import { fail, root } from './workspace.mjs';

const { values, positionals } = parseArgs({
  options: { base: { type: 'string' }, today: { type: 'string' } },
  allowPositionals: true,
});
const repository = path.resolve(positionals[0] ?? root);
const today = values.today ?? new Date().toISOString().slice(0, 10);
const graphFolder = 'schema/graph';
const acceptedFile = `${graphFolder}/breaking.json`;

/** Output of git; null when it fails. @param {string[]} args */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: repository, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return status === 0 ? stdout.trim() : null;
}

/** @param {string} name */
const revision = (name) => git('rev-parse', '--verify', '--quiet', `${name}^{commit}`);

/** The graph of a revision. @param {string} commit @returns {string | null} null when it has none */
function sdlOf(commit) {
  const files = git('ls-tree', '--name-only', commit, `${graphFolder}/`)?.split('\n') ?? [];
  const texts = files
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => git('show', `${commit}:./${file}`) ?? '');
  return texts.length ? texts.join('\n') : null;
}

function presentSdl() {
  const folder = path.join(repository, graphFolder);
  const files = readdirSync(folder).filter((file) => file.endsWith('.graphql'));
  return files.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n');
}

/**
 * The revision to compare with: where this branch has left the main branch; on the main branch itself the last commit, or
 * the one before it when that has brought the graph that is here.
 */
function baseline() {
  if (values.base !== undefined) return revision(values.base) ?? fail(`There is no revision ${values.base}.`);
  const head = revision('HEAD');
  const main = revision('origin/main') ?? revision('main');
  if (head === null) return null;
  const parting = main === null ? null : git('merge-base', main, head);
  if (parting !== null && parting !== head) return parting;
  const changed = git('status', '--porcelain', '--', graphFolder) !== '';
  return changed ? head : revision('HEAD^1');
}

/** @returns {import('./schemaPromises.mjs').AcceptedBreak[]} */
function acceptedBreaks() {
  const file = path.join(repository, acceptedFile);
  if (!existsSync(file)) return [];
  const entries = /** @type {unknown} */ (JSON.parse(readFileSync(file, 'utf8')));
  const names = ['type', 'path', 'accepted', 'reason'];
  const sound = (/** @type {Record<string, unknown>} */ entry) =>
    names.every((name) => typeof entry[name] === 'string' && entry[name] !== '') &&
    /^\d{4}-\d\d-\d\d$/.test(String(entry['accepted']));
  if (!Array.isArray(entries) || !entries.every(sound))
    fail(`${acceptedFile} must be a list of { type, path, accepted: "YYYY-MM-DD", reason }.`);
  return entries;
}

const base = baseline();
const before = base === null ? null : sdlOf(base);
if (before === null) {
  process.stdout.write('There is no earlier graph in the history here: nothing to compare with.\n');
} else {
  const { refused, accepted, notes } = await judge(
    buildSchema(before),
    buildSchema(presentSdl()),
    today,
    acceptedBreaks(),
  );
  for (const note of notes) process.stdout.write(`worth a look  ${note}\n`);
  for (const change of accepted) process.stdout.write(`accepted      ${change}\n`);
  for (const change of refused) process.stderr.write(`refused       ${change}\n`);
  if (refused.length)
    fail(
      `The graph breaks its clients. Keep what it takes away, with @deprecated(reason: "… until YYYY-MM-DD"), until that date; or, knowing every client, accept the change in ${acceptedFile}.`,
    );
  process.stdout.write(`The graph keeps what it has promised (compared with ${base?.slice(0, 10)}).\n`);
}
