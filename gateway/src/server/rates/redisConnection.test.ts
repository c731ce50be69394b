/** Rate limits that several gateways share in a Redis; skipped by name without TEST_REDIS_URL. */
import { afterEach, describe, expect, it } from '@jest/globals';
import { connect as connectTo, createServer, type AddressInfo, type Socket } from 'node:net';
import { createLog } from '../../log.ts';
import { testRedis } from '../../testing/redis.ts';
import { until } from '../../testing/until.ts';
import { rateLimits, type RateLimits } from './rateLimits.ts';
import { redisConnection, type RedisConnection } from './redisConnection.ts';

const redisUrl = testRedis ?? '';
const skipped = it.skip;
const whenRedis = testRedis === undefined ? skipped : it;

const cleanups: (() => void | Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

/** A gateway's limits, ten logins to an address, over a connection to that Redis. */
function gateway(url: string): { limits: RateLimits; connection: RedisConnection; lines: string[] } {
  const lines: string[] = [];
  const connection = redisConnection(url, createLog('info', { write: (line) => void lines.push(line) }));
  cleanups.push(() => connection.close());
  return {
    limits: rateLimits({ perAddress: 1, perViewer: 1, bytes: 1000, processorMs: 1000, factor: 0.1 }, connection),
    connection,
    lines,
  };
}

const connected = (...gateways: { connection: RedisConnection }[]) =>
  until('the connections', () => gateways.every(({ connection }) => connection.isReady));

/** A caller that no other run has counted: counters in Redis outlive the test. */
const somebody = () => ({ address: `test-${process.pid}-${Math.random()}`, token: null });
const logins = (count: number) => new Map([['login', count]]);

/** Stands between gateway and Redis, and can be silent, or away and cut what is open. */
async function breakable() {
  const target = new URL(redisUrl);
  const sockets = new Set<Socket>();
  const line = { url: '', silent: false, away: false, cut: () => sockets.forEach((socket) => socket.destroy()) };
  const server = createServer((client) => {
    if (line.away) return void client.destroy();
    const redis = connectTo(Number(target.port || 6379), target.hostname);
    for (const [from, to] of [
      [client, redis],
      [redis, client],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => !line.silent && to.write(chunk)).on('error', () => to.destroy());
      from.on('close', () => to.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanups.push(() => {
    server.close();
    line.cut();
  });
  line.url = `redis://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return line;
}

describe('gateways with one Redis', () => {
  whenRedis('count mutations together (with TEST_REDIS_URL)', async () => {
    const [a, b] = [gateway(redisUrl), gateway(redisUrl)];
    await connected(a, b);
    const who = somebody();
    expect(await a.limits.takeMutations(logins(6), who)).toBeNull();
    expect(await b.limits.takeMutations(logins(4), who)).toBeNull();
    expect(await a.limits.takeMutations(logins(1), who)).toBeGreaterThan(0);
    expect(await b.limits.takeMutations(logins(1), who)).toBeGreaterThan(0);
  });

  whenRedis('count by themselves while it is silent (with TEST_REDIS_URL)', async () => {
    const line = await breakable();
    const [a, b] = [gateway(line.url), gateway(redisUrl)];
    await connected(a, b);
    const who = somebody();
    await b.limits.takeMutations(logins(10), who);
    line.silent = true;
    expect(await a.limits.takeMutations(logins(10), who)).toBeNull();
    expect(await a.limits.takeMutations(logins(1), who)).toBeGreaterThan(0);
  });

  whenRedis('count by themselves while it is away, say so once, and come back (with TEST_REDIS_URL)', async () => {
    const line = await breakable();
    const [a, b] = [gateway(line.url), gateway(redisUrl)];
    await connected(a, b);
    const who = somebody();
    await b.limits.takeMutations(logins(10), who);
    for (let loss = 0; loss < 2; loss += 1) {
      line.away = true;
      line.cut();
      await until('the loss', () => !a.connection.isReady);
      expect(await a.limits.takeMutations(logins(1), who)).toBeNull();
      line.away = false;
      await until('the return', () => a.connection.isReady);
      expect(await a.limits.takeMutations(logins(1), who)).toBeGreaterThan(0);
    }
    const said = a.lines.map((text) => (JSON.parse(text) as { msg: string }).msg);
    const away = 'Redis is away: this process counts rate limits by itself meanwhile';
    const back = 'Redis is back: rate limits are shared again';
    expect(said).toEqual([away, back, away, back]);
  });
});

describe('a Redis that is not there from the start', () => {
  it('keeps nobody from counting, and is told of once', async () => {
    let lines: string[] = [];
    /** How many lines there were at each attempt to connect. */
    const linesBefore: number[] = [];
    const closing = createServer((socket) => {
      linesBefore.push(lines.length);
      socket.destroy();
    });
    await new Promise<void>((resolve) => closing.listen(0, '127.0.0.1', resolve));
    cleanups.push(() => void closing.close());
    const { port } = closing.address() as AddressInfo;
    const started = gateway(`redis://127.0.0.1:${port}`);
    ({ lines } = started);
    const who = somebody();
    expect(await started.limits.takeMutations(logins(10), who)).toBeNull();
    expect(await started.limits.takeMutations(logins(1), who)).toBeGreaterThan(0);
    await until('three attempts', () => linesBefore.length > 2);
    expect(linesBefore.slice(0, 3)).toEqual([0, 1, 1]);
    expect(lines[0]).toContain('Redis is away');
  });
});
