import type { IncomingMessage } from 'node:http';

const traceForm = /^[0-9a-f]{2}-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/;

/** W3C trace context, where the client has sent a sound one. */
export function traceparentOf({ headers }: IncomingMessage): string | null {
  const { traceparent } = headers;
  return typeof traceparent === 'string' && traceForm.test(traceparent) ? traceparent : null;
}
