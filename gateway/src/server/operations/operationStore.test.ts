import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { operationsFolder } from '@photo-competition/schema/files';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ConfigError, readConfig } from '../../config.ts';
import { createSchema } from '../../graph/schema.ts';
import { loadOperations } from './operationStore.ts';
import { queryLimitsOf } from './queryLimits.ts';

const schema = createSchema();
const limits = queryLimitsOf(readConfig({}), () => undefined);
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'manifests-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (content: unknown, name = 'client.json') =>
  writeFileSync(path.join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
const load = (folders = [folder]) => loadOperations(schema, { folders, onlyListed: true, limits });
const apollo = (...texts: string[]) => ({
  format: 'apollo-persisted-query-manifest',
  version: 1,
  operations: texts.map((body) => ({ id: hashOf(body), name: 'Any', type: 'query', body })),
});

const me = 'query Me { me { id } }';

describe('an operation is listed', () => {
  it.each([
    ["by a manifest of Apollo's tools", apollo(me)],
    ['by a plain object from hash to text', { [hashOf(me)]: me }],
    ['by one whose hashes name their algorithm', { [`sha256:${hashOf(me)}`]: me }],
    ["by ids of Apollo's form that name it", { ...apollo(), operations: [{ id: `sha256:${hashOf(me)}`, body: me }] }],
  ])('%s', (_name, manifest) => {
    write(manifest);
    expect(load().find(hashOf(me))).toMatchObject({ name: 'Me', query: me });
  });

  it('by any of several manifests, also by two of them', () => {
    const other = 'query Other { activeCompetition { id } }';
    write(apollo(me), 'ios.json');
    write(apollo(other, me), 'android.json');
    write('not read', 'notes.txt');
    const store = load([operationsFolder, folder]);
    expect(store.find(hashOf(me))?.name).toBe('Me');
    expect(store.find(hashOf(other))?.name).toBe('Other');
    expect([...store.all()].filter(({ name }) => name === 'Me')).toHaveLength(1);
  });

  it('and no other', () => {
    write(apollo(me));
    expect(load().find(hashOf('query Other { me { id } }'))).toBeUndefined();
    expect(load().find('__proto__')).toBeUndefined();
  });

  it('with every operation of the web client', () => {
    const names = [...load([operationsFolder]).all()].map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Home', 'Browse', 'ShowImage', 'Login', 'UploadImage', 'CastVote']));
  });
});

describe('read again', () => {
  const other = 'query Other { activeCompetition { id } }';

  it('the manifests list what they say by then', () => {
    write(apollo(me));
    const store = load();
    write({ [hashOf(other)]: other });
    expect(store.find(hashOf(other))).toBeUndefined();
    store.reload();
    expect(store.find(hashOf(other))?.name).toBe('Other');
    expect(store.find(hashOf(me))).toBeUndefined();
    expect([...store.all()].map(({ name }) => name)).toEqual(['Other']);
  });

  it('under smaller limits what larger ones accepted is refused, and the other way round it is accepted again', () => {
    write(apollo(other));
    const shallow = { ...limits, most: { ...limits.most, depth: 1 } };
    const loadShallow = () => loadOperations(schema, { folders: [folder], onlyListed: true, limits: shallow });
    expect(load().find(hashOf(other))?.name).toBe('Other');
    expect(loadShallow).toThrow(/nested deeper than 1 fields/);
    expect(load().find(hashOf(other))?.name).toBe('Other');
  });

  it('limits that only report tell of it each time', () => {
    write(apollo(other));
    const told: string[] = [];
    const reporting = {
      ...limits,
      mode: 'report' as const,
      most: { ...limits.most, depth: 1 },
      onLimit: (kind: string) => told.push(kind),
    };
    loadOperations(schema, { folders: [folder], onlyListed: true, limits: reporting }).reload();
    expect(told).toEqual(['depth', 'depth']);
  });

  it('a manifest that is refused changes nothing', () => {
    write(apollo(me));
    const store = load();
    write({ [hashOf(other)]: other }, 'a.json');
    write(apollo('query A { nothing }'), 'b.json');
    expect(() => store.reload()).toThrow(/b.json lists .* Cannot query field "nothing"/);
    expect(store.find(hashOf(me))?.name).toBe('Me');
    expect(store.find(hashOf(other))).toBeUndefined();
  });
});

describe('the start is refused, with the file named, for', () => {
  const deep = `query Deep { competition(id: 1) { ${'images { nodes { competition { '.repeat(6)} id ${'} } }'.repeat(6)} } }`;
  const many =
    'query Many { competition(id: 1) { images(first: 100) { nodes { comments { nodes { id author { id } } } similar { imageId } competition { id } } } } }';
  it.each([
    ['what is no JSON', '{', /cannot be read/],
    ['what is no manifest', { operations: [] }, /is no manifest of operations/],
    ['another version of the form', { ...apollo(me), version: 2 }, /is no manifest of operations/],
    ['a hash that is none', { md5: me }, /is no manifest of operations/],
    ['another algorithm', { [`sha512:${hashOf(me)}`]: me }, /is no manifest of operations/],
    ["Relay's MD5", { ['0'.repeat(32)]: me }, /written with SHA-256 \("algorithm": "SHA256"/],
    ["GraphQL Code Generator's SHA-1", { ['0'.repeat(40)]: me }, /hashAlgorithm: 'sha256'/],
    ['a text under the hash of another', { [hashOf('other')]: me }, /that is not its hash/],
    ['a text that cannot be parsed', { [hashOf('query {')]: 'query {' }, /which is refused: Syntax Error/],
    ['a field that the graph has not', apollo('query A { nothing }'), /which is refused: Cannot query field "nothing"/],
    ['an operation without a name', apollo('{ me { id } }'), /is not one named operation/],
    ['two operations in one text', apollo('query A { me { id } } query B { me { id } }'), /is not one named operation/],
    ['an operation over a limit', apollo(deep), /nested deeper than 15 fields/],
    ['an operation whose answer is over a limit', apollo(many), /costs more than 30000 points/],
  ])('%s', (_name, manifest, said) => {
    write(manifest);
    expect(load).toThrow(ConfigError);
    expect(load).toThrow(said);
    expect(load).toThrow(path.join(folder, 'client.json'));
  });

  it('a folder that is not there', () => {
    expect(() => load([path.join(folder, 'none')])).toThrow(/folder of manifests .*none cannot be read/);
  });
});
