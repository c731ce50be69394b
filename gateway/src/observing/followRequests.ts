import { shownPath } from '@photo-competition/schema/shownPath';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from '../log.ts';
import type { Tracing } from './tracing.ts';
import type { Metrics } from './metrics.ts';
import { endOperationSpan, keepRecord, recordOf, type RequestRecord } from './requestRecord.ts';
import { traceparentOf } from './traceparent.ts';

const form = /^[\w.-]{8,100}$/;

/** The observers of requests. */
export interface RequestObservers {
  log: Logger;
  metrics: Metrics | null;
  tracing: Tracing | null;
}

/** The kind of a path, in few words: these become labels of metrics. */
function kindOf(path: string): string {
  if (path === '/graphql') return 'graphql';
  if (path.startsWith('/media/')) return 'media';
  if (path.startsWith('/download/')) return 'download';
  if (path.startsWith('/assets/')) return 'asset';
  return path === '/livez' || path === '/readyz' ? 'health' : 'page';
}

interface Ended {
  record: RequestRecord;
  method: string;
  path: string;
  kind: string;
  status: number;
  /** Whether the answer was sent whole. */
  whole: boolean;
  ms: number;
}

/** Writes a line with the request, its result and its duration. Absent fields are not written. */
function writeLine(log: Logger, { record, method, path, status, whole, ms }: Ended): void {
  const { requestId, operation, codes, upstreamCalls } = record;
  log.info(
    {
      requestId,
      method,
      path,
      status,
      ms: Math.round(ms * 10) / 10,
      operation: operation?.name,
      codes: codes.length ? codes : undefined,
      upstreamCalls: upstreamCalls || undefined,
      cut: whole ? undefined : true,
    },
    'request',
  );
}

function count(metrics: Metrics, { record, kind, status, ms }: Ended): void {
  metrics.request(kind, status);
  if (kind !== 'graphql') return;
  const { operation, codes } = record;
  const outcome = codes[0] ?? (status < 400 ? 'OK' : 'BAD_USER_INPUT');
  metrics.operation({ name: operation?.name, type: operation?.type ?? 'unknown', outcome, seconds: ms / 1000 });
}

function endSpan({ record, method, path, status, whole }: Ended): void {
  const { requestId, codes } = record;
  const attributes = {
    'http.request.method': method,
    'url.path': path,
    'http.response.status_code': status,
    'request.id': requestId,
    'request.cut': !whole,
    ...(codes.length ? { 'graphql.codes': codes.join(' ') } : {}),
  };
  record.span?.end(attributes, status >= 500 || codes.includes('INTERNAL_SERVER_ERROR'));
}

/**
 * Names every request, with its client's own name where that is sound, and tells of it when it has ended. Made once, and
 * called first thing for each request, by whatever door it comes in; the header with the name is for the handler.
 */
export function followRequests({ log, metrics, tracing }: RequestObservers) {
  // The line is written of known fields only: looking for secrets in it would cost ten times the line itself.
  const lines = log.child({}, { redact: [] });
  return (request: IncomingMessage, response: ServerResponse): RequestRecord => {
    const followed = recordOf(response);
    if (followed) return followed;
    const startedAt = performance.now();
    const { method = '', url = '' } = request;
    const given = request.headers['x-request-id'];
    const requestId = typeof given === 'string' && form.test(given) ? given : randomUUID();
    const kind = kindOf(url.split('?', 1)[0] ?? '');
    const span = tracing?.begin(`${method} ${kind}`, traceparentOf(request)) ?? null;
    const record: RequestRecord = {
      requestId,
      span,
      operationSpan: null,
      operation: null,
      codes: [],
      upstreamCalls: 0,
    };
    keepRecord(response, record);
    // Most answers out of memory cost less than telling of them: nothing is done where nobody listens.
    if (!metrics && !span && !lines.isLevelEnabled('info')) return record;
    const path = shownPath(url);
    response.once('close', () => {
      const ms = performance.now() - startedAt;
      const { statusCode: status, writableFinished: whole } = response;
      const ended = { record, method, path, kind, status, whole, ms };
      if (metrics) count(metrics, ended);
      if (kind !== 'health' && lines.isLevelEnabled('info')) writeLine(lines, ended);
      // It has not come to its end where the client has gone.
      endOperationSpan(record);
      endSpan(ended);
    });
    return record;
  };
}
