/** The limits are those that docs/security.md names. */
import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { readConfig } from '../../config.ts';
import { mutationLimits } from './mutationLimits.ts';

const page = readFileSync(new URL('../../../../docs/security.md', import.meta.url), 'utf8');
/** Cells of the first row of a table that names something in its first cell. */
function rowOf(name: string): string[] {
  const rows = page.split('\n').filter((line) => line.startsWith('| '));
  const cells = rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  return cells.find(([first]) => first?.includes(`\`${name}\``)) ?? [];
}

const spans: Record<number, string> = { 60: '1 min', 600: '10 min', 900: '15 min', 3600: '1 h' };

test.each(Object.entries(mutationLimits))('of %s', (name, { seconds, address, viewer }) => {
  expect(rowOf(name).slice(1)).toEqual([spans[seconds], String(address), viewer === undefined ? '' : String(viewer)]);
});

const defaults = Object.entries(readConfig({})).filter(([name]) => /^(QUERY_|RATE_LIMIT)/.test(name));
test.each(defaults)('of %s, by default %s', (name, value) => {
  expect(rowOf(name).at(-1)).toContain(String(value));
});
