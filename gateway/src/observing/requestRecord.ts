import type { ServerResponse } from 'node:http';
import type { Span } from './tracing.ts';

/** An operation of the graph. */
export interface RecordedOperation {
  name: string | undefined;
  /** `query` or `mutation`. */
  type: string;
}

/** The facts about a request for its line in the log, the metrics and its trace; filled in on its way. */
export interface RequestRecord {
  readonly requestId: string;
  /** Its span; null where nothing is traced. */
  readonly span: Span | null;
  /** Span of its operation, below which the calls of the service stand; null where there is none, or when it has ended. */
  operationSpan: Span | null;
  /** The operation of the graph, once it is known. */
  operation: RecordedOperation | null;
  /** Codes of what went wrong: of top-level errors, and of what a user can mend. */
  codes: string[];
  /** Calls that the request needed of the service, those among them that were answered out of memory. */
  upstreamCalls: number;
}

/** On the response itself: a map beside it costs more than all the rest of the record. */
const recordKey = Symbol('record');

interface Recorded extends ServerResponse {
  [recordKey]?: RequestRecord;
}

export function keepRecord(response: ServerResponse, record: RequestRecord): void {
  (response as Recorded)[recordKey] = record;
}

/** The record of the request that a response answers. */
export const recordOf = (response: ServerResponse): RequestRecord | undefined => (response as Recorded)[recordKey];

/** An operation begins; what it calls is told below it. */
export function beginOperation(record: RequestRecord): void {
  record.operationSpan ??= record.span?.child('graphql', 'internal') ?? null;
}

/** The span of an operation ends; its name is known only now. */
export function endOperationSpan(record: RequestRecord): void {
  const { operationSpan, operation, codes } = record;
  if (!operationSpan) return;
  record.operationSpan = null;
  if (operation) operationSpan.rename(operation.name ? `${operation.type} ${operation.name}` : operation.type);
  operationSpan.end(
    {
      ...(operation ? { 'graphql.operation.type': operation.type } : {}),
      ...(operation?.name ? { 'graphql.operation.name': operation.name } : {}),
      ...(codes.length ? { 'graphql.codes': codes.join(' ') } : {}),
    },
    codes.includes('INTERNAL_SERVER_ERROR'),
  );
}
