import type { Identity } from '../rest/caller.ts';
import { RestProblem } from '../rest/problem.ts';
import type { RequestBounds } from '../rest/requestBounds.ts';
import type { Transport, UpstreamAnswer, UpstreamCall } from '../rest/transport.ts';
import type { Uploader } from '../rest/upload.ts';
import type { RequestRecord } from '../server/requestRecord.ts';
import type { Span } from './tracing.ts';

const statusOf = (error: unknown): string =>
  error instanceof RestProblem ? `${error.status} ${error.code}` : ((error as Error).constructor?.name ?? 'Error');

/** Ends a call's span with its outcome. Neither path nor body is told: either may hold what is secret. */
function followed<T>(span: Span, method: string, answer: Promise<T>): Promise<T> {
  const end = (outcome: string, failed: boolean) =>
    span.end({ 'http.request.method': method, 'rest.outcome': outcome }, failed);
  answer.then(
    () => end('OK', false),
    (error: unknown) => end(statusOf(error), !(error instanceof RestProblem)),
  );
  return answer;
}

const spanOf = ({ operationSpan, span }: RequestRecord, operation: string): Span | null =>
  (operationSpan ?? span)?.child(operation, 'client') ?? null;

/** Counts the calls of one request and, where it is traced, tells of each. */
export class RecordedTransport implements Transport {
  private readonly transport: Transport;
  private readonly record: RequestRecord;

  constructor(transport: Transport, record: RequestRecord) {
    this.transport = transport;
    this.record = record;
  }

  send(call: UpstreamCall, bounds: RequestBounds): Promise<UpstreamAnswer> {
    this.record.upstreamCalls += 1;
    const span = spanOf(this.record, call.operation);
    if (!span) return this.transport.send(call, bounds);
    const traced = { ...call, headers: { ...call.headers, traceparent: span.traceparent } };
    return followed(span, call.method, this.transport.send(traced, bounds));
  }

  close(): Promise<void> {
    return this.transport.close();
  }
}

/** The same for uploads. @param uploaderOf makes the uploader that a trace is passed to */
export const recordedUploader =
  (uploaderOf: (identity: Identity) => Uploader, identity: Identity, record: RequestRecord): Uploader =>
  (...upload) => {
    record.upstreamCalls += 1;
    const span = spanOf(record, 'uploadImage');
    if (!span) return uploaderOf(identity)(...upload);
    return followed(span, 'POST', uploaderOf({ ...identity, traceparent: span.traceparent })(...upload));
  };
