import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { hangUp, problem, text } from '../../testing/fakeRest.ts';
import { startGateway, type RunningGateway } from '../../testing/startGateway.ts';

let running: RunningGateway;
beforeAll(async () => {
  running = await startGateway();
});
afterAll(() => running.close());

const csv = text('\uFEFFimageId\r\n1\r\n', 200, {
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': 'attachment; filename="entries-7.csv"',
  'cache-control': 'private, no-store',
  'x-secret': 'internal',
});
const table = 'GET /api/admin/competition/7/export/entries';

describe('downloads', () => {
  test('pass a table on with its name, and nothing else of the service', async () => {
    running.rest.answer(table, csv);
    const response = await fetch(`${running.url}/download/competition/7/entries.csv`, {
      headers: { authorization: 'Bearer t.o.k' },
    });
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer()).toString('utf8')).toBe('\uFEFFimageId\r\n1\r\n');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="entries-7.csv"');
    expect(response.headers.get('x-secret')).toBeNull();
    expect(running.rest.asked(table).at(-1)?.headers.authorization).toBe('Bearer t.o.k');
  });

  test('take the token of a form, which a browser can save from', async () => {
    running.rest.answer(table, csv);
    const response = await fetch(`${running.url}/download/competition/7/entries.csv`, {
      method: 'POST',
      body: new URLSearchParams({ token: 'f.o.rm' }),
    });
    expect(response.status).toBe(200);
    expect(running.rest.asked(table).at(-1)?.headers.authorization).toBe('Bearer f.o.rm');
  });

  test.each([
    ['/download/competition/7/originals.zip', 'GET /api/admin/competition/7/originals'],
    ['/download/my-data.zip', 'GET /api/user/my/data'],
  ])('%s is an archive', async (path, route) => {
    running.rest.answer(route, text('PK', 200, { 'content-type': 'application/zip' }));
    expect(await (await fetch(running.url + path)).text()).toBe('PK');
  });

  test('tell the refusal of the service, and a page that claims success is none', async () => {
    running.rest.answer(table, problem(403, 'FORBIDDEN'), text('<html>', 200), hangUp);
    const ask = () => fetch(`${running.url}/download/competition/7/entries.csv`);
    const refused = await ask();
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([403, 'FORBIDDEN']);
    for (let i = 0; i < 2; i += 1) {
      const failed = await ask();
      expect([failed.status, ((await failed.json()) as { code: string }).code]).toEqual([502, 'UPSTREAM_UNAVAILABLE']);
    }
  });

  test.each(['competition/7/winners.csv', 'competition/x/entries.csv', 'competition/7/../7/entries.csv%2f', ''])(
    'know no /download/%s',
    async (path) => {
      const before = running.rest.requests.length;
      expect((await fetch(`${running.url}/download/${path}`)).status).toBe(404);
      expect(running.rest.requests.length).toBe(before);
    },
  );
});

describe('one click to unsubscribe', () => {
  const path = '/unsubscribe/5f0c9a3e-0000-4000-8000-000000000001/NEWS';
  const route = 'POST /api/email/subscription/5f0c9a3e-0000-4000-8000-000000000001/NEWS';
  const click = () =>
    fetch(running.url + path, {
      method: 'POST',
      headers: { authorization: 'Bearer t.o.k' },
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });

  test('is a POST without a session (RFC 8058)', async () => {
    running.rest.answer(
      route,
      text('{"list":"NEWS","subscribed":false,"email":"a"}', 200, { 'content-type': 'application/json' }),
    );
    expect((await click()).status).toBe(200);
    expect(running.rest.asked(route).at(-1)?.headers.authorization).toBeUndefined();
  });

  test('says when there is nothing to unsubscribe from, or when to come again', async () => {
    running.rest.answer(route, problem(404, 'NOT_FOUND'));
    expect((await click()).status).toBe(404);
    running.rest.answer(route, hangUp);
    expect((await click()).status).toBe(503);
  });
});
