import type { PageSkeleton } from '@photo-competition/schema/skeleton';
import express, { Router, type RequestHandler, type Response } from 'express';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Locale } from '../../messages.ts';
import { compressAnswer } from '../http/compressAnswer.ts';
import { filesOf } from './clientFiles.ts';
import { skeletonIn } from './clientSkeleton.ts';
import { documentOf, type WriteDocument } from './pageDocument.ts';
import type { PreparedPage } from './pageDescriber.ts';

const year = 365 * 24 * 3600;

/** Files with a hash in their name, of the kinds that the build compresses. */
const compressible = /^\/assets\/([\w-][\w.-]*\.(?:js|css|svg|json))$/;
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** Pages that search engines leave alone, beside the graph; a page's own tags say the rest. */
const robots = ['User-agent: *', 'Disallow: /admin', 'Disallow: /user', 'Disallow: /graphql', ''].join('\n');

/** How long browsers keep a file of the build. The worker names the files of its build: it is asked for anew each time. */
const cacheControlOf = (file: string): string => {
  if (file === 'service-worker.js') return 'no-cache';
  return file.startsWith(`assets${path.sep}`) ? `public, max-age=${year}, immutable` : 'public, max-age=3600';
};

const isFile = (file: string): Promise<boolean> =>
  stat(file).then(
    (found) => found.isFile(),
    () => false,
  );

/** Answers a request for a file with what the build has compressed of it, where the client takes that. */
const precompressed =
  (folder: string): RequestHandler =>
  async (request, response, next) => {
    const name = compressible.exec(request.path)?.[1];
    if (name === undefined) return next();
    response.vary('Accept-Encoding');
    // A request for a part, or under a condition that may fail, is not answered whole.
    if (['range', 'if-match', 'if-unmodified-since'].some((header) => request.get(header) !== undefined)) return next();
    for (const [encoding, ending] of encodings) {
      if (!request.acceptsEncodings(encoding) || !(await isFile(path.join(folder, 'assets', `${name}${ending}`))))
        continue;
      response.type(path.extname(name)).set('content-encoding', encoding);
      request.url = `${request.url.slice(0, request.path.length)}${ending}`;
      break;
    }
    next();
  };

/** The parts that a build has for every page. */
interface ClientDocument {
  write: WriteDocument;
  /** Elements that name the files of a page, by its path and language. */
  preloadsOf: (path: string, locale: Locale) => string;
  /** Null where a build has none. */
  skeleton: PageSkeleton | null;
}

/** The client's one document, read anew after each build; null while there is none. */
function documentIn(folder: string): () => Promise<ClientDocument | null> {
  const file = path.join(folder, 'index.html');
  let read: { changed: number; document: ClientDocument } | undefined;
  return async () => {
    const changed = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => null,
    );
    if (changed === null) return null;
    if (read?.changed !== changed) {
      const html = await readFile(file, 'utf8');
      const [preloadsOf, skeleton] = await Promise.all([filesOf(folder, html), skeletonIn(folder)]);
      const document = { write: documentOf(html), preloadsOf, skeleton };
      read = { changed, document };
    }
    return read.document;
  };
}

/** Sends pages to a development server instead. */
const redirectTo =
  (developmentUrl: string): RequestHandler =>
  (request, response) => {
    // Only path and query are the client's: a path that begins with two slashes would name another host.
    const { pathname, search } = new URL(`http://host${request.originalUrl}`);
    const target = new URL(developmentUrl);
    target.pathname = pathname;
    target.search = search;
    response.redirect(307, target.href);
  };

/** Settings of the client's origin. */
export interface WebClientOptions {
  folder: string;
  /** A development server to which pages are redirected instead. */
  developmentUrl: string | undefined;
  /** Limits how many pages an address asks for: each may ask the service. */
  limitDocuments: RequestHandler;
  /** Answers for the manifest with which browsers install the client. */
  manifest: RequestHandler;
  /** The description of a page. @param skeleton of the client's build; null where it has none */
  describe(request: express.Request, response: Response, skeleton: PageSkeleton | null): Promise<PreparedPage>;
}

/** The built web client: files with a hash in their name never change; every other page is the one document. */
export function webClient({ folder, developmentUrl, limitDocuments, manifest, describe }: WebClientOptions): Router {
  const router = Router();
  router.get('/robots.txt', (_request, response) => {
    response.type('text/plain').set('cache-control', 'public, max-age=86400').send(robots);
  });
  if (developmentUrl !== undefined) {
    router.get('/{*path}', redirectTo(developmentUrl));
    return router;
  }
  const document = documentIn(folder);
  router.get('/manifest.webmanifest', limitDocuments, manifest);
  router.use(
    precompressed(folder),
    express.static(folder, {
      index: false,
      setHeaders(response, file) {
        response.setHeader('cache-control', cacheControlOf(path.relative(folder, file)));
      },
    }),
  );
  router.get('/{*path}', limitDocuments, async (request, response, next) => {
    // A missing file is missing: only pages fall back to the document.
    if (!request.accepts('html') || path.extname(request.path) !== '') return next();
    const client = await document();
    if (!client) return next();
    compressAnswer(request, response);
    const { status, tags, content } = await describe(request, response, client.skeleton);
    const html = client.write(tags, content, client.preloadsOf(request.path, tags.locale));
    // To be asked for anew each time: it names the files of the present build, and words of the present hour.
    response.status(status).set('cache-control', 'no-cache').vary('Accept-Language').type('html').send(html);
  });
  return router;
}
