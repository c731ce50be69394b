import type { IncomingMessage, ServerResponse } from 'node:http';

/** What the web client needs and nothing else. Emotion writes styles; previews of uploads are blobs. */
const policyOf = (scripts: string) =>
  [
    "default-src 'self'",
    `script-src ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
const policy = policyOf("'self'");

/** A worker goes by the policy of its own file: that of the recount may compile WebAssembly, the pages may not. */
const recountWorker = /^\/assets\/recountWorker-[\w-]+\.js$/;
const workerPolicy = policyOf("'self' 'wasm-unsafe-eval'");

/** Pages of other origin that outside production live beside the product. */
const isTool = (path: string) => path === '/graphql' || path.startsWith('/dev/');

/** Headers of every page and file. */
const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};
const withPolicy = { ...always, 'content-security-policy': policy };
const ofWorker = { ...always, 'content-security-policy': workerPolicy };

/** Headers of what no browser shows as a page: an answer to a POST to the graph. The rest would be longer than many a body. */
const answer = { 'x-content-type-options': 'nosniff' };

export interface SecurityHeaderOptions {
  /** Whether Sandbox and development mailbox bring scripts and frames of their own. */
  tools: boolean;
}

/** Gives each answer its headers, by the path that was asked for. */
export function securityHeaders({ tools }: SecurityHeaderOptions) {
  const headersOf = (method: string | undefined, path: string) => {
    if (method === 'POST' && path === '/graphql') return answer;
    if (tools && isTool(path)) return always;
    return recountWorker.test(path) ? ofWorker : withPolicy;
  };
  return ({ method, url = '' }: IncomingMessage, response: ServerResponse): void => {
    const path = url.split('?', 1)[0] ?? '';
    for (const [name, value] of Object.entries(headersOf(method, path))) response.setHeader(name, value);
  };
}
