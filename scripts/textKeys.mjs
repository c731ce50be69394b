// @ts-check
/**
 * The keys of the client's texts, and what its pages fill in: the service refuses administrators' texts for other keys, and
 * such as lose a value (docs/product.md §8).
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { runnerImport } from 'vite';
import { root } from './workspace.mjs';

const locales = /** @type {const} */ (['hu', 'en']);

/** @typedef {{ readonly [key: string]: string | Bundle }} Bundle */

/** Each text of a bundle under its dotted key; plural forms are keys of their own, as i18next has them. @returns {[string, string][]} */
const textsOf = (/** @type {Bundle} */ bundle, prefix = '') =>
  Object.entries(bundle).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value]] : textsOf(value, `${prefix}${key}.`),
  );

/** The names between double braces, each once, in alphabetical order. @param {string} text */
const namesIn = (text) => [...new Set([...text.matchAll(/\{\{(.+?)\}\}/g)].map(([, name = '']) => name.trim()))].sort();

/** Exports of a module of texts; Vite resolves its glob import. @param {string} name @returns {Promise<Bundle>} */
async function textsIn(name) {
  const file = path.join(root, `web/src/app/texts/${name}`);
  const { module } = await runnerImport(file, { configFile: false, root: path.join(root, 'web'), logLevel: 'warn' });
  return module.default;
}

/** The texts as the client ships them: those of every part, whenever it is loaded. @param {string} locale @returns {Promise<Bundle>} */
async function shipped(locale) {
  const names = readdirSync(path.join(root, 'web/src/app/texts')).filter((name) =>
    /^\w*[bB]undle\.\w+\.ts$/.test(name),
  );
  const bundles = await Promise.all(names.filter((name) => name.endsWith(`.${locale}.ts`)).map(textsIn));
  return Object.assign({}, ...bundles);
}

/** Key → locale → names of the values. @returns {Promise<Record<string, Record<string, string[]>>>} */
export async function textKeys() {
  /** @type {Map<string, Record<string, string[]>>} */
  const keys = new Map();
  for (const locale of locales)
    for (const [key, text] of textsOf(await shipped(locale)))
      keys.set(key, { ...keys.get(key), [locale]: namesIn(text) });
  return Object.fromEntries([...keys].sort(([a], [b]) => (a < b ? -1 : 1)));
}
