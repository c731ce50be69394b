import type { IncomingMessage, ServerResponse } from 'node:http';

export interface OtherOriginOptions {
  /** Whose scripts may ask, beside those of the gateway's own origin. */
  allowed: readonly string[];
}

/** The doors that can be opened to other origins, and the methods that each takes. */
const doors: [path: RegExp, methods: string][] = [
  [/^\/graphql\/?(?:\?|$)/, 'GET, POST'],
  [/^\/media\//, 'GET, HEAD'],
  [/^\/download\//, 'GET, HEAD, POST'],
];

/** Headers of requests that a script may set: those that are read here, and those that standard clients send in any case. */
const requestHeaders = [
  'Accept-Language',
  'Apollo-Require-Preflight',
  'ApolloGraphQL-Client-Name',
  'ApolloGraphQL-Client-Version',
  'Authorization',
  'Content-Type',
  'If-None-Match',
  'Range',
  'Traceparent',
  'X-Apollo-Operation-Name',
  'X-Operation-Cost',
  'X-Preview',
  'X-Request-Id',
].join(', ');

/** Headers of answers that a script may read, beside those that any may. */
const answerHeaders = [
  'Authorization',
  'Content-Disposition',
  'Content-Range',
  'ETag',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'X-Request-Id',
].join(', ');

/** Seconds for which a browser keeps the answer to its question; none keeps it for longer than that. */
const keptFor = 7200;

const notAllowed =
  'Scripts of this origin may not ask here: whoever runs the installation can name it in ALLOWED_ORIGINS.\n';

/**
 * Lets scripts of other origins ask (the CORS protocol of the Fetch standard). An origin is named, never `*`, and never with
 * credentials: a session is a header that the script sets itself.
 * @returns answers the question that a browser asks in advance, and says whether it was one
 */
export function otherOrigins({ allowed }: OtherOriginOptions) {
  const known = new Set(allowed);
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { origin, 'access-control-request-method': asked } = request.headers;
    if (origin === undefined && known.size === 0) return false;
    const { url = '', method } = request;
    const methods = doors.find(([path]) => path.test(url))?.[1];
    if (methods === undefined) return false;
    // Also where no origin asks: a cache must not give that answer to one that does.
    if (known.size > 0) response.appendHeader('vary', 'Origin');
    const isAllowed = origin !== undefined && known.has(origin);
    if (isAllowed) {
      response.setHeader('access-control-allow-origin', origin);
      response.setHeader('access-control-expose-headers', answerHeaders);
    }
    if (origin === undefined || method !== 'OPTIONS' || asked === undefined) return false;
    if (isAllowed)
      response
        .writeHead(204, {
          'access-control-allow-methods': methods,
          'access-control-allow-headers': requestHeaders,
          'access-control-max-age': String(keptFor),
        })
        .end();
    else response.writeHead(403, { 'cache-control': 'no-store', 'content-type': 'text/plain' }).end(notAllowed);
    return true;
  };
}
