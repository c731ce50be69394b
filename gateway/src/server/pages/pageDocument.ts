import { escapeHtml } from '@photo-competition/schema/html';
import type { Locale } from '../../messages.ts';

/** Metadata of a page for search engines and link previews. */
export interface PageTags {
  locale: Locale;
  /** Of the page itself; null where it says no more than whose it is. */
  title: string | null;
  /** Whose page it is. */
  siteName: string;
  description: string;
  /** Absolute, the one address of this content; null where it has none. */
  url: string | null;
  /** Absolute address of a picture, what it shows, and its size in pixels where that is known. */
  image: { url: string; alt: string; width?: number; height?: number } | null;
  /** Whether search engines may keep the page. */
  indexed: boolean;
}

const openGraphLocales = { hu: 'hu_HU', en: 'en_GB' } as const;

const jsonEscapes: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/** Data as an element of a document, which the client's script reads. No text in it can end it, nor a line of it. */
export const jsonElement = (id: string, data: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replace(/[<\u2028\u2029]/g, (sign) => jsonEscapes[sign] ?? '')}</script>`;

function tagsOf({ locale, title: own, siteName, description, url, image, indexed }: PageTags): string {
  const title = own === null ? siteName : `${own} · ${siteName}`;
  const named: [string, string][] = [['description', description]];
  if (!indexed) named.push(['robots', 'noindex']);
  named.push(['twitter:card', image ? 'summary_large_image' : 'summary']);
  const properties: [string, string][] = [
    ['og:type', 'website'],
    ['og:site_name', siteName],
    ['og:locale', openGraphLocales[locale]],
    ['og:title', title],
    ['og:description', description],
  ];
  if (url !== null) properties.push(['og:url', url]);
  if (image) properties.push(['og:image', image.url], ['og:image:alt', image.alt]);
  if (image?.width && image.height)
    properties.push(['og:image:width', String(image.width)], ['og:image:height', String(image.height)]);
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...named.map(([name, content]) => `<meta name="${name}" content="${escapeHtml(content)}" />`),
    ...properties.map(([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}" />`),
    ...(url === null ? [] : [`<link rel="canonical" href="${escapeHtml(url)}" />`]),
  ].join('\n    ');
}

/** The parts of a page that are in its document before the client's script runs. */
export interface PageContent {
  /** HTML for the element in which the client renders. */
  skeleton: string;
  /** HTML for a browser whose JavaScript is off; empty leaves what the client's document says. */
  withoutScript: string;
  /** Elements that the client starts from. */
  answers: string;
}

const root = '<div id="root"></div>';
const noscript = /<noscript>.*?<\/noscript>/s;

/** Writes a page's document. @param preloads elements that name the files that the page needs */
export type WriteDocument = (tags: PageTags, content: PageContent, preloads: string) => string;

/** The client's document, to be written with the tags of a page in place of its own title and description, and with what is in it. */
export function documentOf(html: string): WriteDocument {
  const bare = html.replace(/\s*<meta\s+name="description"[^>]*>/i, '');
  const title = /<title>[^<]*<\/title>/i.exec(bare);
  if (!title) throw new Error('index.html has no title');
  const before = bare.slice(0, title.index);
  const after = bare.slice(title.index + title[0].length);
  const [start, end] = before.split(/(?<=<html lang=")[a-z-]*(?=")/i);
  if (start === undefined || end === undefined) throw new Error('index.html names no language');
  const [head = '', body = ''] = after.split(root, 2);
  if (!after.includes(root)) return (tags) => `${start}${tags.locale}${end}${tagsOf(tags)}${after}`;
  const opened = root.slice(0, root.lastIndexOf('<'));
  const [bodyStart = '', bodyEnd = ''] = body.split(noscript, 2);
  return (tags, { skeleton, withoutScript, answers }, preloads) => {
    const written = withoutScript === '' ? body : `${bodyStart}<noscript>${withoutScript}</noscript>${bodyEnd}`;
    return `${start}${tags.locale}${end}${tagsOf(tags)}${preloads}${head}${opened}${skeleton}</div>${answers}${written}`;
  };
}
