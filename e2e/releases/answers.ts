/**
 * The answers that a release gave about the data it has left (`api/src/maintenance/testing/releases`): a competition that is judged
 * by its voters, seen by everybody in every phase. `record.ts` writes them, `unchanged.test.ts` asks for them again.
 */
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { graph, login, visitor, type Person } from '../product/people.ts';
import { Product } from '../product/product.ts';

/** Status of an answer, and the place of its content among the contents. */
export type RecordedAnswer = [status: number, content: number];

/** All that a release has answered. */
export interface Recording {
  /** The client's operations, as that release had them. */
  operations: Record<string, string>;
  /** By the instant of the clock, who asked, and the call: a path of the service or the name of an operation. */
  answers: Record<string, Record<string, Record<string, RecordedAnswer>>>;
  /** The answers, each content once. */
  contents: unknown[];
}

/** The data of a release. */
const dataOf = (release: string): string =>
  fileURLToPath(new URL(`../../api/src/maintenance/testing/releases/${release}`, import.meta.url));

/** A product with the data of a release, whose count had two voters. */
export const productOf = (release: string): Promise<Product> =>
  Product.start({
    backup: dataOf(release),
    environment: { COUNT_MIN_VOTERS: '2', PUBLIC_URL: 'http://localhost:4000' },
  });

/** One instant of each phase of the competition in the data, from before its start until after its award. */
export const instants = ['09:30', '10:30', '11:30', '12:30', '14:00'].map((time) => `2026-03-01T${time}:00.000Z`);

const people = ['anna', 'bela', 'admin'];

/** Paths of the service: of a competition and all that hangs on it. */
const paths = [
  '/api/competition/active',
  '/api/competition/open',
  '/api/competition/1',
  '/api/competition/archived/competitions',
  '/api/competition/minimal/1',
  '/api/competition/paged/1?size=10',
  ...[1, 3].map((id) => `/api/competition/image/${id}`),
  '/api/competition/user-image/archived',
  '/api/competition/user-image/1',
  '/api/competition/vote',
  '/api/competition/1/robustness',
  '/api/competition/1/excluded-ballots',
  '/api/competition/1/count',
  '/api/competition/1/count/mine',
  '/api/admin/competition/',
  '/api/admin/competition/1',
  '/api/admin/competition/1/statistics',
  '/api/admin/competition/1/export/results',
  '/api/admin/competition/1/export/entries',
];

/** Operations of the client with what each is asked. */
const operations: Record<string, Record<string, unknown>> = {
  Home: {},
  Browse: { number: 1, first: 10, sort: 'CREATED_AT', authors: true },
  ShowImage: { number: 1 },
  Podium: { number: 1 },
  Count: { number: 1 },
  MyEntries: {},
  MyArchivedEntries: {},
  MyVotes: { number: 1 },
  MyStanding: { number: 1, entries: true, votes: true },
  VotingStanding: { competitionNumber: 1 },
  AdministeredCompetitionOf: { number: 1 },
};

/** Names of the operations that are asked. */
export const operationNames = Object.keys(operations);

/** Addresses name the port of this product alone. */
const withoutOrigin = (product: Product, text: string): string =>
  text.replaceAll(product.url, '').replaceAll(product.apiUrl, '');

/** The content of an answer; of a refusal its code alone, for each has a number of its own. */
interface Asked {
  status: number;
  content: unknown;
}

async function askService(product: Product, { token }: Person, path: string): Promise<Asked> {
  const headers: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
  const response = await fetch(`${product.apiUrl}${path}`, { headers: { ...headers, 'accept-language': 'en' } });
  const text = withoutOrigin(product, await response.text());
  if (!response.headers.get('content-type')?.includes('json')) return { status: response.status, content: text };
  const content = JSON.parse(text) as { code?: string };
  return { status: response.status, content: response.ok ? content : { code: content.code } };
}

async function askGraph(
  product: Product,
  person: Person,
  text: string,
  variables: Record<string, unknown>,
): Promise<Asked> {
  const { data, errors } = await graph(product, person, text, variables);
  const content = { data, errors: errors?.map(({ extensions }) => extensions.code) };
  return { status: 200, content: JSON.parse(withoutOrigin(product, JSON.stringify(content))) as unknown };
}

/** Where the published files of the count lie, by the names under which a recount looks for them. */
export async function countFiles(product: Product): Promise<Record<string, string>> {
  const { content } = await askService(product, visitor, '/api/competition/1/count');
  const { files, versions } = content as { files?: Record<string, string> | null; versions?: { version: number }[] };
  if (!files) return {};
  const names: Record<string, string | undefined> = {
    head: files['head'],
    'keys.json': files['keys'],
    'records.jsonl': files['records'],
    'count.bin': files['ballots'],
    'roll.bin': files['roll'],
    'result-1.json': versions?.[0] && 'result-1.json',
  };
  const there = Object.entries(names).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(
    there.map(([name, file]) => [name, `${product.apiUrl}/api/competition/1/count/file/${file}`]),
  );
}

/** The published files, by what is in them. */
async function digestFiles(product: Product): Promise<Asked> {
  const digests: Record<string, string> = {};
  for (const [name, address] of Object.entries(await countFiles(product))) {
    const bytes = await (await fetch(address)).arrayBuffer();
    digests[name] = createHash('sha256').update(Buffer.from(bytes)).digest('hex');
  }
  return { status: 200, content: digests };
}

/** Asks everything as everybody at every instant. @param texts the operations as the release had them */
export async function askEverything(product: Product, texts: Record<string, string>): Promise<Recording> {
  const recording: Recording = { operations: texts, answers: {}, contents: [] };
  const places = new Map<string, number>();
  for (const at of instants) {
    product.setClock(at);
    const note = (as: string, call: string, { status, content }: Asked) => {
      const key = JSON.stringify(content);
      const place = places.get(key) ?? recording.contents.push(content) - 1;
      places.set(key, place);
      ((recording.answers[at] ??= {})[as] ??= {})[call] = [status, place];
    };
    note('visitor', 'files of the count', await digestFiles(product));
    const callers = [visitor];
    for (const name of people) callers.push(await login(product, name, `${name} takes photos`));
    for (const person of callers) {
      for (const path of paths) note(person.username, path, await askService(product, person, path));
      for (const [name, variables] of Object.entries(operations))
        note(person.username, name, await askGraph(product, person, texts[name] ?? '', variables));
    }
  }
  return recording;
}
