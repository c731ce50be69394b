import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { globalIdOf } from './graph/globalId.ts';
import type { ServerResponse } from 'node:http';
import { competition } from './testing/graph/restObjects.ts';
import { json, silence, startFakeRest, type FakeRest } from './testing/fakeRest.ts';
import { freePort, startMain, statusAt, type MainProcess } from './testing/mainProcess.ts';
import { multipartEnd, multipartHead, multipartType, rawRequest } from './testing/rawRequest.ts';
import { ask, tokenOf } from './testing/startGateway.ts';
import { until } from './testing/until.ts';

const active = 'GET /api/competition/active';
const query = '{ activeCompetition { id } }';
let service: FakeRest;
let gateway: MainProcess;
let url: string;

beforeEach(async () => {
  service = await startFakeRest();
});
afterEach(async () => {
  gateway.process.kill('SIGKILL');
  await service.close();
});

async function start(environment: Record<string, string> = {}): Promise<void> {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  gateway = startMain({ PORT: String(port), REST_API_URL: service.url, ...environment });
  await until('it listens', async () => (await statusAt(`${url}/livez`)) === 200);
}

const stop = () => gateway.process.kill('SIGTERM');
const refused = () => until('it takes no new connection', async () => (await statusAt(`${url}/livez`)) === null);

describe('a stop', () => {
  it('lets a query and an upload end that are under way, and takes nothing new', async () => {
    await start();
    let held: ServerResponse | undefined;
    service.answer(active, (response) => {
      held = response;
    });
    const route = 'POST /api/competition/upload/3/colour-1';
    service.answer(route, json({ id: 7 }));
    const asked = ask(url, query);
    const { request: upload, answer } = rawRequest('POST', `${url}/graphql`, {
      'content-type': multipartType,
      'apollo-require-preflight': 'true',
      authorization: `Bearer ${tokenOf(3)}`,
    });
    upload.write(`${multipartHead()}\r\n\r\n${'x'.repeat(100_000)}`);
    await until('both are under way', () => held !== undefined && service.asked(route).length === 1);

    stop();
    await refused();
    upload.end(`${'y'.repeat(100_000)}${multipartEnd}`);
    if (held) json(competition())(held, service.asked(active)[0] as never);
    expect((await asked).body).toEqual({ data: { activeCompetition: { id: globalIdOf('Competition', 7) } } });
    expect(JSON.parse((await answer).body)).toMatchObject({
      data: { uploadImage: { image: { id: globalIdOf('Image', 7) } } },
    });
    expect(service.asked(route)[0]?.body.toString()).toContain('xy');
    expect(await gateway.exited).toBe(0);
    expect(await gateway.errors).toBe('');
  });

  it('ends within its limit whatever is under way', async () => {
    await start({ DRAIN_TIMEOUT_MS: '200' });
    service.answer(active, silence);
    const asked = ask(url, query);
    const cut = expect(asked).rejects.toThrow();
    await until('it is under way', () => service.asked(active).length === 1);
    stop();
    await cut;
    expect(await gateway.exited).toBe(0);
  });

  it('can leave a load balancer time to notice, and a second signal ends that at once', async () => {
    await start({ DRAIN_DELAY_MS: '600000' });
    service.answer(active, json(competition()));
    stop();
    await until('it says that it is not ready', async () => (await statusAt(`${url}/readyz`)) === 503);
    expect(await statusAt(`${url}/livez`)).toBe(200);
    expect((await ask(url, query)).body).toEqual({ data: { activeCompetition: { id: globalIdOf('Competition', 7) } } });
    stop();
    expect(await gateway.exited).toBe(1);
  });
});

describe('metrics', () => {
  it('have a port of their own', async () => {
    const port = await freePort();
    await start({ METRICS_PORT: String(port) });
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(text).toContain('gateway_http_requests_total{kind="health",status="200"}');
    expect(await statusAt(`${url}/metrics`)).toBe(404);
  });

  it('say in one sentence that their port is taken', async () => {
    const { port } = new URL(service.url);
    gateway = startMain({ PORT: String(await freePort()), REST_API_URL: service.url, METRICS_PORT: port });
    expect(await gateway.exited).toBe(1);
    expect(await gateway.errors).toBe(
      `Port ${port} is taken: stop the program that uses it, or choose another port with METRICS_PORT.\n`,
    );
  });
});
