// @ts-check
/**
 * Finds import cycles, types included: of files, and of folders on every level. Two children of a folder (files or folders)
 * that reach each other through imports are a cycle. Tests are left out: nothing imports them.
 *
 * Usage: node scripts/importCycles.mjs, part of `npm run lint`. Ends with 1 and one line per cycle. With a folder
 * (`node scripts/importCycles.mjs api/src`) it prints which of its children import which.
 */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from './workspace.mjs';

/** The source folders; none imports another (the workspace zones of eslint.config.mjs). */
const sourceFolders = [
  'count/src',
  'count/bench',
  'schema',
  'api/src',
  'gateway/src',
  'web/src',
  'explore/src',
  'demo/src',
  'e2e',
  'bench',
];

const leftOut = /\.test\.tsx?$|\.d\.ts$|\/(testing|node_modules|dist|\.cache)\//;

/** @param {string} folder */
const filesOf = (folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .filter((file) => /\.tsx?$/.test(file) && !leftOut.test(`/${file}`));

/** @param {string} file @returns {string[]} the files of the repository that it imports */
const importsOf = (file) =>
  ts
    .preProcessFile(readFileSync(path.join(root, file), 'utf8'), true, true)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => name.startsWith('.'))
    .map((name) => path.posix.join(path.posix.dirname(file), name))
    .filter((name) => !leftOut.test(`/${name}`));

/**
 * The edge that an import adds in the closest folder of both files: from one child of that folder to another.
 * @param {string} from @param {string} to
 */
function edgeOf(from, to) {
  const [a, b] = [from.split('/'), to.split('/')];
  let depth = 0;
  while (depth < a.length - 1 && depth < b.length - 1 && a[depth] === b[depth]) depth += 1;
  return { folder: a.slice(0, depth).join('/'), source: a[depth] ?? '', target: b[depth] ?? '' };
}

/**
 * @param {Map<string, Set<string>>} graph @param {string} from @param {string} to
 * @returns {string[] | null} a shortest way, both ends included
 */
function wayBetween(graph, from, to) {
  const ways = [[from]];
  const seen = new Set([from]);
  for (let way = ways.shift(); way; way = ways.shift()) {
    for (const next of graph.get(/** @type {string} */ (way.at(-1))) ?? []) {
      if (next === to) return [...way, next];
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return null;
}

/** @type {Map<string, Map<string, Set<string>>>} */
const folders = new Map();
for (const file of sourceFolders.flatMap(filesOf)) {
  for (const imported of importsOf(file)) {
    const { folder, source, target } = edgeOf(file, imported);
    if (source === target) continue;
    const graph = folders.get(folder) ?? new Map();
    folders.set(folder, graph.set(source, (graph.get(source) ?? new Set()).add(target)));
  }
}

/** A line per circle, whichever child it is entered by. @type {Map<string, string>} */
const circles = new Map();
for (const [folder, graph] of folders) {
  for (const child of graph.keys()) {
    const way = wayBetween(graph, child, child);
    if (way) circles.set(`${folder} ${[...new Set(way)].sort().join(' ')}`, `${folder}/: ${way.join(' → ')}`);
  }
}
for (const line of circles.values()) process.stderr.write(`Circle of imports in ${line}\n`);
if (circles.size) process.exit(1);

const folder = process.argv[2];
if (folder !== undefined) {
  const graph = [...(folders.get(folder) ?? [])].sort(([a], [b]) => a.localeCompare(b));
  for (const [child, imported] of graph) process.stdout.write(`${child} → ${[...imported].sort().join(', ')}\n`);
  const imports = graph.reduce((sum, [, imported]) => sum + imported.size, 0);
  process.stdout.write(`${imports} imports between children of ${folder}\n`);
}
