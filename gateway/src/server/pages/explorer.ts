import express, { Router } from 'express';
import path from 'node:path';
import { compressAnswer } from '../http/compressAnswer.ts';

const year = 365 * 24 * 3600;

/**
 * GraphiQL for this origin's graph, as the workspace `explore` builds it. Its policy is in securityHeaders.ts.
 * @param folder of that build; while there is none, nothing is found
 */
export function explorer(folder: string): Router {
  const router = Router();
  router.use((request, response, next) => {
    compressAnswer(request, response);
    next();
  });
  // With and without a slash: the page names its files from the root.
  router.get('/', (_request, response, next) => {
    response.sendFile('index.html', { root: folder, headers: { 'cache-control': 'no-cache' } }, (error?: Error) => {
      if (error && !response.headersSent) next();
    });
  });
  router.use(
    express.static(folder, {
      index: false,
      redirect: false,
      setHeaders(response, file) {
        const hashed = path.relative(folder, file).startsWith(`assets${path.sep}`);
        response.setHeader('cache-control', hashed ? `public, max-age=${year}, immutable` : 'no-cache');
      },
    }),
  );
  // Not the client's page for unknown addresses, whose policy is another one.
  router.use((_request, response) => {
    response.status(404).type('text/plain').send('There is nothing here. `npm run build` makes the page at /explore.');
  });
  return router;
}
