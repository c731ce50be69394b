import { createServer, type Server } from 'node:http';
import type { Metrics } from './metrics.ts';

/**
 * `GET /metrics` on a port of its own: what is counted is for the operator, and a proxy in front of the product does not
 * lead there.
 */
export const metricsServer = (metrics: Metrics): Server =>
  createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('There is nothing here but /metrics.\n');
      return;
    }
    metrics.read().then(
      ({ type, text }) => response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(text),
      () => response.writeHead(500, { 'content-type': 'text/plain' }).end('The metrics cannot be read.\n'),
    );
  });
