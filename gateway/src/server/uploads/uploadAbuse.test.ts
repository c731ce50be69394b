import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { globalIdOf } from '../../graph/globalId.ts';
import { json, silence } from '../../testing/fakeRest.ts';
import { multipartEnd, multipartType, part, rawRequest } from '../../testing/rawRequest.ts';
import { startGateway, type RunningGateway } from '../../testing/startGateway.ts';
import { useTemporaryFolder, type TemporaryFolder } from '../../testing/temporaryFolder.ts';
import { until } from '../../testing/until.ts';
import {
  codesOf,
  file,
  map,
  operations,
  sendForm,
  uploadHeaders,
  uploadInput,
  uploadMutation,
} from '../../testing/uploadForm.ts';

const maxBytes = 200_000;
const first = 'POST /api/competition/upload/3/colour-1';
const second = 'POST /api/competition/upload/3/colour-2';
let temporary: TemporaryFolder;
let gateway: RunningGateway;

beforeAll(async () => {
  temporary = useTemporaryFolder();
  gateway = await startGateway({
    UPLOAD_MAX_BYTES: String(maxBytes),
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
  });
});
beforeEach(() => {
  gateway.rest.reset();
  gateway.rest.answer(first, json({ id: 1 }, 201));
  gateway.rest.answer(second, json({ id: 2 }, 201));
});
afterEach(() => until('no temporary file is left', () => temporary.files().length === 0));
afterAll(async () => {
  await gateway.close();
  temporary.restore();
});

const send = (parts: string[], end = multipartEnd, headers: Record<string, string> = {}) =>
  sendForm(gateway.url, parts, end, headers);

describe('a file that two fields use', () => {
  const both = `mutation ($f: Upload, $g: Upload) {
    a: uploadImage(input: { competitionId: "3", slot: "colour-1", title: "T", ownImage: true, file: $f }) { image { id } userErrors { code } }
    b: uploadImage(input: { competitionId: "3", slot: "colour-2", title: "T", ownImage: true, file: $g }) { image { id } userErrors { code } }
  }`;
  const parts = (content: string, query = both) => [
    operations({ query, variables: { f: null, g: null } }),
    map({ 0: ['variables.f', 'variables.g'] }),
    file('0', content),
  ];

  it.each([
    ['by two variables', both],
    ['by one variable', both.replace('$g }', '$f }').replace(', $g: Upload', '')],
  ])('comes whole to both: %s', async (_name, query) => {
    const { data } = await send(parts('the whole file', query));
    expect(data).toEqual({
      a: { image: { id: globalIdOf('Image', 1) }, userErrors: [] },
      b: { image: { id: globalIdOf('Image', 2) }, userErrors: [] },
    });
    for (const route of [first, second]) expect(String(gateway.rest.asked(route)[0]?.body)).toContain('the whole file');
  });

  it('is FILE_TOO_LARGE for both', async () => {
    const { data } = await send(parts('x'.repeat(maxBytes + 1)));
    const refused = { image: null, userErrors: [{ code: 'FILE_TOO_LARGE' }] };
    expect(data).toEqual({ a: refused, b: refused });
  });
});

describe('a file that does not come', () => {
  it.each([
    ['at all', [operations(), map()], multipartEnd],
    ['under its name', [operations(), map(), file('1')], multipartEnd],
    ['as a file', [operations(), map(), part('0', 'bytes')], multipartEnd],
    ['with the head of a part', [operations(), map(), `--${multipartType.split('=')[1]}\r\n\r\nbytes`], multipartEnd],
    ['whole', [operations(), map(), file()], ''],
  ])('%s is BAD_USER_INPUT', async (_name, parts, end) => {
    expect(codesOf(await send(parts, end))).toEqual(['BAD_USER_INPUT']);
  });

  it('whole, because its client goes, is cut upstream', async () => {
    gateway.rest.answer(first, silence);
    const { request } = rawRequest('POST', `${gateway.url}/graphql`, uploadHeaders);
    request.write([operations(), map(), file('0', 'x'.repeat(100_000))].join('\r\n'));
    await until('the file has begun upstream', () => (gateway.rest.asked(first)[0]?.body.length ?? 0) > 50_000);
    request.destroy();
    await until('the call is cut', () => gateway.rest.asked(first)[0]?.cut === true);
    expect(gateway.rest.asked(first)[0]?.complete).toBe(false);
  });
});

describe('more than one file', () => {
  it('is refused when two are announced', async () => {
    const parts = [operations(), map({ 0: ['variables.input.file'], 1: ['variables.x'] }), file(), file('1')];
    const told = await send(parts);
    expect([told.status, codesOf(told)]).toEqual([413, ['PAYLOAD_TOO_LARGE']]);
    expect(told.errors?.[0]?.message).toBe('One file can be sent at a time.');
  });

  it('is refused when another one comes first', async () => {
    const told = await send([operations(), map(), file('1'), file()]);
    expect([told.status, codesOf(told)]).toEqual([413, ['PAYLOAD_TOO_LARGE']]);
    expect(gateway.rest.requests).toHaveLength(0);
  });

  it('is one when the announced one has come', async () => {
    const { data } = await send([operations(), map(), file(), file('1')]);
    expect(data).toEqual({ uploadImage: { image: { id: globalIdOf('Image', 1) }, userErrors: [] } });
    expect(gateway.rest.requests).toHaveLength(1);
  });
});

describe('a form that is no upload', () => {
  const batch = [{ query: uploadMutation, variables: { input: uploadInput } }];
  const long = { query: uploadMutation, variables: { input: { ...uploadInput, description: 'x'.repeat(100_000) } } };
  it.each([
    ['an empty one', [], 400],
    ['no operations', [map(), file()], 400],
    ['operations twice', [operations(), operations(), map(), file()], 400],
    ['operations that are null', [operations(null), map(), file()], 400],
    ['operations that are a number', [operations(1), map(), file()], 400],
    ['operations that are no JSON', [part('operations', '{'), map(), file()], 400],
    ['a batch', [operations(batch), map({ 0: ['0.variables.input.file'] }), file()], 400],
    ['operations that are too long', [operations(long), map(), file()], 413],
    ['no map', [operations()], 400],
    ['a map before the operations', [map(), operations(), file()], 400],
    ['a file before the map', [operations(), file(), map()], 400],
    ['a map that is a list', [operations(), map([]), file()], 400],
    ['a map that is null', [operations(), map(null), file()], 400],
    ['a map that is no JSON', [operations(), part('map', '{'), file()], 400],
    ['a map to something that is no list', [operations(), map({ 0: 'variables.input.file' }), file()], 400],
    ['a map to something that is no path', [operations(), map({ 0: [1] }), file()], 400],
    ['a map that is too long', [operations(), map({ 0: [], x: 'x'.repeat(100_000) }), file()], 413],
    ['a map to nothing', [operations(), map({}), file()], 400],
    ['a map to no place', [operations(), map({ 0: [] }), file()], 400],
    ['a map to no variable', [operations(), map({ 0: ['extensions.file'] }), file()], 400],
    ['a map to a prototype', [operations(), map({ 0: ['__proto__.file'] }), file()], 400],
    ['a map to a variable that the operation has not', [operations(), map({ 0: ['variables.file'] }), file()], 200],
    ['a map to a field that the input has not', [operations(), map({ 0: ['variables.input.photo'] }), file()], 200],
    ['a file for a query', [operations(), map({ 0: ['query'] }), file()], 400],
    ['a file for a text', [operations(), map({ 0: ['variables.input.title'] }), file()], 200],
  ])('is refused: %s', async (_name, parts, status) => {
    const told = await send(parts);
    expect([told.status, codesOf(told)]).toEqual([status, [status === 413 ? 'PAYLOAD_TOO_LARGE' : 'BAD_USER_INPUT']]);
    expect(gateway.rest.requests).toHaveLength(0);
  });

  it('is told which parts it has to have, or where its file has to go', async () => {
    const messageOf = async (parts: string[]) => (await send(parts)).errors?.[0]?.message;
    expect(await messageOf([map(), operations(), file()])).toMatch(/`operations` .* `map` .* in this order/);
    expect(await messageOf([operations(), map({}), file()])).toMatch(/`map` .* {"0": \["variables\.input\.file"\]}/);
    expect(await messageOf([operations(), map({ 0: ['variables.file'] }), file()])).toBe(
      '$file is no variable of the operation: a file has to be in one.',
    );
  });

  it.each([
    ['names no boundary', 'multipart/form-data', 400],
    ['names an empty boundary', 'multipart/form-data; boundary=', 400],
    ['is of another kind', multipartType.replace('form-data', 'mixed'), 415],
  ])('is refused when it %s', async (_name, type, status) => {
    const told = await send([operations(), map(), file()], multipartEnd, { 'content-type': type });
    expect([told.status, codesOf(told)]).toEqual([status, ['BAD_USER_INPUT']]);
    expect(gateway.rest.requests).toHaveLength(0);
  });

  it.each(['__proto__.tainted', 'constructor.prototype.tainted', 'variables.__proto__.tainted'])(
    'taints nothing by the path %s',
    async (where) => {
      await send([operations(), map({ 0: [where] }), file()]);
      expect('tainted' in {}).toBe(false);
    },
  );

  it.each(['resolve', 'reject', 'promise', 'file'])(
    'is refused when its map leads into the file itself, to %s: the parser would fall over it',
    async (name) => {
      const into = map({ 0: ['variables.input.file', `variables.input.file.${name}`] });
      for (const parts of [
        [operations(), into, file()],
        [operations(), into],
      ])
        expect(codesOf(await send(parts))).toEqual(['BAD_USER_INPUT']);
      expect(gateway.rest.requests).toHaveLength(0);
    },
  );

  it.each(['promise.then', 'promise.constructor', 'resolve.call', 'a.b'])(
    'cannot put anything in the way of the file by the path %s',
    async (where) => {
      const into = map({ 0: ['variables.input.file', `variables.input.file.${where}`] });
      await send([operations(), into]);
      expect((await send([operations(), map(), file()])).data?.['uploadImage']).toMatchObject({ userErrors: [] });
    },
  );

  it('leads to no other call by the name of a slot', async () => {
    const variables = { input: { ...uploadInput, slot: '../../../user/my' } };
    await send([operations({ query: uploadMutation, variables }), map(), file()]);
    expect(gateway.rest.requests.map(({ url }) => url)).toEqual(['/api/competition/upload/3/..%2F..%2F..%2Fuser%2Fmy']);
  });
});
