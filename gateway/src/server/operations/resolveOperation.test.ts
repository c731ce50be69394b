import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { buildSchema } from 'graphql';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '../../config.ts';
import { hashOf } from './operationManifest.ts';
import { loadOperations, type OperationStore } from './operationStore.ts';
import { queryLimitsOf } from './queryLimits.ts';
import { resolveOperation, type OperationParameters } from './resolveOperation.ts';

const listed = 'query Listed { a }';
const free = '{ a }';
const [listedHash, freeHash] = [hashOf(listed), hashOf(free)];

function storeOf(onlyListed: boolean): OperationStore {
  const folder = mkdtempSync(path.join(tmpdir(), 'manifests-'));
  writeFileSync(path.join(folder, 'a.json'), JSON.stringify({ [listedHash]: listed }));
  const limits = queryLimitsOf(readConfig({}), () => undefined);
  try {
    return loadOperations(buildSchema('type Query { a: Int }'), { folders: [folder], onlyListed, limits });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
const stores = { listed: storeOf(true), any: storeOf(false) };

const apollo = (sha256Hash: unknown, version: unknown = 1) => ({
  extensions: { persistedQuery: { version, sha256Hash } },
});
const byId = (hash: string) => ({ documentId: `sha256:${hash}` });

/** The result of a request where only listed operations are answered, and where any is: a text, or why not. */
const cases: [string, OperationParameters, string, string][] = [
  ['a listed hash, in Apollo’s protocol', apollo(listedHash), listed, listed],
  ['a listed hash, as a documentId', byId(listedHash), listed, listed],
  ['a listed hash that names its algorithm, in Apollo’s protocol', apollo(`sha256:${listedHash}`), listed, listed],
  ['both of the same', { ...apollo(listedHash), ...byId(listedHash) }, listed, listed],
  ['a listed hash with its text', { ...apollo(listedHash), query: listed }, listed, listed],
  ['a listed hash with an empty text', { ...apollo(listedHash), query: '' }, listed, listed],
  ['a listed hash with another text', { ...apollo(listedHash), query: free }, 'OPERATION_DIFFERS', 'OPERATION_DIFFERS'],
  ['two hashes', { ...apollo(listedHash), ...byId(freeHash) }, 'OPERATION_DIFFERS', 'OPERATION_DIFFERS'],
  ['a free text', { query: free }, 'OPERATION_NOT_LISTED', free],
  ['the text of a listed operation', { query: listed }, 'OPERATION_NOT_LISTED', listed],
  ['a hash that is not listed', apollo(freeHash), 'OPERATION_UNKNOWN', 'PersistedQueryNotSupported'],
  ['a hash with an empty text', { ...apollo(freeHash), query: '' }, 'OPERATION_UNKNOWN', 'PersistedQueryNotSupported'],
  ['a hash that is none', apollo('a'.repeat(9000)), 'OPERATION_UNKNOWN', 'PersistedQueryNotSupported'],
  ['a documentId that is not listed', byId(freeHash), 'OPERATION_UNKNOWN', 'OPERATION_UNKNOWN'],
  ['an automatic registration', { ...apollo(freeHash), query: free }, 'OPERATION_NOT_LISTED', free],
  [
    'a registration under a wrong hash',
    { ...apollo(hashOf('x')), query: free },
    'OPERATION_NOT_LISTED',
    'OPERATION_DIFFERS',
  ],
  ['nothing', {}, 'OPERATION_MISSING', 'OPERATION_MISSING'],
  ['an empty text', { query: '' }, 'OPERATION_MISSING', 'OPERATION_MISSING'],
  ['a text that is none', { query: { kind: 'Document' } }, 'OPERATION_MISSING', 'OPERATION_MISSING'],
  ['another version of the protocol', apollo(listedHash, 2), 'OPERATION_MISSING', 'OPERATION_MISSING'],
  ['a hash that is no text', apollo(['a']), 'OPERATION_MISSING', 'OPERATION_MISSING'],
  ['a protocol that is no object', { extensions: { persistedQuery: 'a' } }, 'OPERATION_MISSING', 'OPERATION_MISSING'],
  ['an identifier of another kind', { documentId: `md5:${listedHash}` }, 'OPERATION_MISSING', 'OPERATION_MISSING'],
  ['an identifier without its kind', { documentId: listedHash }, 'OPERATION_MISSING', 'OPERATION_MISSING'],
  ['extensions that are no object, with a text', { extensions: 'a', query: free }, 'OPERATION_NOT_LISTED', free],
  ['nulls, with a text', { extensions: null, documentId: null, query: free }, 'OPERATION_NOT_LISTED', free],
];

const outcome = (parameters: OperationParameters, store: OperationStore): string => {
  const resolved = resolveOperation(parameters, store);
  if (!('refusal' in resolved)) return resolved.query;
  const { code, message, reason } = resolved.refusal;
  return code === 'PERSISTED_QUERY_NOT_SUPPORTED' ? message : reason;
};

describe('a request with', () => {
  it.each(cases)('%s', (_name, parameters, onlyListed, any) => {
    expect(outcome(parameters, stores.listed)).toBe(onlyListed);
    expect(outcome(parameters, stores.any)).toBe(any);
  });
});

describe('a refusal', () => {
  it.each([
    ['OPERATION_MISSING', {}, 400, 'BAD_USER_INPUT'],
    ['OPERATION_NOT_LISTED', { query: free }, 403, 'FORBIDDEN'],
    ['OPERATION_UNKNOWN', apollo(freeHash), 400, 'BAD_USER_INPUT'],
    ['OPERATION_DIFFERS', { ...apollo(listedHash), query: free }, 400, 'BAD_USER_INPUT'],
  ])('%s has a code and a status', (reason, parameters, status, code) => {
    expect(resolveOperation(parameters, stores.listed)).toMatchObject({ refusal: { reason, status, code } });
  });

  it('has status 200 where the text may follow: some clients read no errors of another', () => {
    const refusal = { status: 200, code: 'PERSISTED_QUERY_NOT_SUPPORTED', reason: 'OPERATION_UNKNOWN' };
    expect(resolveOperation(apollo(freeHash), stores.any)).toMatchObject({ refusal });
  });
});

describe('whether an operation is listed', () => {
  it('is told however it is named', () => {
    for (const parameters of [apollo(listedHash), byId(listedHash), { ...byId(listedHash), query: listed }])
      expect(resolveOperation(parameters, stores.any)).toMatchObject({ query: listed, listed: { name: 'Listed' } });
  });

  it('is told of a text that no manifest lists', () => {
    expect(resolveOperation({ query: free }, stores.any)).toEqual({ query: free, listed: null });
  });
});

it.each(['listed', 'any'] as const)('a flood of hashes leaves nothing behind (%s operations)', (mode) => {
  const store = stores[mode];
  const kept = [...store.all()];
  for (let n = 0; n < 20_000; n += 1) {
    const text = `{ a${n} }`;
    resolveOperation({ ...apollo(hashOf(text)), ...(n % 2 ? { query: text } : {}) }, store);
  }
  expect([...store.all()]).toEqual(kept);
});

it('answers nothing but listed texts where only those are allowed, whatever comes', () => {
  const hash = fc.oneof(fc.constantFrom(listedHash, freeHash, '__proto__', 'constructor', ''), fc.string());
  const anything = fc.oneof(fc.anything(), hash);
  const parameters = fc.record(
    {
      query: fc.oneof(fc.constantFrom(listed, free, ''), fc.anything()),
      documentId: fc.oneof(
        hash.map((one) => `sha256:${one}`),
        anything,
      ),
      extensions: fc.oneof(
        fc.record({
          persistedQuery: fc.oneof(fc.record({ version: fc.constantFrom(1, 2, '1'), sha256Hash: anything }), anything),
        }),
        anything,
      ),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(parameters, (given) => {
      const resolved = resolveOperation(given, stores.listed);
      return 'refusal' in resolved || resolved.query === listed;
    }),
    { numRuns: 2000 },
  );
});
