import express, { Router, type ErrorRequestHandler, type RequestHandler } from 'express';
import type { ByteCall } from '../../rest/transports/byteTransport.ts';
import { relay, writeMissing, writeUnreadable, type RelayOptions } from './relay.ts';

type Download = Pick<ByteCall, 'operation' | 'path' | 'types'>;

const csv = /^text\/csv\s*(?:;|$)/i;
const zip = /^application\/zip\s*(?:;|$)/i;
const admin = '/api/admin/competition';

/** The only addresses of downloads, below `/download`, and what they are upstream. */
const routes: [RegExp, (id: string, table: string) => Download][] = [
  [
    /^\/competition\/(\d{1,10})\/(entries|votes|results)\.csv$/,
    (id, table) => ({ operation: 'adminExportCompetition', path: `${admin}/${id}/export/${table}`, types: csv }),
  ],
  [
    /^\/competition\/(\d{1,10})\/originals\.zip$/,
    (id) => ({ operation: 'adminExportOriginals', path: `${admin}/${id}/originals`, types: zip }),
  ],
  [/^\/my-data\.zip$/, () => ({ operation: 'getMyData', path: '/api/user/my/data', types: zip })],
];

function downloadAt(path: string): Download | null {
  for (const [form, build] of routes) {
    const found = form.exec(path);
    if (found) return build(found[1] ?? '', found[2] ?? '');
  }
  return null;
}

/**
 * A browser saves what a form brings, but sends no header of ours with it, and a token in an address would be written to
 * logs: so the form's body may carry the token, and the language that was chosen in the client.
 */
const headersOfForm: RequestHandler = (request, _response, next) => {
  const { token, locale } = (request.body ?? {}) as { token?: unknown; locale?: unknown };
  if (typeof token === 'string' && request.headers.authorization === undefined)
    request.headers.authorization = `Bearer ${token}`;
  if (locale === 'hu' || locale === 'en') request.headers['accept-language'] = locale;
  next();
};

/** A form that is too long or is none. */
const unreadableForm: ErrorRequestHandler = (error: { status?: number }, request, response, next) => {
  const { status = 500 } = error;
  if (status >= 500 || response.headersSent) return next(error);
  // What else of it comes is not looked at.
  request.resume();
  writeUnreadable(request, response, 'file', status);
};

/**
 * Tables and archives, streamed from the service: by GET with a bearer token, or by a form that POSTs `token` and
 * `locale`. A refusal is a page for a browser that opens the address, and a problem for a program.
 */
export function downloads(parts: RelayOptions): Router {
  const router = Router();
  const answer: RequestHandler = (request, response) => {
    const download = downloadAt(request.path);
    return download ? relay(parts, request, response, download, 'file') : writeMissing(request, response, 'file');
  };
  router.get('/{*path}', answer);
  router.post('/{*path}', express.urlencoded({ extended: false, limit: '8kb' }), headersOfForm, answer);
  router.use(unreadableForm);
  return router;
}
