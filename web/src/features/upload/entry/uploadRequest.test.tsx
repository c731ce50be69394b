import { CombinedGraphQLErrors } from '@apollo/client';
import { buildSchema, parse, validate } from 'graphql';
import { onTestFinished } from 'vitest';
import { operationIds } from '../../../graph/generated/operationIds.ts';
import { addOperationIds } from '../../../graph/persistedOperations.ts';
import { startI18n } from '../../../i18n/i18n.ts';
import { session } from '../../../session/session.ts';
import { logIn } from '../../../testing/accounts.ts';
import { fakeRequests, requestAt, type FakeRequest } from '../testing/fakeRequests.ts';
import { sendUpload } from './uploadRequest.ts';

const contract = import.meta.glob<string>('../../../../../schema/graph/*.graphql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const photo = new File(['bytes'], 'dawn.jpg', { type: 'image/jpeg' });
const words = { competitionNumber: 2, slot: 'colour-1', title: 'Hajnal', description: '', ownImage: true };

// As a build does.
addOperationIds(operationIds);

beforeAll(() => startI18n('hu'));
afterEach(() => session.clear());

/** Sends it, and gives the request to move on with. */
function start(input: Parameters<typeof sendUpload>[0] = { ...words, file: photo }) {
  const sent = fakeRequests();
  const shares: number[] = [];
  const abort = new AbortController();
  const answer = sendUpload(input, { onProgress: (share) => void shares.push(share), signal: abort.signal });
  return { request: requestAt(sent, 0), answer, shares, abort };
}

describe('the request', () => {
  test('is a multipart request: the operation without the file, where it belongs, and the file', () => {
    const { request } = start();
    const { input, map, file } = request.operation;
    expect(request.url).toBe('/graphql');
    expect(input).toEqual({ ...words, file: null });
    expect(map).toEqual({ 0: ['variables.input.file'] });
    expect(file).toMatchObject({ name: 'dawn.jpg', type: 'image/jpeg', size: 5 });
  });

  test('has no file when only the words change', () => {
    const { input, map, file } = start(words).request.operation;
    expect(input['file']).toBeNull();
    expect(map).toEqual({});
    expect(file).toBeNull();
  });

  test('is a document that the graph accepts as it stands', () => {
    const schema = buildSchema(Object.values(contract).join('\n'));
    expect(validate(schema, parse(start().request.operation.query))).toEqual([]);
  });

  test('of the built client is the hash of the document in its place', () => {
    vi.stubEnv('PROD', true);
    onTestFinished(() => void vi.unstubAllEnvs());
    const operations: unknown = JSON.parse(String(start().request.body.get('operations')));
    expect(operations).toEqual({
      operationName: 'UploadImage',
      extensions: { persistedQuery: { version: 1, sha256Hash: operationIds['UploadImage'] } },
      variables: { input: { ...words, file: null } },
    });
  });

  test('carries the token, the language and the header that the gateway asks of multipart requests', () => {
    const token = logIn();
    expect(start().request.headers).toMatchObject({
      authorization: `Bearer ${token}`,
      'accept-language': 'hu',
      'apollo-require-preflight': 'true',
    });
  });

  test('carries no token when nobody is logged in', () => {
    expect(start().request.headers).not.toHaveProperty('authorization');
  });
});

describe('a request on its way', () => {
  test('tells its progress as a share, then the answer', async () => {
    const { request, answer, shares } = start();
    request.progress(25);
    request.progress(100);
    request.take('7');
    expect(await answer).toEqual({ uploadImage: { image: { id: '7' }, userErrors: [] } });
    expect(shares).toEqual([0.25, 1]);
  });

  test('an error of the graph keeps its code', async () => {
    const { request, answer } = start();
    request.answer({ errors: [{ message: 'No', extensions: { code: 'UPSTREAM_TIMEOUT' } }] });
    const error: unknown = await answer.catch((thrown: unknown) => thrown);
    expect(CombinedGraphQLErrors.is(error) && error.errors[0]?.extensions?.['code']).toBe('UPSTREAM_TIMEOUT');
  });

  test.each([
    ['a broken connection', (request: FakeRequest) => request.fail()],
    ['a page of a proxy', (request: FakeRequest) => request.answer('<html>502</html>')],
    ['nothing', (request: FakeRequest) => request.answer({})],
  ])('%s is a failure', async (_, happen) => {
    const { request, answer } = start();
    happen(request);
    await expect(answer).rejects.toThrow(Error);
  });

  test('the signal ends the request', async () => {
    const { request, answer, abort } = start();
    abort.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    expect(request.aborted).toBe(true);
  });

  test('nothing is sent once the signal has been given', async () => {
    const sent = fakeRequests();
    await expect(sendUpload(words, { onProgress: () => undefined, signal: AbortSignal.abort() })).rejects.toMatchObject(
      { name: 'AbortError' },
    );
    expect(sent).toEqual([]);
  });
});
