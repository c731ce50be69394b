import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { competition } from '../testing/graph/restObjects.ts';
import { startCollector, type CollectedSpan, type Collector } from '../testing/collector.ts';
import { hangUp, json, problem } from '../testing/fakeRest.ts';
import { multipartEnd, multipartHead, multipartType } from '../testing/rawRequest.ts';
import { ask, startGateway, tokenOf, type RunningGateway } from '../testing/startGateway.ts';
import { until } from '../testing/until.ts';

let collector: Collector;
let gateway: RunningGateway;
let isClosed: boolean;

beforeEach(async () => {
  collector = await startCollector();
});
afterEach(async () => {
  if (!isClosed) await gateway.close();
  await collector.close();
});

async function start(environment: Record<string, string> = {}): Promise<void> {
  gateway = await startGateway({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...environment });
  isClosed = false;
}

/** Ends the gateway, so that it sends what it has. */
async function spans(): Promise<CollectedSpan[]> {
  // The connection closes a moment after the answer has come.
  await until('the request has ended', () => gateway.log().includes('"msg":"request"'));
  isClosed = true;
  await gateway.close();
  return collector.spans();
}

const named = (all: CollectedSpan[], name: string): CollectedSpan => {
  const found = all.find((span) => span.name === name);
  if (!found) throw new Error(`there is no span ${name} among ${all.map((span) => span.name).join(', ')}`);
  return found;
};

const [internal, server, client] = [1, 2, 3];
const traceId = '0af7651916cd43dd8448eb211c80319c';
const traceparent = `00-${traceId}-b7ad6b7169203331-01`;
const active = 'GET /api/competition/active';
const images = 'GET /api/competition/minimal/7';
const query = 'query Mine { activeCompetition { id images { totalCount } } }';

function answerHome(): void {
  gateway.rest.answer(active, json(competition()));
  gateway.rest.answer(images, json({ content: [], page: 0, size: 1, totalElements: 0, totalPages: 0 }));
}

describe('a request', () => {
  it('is a span below the client’s, with its operation and each call of the service below it', async () => {
    await start();
    answerHome();
    await ask(gateway.url, query, { headers: { traceparent } });
    const all = await spans();
    const request = named(all, 'POST graphql');
    const operation = named(all, 'query Mine');
    expect(all).toHaveLength(4);
    expect(new Set(all.map((span) => span.traceId))).toEqual(new Set([traceId]));
    expect(request).toMatchObject({ kind: server, parentSpanId: 'b7ad6b7169203331', failed: false });
    expect(request.attributes).toMatchObject({ 'http.response.status_code': 200, 'url.path': '/graphql' });
    expect(operation).toMatchObject({ kind: internal, parentSpanId: request.spanId });
    for (const [name, route] of [
      ['getActiveCompetition', active],
      ['getImagesMinimal', images],
    ] as const) {
      const call = named(all, name);
      expect(call).toMatchObject({ kind: client, parentSpanId: operation.spanId, failed: false });
      expect(gateway.rest.asked(route)[0]?.headers['traceparent']).toBe(`00-${traceId}-${call.spanId}-01`);
    }
  });

  it('begins a trace of its own where the client has none', async () => {
    await start();
    answerHome();
    await ask(gateway.url, query, { headers: { traceparent: 'nonsense' } });
    const request = named(await spans(), 'POST graphql');
    expect(request.parentSpanId ?? '').toBe('');
    expect(gateway.rest.asked(active)[0]?.headers['traceparent']).toMatch(new RegExp(`^00-${request.traceId}-`));
  });

  it('whose client keeps no trace is not kept here', async () => {
    await start();
    answerHome();
    await ask(gateway.url, query, { headers: { traceparent: traceparent.replace(/01$/, '00') } });
    expect(await spans()).toEqual([]);
    expect(gateway.rest.asked(active)[0]?.headers['traceparent']).toMatch(
      new RegExp(`^00-${traceId}-[0-9a-f]{16}-00$`),
    );
  });

  it('is kept as seldom as the setting says', async () => {
    await start({ OTEL_TRACES_SAMPLER_ARG: '0' });
    answerHome();
    await ask(gateway.url, query);
    expect(await spans()).toEqual([]);
  });

  it('tells of failures', async () => {
    await start();
    gateway.rest.answer(active, problem(500, 'INTERNAL_ERROR'));
    await ask(gateway.url, query);
    const all = await spans();
    expect(named(all, 'query Mine').attributes).toMatchObject({ 'graphql.codes': 'UPSTREAM_UNAVAILABLE' });
    expect(named(all, 'getActiveCompetition').failed).toBe(true);
  });

  it('is told when it was refused, too', async () => {
    await start();
    gateway.rest.answer(active, problem(404, 'NOT_FOUND'));
    await ask(gateway.url, query);
    const call = named(await spans(), 'getActiveCompetition');
    expect(call).toMatchObject({ failed: false, attributes: { 'rest.outcome': '404 NOT_FOUND' } });
  });
});

it('an upload passes its trace on', async () => {
  await start();
  gateway.rest.answer('POST /api/competition/upload/3/colour-1', json({ id: 7 }));
  await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': multipartType,
      'apollo-require-preflight': 'true',
      authorization: `Bearer ${tokenOf(3)}`,
      traceparent,
    },
    body: `${multipartHead()}\r\n\r\nbytes${multipartEnd}`,
  });
  const call = named(await spans(), 'uploadImage');
  expect(gateway.rest.requests[0]?.headers['traceparent']).toBe(`00-${traceId}-${call.spanId}-01`);
});

it('a picture passes its trace on', async () => {
  await start();
  gateway.rest.answer('GET /api/competition/image/7/thumb', problem(404, 'NOT_FOUND'));
  await fetch(`${gateway.url}/media/image/7/thumb`, { headers: { traceparent } });
  const all = await spans();
  const call = named(all, 'getImageBytes');
  expect(call).toMatchObject({ kind: client, parentSpanId: named(all, 'GET media').spanId });
  expect(gateway.rest.requests[0]?.headers['traceparent']).toBe(`00-${traceId}-${call.spanId}-01`);
});

it('tells no secret', async () => {
  await start({ OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20key,x-other=b' });
  const secret = 's3cret-of-the-request';
  gateway.rest.answer('POST /api/authentication/login', problem(401, 'INVALID_CREDENTIALS'));
  gateway.rest.answer('POST /api/user/my/password', problem(422, 'WRONG_PASSWORD'));
  const login = `mutation { login(input: { username: "${secret}", password: "${secret}" }) { token } }`;
  const change = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { changed } }';
  const variables = { input: { current: secret, newPassword: secret } };
  const headers = { cookie: secret, 'user-agent': secret, referer: secret };
  await ask(gateway.url, login, { headers });
  await ask(gateway.url, change, { token: `${tokenOf(3)}${secret}`, variables, headers });
  await fetch(`${gateway.url}/activation/12/${secret}?code=${secret}`, {
    headers: { accept: 'text/html', ...headers },
  });
  expect((await spans()).map(({ name }) => name)).toEqual(expect.arrayContaining(['login', 'changePassword']));
  expect(collector.sent()).not.toContain(secret);
  expect(collector.sent()).not.toContain(tokenOf(3));
  expect(collector.headers[0]).toMatchObject({ 'x-key': 'a key', 'x-other': 'b' });
});

describe('a collector in trouble', () => {
  it('that is down harms nobody', async () => {
    const { url } = collector;
    await collector.close();
    await start({ OTEL_EXPORTER_OTLP_ENDPOINT: url, LOG_LEVEL: 'info' });
    gateway.rest.answer(active, json(competition()), hangUp);
    expect((await ask(gateway.url, '{ activeCompetition { id } }')).body).toEqual({
      data: { activeCompetition: { id: 'Q29tcGV0aXRpb246Nw' } },
    });
    await spans();
    expect(gateway.log()).toContain('Spans could not be sent');
    collector = await startCollector();
  });
});

describe('OpenTelemetry', () => {
  const loaded = (environment: Record<string, string>): string => {
    const script = `
      import Module from 'node:module';
      import { createGateway } from '${new URL('../app.ts', import.meta.url).href}';
      import { readConfig } from '${new URL('../config.ts', import.meta.url).href}';
      import { createLog } from '${new URL('../log.ts', import.meta.url).href}';
      await createGateway(readConfig(), createLog('silent'));
      process.stdout.write(String(Object.keys(Module._cache).filter((file) => file.includes('@opentelemetry')).length));
      process.exit(0);`;
    const run = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      env: { PATH: process.env['PATH'] ?? '', ...environment },
      encoding: 'utf8',
    });
    return run.stdout + run.stderr;
  };

  it('is not even loaded where nothing is traced', async () => {
    await start();
    expect(loaded({})).toBe('0');
    expect(Number(loaded({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }))).toBeGreaterThan(0);
  });
});
