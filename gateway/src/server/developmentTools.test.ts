import { afterEach, expect, it } from '@jest/globals';
import { hangUp, json, text } from '../testing/fakeRest.ts';
import { startGateway, type RunningGateway } from '../testing/startGateway.ts';

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

it('says so when the service cannot be reached', async () => {
  gateway = await startGateway();
  gateway.rest.answer('GET /dev/mail', hangUp);
  expect((await fetch(`${gateway.url}/dev/mail`)).status).toBe(502);
});

it.each(['/dev/mail', '/dev/mail.json'])('%s is not there in production', async (path) => {
  gateway = await startGateway({ NODE_ENV: 'production' });
  await fetch(`${gateway.url}${path}`, { headers: { accept: 'application/json' } });
  expect(gateway.rest.requests).toHaveLength(0);
});
