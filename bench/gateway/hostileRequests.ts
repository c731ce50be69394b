import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PlainRequest } from '../measure/exchange.ts';

/** A request that is cheap to send and potentially expensive to answer. */
export interface HostileRequest {
  name: string;
  request: PlainRequest;
}

interface Manifest {
  operations: { id: string; name: string }[];
}

const manifestFile = fileURLToPath(new URL('../../schema/operations/web.json', import.meta.url));
const { operations } = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;

/** Refers to an operation of the web client's manifest by its document id. */
function listed(name: string): object {
  const found = operations.find((operation) => operation.name === name);
  if (!found) throw new Error(`The web client has no operation ${name}`);
  return { documentId: `sha256:${found.id}` };
}

const headers = { 'content-type': 'application/json', accept: 'application/graphql-response+json' };
const post = (name: string, body: string): HostileRequest => ({
  name,
  request: { method: 'POST', path: '/graphql', headers, body },
});
const json = (name: string, body: object): HostileRequest => post(name, JSON.stringify(body));

const names = (count: number): string[] => Array.from({ length: count }, (_, i) => `field${i}`);
const fields = (count: number): object => Object.fromEntries(names(count).map((name, i) => [name, i]));
const long = 'x'.repeat(150_000);

/** Kinds of requests that a security audit found to be expensive, and variations of them. */
export const hostileRequests: readonly HostileRequest[] = [
  json('unknown fields of an input', { ...listed('Login'), variables: { input: fields(9000) } }),
  json('a list in place of an input', { ...listed('Login'), variables: { input: Array(70_000).fill(1) } }),
  json('a long text in place of an input', { ...listed('Login'), variables: { input: long } }),
  json('a long name of a field', { ...listed('Login'), variables: { input: { [long]: 1 } } }),
  json('unknown variables', { ...listed('Browse'), variables: { ...fields(9000), number: 7 } }),
  json('a long identifier', { ...listed('Subscription'), variables: { key: long, list: 'NEWS' } }),
  json('half of a surrogate pair', { ...listed('Subscription'), variables: { key: '\ud800', list: 'NEWS' } }),
  json('a long name of the operation', { ...listed('Browse'), operationName: long }),
  json('many extensions', { ...listed('Browse'), extensions: fields(9000) }),
  post('nested lists', `{"variables":${'['.repeat(75_000)}${']'.repeat(75_000)}}`),
  post('no JSON', '{'.repeat(150_000)),
  json('a document of many lines', { query: `${'\n'.repeat(70_000)}{ ${'x '.repeat(300)} }` }),
  json('the longest document, of many lines', { query: `${'\n'.repeat(19_000)}{ ${'x '.repeat(300)} }` }),
  json('equal fields', { query: `{ ${'activeCompetition { id } '.repeat(190)} }` }),
  json('equal fields behind fragments', {
    query: `{ ${'...F '.repeat(100)} } fragment F on Query { ${'a: activeCompetition { id } '.repeat(120)} }`,
  }),
  json('long names', {
    query: `query ${'q'.repeat(9000)} { ${names(300)
      .map((name) => `f(a: $${name})`)
      .join(' ')} }`,
  }),
  json('names that are nearly right', { query: `{ ${'activeCompetitio { id } '.repeat(190)} }` }),
];
