import { matchRoute, routeOf } from '@photo-competition/schema/routes';
import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * The policy that the web client needs, and nothing else. Emotion writes styles; previews of uploads are blobs.
 * @param frames who may show it in a frame
 */
const policyOf = (scripts: string, frames = "'none'") =>
  [
    "default-src 'self'",
    `script-src ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    `frame-ancestors ${frames}`,
  ].join('; ');
const policy = policyOf("'self'");

/**
 * The pages that an administrator's preview shows in its frame (docs/product.md §3) may be framed by this origin: everything but
 * the administration, whose buttons nobody is to be led to press.
 */
const previewedPolicy = policyOf("'self'", "'self'");
const isPreviewed = (path: string) => {
  const name = matchRoute(path)?.name;
  return name !== undefined && routeOf(name).who !== 'administrator';
};

/** A worker goes by the policy of its own file: that of the recount may compile WebAssembly, the pages may not. */
const recountWorker = /^\/assets\/recountWorker-[\w-]+\.js$/;
const workerPolicy = policyOf("'self' 'wasm-unsafe-eval'");

/** GraphiQL, which writes styles, and has its fonts and cursors in its style sheet; it asks this origin alone. */
const explorerPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  'font-src data:',
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');
const isExplorer = (path: string) => path === '/explore' || path.startsWith('/explore/');

/** Pages of other origin that outside production live beside the product. */
const isTool = (path: string) => path === '/graphql' || path.startsWith('/dev/');

/** Headers of every page and file. */
const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};
const ofTool = Object.entries(always);
const withPolicy = Object.entries({ ...always, 'content-security-policy': policy });
const ofExplorer = Object.entries({ ...always, 'content-security-policy': explorerPolicy });
const ofPreviewed = Object.entries({ ...always, 'content-security-policy': previewedPolicy });
const ofWorker = Object.entries({ ...always, 'content-security-policy': workerPolicy });

/**
 * Headers of what no browser shows as a page that could do something: an answer to a POST to the graph, a picture, a download.
 * The rest would be longer than many a body, and a page shows dozens of pictures. Pictures are pixels: `byteTransport.ts` lets
 * no vector graphics through, which could hold scripts, and without sniffing no browser reads a page into them. Downloads are
 * saved. Refusals that a browser opens are pages, and bring a policy of their own (`refusalPage.ts`).
 */
const ofAnswer = Object.entries({ 'x-content-type-options': 'nosniff' });
const isBytes = (path: string) => path.startsWith('/media/') || path.startsWith('/download/');

/** A file of a count may be XML, which a browser shows as a page: one that runs and loads nothing. */
const ofCountFile = Object.entries({
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
});

export interface SecurityHeaderOptions {
  /** Whether Sandbox and development mailbox bring scripts and frames of their own. */
  tools: boolean;
  /** Whether GraphiQL is at `/explore`. */
  explorer: boolean;
  /** Whether people reach the gateway by https: browsers then never ask it otherwise again. */
  https: boolean;
}

/** A year, as those who look after such lists ask for; subdomains are somebody else's business. */
const strictTransport = 'max-age=31536000';

/** Gives each answer its headers, by the path that was asked for. */
export function securityHeaders({ tools, explorer, https }: SecurityHeaderOptions) {
  const headersOf = (method: string | undefined, path: string) => {
    if (method === 'POST' && path === '/graphql') return ofAnswer;
    if (path.startsWith('/media/count/')) return ofCountFile;
    if (isBytes(path)) return ofAnswer;
    if (tools && isTool(path)) return ofTool;
    if (explorer && isExplorer(path)) return ofExplorer;
    if (recountWorker.test(path)) return ofWorker;
    return isPreviewed(path) ? ofPreviewed : withPolicy;
  };
  return ({ method, url = '' }: IncomingMessage, response: ServerResponse): void => {
    const path = url.split('?', 1)[0] ?? '';
    if (https) response.setHeader('strict-transport-security', strictTransport);
    for (const [name, value] of headersOf(method, path)) response.setHeader(name, value);
  };
}
