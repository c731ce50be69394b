import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { operationsFolder } from '@photo-competition/schema/files';
import { spawnSync } from 'node:child_process';
import { buildSchema } from 'graphql';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from '../../config.ts';
import { checkManifests } from './checkManifests.ts';
import { hashOf } from './operationManifest.ts';
import { queryLimitsOf } from './queryLimits.ts';

const schema = buildSchema('type Query { a: Int b: Int @deprecated(reason: "a says the same, until 2027-01-31") }');
const limits = queryLimitsOf(readConfig({ QUERY_MAX_ALIASES: '2' }), () => undefined);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'manifests-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a manifest of these texts. @returns its path */
function manifest(name: string, ...texts: string[]): string {
  const file = path.join(folder, name);
  writeFileSync(file, JSON.stringify(Object.fromEntries(texts.map((text) => [hashOf(text), text]))));
  return file;
}

it('each operation that is refused is told with its file, whatever stands before it', () => {
  const many = 'query Many { x: a y: a z: a }';
  manifest('one.json', 'query A { a }', 'query Wrong { c }', many);
  manifest('two.json', 'query B { a }');
  writeFileSync(path.join(folder, 'three.json'), '{');
  const report = checkManifests(schema, [folder], limits);
  expect(report).toMatchObject({ files: 3, operations: 2, deprecations: [] });
  expect(report.refusals).toEqual([
    expect.stringMatching(/one\.json lists .*Cannot query field "c"/),
    expect.stringMatching(/one\.json lists .*2 aliases/),
    expect.stringMatching(/three\.json cannot be read/),
  ]);
});

it('deprecated fields are answered, and told', () => {
  const file = manifest('old.json', 'query Old { b }');
  expect(checkManifests(schema, [file], limits)).toEqual({
    files: 1,
    operations: 1,
    refusals: [],
    deprecations: [`${file}, Old: The field Query.b is deprecated. a says the same, until 2027-01-31`],
  });
});

it('a place that is not there is told', () => {
  const nowhere = path.join(folder, 'nowhere');
  expect(checkManifests(schema, [nowhere], limits).refusals).toEqual([`There is no file and no folder ${nowhere}.`]);
});

/** The command, from its source. @returns its status and what it says */
function command(places: string[], environment: Record<string, string> = {}): { status: number | null; said: string } {
  const file = fileURLToPath(new URL('checkCommand.ts', import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', file, ...places], {
    env: { PATH: process.env['PATH'], ...environment },
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

it('the command ends with 0, 1 or 2', () => {
  const sound = command([operationsFolder]);
  expect(sound).toMatchObject({
    status: 0,
    said: expect.stringMatching(/^Operations that would be answered: \d+; refusals: 0; manifests: 1\.$/m),
  });
  const refused = command([manifest('wrong.json', 'query Wrong { nothing }'), operationsFolder]);
  expect(refused).toMatchObject({ status: 1, said: expect.stringContaining('Cannot query field "nothing"') });
  expect(command([])).toMatchObject({ status: 2, said: expect.stringContaining('name what is to be looked at') });
  expect(command([operationsFolder], { QUERY_MAX_DEPTH: 'deep' })).toMatchObject({
    status: 2,
    said: expect.stringContaining('The setting QUERY_MAX_DEPTH is wrong'),
  });
});
