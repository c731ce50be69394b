/** `npm test -- --real` leaves out no file that a real server or real photos change, and takes no other. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Plain JavaScript, since the test command runs before anything is installed. */
interface RealSuites {
  realSettings: string[];
  realSuites(folder: string): string[];
}
const scripts = new URL('../scripts/realSuites.mjs', import.meta.url);
const { realSettings, realSuites } = (await import(scripts.href)) as RealSuites;

let folder: string;
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};
const found = () => realSuites(folder).map((file) => path.relative(folder, file));

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'photo-competition-suites-'));
  write('testing/server.ts', `export const server = process.env['${realSettings[0]}'];`);
  write('testing/world.ts', `import { helper } from './circle.ts';\nexport { server } from './server.ts';`);
  write('testing/circle.ts', `import { world } from './world.ts';\nexport const helper = 1;`);
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['what reads a setting itself', `const url = process.env['${realSettings[1]}'];`],
  ['what imports a file that does', `import { server } from './testing/server.ts';`],
  ['what imports one through others, on several lines', `import {\n  server,\n} from './testing/world.ts';`],
  ['what imports one through a circle', `import { helper } from './testing/circle.ts';`],
  ['what imports one when it runs', `const { server } = await import('./testing/server.ts');`],
  ['what imports values beside types', `import { type Server, server } from './testing/server.ts';`],
])('%s is taken', (_, text) => {
  write('one.test.ts', text);
  expect(found()).toEqual(['one.test.ts']);
});

test.each([
  ['what imports nothing', 'export {};'],
  ['what imports a type only', `import type { Server } from './testing/server.ts';`],
  ['what imports a package', `import { expect } from 'vitest';`],
])('%s is left out', (_, text) => {
  write('one.test.ts', text);
  expect(found()).toEqual([]);
});
