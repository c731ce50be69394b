import type { RequestHandler, Response } from 'express';
import { randomUUID } from 'node:crypto';
import type { Logger } from '../log.ts';

const form = /^[\w.-]{8,100}$/;

/** The name of a request, in the logs of both processes and in every answer that tells of a failure. */
export const requestIdOf = (response: Response): string => String(response.getHeader('x-request-id') ?? '');

/** Names every request, with its client's own name where that is sound, and writes one line about it; no query string. */
export const requestNames =
  (log: Logger): RequestHandler =>
  (request, response, next) => {
    const given = request.get('x-request-id') ?? '';
    response.setHeader('x-request-id', form.test(given) ? given : randomUUID());
    const start = performance.now();
    const { path } = request;
    response.once('close', () => {
      if (request.path === '/livez' || request.path === '/readyz') return;
      const ms = Math.round(performance.now() - start);
      const { method } = request;
      // Activation and reset links carry their code in the path.
      const shown = /^\/(activation|lost-password\/change)\//.test(path) ? path.replace(/[^/]+$/, '…') : path;
      const fields = { requestId: requestIdOf(response), method, path: shown, ms, status: response.statusCode };
      log.info({ ...fields, ended: response.writableEnded }, 'request');
    });
    next();
  };
