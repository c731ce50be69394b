import type { RequestHandler } from 'express';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { message } from '../../messages.ts';
import type { PageDescriberOptions } from './pageDescriber.ts';
import { siteNameIn } from './siteName.ts';
import { within } from './within.ts';

const form = z.looseObject({});

/** The manifest in the client's folder; null where there is none. */
async function manifestIn(folder: string): Promise<z.infer<typeof form> | null> {
  let text: string;
  try {
    text = await readFile(path.join(folder, 'manifest.webmanifest'), 'utf8');
  } catch {
    return null;
  }
  return form.parse(JSON.parse(text));
}

type Options = Pick<PageDescriberOptions, 'identityOf' | 'answersFor' | 'site' | 'timeoutMs'>;

/** The manifest that a browser reads when it installs the client: under the name of the site, in the reader's language. */
export const webManifest =
  (folder: string, { identityOf, answersFor, site, timeoutMs }: Options): RequestHandler =>
  async (request, response, next) => {
    const manifest = await manifestIn(folder);
    if (!manifest) return next();
    const identity = { ...identityOf(request, response), token: null, preview: null };
    const { locale } = identity;
    const texts = (await within(timeoutMs, site.read(answersFor(identity, response)), null)) ?? site.known();
    const name = siteNameIn(texts, locale);
    const own = { name, short_name: name, description: message('siteDescription', locale), lang: locale };
    response.set('cache-control', 'no-cache').vary('Accept-Language').type('application/manifest+json');
    response.send(JSON.stringify({ ...manifest, ...own }));
  };
