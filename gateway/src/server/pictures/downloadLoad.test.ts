import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { silence, text } from '../../testing/fakeRest.ts';
import { rawRequest } from '../../testing/rawRequest.ts';
import { startGateway, tokenOf, type RunningGateway } from '../../testing/startGateway.ts';
import { until } from '../../testing/until.ts';

const ownData = 'GET /api/user/my/data';
const entries = 'GET /api/admin/competition/7/export/entries';
let gateway: RunningGateway;
beforeEach(async () => {
  gateway = await startGateway({ ARCHIVES_AT_ONCE: '4', TABLES_AT_ONCE: '20', TRUSTED_PROXIES: '1' });
  gateway.rest.answer(ownData, silence);
  gateway.rest.answer(entries, silence);
});
afterEach(() => gateway.close());

/** A download of somebody, from somewhere. */
const headersOf = (person: number, address: string) => ({
  authorization: `Bearer ${tokenOf(person)}`,
  'x-forwarded-for': address,
  'accept-language': 'en',
});
const begin = (person: number, address: string, path = 'my-data.zip') => {
  const download = rawRequest('GET', `${gateway.url}/download/${path}`, headersOf(person, address));
  download.request.end();
  return download;
};
const refusal = async (person: number, address: string, path = 'my-data.zip') => {
  const response = await fetch(`${gateway.url}/download/${path}`, { headers: headersOf(person, address) });
  const { code, detail } = (await response.json()) as { code: string; detail: string };
  return { status: response.status, code, detail, wait: Number(response.headers.get('retry-after')) };
};

it('of one session one archive runs at a time, and the next may begin when it has ended', async () => {
  const first = begin(1, '192.0.2.1');
  await until('it runs', () => gateway.rest.asked(ownData).length === 1);
  const refused = await refusal(1, '198.51.100.9');
  expect(refused).toMatchObject({ status: 429, code: 'RATE_LIMITED', wait: 5 });
  expect(refused.detail).toContain('A download of yours is running');
  expect(gateway.rest.asked(ownData)).toHaveLength(1);
  first.request.destroy();
  await until('another one runs', () => {
    begin(1, '192.0.2.1');
    return gateway.rest.asked(ownData).length === 2;
  });
});

it('one address has half of the archives at most, and all together the rest', async () => {
  for (const person of [1, 2]) begin(person, '192.0.2.1');
  await until('two run', () => gateway.rest.asked(ownData).length === 2);
  expect(await refusal(3, '192.0.2.1')).toMatchObject({ status: 429, code: 'RATE_LIMITED', wait: 5 });
  for (const person of [3, 4]) begin(person, `192.0.2.${person}`);
  await until('four run', () => gateway.rest.asked(ownData).length === 4);
  expect(await refusal(5, '192.0.2.5')).toMatchObject({ status: 503, code: 'UPSTREAM_UNAVAILABLE', wait: 30 });
  expect(gateway.rest.asked(ownData)).toHaveLength(4);
});

it('of one session four tables run at a time, whatever archives do', async () => {
  begin(1, '192.0.2.1');
  for (let i = 0; i < 4; i += 1) begin(1, '192.0.2.1', 'competition/7/entries.csv');
  await until('all run', () => gateway.rest.asked(entries).length === 4);
  expect(await refusal(1, '192.0.2.1', 'competition/7/entries.csv')).toMatchObject({ status: 429, wait: 5 });
});

it('a flood of downloads of one session takes nothing from others', async () => {
  gateway.rest.answer('GET /api/competition/image/7/thumb', text('jpeg', 200, { 'content-type': 'image/jpeg' }));
  const flood = Array.from({ length: 200 }, () => begin(1, '192.0.2.1'));
  const refused = await Promise.all(flood.slice(1).map(({ answer }) => answer.catch(() => null)));
  expect(refused.filter((answer) => answer?.status === 429).length).toBe(199);
  expect(gateway.rest.asked(ownData)).toHaveLength(1);
  expect((await fetch(`${gateway.url}/media/image/7/thumb`)).status).toBe(200);
});
