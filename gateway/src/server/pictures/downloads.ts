import express, { Router, type ErrorRequestHandler, type Request, type RequestHandler, type Response } from 'express';
import type { ByteCall, ListExport } from '../../rest/transports/byteTransport.ts';
import type { DownloadLoad } from './downloadLoad.ts';
import { relay, writeBusy, writeLimited, writeMissing, writeUnreadable, type RelayOptions } from './relay.ts';

type Download = Pick<ByteCall, 'operation' | 'path' | 'types' | 'body'>;

const zip = /^application\/zip\s*(?:;|$)/i;
/** Formats of a table, by the ending of its address, with the media type that the service answers. */
const formats = {
  csv: /^text\/csv\s*(?:;|$)/i,
  xlsx: /^application\/vnd\.openxmlformats-officedocument\.spreadsheetml\.sheet\s*(?:;|$)/i,
} as const;
type Format = keyof typeof formats;
const admin = '/api/admin';

/** The parameters of a download that the service is asked for. */
interface Asked {
  id: string;
  table: string;
  /** Which originals; empty for all. */
  of: string;
  format: Format;
  /** Which rows of a list, as JSON. */
  filter: string;
}

/** A table in a format. CSV is what the service writes when nothing is asked for. */
const tableAt = (path: string, format: Format) => ({
  path: format === 'csv' ? path : `${path}?format=${format}`,
  types: formats[format],
});

/** An administrators' list. @param of its address below those of administrators */
const list = (operation: ListExport, of: string, { format, filter }: Asked): Download => ({
  operation,
  ...tableAt(`${admin}/${of}/export`, format),
  body: filter,
});

/** The only addresses of downloads, below `/download`, and what they are upstream. */
const routes: [RegExp, (asked: Asked) => Download][] = [
  [
    /^\/competition\/(?<id>\d{1,10})\/(?<table>entries|votes|results|comments|people|marks|jury|catalogue)\.(?<format>csv|xlsx)$/,
    ({ id, table, format }) => ({
      operation: 'adminExportCompetition',
      ...tableAt(`${admin}/competition/${id}/export/${table}`, format),
    }),
  ],
  [
    /^\/competition\/(?<id>\d{1,10})\/originals(?:-(?<of>accepted|awarded))?\.zip$/,
    ({ id, of }) => ({
      operation: 'adminExportOriginals',
      path: `${admin}/competition/${id}/originals${of === '' ? '' : `?of=${of.toUpperCase()}`}`,
      types: zip,
    }),
  ],
  [/^\/users\.(?<format>csv|xlsx)$/, (asked) => list('adminExportUsers', 'user', asked)],
  [/^\/audit\.(?<format>csv|xlsx)$/, (asked) => list('adminExportAudit', 'audit', asked)],
  [/^\/competitions\.(?<format>csv|xlsx)$/, (asked) => list('adminExportCompetitions', 'competition', asked)],
  [/^\/emails\.(?<format>csv|xlsx)$/, (asked) => list('adminExportEmails', 'email', asked)],
  [
    /^\/email\/(?<id>\d{1,10})\/recipients\.(?<format>csv|xlsx)$/,
    (asked) => list('adminExportEmailMessages', `email/messages/${asked.id}`, asked),
  ],
  [/^\/texts\.(?<format>csv|xlsx)$/, (asked) => list('adminExportStaticTexts', 'localized-static-text', asked)],
  [/^\/my-data\.zip$/, () => ({ operation: 'getMyData', path: '/api/user/my/data', types: zip })],
];

function downloadAt(path: string, filter: string): Download | null {
  for (const [form, build] of routes) {
    const found = form.exec(path);
    if (!found) continue;
    const { id = '', table = '', of = '', format = 'csv' } = found.groups ?? {};
    return build({ id, table, of, format: format as Format, filter });
  }
  return null;
}

/** The rows that a form chooses: all of them without a field `filter`. Null for what is no JSON object. */
function filterOfForm(form: unknown): string | null {
  const { filter } = (form ?? {}) as { filter?: unknown };
  if (filter === undefined || filter === '') return '{}';
  try {
    const read: unknown = JSON.parse(String(filter));
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? JSON.stringify(read) : null;
  } catch {
    return null;
  }
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
  // The rest of the request is read and dropped.
  request.resume();
  writeUnreadable(request, response, 'file', status);
};

/**
 * Tables and archives, streamed from the service: by GET with a bearer token, or by a form that POSTs `token` and
 * `locale`, for a list also `filter`: as JSON what its page takes as a filter. A refusal is a page for a browser that opens the address, and a problem for a program.
 * @param load bounds how many run at the same time
 */
export function downloads(parts: RelayOptions, load: DownloadLoad): Router {
  const router = Router();
  const begin = (request: Request, response: Response, download: Download): Promise<void> | void => {
    const slot = load(download.types === zip ? 'archive' : 'table', parts.identityOf(request, response));
    if (typeof slot === 'function') {
      response.once('close', slot);
      return relay(parts, request, response, download, 'file');
    }
    const { full, retryAfter } = slot;
    if (full === 'all') return writeBusy(request, response, retryAfter);
    return writeLimited(request, response, 'file', { key: 'tooManyOwnDownloads', seconds: retryAfter });
  };
  const answer: RequestHandler = (request, response) => {
    const filter = filterOfForm(request.body);
    if (filter === null) return writeUnreadable(request, response, 'file', 400);
    const download = downloadAt(request.path, filter);
    return download ? begin(request, response, download) : writeMissing(request, response, 'file');
  };
  router.get('/{*path}', answer);
  router.post('/{*path}', express.urlencoded({ extended: false, limit: '8kb' }), headersOfForm, answer);
  router.use(unreadableForm);
  return router;
}
