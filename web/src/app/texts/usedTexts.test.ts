import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import adminTexts from '../../features/adminTexts/i18n.hu.ts';
import administration from './adminBundle.hu.ts';
import later from './laterBundle.hu.ts';
import browse from './browseBundle.hu.ts';
import publicTexts from './bundle.hu.ts';
import show from './showBundle.hu.ts';
import adminJury from './adminJuryBundle.hu.ts';
import catalogue from './catalogueBundle.hu.ts';
import desk from './deskBundle.hu.ts';
import votes from './voteBundle.hu.ts';
import type { Bundle } from '../../i18n/texts.ts';

const sources = path.resolve(import.meta.dirname, '../..');

/** Keys of a bundle without their plural forms, as `t` takes them. */
function keysOf(bundle: Bundle, prefix = ''): string[] {
  const keys = Object.entries(bundle).flatMap(([name, value]) =>
    typeof value === 'string' ? [`${prefix}${name}`] : keysOf(value, `${prefix}${name}.`),
  );
  return [...new Set(keys.map((key) => key.replace(/_(zero|one|two|few|many|other)$/, '')))];
}

/** The code of the client without its texts and tests. */
const code = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|\.(?:hu|en)\.ts$|\.d\.ts$|generated|[/\\]testing[/\\]/.test(file),
  )
  .map((file) => readFileSync(path.join(sources, file), 'utf8'))
  .join('\n');

const quoted = new Set([...code.matchAll(/(['"`])((?:\w+\.)+\w+)\1/g)].map(([, , key = '']) => key));

/** Keys that are put together, e.g. `shell.error.${code}`: each placeholder stands for one name. */
const patterns = [...code.matchAll(/`((?:\w+\.)+[\w.]*\$\{[^`]*)`/g)].map(
  ([, text = '']) =>
    new RegExp(
      `^${text
        .replace(/\$\{[^}]*\}/g, '§')
        .replaceAll('.', '\\.')
        .replaceAll('§', '[^.]+')}$`,
    ),
);

const everything = {
  ...publicTexts,
  ...browse,
  ...show,
  ...later,
  ...administration,
  ...desk,
  ...catalogue,
  ...adminJury,
  ...votes,
};

/** Keys of a bundle that have plural forms, and no text of their own. */
function pluralsOf(bundle: Bundle, prefix = ''): string[] {
  return Object.entries(bundle).flatMap(([name, value]) => {
    if (typeof value !== 'string') return pluralsOf(value, `${prefix}${name}.`);
    return name.endsWith('_other') ? [`${prefix}${name.replace('_other', '')}`] : [];
  });
}

it('every text with plural forms is asked for with a number', () => {
  const plurals = new Set<string>(pluralsOf(everything));
  expect(plurals.size).toBeGreaterThan(50);
  // Values that are put together elsewhere are not looked at.
  const calls = [...code.matchAll(/\bt\(\s*'((?:\w+\.)+\w+)'(?:\)|,\s*\{([^]*?)\}\s*,?\s*\))/g)];
  const withoutNumber = calls.filter(([, key = '', values = '']) => plurals.has(key) && !/\bcount\b/.test(values));
  expect(withoutNumber.map(([call]) => call)).toEqual([]);
});

it('every group of texts has a name in the list of texts', () => {
  expect(Object.keys(everything).filter((name) => !(name in adminTexts.groupName))).toEqual([]);
});

it('every text is shown somewhere', () => {
  expect(quoted.size).toBeGreaterThan(200);
  const unused = keysOf(everything).filter((key) => !quoted.has(key) && !patterns.some((pattern) => pattern.test(key)));
  expect(unused).toEqual([]);
});
