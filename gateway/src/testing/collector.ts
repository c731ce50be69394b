import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A span as OTLP in JSON has it. */
export interface CollectedSpan {
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  name: string;
  kind: number;
  attributes: Record<string, unknown>;
  /** Whether its status is an error. */
  failed: boolean;
}

/** An OTLP/HTTP collector that keeps what it is sent. */
export interface Collector {
  url: string;
  /** Every span so far. */
  spans(): CollectedSpan[];
  /** Everything so far, unparsed. */
  sent(): string;
  headers: IncomingHttpHeaders[];
  close(): Promise<void>;
}

interface OtlpSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: { key: string; value: Record<string, unknown> }[];
  status: { code: number };
}
interface OtlpTraces {
  resourceSpans: { scopeSpans: { spans: OtlpSpan[] }[] }[];
}

const spansOf = (body: string): CollectedSpan[] =>
  (JSON.parse(body) as OtlpTraces).resourceSpans
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap(({ spans }) => spans)
    .map(({ attributes, status, parentSpanId, traceId, spanId, name, kind }) => ({
      traceId,
      spanId,
      parentSpanId,
      name,
      kind,
      attributes: Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]])),
      failed: status.code === 2,
    }));

/** Starts one on a free port. */
export async function startCollector(): Promise<Collector> {
  const bodies: string[] = [];
  const headers: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      if (request.url === '/v1/traces') bodies.push(body);
      headers.push(request.headers);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: () => bodies.flatMap(spansOf),
    sent: () => bodies.join('\n'),
    headers,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
