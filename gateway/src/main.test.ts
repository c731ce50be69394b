import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { startFakeRest, type FakeRest } from './testing/fakeRest.ts';
import { freePort, startMain, type MainProcess } from './testing/mainProcess.ts';
import { until } from './testing/until.ts';

let service: FakeRest;
let child: ChildProcess | undefined;

beforeEach(async () => {
  service = await startFakeRest();
});
afterEach(async () => {
  child?.kill('SIGKILL');
  await service.close();
});

function start(environment: Record<string, string>): MainProcess {
  const started = startMain({ REST_API_URL: service.url, ...environment });
  child = started.process;
  return started;
}

describe('a start that cannot succeed', () => {
  it('says in one sentence which setting is wrong', async () => {
    const { errors, exited } = start({ PORT: 'high' });
    expect(await exited).toBe(1);
    expect(await errors).toMatch(/^The setting PORT is wrong: [^\n]+\.\n$/);
  });

  it.each([{ HOST: 'no-such-host.invalid' }, { HOST: '192.0.2.1' }])('says what %j should be', async (environment) => {
    const { errors, exited } = start({ PORT: String(await freePort()), ...environment });
    expect(await exited).toBe(1);
    const host = environment.HOST;
    expect(await errors).toMatch(
      new RegExp(
        `^The gateway cannot listen on ${host}:\\d+: "${host}" is no address of this machine\\. Set HOST to one`,
      ),
    );
  });

  it('says in one sentence that the port is taken', async () => {
    const { port } = new URL(service.url);
    const { errors, exited } = start({ PORT: port });
    expect(await exited).toBe(1);
    expect(await errors).toMatch(new RegExp(`^Port ${port} is taken: [^\\n]+\\.\\n$`));
  });
});

describe('a stop', () => {
  it('lets a request end whose connection is kept alive, and then ends', async () => {
    const port = await freePort();
    const gateway = start({ PORT: String(port) });
    const alive = () =>
      fetch(`http://127.0.0.1:${port}/livez`).then(
        ({ ok }) => ok,
        () => false,
      );
    await until('it listens', alive);

    let finish: (() => void) | undefined;
    service.answer('GET /api/competition/image/7/medium', (response) => {
      response.writeHead(200, { 'content-type': 'image/jpeg' }).write('begun ');
      finish = () => response.end('and ended');
    });
    const agent = new Agent({ keepAlive: true });
    const sent = request(`http://127.0.0.1:${port}/media/image/7/medium`, { agent }).end();
    const [picture] = (await once(sent, 'response')) as [IncomingMessage];
    await until('the picture has begun', () => finish !== undefined);

    gateway.process.kill('SIGTERM');
    await until('it takes no new connection', async () => !(await alive()));
    finish?.();
    expect(await text(picture)).toBe('begun and ended');
    expect(await gateway.exited).toBe(0);
    agent.destroy();

    const lines = (await gateway.output).trim().split('\n');
    expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toContain('stopping');
    expect(await gateway.errors).toBe('');
  });
});
