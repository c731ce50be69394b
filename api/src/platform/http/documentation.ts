import { openapiFile, openapiJsonFile } from '@photo-competition/schema/files';
import type { Express, Response } from 'express';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Scripts and styles from here, drawings inside the styles, and nothing else. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Files of the package that the page needs, by media type. */
const assets: Record<string, string> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
};

// Every address is relative: the gateway shows the same page under another path.
const page = `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Photo competition: REST contract</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="swagger-ui.css">
<main id="document"><p>The contract itself: <a href="openapi.yaml">openapi.yaml</a>, <a href="openapi.json">openapi.json</a></p></main>
<script src="swagger-ui-bundle.js"></script>
<script src="start.js"></script></html>`;

/** For reading only: nothing can be sent from the page. It shows who may call an operation (`x-who`). */
const start = `SwaggerUIBundle({ url: 'openapi.json', dom_id: '#document', deepLinking: true, showExtensions: true, supportedSubmitMethods: [], validatorUrl: null });`;

const missing = `The reading view needs the package swagger-ui-dist, which an installation for production leaves out.
The document itself is at openapi.yaml and openapi.json beside this address.
`;

/** Folder of swagger-ui-dist; null where it is not installed. */
function installedAssets(): string | null {
  try {
    return path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  } catch {
    return null;
  }
}

function answer(response: Response, type: string, body: string, status = 200): void {
  response
    .status(status)
    .set({ 'content-security-policy': policy, 'cache-control': 'no-store', 'content-type': type })
    .end(body);
}

/**
 * The contract (`/openapi.yaml`, `/openapi.json`) and a reading view of it (`/docs/`); outside production only.
 * @param folder of swagger-ui-dist, null where it is missing; looked for when the page is first asked for
 */
export function serveDocumentation(app: Express, folder: () => string | null = installedAssets): void {
  const yaml = readFileSync(openapiFile, 'utf8');
  const json = readFileSync(openapiJsonFile, 'utf8');
  for (const place of ['', '/docs']) {
    app.get(`${place}/openapi.yaml`, (_request, response) => answer(response, 'application/yaml; charset=utf-8', yaml));
    app.get(`${place}/openapi.json`, (_request, response) => answer(response, 'application/json; charset=utf-8', json));
  }
  app.get('/docs', (request, response) => {
    if (!request.path.endsWith('/')) return response.redirect(308, 'docs/');
    if (folder() === null) return answer(response, 'text/plain; charset=utf-8', missing, 404);
    return answer(response, 'text/html; charset=utf-8', page);
  });
  app.get('/docs/start.js', (_request, response) => answer(response, 'text/javascript; charset=utf-8', start));
  for (const [name, type] of Object.entries(assets)) {
    app.get(`/docs/${name}`, (_request, response, next) => {
      const from = folder();
      if (from === null) return next();
      response.set({ 'content-security-policy': policy, 'cache-control': 'no-cache', 'content-type': type });
      response.sendFile(path.join(from, name));
    });
  }
}
