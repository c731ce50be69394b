import express from 'express';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { openapiFile } from '@photo-competition/schema/files';
import { parse } from 'yaml';
import { engine } from '../../testing/engines.ts';
import { TestService } from '../../testing/service.ts';
import { serveDocumentation } from './documentation.ts';

const contract = readFileSync(openapiFile, 'utf8');

describe('the contract to read', () => {
  let service: TestService;
  const get = (path: string) => service.raw('GET', path);
  afterEach(() => service.stop());

  test('outside production the document and a page that shows it are served, with nothing from elsewhere', async () => {
    service = await TestService.start(engine);
    for (const place of ['', '/docs']) {
      const yaml = await get(`${place}/openapi.yaml`);
      expect(yaml.headers.get('content-type')).toContain('application/yaml');
      expect(await yaml.text()).toBe(contract);
      expect(await (await get(`${place}/openapi.json`)).json()).toEqual(parse(contract));
    }
    const page = await get('/docs');
    expect(page.url).toBe(`${service.url}/docs/`);
    expect(page.headers.get('content-security-policy')).toMatch(
      /default-src 'none'.*script-src 'self'.*style-src 'self'/,
    );
    // Extensions are shown, and among them who may call an operation.
    expect(await (await get('/docs/start.js')).text()).toContain('showExtensions: true');
    const html = await page.text();
    const addresses = [...html.matchAll(/(?:href|src)="((?!data:)[^"]+)"/g)].map(([, address = '']) => address);
    expect(addresses).toContain('swagger-ui-bundle.js');
    // Relative, so that the page works under another path; and each one leads somewhere.
    for (const address of addresses) {
      expect(address).toMatch(/^[\w.-]+$/);
      expect({ address, status: (await get(`/docs/${address}`)).status }).toEqual({ address, status: 200 });
    }
    expect(html).not.toMatch(/<script>|style=|onload=/);
    for (const path of ['/docs/package.json', '/docs/..%2fpackage.json', '/docs/index.html'])
      expect({ path, status: (await get(path)).status }).toEqual({ path, status: 404 });
  });

  test('in production there is none of it', async () => {
    service = await TestService.start(engine, { NODE_ENV: 'production', CLOCK_FILE: '' });
    for (const path of ['/openapi.yaml', '/openapi.json', '/docs', '/docs/', '/docs/openapi.json', '/docs/start.js'])
      expect({ path, status: (await get(path)).status }).toEqual({ path, status: 404 });
  });
});

test('where the package is not installed a sentence says so, and the document is there', async () => {
  const app = express();
  serveDocumentation(app, () => null);
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    const page = await fetch(`${url}/docs/`);
    expect(page.status).toBe(404);
    expect(await page.text()).toContain('swagger-ui-dist');
    expect((await fetch(`${url}/docs/swagger-ui.css`)).status).toBe(404);
    expect((await fetch(`${url}/openapi.json`)).status).toBe(200);
  } finally {
    // Answers were not read to their end, and their connections would outlive the test.
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});
