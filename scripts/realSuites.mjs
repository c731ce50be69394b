// @ts-check
/** Finds the test files that behave otherwise where a real Redis or real photos are at hand. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Settings that name a real server or photos to the tests. */
export const realSettings = ['TEST_REDIS_URL', 'TEST_PHOTOS_DIR'];

/** Value imports of relative files, and dynamic ones; types vanish before a test runs. */
const imports = /(?:^(?:import|export) (?!type\b)[^;]*?from |^import |\bimport\()'(\.[^']+)'/gm;

/**
 * The test files below a folder that read one of those settings, or import a file that does, directly or through others.
 * Nothing is listed by hand, so that no suite can be forgotten.
 * @param {string} folder @returns {string[]} absolute paths, sorted
 */
export function realSuites(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.test.ts'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !/\/(?:node_modules|dist)\//.test(file) && isReal(file))
    .sort();
}

/** @param {string} suite */
function isReal(suite) {
  const files = new Set([suite]);
  for (const file of files) {
    const text = readText(file);
    if (realSettings.some((name) => text.includes(`process.env['${name}']`))) return true;
    for (const [, target] of text.matchAll(imports)) files.add(path.resolve(path.dirname(file), target ?? ''));
  }
  return false;
}

/** @param {string} file */
function readText(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // An import of another kind of file, made by a build.
    return '';
  }
}
