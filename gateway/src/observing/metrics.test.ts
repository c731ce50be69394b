import { afterEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { competition } from '../testing/graph/restObjects.ts';
import { json, problem, text } from '../testing/fakeRest.ts';
import { multipartEnd, multipartHead, multipartType, rawRequest } from '../testing/rawRequest.ts';
import { ask, startGateway, tokenOf, type RunningGateway } from '../testing/startGateway.ts';
import { until } from '../testing/until.ts';
import type { Metrics } from './metrics.ts';
import { metricsServer } from './metricsServer.ts';

let gateway: RunningGateway;
afterEach(() => gateway?.close());

/** The value of one series; undefined when nothing was counted under these labels. */
async function valueOf(
  metrics: Metrics,
  name: string,
  labels: Record<string, string> = {},
): Promise<number | undefined> {
  const { text } = await metrics.read();
  const lines = text.split('\n').filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
  const found = lines.find((line) =>
    Object.entries(labels).every(([label, value]) => line.includes(`${label}="${value}"`)),
  );
  return found === undefined ? undefined : Number(found.split(' ').at(-1));
}

async function start(environment: Record<string, string> = {}): Promise<Metrics> {
  // Nobody listens on it here: the process does.
  gateway = await startGateway({ METRICS_PORT: '1', ...environment });
  const { metrics } = gateway.gateway;
  if (!metrics) throw new Error('nothing is counted');
  return metrics;
}

const active = 'GET /api/competition/active';
const listed = 'query ShellCompetition { activeCompetition { id __typename } }';

it('counts nothing unless it is asked to', async () => {
  gateway = await startGateway();
  expect(gateway.gateway.metrics).toBeNull();
});

describe('an operation', () => {
  const counted = (metrics: Metrics, labels: Record<string, string>) =>
    until(`it is counted as ${JSON.stringify(labels)}`, async () => {
      return (await valueOf(metrics, 'gateway_graphql_operation_seconds_count', labels)) === 1;
    });

  it('is counted by its name, its type and what came of it', async () => {
    const metrics = await start();
    gateway.rest.answer(active, json(competition()));
    await ask(gateway.url, listed);
    await counted(metrics, { operation: 'ShellCompetition', type: 'query', outcome: 'OK' });
    expect(await valueOf(metrics, 'gateway_rest_call_seconds_count', { operation: 'getActiveCompetition' })).toBe(1);
  });

  it('is counted by the code of its error', async () => {
    const metrics = await start();
    gateway.rest.answer(active, problem(500, 'INTERNAL_ERROR'));
    await ask(gateway.url, listed);
    await counted(metrics, { operation: 'ShellCompetition', outcome: 'UPSTREAM_UNAVAILABLE' });
    const call = { operation: 'getActiveCompetition', outcome: '500' };
    expect(await valueOf(metrics, 'gateway_rest_call_seconds_count', call)).toBe(1);
  });

  it('is counted by what a user can mend', async () => {
    const metrics = await start();
    gateway.rest.answer('POST /api/authentication/login', problem(401, 'INVALID_CREDENTIALS'));
    const login = 'mutation { login(input: { username: "a", password: "b" }) { userErrors { code } } }';
    await ask(gateway.url, login);
    await counted(metrics, { operation: 'other', type: 'mutation', outcome: 'INVALID_CREDENTIALS' });
  });

  it.each([
    ['a name of a client’s own', 'query Mine123 { activeCompetition { id } }', 'query', 'OK'],
    ['none', '{ activeCompetition { id } }', 'query', 'OK'],
    ['what cannot be read', 'query Mine123 {', 'unknown', 'BAD_USER_INPUT'],
    ['what is not in the graph', 'query Mine123 { nothing }', 'unknown', 'BAD_USER_INPUT'],
  ])('is counted as other with %s', async (_name, query, type, outcome) => {
    const metrics = await start();
    gateway.rest.answer(active, json(competition()));
    await ask(gateway.url, query);
    await counted(metrics, { operation: 'other', outcome, ...(type === 'unknown' ? {} : { type }) });
    expect((await metrics.read()).text).not.toContain('Mine123');
  });

  it('makes no label of what a client calls a code', async () => {
    const metrics = await start();
    gateway.rest.answer('POST /api/authentication/login', problem(401, 'INVALID_CREDENTIALS'));
    await ask(
      gateway.url,
      'mutation { login(input: { username: "a", password: "b" }) { userErrors { code: message } } }',
    );
    await counted(metrics, { operation: 'other', type: 'mutation' });
    expect((await metrics.read()).text).not.toContain('Detail of');
  });

  it('over a limit is counted by the limit', async () => {
    const metrics = await start();
    const aliases = Array.from({ length: 40 }, (_, i) => `id${i}: id`);
    await ask(gateway.url, `{ activeCompetition { ${aliases.join(' ')} } }`);
    await counted(metrics, { operation: 'other', outcome: 'BAD_USER_INPUT' });
    const limit = { limit: 'aliases', mode: 'enforce' };
    expect(await valueOf(metrics, 'gateway_limits_exceeded_total', limit)).toBe(1);
  });
});

it('counts requests by what they ask for', async () => {
  const metrics = await start();
  await fetch(`${gateway.url}/media/image/7/huge`);
  await fetch(`${gateway.url}/livez`);
  await until('both are counted', async () => {
    const media = await valueOf(metrics, 'gateway_http_requests_total', { kind: 'media', status: '404' });
    return media === 1 && (await valueOf(metrics, 'gateway_http_requests_total', { kind: 'health' })) === 1;
  });
});

it('tells of the way to the service', async () => {
  const metrics = await start();
  gateway.rest.answer(active, json(competition(), 200, { 'cache-control': 'public, max-age=60' }));
  await ask(gateway.url, '{ activeCompetition { id } }');
  await ask(gateway.url, '{ activeCompetition { id status } }');
  expect(await valueOf(metrics, 'gateway_breaker_state', { calls: 'json' })).toBe(0);
  expect(await valueOf(metrics, 'gateway_shared_reads_total', { outcome: 'sent' })).toBe(1);
  expect(await valueOf(metrics, 'gateway_shared_reads_total', { outcome: 'hits' })).toBe(1);
  expect(await valueOf(metrics, 'gateway_shared_reads_bytes')).toBeGreaterThan(0);
});

it('counts calls that were sent a second time, and no others', async () => {
  const metrics = await start();
  gateway.rest.answer(active, text('busy', 503), json(competition()));
  await ask(gateway.url, listed);
  const retries = () => valueOf(metrics, 'gateway_rest_retries_total', { operation: 'getActiveCompetition' });
  expect(await retries()).toBe(1);
  await ask(gateway.url, listed);
  expect(await valueOf(metrics, 'gateway_rest_call_seconds_count', { operation: 'getActiveCompetition' })).toBe(2);
  expect(await retries()).toBe(1);
});

it('tells of uploads under way', async () => {
  const metrics = await start();
  gateway.rest.answer('POST /api/competition/upload/3/colour-1', json({ id: 7 }));
  expect(await valueOf(metrics, 'gateway_uploads_running')).toBe(0);
  const { request, answer } = rawRequest('POST', `${gateway.url}/graphql`, {
    'content-type': multipartType,
    'apollo-require-preflight': 'true',
    authorization: `Bearer ${tokenOf(3)}`,
  });
  request.write(`${multipartHead()}\r\n\r\nbytes`);
  await until('it is under way', async () => (await valueOf(metrics, 'gateway_uploads_running')) === 1);
  request.end(multipartEnd);
  await answer;
  await until('it has ended', async () => (await valueOf(metrics, 'gateway_uploads_running')) === 0);
  const call = { operation: 'uploadImage', outcome: '200' };
  expect(await valueOf(metrics, 'gateway_rest_call_seconds_count', call)).toBe(1);
});

it('tells of the process', async () => {
  const metrics = await start();
  expect(await valueOf(metrics, 'process_resident_memory_bytes')).toBeGreaterThan(0);
});

it('is served at /metrics, and nowhere on the port of the product', async () => {
  const metrics = await start();
  const server = metricsServer(metrics).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const answer = await fetch(`${base}/metrics`);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(await answer.text()).toContain('# TYPE gateway_graphql_operation_seconds histogram');
  expect((await fetch(`${base}/`)).status).toBe(404);
  expect((await fetch(`${base}/metrics`, { method: 'POST' })).status).toBe(404);
  expect((await fetch(`${gateway.url}/metrics`)).status).toBe(404);
  server.closeAllConnections();
  server.close();
});
