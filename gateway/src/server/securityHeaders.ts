import type { RequestHandler } from 'express';

/** What the web client needs and nothing else. Emotion writes styles; previews of uploads are blobs. */
const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

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

/** Headers of what no browser shows as a page: an answer to a POST. The rest would be longer than many a body. */
export const answerHeaders = { 'x-content-type-options': 'nosniff' };

/** Headers of every other answer, by its path. @param tools whether Sandbox and development mailbox bring scripts and frames of their own */
export const securityHeadersOf = (tools: boolean, path: string): Readonly<Record<string, string>> =>
  tools && isTool(path) ? always : withPolicy;

/** Sets them. */
export const securityHeaders =
  (tools: boolean): RequestHandler =>
  (request, response, next) => {
    response.set(securityHeadersOf(tools, request.path));
    next();
  };
