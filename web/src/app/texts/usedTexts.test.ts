import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import administration from './adminBundle.hu.ts';
import later from './laterBundle.hu.ts';
import browse from './browseBundle.hu.ts';
import publicTexts from './bundle.hu.ts';
import show from './showBundle.hu.ts';
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

it('every text is shown somewhere', () => {
  expect(quoted.size).toBeGreaterThan(200);
  const unused = keysOf({ ...publicTexts, ...browse, ...show, ...later, ...administration, ...votes }).filter(
    (key) => !quoted.has(key) && !patterns.some((pattern) => pattern.test(key)),
  );
  expect(unused).toEqual([]);
});
