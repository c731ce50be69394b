import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Seconds; from an answer out of memory to the longest that a request may take. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** An operation of the graph, ended. */
export interface EndedOperation {
  /** Its name; counted as `other` unless it is one of the listed operations. */
  name: string | undefined;
  /** `query` or `mutation`; `unknown` for what could not be read. */
  type: string;
  /** `OK`, or the code of its first error. */
  outcome: string;
  seconds: number;
}

/** A call of the REST service, ended. */
export interface EndedCall {
  /** `operationId` of the contract. */
  operation: string;
  /** The status, or why there was no answer. */
  outcome: string;
  /** Retry included. */
  seconds: number;
  /** Whether it was sent a second time. */
  retried: boolean;
}

/** A number that something else keeps, read when the metrics are asked for. */
export interface Reading {
  name: string;
  help: string;
  /** A counter only rises. */
  kind: 'counter' | 'gauge';
  /** The value, or a value for each value of a label. */
  read(): number | { label: string; values: Record<string, number> };
}

/** The gateway's metrics for Prometheus. Names of labels are bounded: no value that a client sends becomes one. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly operations: Histogram<'operation' | 'type' | 'outcome'>;
  private readonly calls: Histogram<'operation' | 'outcome'>;
  private readonly retries: Counter<'operation'>;
  private readonly requests: Counter<'kind' | 'status'>;
  private readonly limits: Counter<'limit' | 'mode'>;
  private readonly listed = new Set<string>();

  constructor() {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    this.operations = new Histogram({
      name: 'gateway_graphql_operation_seconds',
      help: 'Operations of the graph, from the request to the answer.',
      labelNames: ['operation', 'type', 'outcome'],
      buckets,
      registers,
    });
    this.calls = new Histogram({
      name: 'gateway_rest_call_seconds',
      help: 'Calls of the REST service by operation id, retries included.',
      labelNames: ['operation', 'outcome'],
      buckets,
      registers,
    });
    this.retries = new Counter({
      name: 'gateway_rest_retries_total',
      help: 'Calls of the REST service that were sent a second time, by operation id.',
      labelNames: ['operation'],
      registers,
    });
    this.requests = new Counter({
      name: 'gateway_http_requests_total',
      help: 'Requests by what they ask for.',
      labelNames: ['kind', 'status'],
      registers,
    });
    this.limits = new Counter({
      name: 'gateway_limits_exceeded_total',
      help: 'Operations over a limit of their size; only counted where the mode is report.',
      labelNames: ['limit', 'mode'],
      registers,
    });
  }

  /** Names of operations that are counted by their name; every other one is counted as `other`. */
  list(names: Iterable<string>): void {
    for (const name of names) this.listed.add(name);
  }

  operation({ name, type, outcome, seconds }: EndedOperation): void {
    const operation = name !== undefined && this.listed.has(name) ? name : 'other';
    this.operations.observe({ operation, type, outcome }, seconds);
  }

  call({ operation, outcome, seconds, retried }: EndedCall): void {
    this.calls.observe({ operation, outcome }, seconds);
    if (retried) this.retries.inc({ operation });
  }

  request(kind: string, status: number): void {
    this.requests.inc({ kind, status });
  }

  limit(limit: string, mode: string): void {
    this.limits.inc({ limit, mode });
  }

  /** Adds a number that something else keeps. */
  watch({ name, help, kind, read }: Reading): void {
    const first = read();
    const labelNames = typeof first === 'number' ? [] : [first.label];
    const collect = function (this: Gauge | Counter) {
      const value = read();
      this.reset();
      if (typeof value === 'number') this.inc(value);
      else for (const [label, count] of Object.entries(value.values)) this.inc({ [value.label]: label }, count);
    };
    const settings = { name, help, labelNames, registers: [this.registry], collect };
    if (kind === 'counter') new Counter(settings);
    else new Gauge(settings);
  }

  /** Everything, in the text format of Prometheus, and its content type. */
  async read(): Promise<{ type: string; text: string }> {
    return { type: this.registry.contentType, text: await this.registry.metrics() };
  }
}
