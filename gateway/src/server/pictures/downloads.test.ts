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
    ['/download/competition/7/originals-accepted.zip', 'GET /api/admin/competition/7/originals?of=ACCEPTED'],
    ['/download/competition/7/originals-awarded.zip', 'GET /api/admin/competition/7/originals?of=AWARDED'],
    ['/download/my-data.zip', 'GET /api/user/my/data'],
  ])('%s is an archive', async (path, route) => {
    running.rest.answer(route, text('PK', 200, { 'content-type': 'application/zip' }));
    expect(await (await fetch(running.url + path)).text()).toBe('PK');
  });

  test.each(['votes', 'results', 'comments', 'people', 'marks', 'jury'])(
    'a competition has a table of its %s',
    async (name) => {
      const route = `GET /api/admin/competition/7/export/${name}`;
      running.rest.answer(route, csv);
      const response = await fetch(`${running.url}/download/competition/7/${name}.csv`, {
        headers: { authorization: 'Bearer t.o.k' },
      });
      expect([response.status, running.rest.asked(route).length]).toEqual([200, 1]);
    },
  );

  test('a table for a spreadsheet program is asked for in the language of the form', async () => {
    const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    const tableRoute = 'GET /api/admin/competition/7/export/entries';
    const listRoute = 'POST /api/admin/user/export';
    for (const [path, route] of [
      ['competition/7/entries', tableRoute],
      ['users', listRoute],
    ] as const) {
      running.rest.answer(route, text('PK', 200, { 'content-type': xlsx }));
      const response = await fetch(`${running.url}/download/${path}.xlsx`, {
        method: 'POST',
        body: new URLSearchParams({ token: 'f.o.rm', locale: 'en' }),
      });
      expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([200, xlsx, 'PK']);
      const asked = running.rest.asked(route).at(-1);
      expect(asked?.headers['accept-language']).toBe('en');
      expect(asked?.url).toMatch(/\?format=xlsx$/);
      // A page or another format that claims success is no table.
      running.rest.answer(route, csv);
      expect((await fetch(`${running.url}/download/${path}.xlsx`, { method: 'POST' })).status).toBe(502);
    }
  });

  test.each([
    ['users', 'user'],
    ['audit', 'audit'],
    ['competitions', 'competition'],
    ['emails', 'email'],
    ['email/9/recipients', 'email/messages/9'],
    ['texts', 'localized-static-text'],
  ])('a list holds the rows that the form chooses: %s', async (name, path) => {
    const route = `POST /api/admin/${path}/export`;
    running.rest.answer(route, csv);
    const ask = (form: Record<string, string>) =>
      fetch(`${running.url}/download/${name}.csv`, { method: 'POST', body: new URLSearchParams(form) });
    expect((await ask({ token: 'f.o.rm', filter: '{"q": "ács"}' })).status).toBe(200);
    const asked = running.rest.asked(route).at(-1);
    expect([asked?.headers.authorization, String(asked?.body)]).toEqual(['Bearer f.o.rm', '{"q":"ács"}']);
    const all = await fetch(`${running.url}/download/${name}.csv`, { headers: { authorization: 'Bearer t.o.k' } });
    expect([all.status, String(running.rest.asked(route).at(-1)?.body)]).toEqual([200, '{}']);
    const before = running.rest.requests.length;
    for (const filter of ['{', '[]', '7', 'null']) expect((await ask({ filter })).status).toBe(400);
    expect(running.rest.requests.length).toBe(before);
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

  test.each([
    'competition/7/winners.csv',
    'competition/7/entries.ods',
    'competition/x/entries.csv',
    'competition/7/../7/entries.csv%2f',
    '',
  ])('know no /download/%s', async (path) => {
    const before = running.rest.requests.length;
    expect((await fetch(`${running.url}/download/${path}`)).status).toBe(404);
    expect(running.rest.requests.length).toBe(before);
  });
});

/** The `Accept` header of a browser that opens an address as a page. */
const navigation = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8' };

describe('a refused download that a browser opens', () => {
  const path = '/download/competition/7/entries.csv';
  const open = (headers: Record<string, string> = {}, where = path) =>
    fetch(running.url + where, { headers: { ...navigation, ...headers } });

  test('is a page in the reader’s language that says why and leads home', async () => {
    running.rest.answer(table, problem(403, 'FORBIDDEN'));
    const response = await open();
    const page = await response.text();
    expect(response.status).toBe(403);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(page).toContain('<html lang="hu">');
    expect(page).toContain('<h1>A letöltés nem sikerült</h1>');
    expect(page).toContain('<p>Detail of FORBIDDEN.</p>');
    expect(page).toContain('<a href="/">Vissza a kezdőlapra</a>');
    expect(page).toContain(response.headers.get('x-request-id'));
    expect(page).not.toContain('/login');
    expect(await (await open({ 'accept-language': 'en' })).text()).toContain('<h1>The download did not succeed</h1>');
  });

  test('leads to the page it was opened from, and to no other origin', async () => {
    running.rest.answer(table, problem(401, 'UNAUTHENTICATED'));
    const referer = `${running.url}/admin/competition/7?tab="><script>`;
    const page = await (await open({ referer, 'accept-language': 'en' })).text();
    expect(page).toContain('<a href="/admin/competition/7?tab=%22%3E%3Cscript%3E">Back to the previous page</a>');
    expect(page).toContain('<a href="/login">Log in</a>');
    for (const foreign of ['https://evil.example/a', `${running.url}//evil.example/a`, 'no address'])
      expect(await (await open({ referer: foreign })).text()).toContain('<a href="/">');
  });

  test('says what the gateway itself found, and when to come again', async () => {
    running.rest.answer(table, hangUp);
    const failed = await open();
    expect([failed.status, await failed.text()]).toEqual([
      502,
      expect.stringContaining('A fájl most nem tölthető le.'),
    ]);
    const missing = await open({ 'accept-language': 'en' }, '/download/competition/7/winners.csv');
    expect([missing.status, await missing.text()]).toEqual([404, expect.stringContaining('There is no such file.')]);
  });

  test('writes the service’s words as text', async () => {
    const json = { status: 409, code: 'WRONG_PHASE', detail: '<b>not</b> yet & "later"', title: '', type: '' };
    running.rest.answer(table, text(JSON.stringify(json), 409, { 'content-type': 'application/problem+json' }));
    expect(await (await open()).text()).toContain('<p>&lt;b&gt;not&lt;/b&gt; yet &amp; &quot;later&quot;</p>');
  });

  test('comes in the language that the form names, and tells of a form that is too long', async () => {
    running.rest.answer(table, problem(403, 'FORBIDDEN'));
    const post = (fields: Record<string, string>, headers: Record<string, string> = navigation) =>
      fetch(running.url + path, { method: 'POST', headers, body: new URLSearchParams(fields) });
    expect(await (await post({ token: 'f.o.rm', locale: 'en' })).text()).toContain('<html lang="en">');
    expect(running.rest.asked(table).at(-1)?.headers['accept-language']).toBe('en');
    const long = await post({ token: 'a'.repeat(9000) });
    expect([long.status, await long.text()]).toEqual([413, expect.stringContaining('A kérés nem olvasható.')]);
    expect(await (await post({ token: 'a'.repeat(9000) }, {})).json()).toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});

test('a picture that a browser opens is refused by a page, and one that a page shows by a problem', async () => {
  running.rest.answer('GET /api/competition/image/7/medium', problem(404, 'NOT_FOUND'));
  const open = (accept: string) => fetch(`${running.url}/media/image/7/medium`, { headers: { accept } });
  const page = await open(navigation.accept);
  expect([page.status, await page.text()]).toEqual([404, expect.stringContaining('<h1>A kép nem nyitható meg</h1>')]);
  for (const accept of ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', '*/*', 'application/json'])
    expect((await open(accept)).headers.get('content-type')).toContain('application/problem+json');
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
