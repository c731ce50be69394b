import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../product/composeFile.ts';

/** Bytes of all files. */
export const sizeOf = (folder: string): number =>
  Number(execFileSync('du', ['--summarize', '--bytes', folder], { encoding: 'utf8' }).split('\t')[0]);

/** A package, as a list of them names it. */
export interface Component {
  name: string;
  version: string;
}

/** Name and version of every package below a folder of packages. */
export function packagesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory() || entry.name.startsWith('.')) return [];
    const inner = path.join(folder, entry.name);
    if (entry.name.startsWith('@')) return packagesIn(inner);
    const { name, version } = JSON.parse(readFileSync(path.join(inner, 'package.json'), 'utf8')) as Component;
    return [`${name}@${version}`, ...packagesIn(path.join(inner, 'node_modules'))];
  });
}

/** Name and version of every package of the lock file. */
export const locked = (): Set<string> => {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { name?: string; version?: string }>;
  };
  const names = Object.entries(packages).map(
    ([place, { name, version }]) => `${name ?? place.replace(/^.*node_modules\//, '')}@${version}`,
  );
  return new Set(names);
};
