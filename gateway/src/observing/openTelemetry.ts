import {
  diag,
  DiagLogLevel,
  isSpanContextValid,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Context,
  type Span as OpenSpan,
  type Tracer,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base';
import type { Attributes, Span, Tracing, TracingOptions } from './tracing.ts';

const kinds = { internal: SpanKind.INTERNAL, client: SpanKind.CLIENT };

/** Milliseconds that a collector may take for a batch, and the process at its end for the last one. */
const exportMs = 3000;

/** The context that a client's `traceparent` names, or none. */
function contextOf(traceparent: string | null): Context {
  const [, traceId = '', spanId = '', flags = ''] = traceparent?.split('-') ?? [];
  const spanContext = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & TraceFlags.SAMPLED, isRemote: true };
  return isSpanContextValid(spanContext) ? trace.setSpanContext(ROOT_CONTEXT, spanContext) : ROOT_CONTEXT;
}

/** Passed on by hand, not through asynchronous context: that would cost every promise of every request. */
class TracedSpan implements Span {
  private readonly tracer: Tracer;
  private readonly span: OpenSpan;

  constructor(tracer: Tracer, name: string, kind: SpanKind, parent: Context) {
    this.tracer = tracer;
    this.span = tracer.startSpan(name, { kind }, parent);
  }

  get traceparent(): string {
    const { traceId, spanId, traceFlags } = this.span.spanContext();
    return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
  }

  child(name: string, kind: 'internal' | 'client'): Span {
    return new TracedSpan(this.tracer, name, kinds[kind], trace.setSpan(ROOT_CONTEXT, this.span));
  }

  rename(name: string): void {
    this.span.updateName(name);
  }

  end(attributes: Attributes, failed: boolean): void {
    this.span.setAttributes(attributes);
    if (failed) this.span.setStatus({ code: SpanStatusCode.ERROR });
    this.span.end();
  }
}

/** Interval of complaints: a complaint a minute tells as much as one for each batch. */
const complaintMs = 60_000;

/** Writes OpenTelemetry's own messages to the log, in moderation. */
function listen(warn: (message: string) => void): void {
  let next = 0;
  const complain = (message: string) => {
    if (performance.now() < next) return;
    next = performance.now() + complaintMs;
    warn(`Spans could not be sent: ${message.slice(0, 300)}`);
  };
  const nothing = () => undefined;
  const logger = { error: complain, warn: complain, info: nothing, debug: nothing, verbose: nothing };
  diag.setLogger(logger, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true });
}

/** Tracing by OpenTelemetry, over OTLP/HTTP in JSON. A collector that is down costs the spans and nothing else. */
export function openTelemetry({ endpoint, headers, serviceName, ratio, warn }: TracingOptions): Tracing {
  listen(warn);
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    headers,
    timeoutMillis: exportMs,
  });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor(exporter, { exportTimeoutMillis: exportMs })],
    forceFlushTimeoutMillis: exportMs,
  });
  const tracer = provider.getTracer('gateway');
  return {
    begin: (name, traceparent) => new TracedSpan(tracer, name, SpanKind.SERVER, contextOf(traceparent)),
    close: () => provider.shutdown().catch((error: unknown) => warn(`Spans could not be sent: ${String(error)}`)),
  };
}
