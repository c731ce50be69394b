import type { Config } from '../config.ts';
import type { Logger } from '../log.ts';
import type { Tracing } from './tracing.ts';
import { followRequests } from './followRequests.ts';
import type { Metrics } from './metrics.ts';

/** Observation of the gateway at work: its log always, metrics and traces where they are asked for. */
export interface Observation {
  /** Null where nothing is counted. */
  metrics: Metrics | null;
  /** Names a request and follows it to its end. */
  follow: ReturnType<typeof followRequests>;
  close(): Promise<void>;
}

/** Their library is loaded only where they are asked for. */
async function metricsOf({ METRICS_PORT }: Config): Promise<Metrics | null> {
  if (METRICS_PORT === undefined) return null;
  const { Metrics } = await import('./metrics.ts');
  return new Metrics();
}

/** OpenTelemetry is loaded only where a collector is named: it is the largest of our libraries. */
async function tracingOf(config: Config, log: Logger): Promise<Tracing | null> {
  const endpoint = config.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined) return null;
  const { openTelemetry } = await import('./openTelemetry.ts');
  return openTelemetry({
    endpoint,
    headers: config.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    serviceName: config.OTEL_SERVICE_NAME,
    ratio: config.OTEL_TRACES_SAMPLER_ARG,
    warn: (message) => log.warn(message),
  });
}

/** Sets up what the settings ask for. */
export async function observe(config: Config, log: Logger): Promise<Observation> {
  const metrics = await metricsOf(config);
  const tracing = await tracingOf(config, log);
  return {
    metrics,
    follow: followRequests({ log, metrics, tracing }),
    close: () => tracing?.close() ?? Promise.resolve(),
  };
}
