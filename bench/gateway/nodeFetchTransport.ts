import fetch from 'node-fetch';
import type { Transport } from '../../gateway/dist/rest/call/upstreamCall.js';

/** A transport on plain node-fetch: no deadline, retry, keep-alive or sharing. @param origin URL of the REST service */
export const nodeFetchTransport = (origin: string): Transport => ({
  async send({ method, path, headers, body }) {
    const response = await fetch(origin + path, { method, headers, ...(body === undefined ? {} : { body }) });
    if (!response.ok) throw new Error(`The service answered ${response.status}`);
    return {
      body: await response.json(),
      authorization: response.headers.get('authorization'),
      deviceToken: null,
      freshUntil: 0,
      size: 0,
    };
  },
  close: () => Promise.resolve(),
});
