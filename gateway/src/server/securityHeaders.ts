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

/** Headers of every answer. @param tools whether Sandbox and development mailbox bring scripts and frames of their own */
export const securityHeaders =
  (tools: boolean): RequestHandler =>
  (request, response, next) => {
    response.set({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
      ...(tools && isTool(request.path) ? {} : { 'content-security-policy': policy }),
    });
    next();
  };
