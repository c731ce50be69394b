import type { Identity } from '../rest/call/identity.ts';
import { RestProblem } from '../rest/call/problem.ts';
import type { Transport } from '../rest/call/upstreamCall.ts';
import type { Uploader } from '../rest/transports/upload.ts';
import type { RequestRecord } from './requestRecord.ts';

const outcomeOf = (error: unknown): string =>
  error instanceof RestProblem ? `${error.status} ${error.code}` : ((error as Error).constructor?.name ?? 'Error');

/**
 * Counts a call that a request needs and, where the request is traced, makes a span of it. Neither path nor body is told:
 * either may hold what is secret.
 * @param record absent where the request is not followed
 * @param send makes the call with the trace context of its span; null where the request is not traced
 */
export async function recordCall<T>(
  record: RequestRecord | undefined,
  { operation, method }: { operation: string; method: string },
  send: (traceparent: string | null) => Promise<T>,
): Promise<T> {
  if (!record) return send(null);
  record.upstreamCalls += 1;
  const span = (record.operationSpan ?? record.span)?.child(operation, 'client');
  if (!span) return send(null);
  const end = (outcome: string, failed: boolean) =>
    span.end({ 'http.request.method': method, 'rest.outcome': outcome }, failed);
  try {
    const answer = await send(span.traceparent);
    end('OK', false);
    return answer;
  } catch (error) {
    end(outcomeOf(error), !(error instanceof RestProblem));
    throw error;
  }
}

/** A transport that records every call of one request. */
export const recordedTransport = (transport: Transport, record: RequestRecord): Transport => ({
  send: (call, lifetime) =>
    recordCall(record, call, (traceparent) =>
      transport.send(traceparent === null ? call : { ...call, headers: { ...call.headers, traceparent } }, lifetime),
    ),
  close: () => transport.close(),
});

/** The same for uploads. @param uploaderFor makes the uploader of an identity, with the trace context that it sends */
export const recordedUploader =
  (uploaderFor: (identity: Identity) => Uploader, identity: Identity, record: RequestRecord): Uploader =>
  (...upload) =>
    recordCall(record, { operation: 'uploadImage', method: 'POST' }, (traceparent) =>
      uploaderFor(traceparent === null ? identity : { ...identity, traceparent })(...upload),
    );
