import type { components } from '@photo-competition/schema/rest';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { production } from './clients/venue.ts';
import { globalId } from './product/globalId.ts';
import { announce, join, loginAdministrator, upload, within, type Person } from './product/people.ts';
import { plainPhoto } from './product/photos.ts';
import { Product } from './product/product.ts';

/** A row of the table of mistakes in docs/graph.md. */
interface Row {
  mistake: string;
  http: string;
  code: string;
}

const guide = readFileSync(new URL('../docs/graph.md', import.meta.url), 'utf8');
const [, section = ''] = /### Mistakes\n([\s\S]*?)(?=\n##|$)/.exec(guide) ?? [];
const rows = section
  .split('\n')
  .filter((line) => /^\| (?!mistake)/.test(line))
  .map((line): Row => {
    const [mistake = '', http = '', code = ''] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    return { mistake, http, code: code.replaceAll('`', '') };
  });

interface Fault {
  message: string;
  code?: string;
  field?: string | null;
  extensions?: { code: string; reason?: string };
}

interface Body {
  data?: Record<string, { userErrors?: Fault[] } | null> | null;
  errors?: Fault[];
}

const manifests = mkdtempSync(path.join(tmpdir(), 'photo-competition-manifests-'));
let product: Product;
let busy: Product;
let anna: Person;
let competition: components['schemas']['AdminCompetition'];
let othersImage: string;
let ownImage: string;
beforeAll(async () => {
  product = await Product.start();
  competition = await announce(product, await loginAdministrator(product));
  product.setClock(within(competition, 'UPLOADING'));
  anna = await join(product, 'anna');
  const bela = await join(product, 'bela');
  const entered = async (person: Person, n: number) =>
    globalId('Image', (await upload(product, person, competition.id, 'colour-1', await plainPhoto(n))).body.id);
  othersImage = await entered(bela, 1);
  ownImage = await entered(anna, 2);
  const { gatewayEnvironment } = production(manifests);
  busy = await Product.start({ gatewayEnvironment: { ...gatewayEnvironment, RATE_LIMIT_PER_ADDRESS: '5' } });
});
afterAll(async () => {
  await Promise.all([product?.stop(), busy?.stop()]);
  rmSync(manifests, { recursive: true, force: true });
});

type Headers = Record<string, string>;

const bearer = (token: string | null): Headers => (token === null ? {} : { authorization: `Bearer ${token}` });

const post = (body: unknown, headers: Headers = {}, at = product) =>
  fetch(`${at.url}/graphql`, {
    method: 'POST',
    headers: { 'accept-language': 'en', 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const get = (parameters: Record<string, string>) =>
  fetch(`${product.url}/graphql?${new URLSearchParams(parameters)}`, { headers: { 'accept-language': 'en' } });
const asAnna = (query: string, variables = {}) => post({ query, variables }, bearer(anna.token));

const castVote = `mutation Vote($input: CastVoteInput!) {
  castVote(input: $input) { image { id } userErrors { code field message } } }`;
const say = `mutation Say($input: AddCommentInput!) {
  addComment(input: $input) { comment { id } userErrors { code field message } } }`;
const enter = `mutation Enter($input: UploadImageInput!) {
  uploadImage(input: $input) { image { id } userErrors { code field message } } }`;
const imagesOf = (choice: string) => `{ activeCompetition { images(${choice}) { totalCount } } }`;
const deep = `{ activeCompetition ${'{ images { nodes { competition '.repeat(8)}{ id } ${'} } }'.repeat(8)} }`;

function send(
  file: Uint8Array,
  slot: string,
  headers: Headers = { 'apollo-require-preflight': 'true' },
  place = 'variables.input.file',
) {
  const form = new FormData();
  const input = {
    competitionId: globalId('Competition', competition.id),
    slot,
    title: 'Tree',
    ownImage: true,
    file: null,
  };
  form.set('operations', JSON.stringify({ query: enter, variables: { input } }));
  form.set('map', JSON.stringify({ 0: [place] }));
  form.set('0', new Blob([new Uint8Array(file)], { type: 'image/jpeg' }), 'photo.jpg');
  const asked = { 'accept-language': 'en', ...bearer(anna.token), ...headers };
  return fetch(`${product.url}/graphql`, { method: 'POST', headers: asked, body: form });
}

const preflight = () =>
  fetch(`${product.url}/graphql`, {
    method: 'OPTIONS',
    headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' },
  });

const inVoting = async (imageId: string) => {
  product.setClock(within(competition, 'VOTING'));
  return asAnna(castVote, { input: { imageId, point: 3 } });
};

async function oftenIn(place: Product): Promise<Response> {
  const answers = await Promise.all(Array.from({ length: 8 }, () => post({}, {}, place)));
  return answers.find(({ status }) => status === 429) ?? post({}, {}, place);
}

const one = 'query One($id: ID!) { competition(id: $id) { phase } }';

/** Each mistake, how it is made, and the words that say what to do. */
const mistakes: [string, () => Promise<Response>, RegExp][] = [
  [
    'a variable of another type',
    () => post({ query: one, variables: { id: { number: 7 } } }),
    /^\$id is not of type ID\.$/,
  ],
  ['a variable is missing', () => post({ query: one }), /^\$id of type ID! is missing\.$/],
  [
    'an input lacks a field',
    () => asAnna(say, { input: { imageId: othersImage } }),
    /^\$input\.text of type String! is missing/,
  ],
  [
    'neither the id nor the number of something',
    () => asAnna(castVote, { input: { point: 3 } }),
    /^Give `imageId` or `imageNumber`\.$/,
  ],
  [
    'both of them',
    () => asAnna(castVote, { input: { imageId: othersImage, imageNumber: 1, point: 3 } }),
    /^Give `imageId` or `imageNumber`, and not both\.$/,
  ],
  [
    'an id of another type',
    () => asAnna(castVote, { input: { imageId: globalId('Competition', competition.id), point: 3 } }),
    /^`imageId` must be an id of the type Image; this one is of the type Competition\.$/,
  ],
  [
    '`node` for a number, or for what is not read alone',
    () => post({ query: '{ node(id: "7") { id } }' }),
    /is no id of this graph/,
  ],
  [
    'a field that the graph has not',
    () => post({ query: '{ activeCompetition { tittle } }' }),
    /Did you mean "title"\?/,
  ],
  [
    '`operationName` is not in the document',
    () => post({ query: '{ me { id } }', operationName: 'Now' }),
    /Unknown operation named "Now"/,
  ],
  ['a query that is too deep', () => post({ query: deep }), /nested deeper than 15 fields/],
  ['a page of more than 100', () => post({ query: imagesOf('first: 101') }), /`first` must be 1–100/],
  [
    'a cursor of something else',
    () => post({ query: imagesOf('first: 1, after: "abc"') }),
    /read the list from its beginning/,
  ],
  ['no operation at all, by POST or GET', () => get({}), /names no operation/],
  ['the body is not JSON', () => post('{ me { id } }'), /not JSON/],
  [
    'a form in the place of JSON',
    () => post('query=x', { 'content-type': 'application/x-www-form-urlencoded' }),
    /must bring application\/json/,
  ],
  [
    'several operations in one request',
    () => post([{ query: '{ me { id } }' }, { query: '{ me { id } }' }]),
    /batching/,
  ],
  ['a mutation by GET', () => get({ query: castVote, variables: '{}' }), /GET requests only support query operations/],
  ['an address of more than 8,000 characters', () => get({ query: `{ me { id } }${' '.repeat(8000)}` }), /by POST/],
  [
    'an address and headers of more than 16 kB together',
    () => get({ query: `{ me { id } }${' '.repeat(17_000)}` }),
    /by POST/,
  ],
  [
    'an upload without its header',
    async () => send(await plainPhoto(3), 'colour-2', {}),
    /needs the header apollo-require-preflight/,
  ],
  [
    'an upload whose map leads to no variable',
    async () => send(await plainPhoto(3), 'colour-2', undefined, 'variables.file'),
    /\$file is no variable of the operation/,
  ],
  ['a script of another site', preflight, /ALLOWED_ORIGINS/],
  [
    'a write without a session',
    () => post({ query: castVote, variables: { input: { imageId: globalId('Image', 1), point: 3 } } }),
    /log in/,
  ],
  ['a token that has ended, or never was one', () => post({ query: '{ me { id } }' }, bearer('a.b.c')), /log in/],
  ['a call for other accounts', () => asAnna('{ templates { id } }'), /Your account may not/],
  [
    'an id of nothing',
    () => asAnna(castVote, { input: { imageId: globalId('Image', 999_999), point: 3 } }),
    /nothing that you may see/,
  ],
  ['a slot that the competition has not', async () => send(await plainPhoto(3), 'colour-9'), /no such slot/],
  ['a file that is no photo', () => send(Buffer.from('words'), 'colour-2'), /upload a JPEG, PNG/],
  ['a file that is too large', () => send(Buffer.alloc(31 * 1024 * 1024, 1), 'colour-2'), /larger than 30 MB/],
  [
    'a vote before voting',
    () => asAnna(castVote, { input: { imageId: ownImage, point: 3 } }),
    /votes can be cast from/,
  ],
  ['a vote on an own photo', () => inVoting(ownImage), /own photo/],
  ['more points than there are', () => asAnna(castVote, { input: { imageId: othersImage, point: 99 } }), /from 1 to 5/],
  [
    'a text where listed operations are answered',
    () => post({ query: '{ me { id } }' }, {}, busy),
    /send the hash of one/,
  ],
  [
    'a hash that no manifest lists',
    () => post({ documentId: `sha256:${'0'.repeat(64)}` }, {}, busy),
    /No operation is listed under this hash/,
  ],
  ['requests too often', () => oftenIn(busy), /try again in \d+ s/],
];

/** Answer to a mistake: its status, its code with reason or field, and its words. */
async function told(response: Response): Promise<{ http: string; code: string; message: string }> {
  const http = String(response.status);
  if (!response.headers.get('content-type')?.includes('json'))
    return { http, code: '', message: await response.text() };
  const { data, errors } = (await response.json()) as Body;
  const [fault] = errors ?? Object.values(data ?? {}).flatMap((payload) => payload?.userErrors ?? []);
  if (!fault) throw new Error('The mistake was not noticed');
  const { message, extensions, field } = fault;
  const parts = errors ? [extensions?.code, extensions?.reason] : [fault.code, field ?? undefined];
  return { http, code: parts.filter((part) => part !== undefined).join(' '), message };
}

describe('the table of mistakes', () => {
  test('has a row for each that is made here', () => {
    expect(rows.map(({ mistake }) => mistake)).toEqual(mistakes.map(([mistake]) => mistake));
  });

  test.each(mistakes)('%s', async (mistake, make, words) => {
    const { message, ...answer } = await told(await make());
    expect(message).toMatch(words);
    expect({ mistake, ...answer }).toEqual(rows.find((row) => row.mistake === mistake));
  });
});
