import { describe, expect, it } from '@jest/globals';
import { openapiJsonFile } from '@photo-competition/schema/files';
import { isObjectType, type GraphQLObjectType } from 'graphql';
import { readFileSync } from 'node:fs';
import { UpstreamUnavailable } from '../rest/call/problem.ts';
import { isDerived } from './node/attachIds.ts';
import { createSchema } from './schema.ts';
import { answers as clientAnswers } from '../testing/graph/clientOperations.ts';
import { resolvedFields, rootFields, type RootField } from '../testing/graph/fieldTable.ts';
import {
  adminCompetition,
  adminJury,
  adminJuryRound,
  adminUser,
  auditEntry,
  competition,
  deviceSession,
  email,
  image,
  jury,
  juryDesk,
  juryLines,
  juryPhoto,
  juryPhotoPage,
  juryResult,
  juryRound,
  namedObserver,
  pageOf,
  sessionUser,
  template,
  userRemoval,
} from '../testing/graph/restObjects.ts';
import { administrator, problem, runGraph } from '../testing/graph/runGraph.ts';
import { sampledOperation } from '../testing/graph/sampledOperation.ts';

const schema = createSchema();
const objectTypes = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .filter(({ name }) => !name.startsWith('__'));
const typeNamed = (name: string): GraphQLObjectType => {
  const type = objectTypes.find((one) => one.name === name);
  if (!type) throw new Error(`the graph has no ${name}`);
  return type;
};

const token = ' +token';
const withoutToken = (call: string) => call.replace(token, '');

/** Runs a field of the root alone; the service answers its call with a body, or refuses it with an error. */
async function run(
  root: string,
  name: string,
  { call }: RootField,
  answer: unknown,
  viewer = administrator as typeof administrator | null,
) {
  const { query, variables } = sampledOperation(schema, root, name);
  const uploads: string[] = [];
  const outcome = await runGraph(query, {
    answers: { [withoutToken(call)]: answer },
    variables,
    viewer,
    upload(competitionId, slot) {
      uploads.push(`POST /api/competition/upload/${competitionId}/${slot}${viewer ? token : ''}`);
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer as never);
    },
  });
  return { ...outcome, calls: [...outcome.calls, ...uploads], field: outcome.data?.[name] };
}

const codesOf = (errors: readonly { extensions?: Record<string, unknown> }[]) =>
  errors.map(({ extensions }) => extensions?.['code']);

describe.each(Object.entries(rootFields))('a field of %s', (root, rows) => {
  const each = Object.entries(rows);

  it('has a row in the table', () => {
    expect(Object.keys(rows).sort()).toEqual(Object.keys(typeNamed(root).getFields()).sort());
  });

  it.each(each)('%s makes its one call', async (name, row) => {
    const { calls, errors, field } = await run(root, name, row, row.answer ?? {});
    expect(calls).toEqual([row.call]);
    expect(errors).toEqual([]);
    expect(field).not.toBeNull();
  });

  it.each(each)('%s sends no token for a visitor', async (name, row) => {
    const { calls, errors, field } = await run(root, name, row, row.answer ?? {}, null);
    expect(calls).toEqual(row.visitor ? [] : [withoutToken(row.call)]);
    expect(errors).toEqual([]);
    if (row.visitor === 'null') expect(field).toBeNull();
    else if (row.visitor === 'empty') expect(field).toEqual([]);
    else expect(field).not.toBeNull();
  });

  it.each(each)('%s answers what the service does not find', async (name, row) => {
    const { errors, field } = await run(root, name, row, problem(404, 'NOT_FOUND'));
    expect(codesOf(errors)).toEqual((row.missing ?? row.failing) === 'null' ? [] : ['NOT_FOUND']);
    expect(field ?? null).toEqual(row.holds === 'each' ? [null] : null);
  });

  it.each(each)('%s answers a failure of the service', async (name, row) => {
    const { errors, field } = await run(root, name, row, new UpstreamUnavailable());
    expect(codesOf(errors)).toEqual(row.failing === 'null' ? [] : ['UPSTREAM_UNAVAILABLE']);
    expect(field ?? null).toEqual(row.holds === 'each' ? [null] : null);
  });
});

it.each(Object.entries(rootFields.Mutation))('%s answers what a user can mend in its payload', async (name, row) => {
  const { errors, field } = await run('Mutation', name, row, problem(422, 'VALIDATION_FAILED'));
  expect(errors).toEqual([]);
  expect(field).toMatchObject({ userErrors: [{ code: 'VALIDATION_FAILED' }] });
});

/** The innermost value of an answer whose objects have one field each. */
function brought(data: unknown): { value: unknown; isBelowRoot: boolean } {
  let value = data;
  let depth = 0;
  for (; typeof value === 'object' && value !== null; depth++) {
    const fields = Object.values(value) as unknown[];
    expect(fields).toHaveLength(1);
    [value] = fields;
  }
  return { value, isBelowRoot: depth > 1 };
}

describe('a field below the root', () => {
  const each = Object.entries(resolvedFields);
  const answers = {
    ...clientAnswers,
    'GET /api/admin/competition/7': adminCompetition(),
    'GET /api/admin/competition/7/jury': adminJury(),
    'GET /api/admin/competition/7/observer': { observer: namedObserver() },
    'GET /api/competition/9': competition({ id: 9, judgedBy: 'BOTH' }),
    'GET /api/competition/9/jury': jury(),
    'GET /api/competition/image/13': image(13, { own: true }),
    'GET /api/competition/7/jury/results': [juryResult()],
    'GET /api/admin/competition/7/jury/rounds/3': adminJuryRound({
      round: juryRound({ closes: '2026-05-06T10:00:00.000Z' }),
    }),
    'GET /api/admin/competition/7/jury/rounds/3/lines': juryLines(),
    'GET /api/jury/round/3': juryDesk({ round: juryRound({ lines: [{ type: 'colour', score: '7/2' }] }) }),
    'GET /api/jury/round/3/photo/143': juryPhoto(),
    'GET /api/jury/round/3/photos': juryPhotoPage(),
    'GET /api/admin/competition/7/statistics': {},
    'GET /api/admin/audit': pageOf([auditEntry()], 0, 20),
    'POST /api/admin/email/page': pageOf([email()], 0, 20),
    'GET /api/admin/template/': [template()],
    'GET /api/admin/user/3': adminUser(),
    'GET /api/admin/user/3/removal': userRemoval(),
    'POST /api/admin/competition/7/radar/A/open': { people: [{ id: 3 }], gone: 0 },
    'POST /api/admin/email/audience': { sample: [{ id: 3 }] },
    'POST /api/admin/moderation/comments': { results: [{ id: 5 }] },
    'POST /api/admin/moderation/images': { results: [{ id: 12 }] },
    'POST /api/admin/pulse': { watched: [{ kind: 'EMAIL', id: '8' }] },
    'POST /api/admin/user/states': { results: [{ id: 3 }] },
    'GET /api/user/my': { ...sessionUser(), id: administrator.id },
    'GET /api/user/my/removal': userRemoval(),
    'GET /api/user/my/sessions': [deviceSession()],
  };

  it('has a row in the table when it has a resolver', () => {
    const resolved = objectTypes
      .filter(({ name }) => !(name in rootFields))
      .flatMap((type) =>
        Object.values(type.getFields()).map((field) => ({ name: `${type.name}.${field.name}`, field })),
      )
      .filter(({ field }) => field.resolve && !isDerived(field.resolve))
      .map(({ name }) => name);
    expect(Object.keys(resolvedFields).sort()).toEqual(resolved.sort());
  });

  it.each(each)('%s makes its calls', async (_name, { query, calls }) => {
    const outcome = await runGraph(query, { answers, viewer: administrator });
    expect(outcome.errors).toEqual([]);
    expect(outcome.calls).toEqual(calls);
  });

  it.each(each.filter(([, { calls }]) => calls.length > 1))(
    '%s is null when its own call fails, and its parent stays',
    async (_name, { query, calls, failing }) => {
      const [own = ''] = calls.slice(-1);
      const failed = { ...answers, [withoutToken(own)]: new UpstreamUnavailable() };
      const { data, errors } = await runGraph(query, { answers: failed, viewer: administrator });
      expect(brought(data)).toEqual({ value: null, isBelowRoot: true });
      expect(codesOf(errors)).toEqual(failing === 'null' ? [] : ['UPSTREAM_UNAVAILABLE']);
    },
  );
});

describe('the contract', () => {
  interface Operation {
    operationId: string;
    security?: unknown[];
  }
  const { paths } = JSON.parse(readFileSync(openapiJsonFile, 'utf8')) as {
    paths: Record<string, Record<string, Operation>>;
  };
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    ['get', 'post', 'put', 'delete'].flatMap((method) => {
      const operation = methods[method];
      return operation
        ? [{ ...operation, route: new RegExp(`^${method.toUpperCase()} ${path.replace(/\{\w+\}/g, '[^/]+')}$`) }]
        : [];
    }),
  );
  const calls = [
    ...Object.values(rootFields).flatMap((rows) => Object.values(rows).map(({ call }) => call)),
    ...Object.values(resolvedFields).flatMap((row) => row.calls),
  ];
  const operationOf = (call: string) => {
    const route = withoutToken(call).split('?')[0] ?? '';
    // A literal path goes before a template that would match it as well.
    const found = operations.filter((operation) => operation.route.test(route));
    return found.find(({ route: form }) => !form.source.includes('[^')) ?? found[0];
  };

  /** Operations that the graph does not have: bytes, which the gateway streams. */
  const streamed = [
    ...[
      'adminExportCompetition',
      'adminExportOriginals',
      'getImageBytes',
      'getMyData',
      'getMyEntryBytes',
      'getJuryPhotoBytes',
    ],
    ...['adminExportUsers', 'adminExportAudit', 'adminExportCompetitions', 'adminExportEmails'],
    ...['adminExportEmailMessages', 'adminExportStaticTexts', 'getCountFile', 'getSiteLogo'],
  ];
  /** `paged`, which `Competition.images` asks for when its selection needs more than `minimal` brings. */
  const chosen = ['getImages'];

  it.each([...new Set(calls)])('says whether %s takes a token', (call) => {
    const operation = operationOf(call);
    expect(operation).toBeDefined();
    expect(call.endsWith(token)).toBe((operation?.security ?? []).length > 0);
  });

  it('has no operation that the graph does not reach', () => {
    const reached = new Set([...calls.map((call) => operationOf(call)?.operationId), ...streamed, ...chosen]);
    expect(operations.map(({ operationId }) => operationId).filter((id) => !reached.has(id))).toEqual([]);
  });
});
