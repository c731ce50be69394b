/**
 * Fields for administrators are refused to everybody else through the graph, whatever they hold in their hands: every field of
 * Query and Mutation is asked with all that it takes, and each that reaches an administrators' call of the contract must be
 * refused as a whole. Which those are is read from the calls that the gateway makes, not from a list.
 */
import { readFileSync } from 'node:fs';
import { getNamedType, isObjectType, type GraphQLObjectType } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countCalls, type CountingProxy } from './product/countingProxy.ts';
import { broughtElsewhere } from './product/graphPlay.ts';
import { sampleVariables } from './product/idPlaces.ts';
import { announce, graph, join, loginAdministrator, rest, visitor, type Person } from './product/people.ts';
import { freePort, Product } from './product/product.ts';
import { graphSchema, rootFields, wholeOperation, type RootField } from './product/wholeGraph.ts';

/** Addresses of the contract that administrators alone may call. */
const administration = /^(\w+) \/api\/(?:admin|competition\/moderate)\//;

interface Contract {
  paths: Record<string, Record<string, { operationId?: string }>>;
}
const contract = JSON.parse(readFileSync(new URL('../schema/rest/openapi.json', import.meta.url), 'utf8')) as Contract;
const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item).flatMap(([method, { operationId }]) =>
    operationId && administration.test(`${method} ${path}`)
      ? [{ operationId, method: method.toUpperCase(), path }]
      : [],
  ),
);

/** The operation that a call is one of: the one with the fewest placeholders. */
function operationOf(call: string): string | undefined {
  const [method, address = ''] = call.split(' ');
  const pathname = address.split('?')[0] ?? '';
  return operations
    .filter((one) => one.method === method)
    .filter(({ path }) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname))
    .sort((a, b) => a.path.split('{').length - b.path.split('{').length)[0]?.operationId;
}

/** Files, which the gateway hands out beside the graph. */
const isFile = (id: string) => /^adminExport/.test(id);
/** Calls below an object that is refused already, so that nobody else's operation reaches them. */
const belowRefused: Record<string, string> = {
  adminGetJury: 'AdminCompetition.jury',
  adminGetLines: 'AdminJuryRound.lines',
  adminGetCountObserver: 'AdminCompetition.observer',
  adminGetOriginalsTotal: 'AdminCompetition.originals',
  adminPreviewRanking: 'AdminCompetition.rankingWithout',
  adminListExclusions: 'AdminCompetition.exclusions',
  adminGetRadar: 'AdminCompetition.radar',
  adminGetUserRemoval: 'AdminUser.removal',
};

let product: Product;
let proxy: CountingProxy;
/** Fields of Query and Mutation that are refused as a whole. */
const refusedRoots = new Set<RootField>();
let callers: [who: string, person: Person, code: string][];
let admin: Person;

/** The same session's token, of which the middle part says that its owner administers. */
function claiming(token: string): string {
  const [head, claims = '', signature] = token.split('.');
  const said = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
  return [head, Buffer.from(JSON.stringify({ ...said, administrator: true })).toString('base64url'), signature].join(
    '.',
  );
}

beforeAll(async () => {
  const apiPort = await freePort();
  proxy = await countCalls(apiPort);
  const limits = {
    QUERY_MAX_TOKENS: '10000',
    QUERY_MAX_COST: '1000000',
    QUERY_MAX_NODES: '1000000',
    RATE_LIMITS: 'off',
  };
  product = await Product.start({ apiPort, gatewayEnvironment: { ...limits, REST_API_URL: proxy.url } });
  admin = await loginAdministrator(product);
  await announce(product, admin);
  const entrant = await join(product, 'entrant');
  const ended = await join(product, 'ended');
  const accounts = (
    await rest<{ id: number; username: string; version: number }[]>(product, admin, 'GET', '/api/admin/user/')
  ).body;
  const { id, version } = accounts.find(({ username }) => username === 'ended') ?? { id: 0, version: 0 };
  const profile = { email: 'ended@example.org', firstName: 'Ágnes', lastName: 'Ended', locale: 'hu', newsletter: [] };
  await rest(product, admin, 'PUT', `/api/admin/user/${id}`, { ...profile, administrator: true, version });
  await rest(product, admin, 'DELETE', `/api/admin/user/${id}/sessions`);
  const forged = { username: 'forged', token: claiming(entrant.token ?? '') };
  callers = [
    ['a visitor', visitor, 'UNAUTHENTICATED'],
    ['an entrant', entrant, 'FORBIDDEN'],
    ['an administrator whose session has ended', ended, 'UNAUTHENTICATED'],
    ['an entrant who claims to administer', forged, 'UNAUTHENTICATED'],
  ];
});
afterAll(async () => {
  await product?.stop();
  await proxy?.close();
});

/** Sends a field's operation. @returns its answer and the administrators' calls that it reached */
async function ask(root: RootField, person: Person) {
  const variables = sampleVariables(root);
  const choices = { given, without: broughtElsewhere(root) };
  proxy.calls.length = 0;
  const answer = await graph(product, person, wholeOperation(graphSchema, root, variables, choices), variables);
  const reached = proxy.calls.filter((call) => administration.test(call)).map((call) => operationOf(call) ?? call);
  return { answer, reached };
}

const given = {
  'AdminCompetition.rankingWithout': 'imageIds: [1]',
  'Competition.images': 'first: 4',
  'Competition.myEntry': 'slot: "colour-1"',
  'Count.consistency': 'from: 1, to: 1',
  'Count.inclusion': 'number: "AAAAAAAAAAAAAAAA"',
  'Image.comments': 'first: 2',
  'JuryDesk.photo': 'number: 1',
  'JuryDesk.photos': 'first: 2',
};

/** Everything that administrators can read, but its instant. */
async function everything(): Promise<unknown[]> {
  const read = async (method: string, path: string, body?: unknown) =>
    (await rest<unknown>(product, admin, method, path, body)).body;
  const page = { page: 0, size: 100 };
  return [
    ...(await Promise.all(
      ['user', 'competition', 'localized-static-text', 'template'].map((list) => read('GET', `/api/admin/${list}/`)),
    )),
    await read('POST', '/api/admin/email/page', page),
    await read('GET', '/api/admin/audit?page=0&size=100'),
  ];
}

test('every field that reaches a call of administrators is refused to everybody else, and nothing has changed', async () => {
  const before = await everything();
  const seen = new Set<string>();
  for (const [who, person, code] of callers)
    for (const root of rootFields(graphSchema)) {
      const { answer, reached } = await ask(root, person);
      // Of a competition that everyone may read, its statistics alone are refused.
      const refused = reached.filter((id) => id !== 'adminGetCompetitionStatistics');
      for (const id of reached) seen.add(id);
      if (!reached.length) continue;
      const codes = [...new Set(answer.errors?.map(({ extensions }) => extensions.code))];
      expect({ who, root, codes }).toEqual({ who, root, codes: [code] });
      if (!refused.length) continue;
      refusedRoots.add(root);
      expect({ who, root, data: answer.data ?? null }).toEqual({ who, root, data: noData(root) });
    }
  expect(await everything()).toEqual(before);
  const unreached = operations.map(({ operationId }) => operationId).filter((id) => !isFile(id) && !seen.has(id));
  expect(unreached.sort()).toEqual(Object.keys(belowRefused).sort());
});

/** Data of an operation whose one field is refused. */
const noData = (root: RootField) => {
  const [type = '', name = ''] = root.split('.');
  const field = (graphSchema.getType(type) as GraphQLObjectType).getFields()[name];
  return String(field?.type).endsWith('!') ? null : { [name]: null };
};

test('fields below a refused object cannot be reached from anything else', () => {
  const owners = new Set(Object.values(belowRefused).map((field) => field.split('.')[0] as string));
  /** Types that a field brings, through every field below. */
  function below(type: GraphQLObjectType, found: Set<string>): Set<string> {
    if (found.has(type.name)) return found;
    found.add(type.name);
    for (const field of Object.values(type.getFields())) {
      const next = getNamedType(field.type);
      if (isObjectType(next)) below(next, found);
    }
    return found;
  }
  const open = rootFields(graphSchema).filter((root) => !refusedRoots.has(root));
  expect(open.length).toBeGreaterThan(20);
  for (const root of open) {
    const [type = '', name = ''] = root.split('.');
    const field = (graphSchema.getType(type) as GraphQLObjectType).getFields()[name];
    const brought = field && getNamedType(field.type);
    const reached = isObjectType(brought) ? below(brought, new Set()) : new Set<string>();
    expect({ root, owners: [...owners].filter((owner) => reached.has(owner)) }).toEqual({ root, owners: [] });
  }
});
