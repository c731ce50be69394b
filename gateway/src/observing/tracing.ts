/** Public facts about a span: names, numbers and codes; never a variable, a token or a query string. */
export type Attributes = Record<string, string | number | boolean>;

/** A stretch of work of one request, below another one or below the client's. */
export interface Span {
  /** Its W3C trace context, for a service that works on from here. */
  readonly traceparent: string;
  /** Begins a stretch below it. @param kind `client` for a call of another service */
  child(name: string, kind: 'internal' | 'client'): Span;
  rename(name: string): void;
  /** @param failed whether it is to be seen as a failure */
  end(attributes: Attributes, failed: boolean): void;
}

/** Makes spans and brings them to a collector. */
export interface Tracing {
  /** Begins the span of a request. @param traceparent the client's, where it sent one */
  begin(name: string, traceparent: string | null): Span;
  /** Sends what is left. */
  close(): Promise<void>;
}

/** Where spans go. */
export interface TracingOptions {
  /** Base address of an OTLP/HTTP collector; `/v1/traces` is added. */
  endpoint: string;
  /** Headers that the collector asks for, e.g. a key. */
  headers: Record<string, string>;
  serviceName: string;
  /** Share of the traces that begin here and are kept, 0–1; a client's own decision goes before it. */
  ratio: number;
  /** Hears of a collector that does not answer. */
  warn(message: string): void;
}
