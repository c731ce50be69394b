import { afterEach, expect, it } from '@jest/globals';
import { hangUp, json, text } from '../../testing/fakeRest.ts';
import { startGateway, type RunningGateway } from '../../testing/startGateway.ts';

let gateway: RunningGateway;
afterEach(() => gateway.close());

it("brings the service's mailbox to the gateway's address", async () => {
  gateway = await startGateway();
  gateway.rest.answer('GET /dev/mail.json', json([{ id: 1 }]));
  gateway.rest.answer('GET /dev/mail', text('<h1>Mail</h1>', 200, { 'content-type': 'text/html; charset=utf-8' }));
  expect(await (await fetch(`${gateway.url}/dev/mail.json`)).json()).toEqual([{ id: 1 }]);
  const page = await fetch(`${gateway.url}/dev/mail`);
  expect(await page.text()).toBe('<h1>Mail</h1>');
  expect(page.headers.get('content-type')).toContain('text/html');
});

it("brings the service's reading view of the REST contract, with its own policy", async () => {
  gateway = await startGateway();
  const policy = { 'content-security-policy': "default-src 'none'" };
  gateway.rest.answer('GET /docs/', text('<main></main>', 200, { 'content-type': 'text/html', ...policy }));
  gateway.rest.answer('GET /docs/openapi.json', json({ openapi: '3.1.0' }, 200, policy));
  const page = await fetch(`${gateway.url}/dev/api`);
  expect(page.url).toBe(`${gateway.url}/dev/api/`);
  expect(await page.text()).toBe('<main></main>');
  expect(page.headers.get('content-security-policy')).toBe("default-src 'none'");
  expect(await (await fetch(`${gateway.url}/dev/api/openapi.json`)).json()).toEqual({ openapi: '3.1.0' });
  expect((await fetch(`${gateway.url}/dev/api/..%2Fapi%2Fuser%2Fmy`)).status).toBe(404);
  expect(gateway.rest.requests.map(({ url }) => url)).not.toContain('/api/user/my');
});

it('says so when the service cannot be reached', async () => {
  gateway = await startGateway();
  gateway.rest.answer('GET /dev/mail', hangUp);
  expect((await fetch(`${gateway.url}/dev/mail`)).status).toBe(502);
});

it.each(['/dev/mail', '/dev/mail.json', '/dev/api/', '/dev/api/openapi.json'])(
  '%s is not there in production',
  async (path) => {
    gateway = await startGateway({ NODE_ENV: 'production' });
    await fetch(`${gateway.url}${path}`, { headers: { accept: 'application/json' } });
    expect(gateway.rest.requests).toHaveLength(0);
  },
);
