import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hashOf } from './server/operations/operationManifest.ts';
import { startFakeRest, type FakeRest } from './testing/fakeRest.ts';
import { freePort, startMain, statusAt, type MainProcess } from './testing/mainProcess.ts';
import { until } from './testing/until.ts';

let service: FakeRest;
let gateway: MainProcess;
let folder: string;
beforeEach(async () => {
  service = await startFakeRest();
  folder = mkdtempSync(path.join(tmpdir(), 'manifests-'));
});
afterEach(async () => {
  gateway.process.kill('SIGKILL');
  await service.close();
  rmSync(folder, { recursive: true });
});

const manifest = (name: string, text: string) =>
  writeFileSync(path.join(folder, name), JSON.stringify({ [`sha256:${hashOf(text)}`]: text }));

it('on SIGHUP operations come and go, and a refused manifest changes nothing', async () => {
  const [first, second] = ['query First { __typename }', 'query Second { __typename }'];
  manifest('app.json', first);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const settings = { PORT: String(port), REST_API_URL: service.url, OPERATIONS_DIR: folder };
  gateway = startMain({ ...settings, NODE_ENV: 'production' });
  await until('it listens', async () => (await statusAt(`${url}/livez`)) === 200);
  const listed = async (text: string) =>
    (await statusAt(`${url}/graphql?${new URLSearchParams({ documentId: `sha256:${hashOf(text)}` })}`)) === 200;
  expect([await listed(first), await listed(second)]).toEqual([true, false]);

  manifest('app.json', second);
  gateway.process.kill('SIGHUP');
  await until('the other is listed', () => listed(second));
  expect(await listed(first)).toBe(false);

  let said = '';
  gateway.process.stdout?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  manifest('app.json', 'query Wrong { nothing }');
  gateway.process.kill('SIGHUP');
  await until('it says why', () => said.includes('the manifests were refused'));
  expect(said).toContain('Cannot query field \\"nothing\\"');
  expect(await listed(second)).toBe(true);
});
