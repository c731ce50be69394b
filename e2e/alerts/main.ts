/**
 * Causes what each alert of `deploy/prometheus` tells of, under a real Prometheus with a copy of the rules in which time goes
 * faster, and prints which fired after how long: `npm run alerts`. It ends with 1 when one did not.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { balance } from '../cluster/balancer.ts';
import { createDatabase } from '../product/database.ts';
import { loginAdministrator } from '../product/people.ts';
import { freePort, Product } from '../product/product.ts';
import { Smtp } from '../product/smtp.ts';
import { until } from '../product/until.ts';
import { askGraph, causes, type Cause, type Scene } from './causes.ts';
import { alerts, hasPrometheus, haste, Prometheus } from './prometheus.ts';

/** Seconds after which an alert will not fire any more. */
const patience = 120;

const print = (line: string) => process.stdout.write(`${line}\n`);
if (!hasPrometheus) throw new Error('There is no prometheus on the path: apt-get install prometheus');
const testServer = (await import(new URL('../../scripts/testServer.mjs', import.meta.url).href)) as {
  provideServer(): Promise<() => Promise<void>>;
};
const endServer = await testServer.provideServer();
const database = await createDatabase();
const smtp = await Smtp.start();
const line = await balance([smtp.port], false);
const ports = { gateway: await freePort(), api: await freePort() };
const product = await Product.start({
  databaseUrl: database.url,
  environment: {
    API_METRICS_PORT: String(ports.api),
    SMTP_URL: line.url.replace('http://', 'smtp://club:right@'),
    DATABASE_CONNECTIONS: '4',
    LOG_LEVEL: 'fatal',
  },
  gatewayEnvironment: { METRICS_PORT: String(ports.gateway), RATE_LIMITS: 'off', LOG_LEVEL: 'fatal' },
});
const scene: Scene = {
  product,
  admin: await loginAdministrator(product),
  databaseUrl: database.url,
  serverUrl: process.env['TEST_SERVER_URL'] ?? '',
  line,
};
const prometheus = await Prometheus.start(ports);
const silent = new Set(alerts);

/** Waits until nothing fires but what stays for a day. A gateway learns from its next call that the service is back. */
const quiet = () =>
  until('quiet', async () => {
    await askGraph(scene);
    return [...(await prometheus.firing()).keys()].every((name) => name === 'MailsGivenUp');
  });

async function bringAbout({ what, alerts: expected, begin }: Cause): Promise<void> {
  await quiet();
  const begun = Date.now();
  const end = await begin(scene);
  const seen = new Map<string, number>();
  for (;;) {
    for (const name of (await prometheus.firing()).keys())
      if (!seen.has(name)) seen.set(name, Math.round((Date.now() - begun) / 1000));
    if (expected.every((name) => seen.has(name)) || Date.now() - begun > patience * 1000) break;
    await delay(200);
  }
  for (const name of expected) {
    const seconds = seen.get(name);
    if (seconds !== undefined) silent.delete(name);
    print(`${name.padEnd(25)}${seconds === undefined ? 'did not fire' : `${seconds} s`.padEnd(12)}  ${what}`);
  }
  const others = [...seen.keys()].filter((name) => !expected.includes(name) && name !== 'MailsGivenUp');
  if (others.length > 0) print(`${''.padEnd(39)}fired as well: ${others.join(', ')}`);
  await end();
}

// A healthy installation: nothing may fire.
await delay(10_000);
const atFirst = [...(await prometheus.firing()).keys()];
print(
  `Time goes ${haste} times faster in the rules. Before anything is wrong: ${atFirst.join(', ') || 'nothing fires'}.`,
);
for (const cause of causes) await bringAbout(cause);
await prometheus.stop();
await product.stop();
await smtp.stop();
await database.drop();
await endServer();
print(silent.size === 0 ? 'Every alert has fired.' : `Not seen: ${[...silent].join(', ')}.`);
process.exitCode = silent.size === 0 ? 0 : 1;
