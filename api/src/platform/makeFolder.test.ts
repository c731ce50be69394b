import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeFolder } from './makeFolder.ts';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'photo-competition-make-'));
});
afterEach(() => rmSync(parent, { recursive: true }));

test('a folder is made with those above it, for their owner alone, once', () => {
  const folder = path.join(parent, 'a', 'b', 'c');
  makeFolder(folder);
  writeFileSync(path.join(folder, 'kept'), '');
  makeFolder(folder);
  for (const made of [folder, path.dirname(folder)]) expect(statSync(made).mode & 0o777).toBe(0o700);
  expect(statSync(path.join(folder, 'kept')).isFile()).toBe(true);
});

test('a folder that cannot be made is refused, and not tried for ever', () => {
  writeFileSync(path.join(parent, 'file'), '');
  expect(() => makeFolder(path.join(parent, 'file'))).toThrow('EEXIST');
  expect(() => makeFolder(path.join(parent, 'file', 'a', 'b'))).toThrow(/EEXIST|ENOTDIR/);
  if (process.platform === 'linux')
    for (const name of ['/proc/x', '/proc/x/y']) expect(() => makeFolder(name)).toThrow('ENOENT');
});
