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
      // Only path and query are the client's: a path that begins with two slashes would name another host.
      const { pathname, search } = new URL(`http://host${request.originalUrl}`);
      const target = new URL(developmentUrl);
      target.pathname = pathname;
      target.search = search;
      response.redirect(307, target.href);
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
    // By its folder: of an absolute path, a part that begins with a dot would count as hidden.
    response.sendFile('index.html', { root: folder, cacheControl: false, headers: { 'cache-control': 'no-cache' } });
  });
  return router;
}
