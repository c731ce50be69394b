import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { operationsFolder } from '@photo-competition/schema/files';
import { globalIdOf } from '../../graph/globalId.ts';
import { json } from '../../testing/fakeRest.ts';
import {
  apollo,
  byId,
  found,
  free,
  listed,
  production,
  startListingGateway,
  type Answer,
  type ListingGateway,
} from '../../testing/listingGateway.ts';
import { file, map, operations, sendForm, uploadInput } from '../../testing/uploadForm.ts';
import { manifestsIn, readManifest } from './operationManifest.ts';

let gateway: ListingGateway;
const start = async (environment: Record<string, string> = {}): Promise<void> => {
  gateway = await startListingGateway(environment);
};
afterEach(() => gateway.close());

describe('where only listed operations are answered', () => {
  beforeEach(() => start(production));

  it.each([
    ["in Apollo's protocol", { ...apollo(listed.Active), operationName: 'Active' }],
    ['as a documentId', byId(listed.Active)],
    ['with its text', { ...apollo(listed.Active), query: listed.Active, variables: {} }],
    ['beside other extensions', { extensions: { ...apollo(listed.Active).extensions, clientLibrary: { name: 'a' } } }],
  ])('a hash is answered %s', async (_name, body) => {
    expect((await gateway.send(body)).body).toEqual(found);
  });

  it('a hash is answered with variables', async () => {
    const page = { content: [], page: 0, size: 7, totalElements: 9, totalPages: 2 };
    gateway.rest.answer('GET /api/competition/minimal/7', json(page));
    const { body } = await gateway.send({ ...apollo(listed.Pages), variables: { n: 7 } });
    expect(body.data).toEqual({ activeCompetition: { images: { totalCount: 9 } } });
    expect(gateway.rest.asked('GET /api/competition/minimal/7')[0]?.url).toContain('size=7');
  });

  it('a hash is answered in a multipart request', async () => {
    gateway.rest.answer('POST /api/competition/upload/3/colour-1', json({ id: 1 }, 201));
    const parts = [operations({ ...apollo(listed.Enter), variables: { input: uploadInput } }), map(), file()];
    const { data } = await sendForm(gateway.url, parts);
    expect(data).toEqual({ uploadImage: { image: { id: globalIdOf('Image', 1) } } });
  });

  it.each([
    ['as a documentId', byId(listed.Active)],
    ["in Apollo's protocol", { extensions: JSON.stringify(apollo(listed.Active).extensions) }],
    ['with variables', { ...byId(listed.Active), operationName: 'Active', variables: '{}' }],
  ])('a hash is answered by GET, %s', async (_name, parameters) => {
    expect((await gateway.get(parameters)).body).toEqual(found);
  });

  it('a mutation by GET is not', async () => {
    const { status, body } = await gateway.get(byId(listed.Login));
    expect(status).toBe(405);
    expect(body.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(gateway.rest.requests).toHaveLength(0);
  });

  const refused: [string, () => Promise<Pick<Answer, 'status' | 'body'>>, number, string, string][] = [
    ['a query', () => gateway.send({ query: free }), 403, 'FORBIDDEN', 'OPERATION_NOT_LISTED'],
    [
      'the text of a listed one',
      () => gateway.send({ query: listed.Active }),
      403,
      'FORBIDDEN',
      'OPERATION_NOT_LISTED',
    ],
    ['a query by GET', () => gateway.get({ query: free }), 403, 'FORBIDDEN', 'OPERATION_NOT_LISTED'],
    [
      'introspection',
      () => gateway.send({ query: '{ __schema { types { name } } }' }),
      403,
      'FORBIDDEN',
      'OPERATION_NOT_LISTED',
    ],
    [
      'introspection of a type',
      () => gateway.send({ query: '{ __type(name: "User") { name } }' }),
      403,
      'FORBIDDEN',
      'OPERATION_NOT_LISTED',
    ],
    ['an unknown hash', () => gateway.send(apollo(free)), 400, 'BAD_USER_INPUT', 'OPERATION_UNKNOWN'],
    ['an unknown hash by GET', () => gateway.get(byId(free)), 400, 'BAD_USER_INPUT', 'OPERATION_UNKNOWN'],
    ['a registration', () => gateway.send({ ...apollo(free), query: free }), 403, 'FORBIDDEN', 'OPERATION_NOT_LISTED'],
    [
      'a hash with another text',
      () => gateway.send({ ...apollo(listed.Active), query: free }),
      400,
      'BAD_USER_INPUT',
      'OPERATION_DIFFERS',
    ],
    [
      'two identifiers by GET',
      () =>
        gateway.get({
          ...byId(listed.Active),
          extensions: JSON.stringify(apollo(listed.Login).extensions),
        }),
      400,
      'BAD_USER_INPUT',
      'OPERATION_DIFFERS',
    ],
    ['nothing', () => gateway.send({ variables: {} }), 400, 'BAD_USER_INPUT', 'OPERATION_MISSING'],
    ['nothing by GET', () => gateway.get({}), 400, 'BAD_USER_INPUT', 'OPERATION_MISSING'],
    ['a body that is null', () => gateway.send(null), 400, 'BAD_USER_INPUT', 'OPERATION_MISSING'],
    ['a body that is a text', () => gateway.send('{ me { id } }'), 400, 'BAD_USER_INPUT', 'OPERATION_MISSING'],
  ];
  it.each(refused)('%s is refused', async (_name, ask, status, code, reason) => {
    const answer = await ask();
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual({
      errors: [
        { message: expect.any(String), extensions: { code, reason, requestId: expect.stringMatching(/^[\w-]{8,}$/) } },
      ],
    });
    expect(gateway.rest.requests).toHaveLength(0);
  });

  it('no hash is learned from a refused registration', async () => {
    await gateway.send({ ...apollo(free), query: free });
    expect((await gateway.send(apollo(free))).body.errors).toBeDefined();
  });

  it('a batch is refused', async () => {
    const { status, body } = await gateway.send([apollo(listed.Active), { query: free }]);
    expect([status, body.errors?.[0]?.extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
    expect(gateway.rest.requests).toHaveLength(0);
  });

  it('every operation of the web client is answered, none of them with a refusal of its hash', async () => {
    for (const { hash } of manifestsIn(operationsFolder).flatMap(readManifest)) {
      const { body } = await gateway.send({ documentId: `sha256:${hash}` });
      expect(JSON.stringify(body)).not.toContain('OPERATION_');
    }
  });
});

describe('an automatic persisted query, where texts are answered', () => {
  const notSupported = {
    errors: [
      {
        message: 'PersistedQueryNotSupported',
        extensions: {
          code: 'PERSISTED_QUERY_NOT_SUPPORTED',
          reason: 'OPERATION_UNKNOWN',
          requestId: expect.stringMatching(/^[\w-]{8,}$/),
        },
      },
    ],
  };
  const byAddress = (text: string) => ({ extensions: JSON.stringify(apollo(text).extensions) });

  it.each<[string, () => Promise<Answer>]>([
    ['POST', () => gateway.send({ ...apollo(free), variables: {} })],
    ['GET', () => gateway.get(byAddress(free))],
  ])('is asked for its text, by %s, in the form that clients know', async (_method, ask) => {
    await start();
    const { status, headers, body } = await ask();
    expect([status, headers.get('cache-control'), body]).toEqual([200, 'no-store', notSupported]);
    expect(gateway.rest.requests).toHaveLength(0);
  });

  it('is answered with its text, and not learned', async () => {
    await start();
    expect((await gateway.send({ ...apollo(free), query: free })).body).toEqual(found);
    expect((await gateway.get({ ...byAddress(free), query: free })).body).toEqual(found);
    expect((await gateway.send(apollo(free))).body).toEqual(notSupported);
  });

  it('is answered by its hash alone when it is listed', async () => {
    await start();
    expect((await gateway.send(apollo(listed.Active))).body).toEqual(found);
    expect((await gateway.get(byAddress(listed.Active))).body).toEqual(found);
  });

  it('is counted, so that a flood of hashes ends', async () => {
    await start({ RATE_LIMIT_PER_ADDRESS: '20' });
    const statuses = [];
    for (let n = 0; n < 25; n += 1) statuses.push((await gateway.send(apollo(`{ a${n} }`))).status);
    expect(statuses).toEqual([...Array<number>(20).fill(200), ...Array<number>(5).fill(429)]);
    expect(gateway.rest.requests).toHaveLength(0);
  });
});

describe('which operations are answered', () => {
  it.each<[string, Record<string, string>, number]>([
    ['any outside production', {}, 200],
    ['any in production with Sandbox', { NODE_ENV: 'production', SANDBOX: 'on' }, 200],
    ['any in production where it says so', { NODE_ENV: 'production', OPERATIONS: 'any' }, 200],
    ['listed ones outside production where it says so', { OPERATIONS: 'listed' }, 403],
  ])('is %s', async (_name, environment, status) => {
    await start(environment);
    expect((await gateway.send({ query: free })).status).toBe(status);
    expect((await gateway.send(apollo(listed.Active))).body).toEqual(found);
  });

  it('is told apart in the answer that a client asks for', async () => {
    await start(production);
    const type = async (accept: string) =>
      (await gateway.send({ query: free }, { accept })).headers.get('content-type');
    expect(await type('application/graphql-response+json, application/json;q=0.9')).toContain(
      'application/graphql-response+json',
    );
    expect(await type('application/json')).toContain('application/json');
  });
});
