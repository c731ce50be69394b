import { matchRoute, type RouteName } from '@photo-competition/schema/routes';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import type { Locale } from '../../messages.ts';

/** The build's manifest of the client's files, by source: the file of each, and the others that it imports. */
const manifestForm = z.record(
  z.string(),
  z.object({ file: z.string().regex(/^[\w./-]+$/), imports: z.array(z.string()).default([]) }),
);

type Manifest = z.infer<typeof manifestForm>;

/** The client's sources of the pages that people come to from outside. */
const sources: Partial<Record<RouteName, readonly string[]>> = {
  // Its texts have markup: what shows it is there when the page is.
  home: ['src/features/home/route.tsx', 'src/ui/FormattedMarkdown.tsx'],
  archive: ['src/features/archive/route.tsx'],
  competitionBrowse: ['src/features/browse/route.tsx'],
  competitionShow: ['src/features/show/route.tsx'],
  show: ['src/features/show/route.tsx'],
};

/** The bundles of texts that a page needs beside the one for all. */
const bundles: Partial<Record<RouteName, readonly string[]>> = {
  competitionBrowse: ['browseBundle'],
  competitionShow: ['showBundle'],
  show: ['showBundle'],
};

/** The texts of a page in a language. */
const textsOf = (page: RouteName | undefined, locale: Locale): string[] =>
  ['bundle', ...((page && bundles[page]) ?? [])].map((name) => `src/app/texts/${name}.${locale}.ts`);

/**
 * The fonts of a language: a build names them by the ranges of letters that they have. Hungarian has ő and ű, which stand in the
 * file of the wider range; in other languages the browser asks for that file when a name has one of them.
 */
const fontsOf = (manifest: Manifest, locale: Locale): string[] =>
  Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => file.endsWith('.woff2') && (locale === 'hu' || !file.includes('-latin-ext-')));

/** The files of a source: its own, and those that it imports. */
function closureOf(manifest: Manifest, source: string, found = new Set<string>()): Set<string> {
  const entry = manifest[source];
  if (!entry || found.has(entry.file)) return found;
  found.add(entry.file);
  for (const other of entry.imports) closureOf(manifest, other, found);
  return found;
}

/**
 * Reads which files of a build a page needs beside those that the client's document names, so that the browser fetches them together
 * with the first instead of one after another.
 * @param html the document
 * @returns elements for the document's head, by path and language; none where the build says nothing
 */
export async function filesOf(folder: string, html: string): Promise<(path: string, locale: Locale) => string> {
  let manifest: Manifest = {};
  try {
    manifest = manifestForm.parse(JSON.parse(await readFile(path.join(folder, '.vite', 'manifest.json'), 'utf8')));
  } catch {
    // The browser finds them by itself, later.
  }
  return (where, locale) => {
    const page = matchRoute(where)?.name;
    const wanted = [...textsOf(page, locale), ...((page && sources[page]) ?? [])].flatMap((source) => [
      ...closureOf(manifest, source),
    ]);
    const fonts = fontsOf(manifest, locale).map(
      (file) => `\n    <link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`,
    );
    const scripts = [...new Set(wanted)]
      .filter((file) => file.endsWith('.js') && !html.includes(file))
      .map((file) => `\n    <link rel="modulepreload" crossorigin href="/${file}">`);
    return [...fonts, ...scripts].join('');
  };
}
