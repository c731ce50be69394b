/** Alerts and dashboard of `deploy/` ask for what gateway and service count. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort, Product } from './product/product.ts';
import { until } from './product/until.ts';

const deploy = new URL('../deploy/', import.meta.url);
const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

let product: Product;
let series: string;
beforeAll(async () => {
  const [gatewayPort, apiPort] = [await freePort(), await freePort()];
  product = await Product.start({
    environment: { API_METRICS_PORT: String(apiPort) },
    gatewayEnvironment: { METRICS_PORT: String(gatewayPort) },
  });
  const read = async () => {
    const texts = await Promise.all(
      [gatewayPort, apiPort].map(async (port) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()),
    );
    return texts.join('\n');
  };
  await fetch(`${product.url}/graphql?query={__typename}`);
  await fetch(`${product.apiUrl}/api/competition/open`);
  await until('the lag of the event loop', async () => (await read()).includes('nodejs_eventloop_lag_p99_seconds'));
  series = await read();
});
afterAll(() => product.stop());

/** Names of metrics in an expression of Prometheus. */
const metricsIn = (text: string): string[] => [
  ...new Set(text.match(/\b(?:api|gateway|nodejs|process)_[a-z\d_]+/g) ?? []),
];

test.each(['prometheus/alerts.yml', 'grafana/dashboard.json'])('%s asks for metrics that there are', (file) => {
  const names = metricsIn(readFileSync(new URL(file, deploy), 'utf8'));
  expect(names.length).toBeGreaterThan(5);
  const missing = names.filter((name) => !series.includes(`# TYPE ${name.replace(/_(count|bucket|sum)$/, '')} `));
  expect(missing).toEqual([]);
});

test.skipIf(!hasPromtool)('each alert can be caused, and a healthy installation causes none (with promtool)', () => {
  const folder = fileURLToPath(new URL('prometheus/', deploy));
  for (const args of [
    ['check', 'config', 'prometheus.yml'],
    ['test', 'rules', 'alerts.test.yml'],
  ]) {
    const { status, stdout, stderr } = spawnSync('promtool', args, { cwd: folder, encoding: 'utf8' });
    expect([status, `${stdout}${stderr}`]).toEqual([0, expect.stringContaining('SUCCESS')]);
  }
});
