import express, { Router } from 'express';
import { existsSync } from 'node:fs';
import path from 'node:path';

const year = 365 * 24 * 3600;

/**
 * The built web client: files with a hash in their name never change; every other page is the one document.
 * @param developmentUrl a development server to which pages are redirected instead
 */
export function webClient(folder: string, developmentUrl: string | undefined): Router {
  const router = Router();
  if (developmentUrl !== undefined) {
    router.get('/{*path}', (request, response) => {
      response.redirect(307, new URL(request.originalUrl, developmentUrl).href);
    });
    return router;
  }
  const document = path.join(folder, 'index.html');
  router.use(
    express.static(folder, {
      index: false,
      setHeaders(response, file) {
        const hashed = path.relative(folder, file).startsWith(`assets${path.sep}`);
        response.setHeader('cache-control', hashed ? `public, max-age=${year}, immutable` : 'public, max-age=3600');
      },
    }),
  );
  router.get('/{*path}', (request, response, next) => {
    // A missing file is missing: only pages fall back to the document.
    if (!request.accepts('html') || path.extname(request.path) !== '' || !existsSync(document)) return next();
    response.sendFile(document, { headers: { 'cache-control': 'no-cache' } });
  });
  return router;
}
