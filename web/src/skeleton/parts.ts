import { escapeHtml } from '@photo-competition/schema/html';
import { stripMarkdown } from '@photo-competition/schema/plainText';
import { logoSize } from '@photo-competition/schema/siteName';
import { thumbHashToAverageRGBA } from 'thumbhash';
import type { CompetitionTimesFragment } from '../ui/competition/generated/graphql.ts';
import type { PhotoFragment } from '../ui/photo/generated/graphql.ts';
import { hashBytes } from '../ui/photo/placeholder.ts';
import { srcSetOf } from '../ui/photo/sources.ts';
import type { Drawing } from './page.ts';

/** The average colour of a picture, by its placeholder; none for what is no ThumbHash. */
function colourOf(thumbhash: string): string {
  try {
    const { r, g, b } = thumbHashToAverageRGBA(hashBytes(thumbhash));
    return `background:rgb(${[r, g, b].map((part) => Math.round(part * 255)).join(' ')})`;
  } catch {
    return '';
  }
}

/** How a picture stands in a skeleton. */
export interface PictureOptions {
  /** As the page's `img` has it, so that both choose the same file. */
  sizes: string;
  resolution: 'medium' | 'large';
  /** Whether it is on the first screen. */
  first: boolean;
}

/** A picture with its proportions and its dominant colour. */
export const picture = (photo: PhotoFragment, { sizes, resolution, first }: PictureOptions): string =>
  `<img src="${escapeHtml(photo[resolution])}" srcset="${escapeHtml(srcSetOf(photo, resolution))}" sizes="${sizes}" ` +
  `width="${Number(photo.width)}" height="${Number(photo.height)}" alt="${escapeHtml(photo.title)}" ` +
  `${first ? 'fetchpriority="high"' : 'loading="lazy"'} decoding="async" style="${colourOf(photo.thumbhash)}">`;

/** The words of a Markdown text, in its paragraphs. */
export const words = (markdown: string): string =>
  stripMarkdown(markdown)
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => `<p dir="auto">${escapeHtml(paragraph.trim()).replace(/\s*\n\s*/g, '<br>')}</p>`)
    .join('');

const mark =
  '<svg viewBox="0 0 32 32" width="26" height="26" aria-hidden="true"><rect x="3" y="3" width="26" height="26" rx="1.5" ' +
  'fill="none" stroke="currentColor" stroke-width="2.5"/><path d="M7 25l7-9.5 4.6 5.4 3.1-3.9L26 25z" fill="#2b7a72"/>' +
  '<circle cx="21.4" cy="10.6" r="2.4" fill="currentColor"/></svg>';

/** The line of a competition's stage; on a phone the time until the next one stands in a line below. */
export const stageLine = ({ status, ended }: Pick<CompetitionTimesFragment, 'status' | 'ended'>): string =>
  `<div class="s-line${ended || status !== 'PUBLISHED' ? '' : ' s-counts'}"></div>`;

/** The logo of the site, as large as the header has it. */
function logoOf({ url, width, height }: NonNullable<Drawing['logo']>): string {
  const [shownWidth, shownHeight] = logoSize(Number(width), Number(height));
  return `<img src="${escapeHtml(url)}" width="${shownWidth}" height="${shownHeight}" alt="" style="flex-shrink:0">`;
}

/** The header with logo and name of the site. */
export const header = ({ siteName, logo }: Drawing): string =>
  `<header class="s-header"><div><a href="/">${logo ? logoOf(logo) : mark}${escapeHtml(siteName)}</a></div></header>`;

/** The frame of a page: the header, and the content. */
export const frame = (drawing: Drawing, content: string, page = 's-page'): string =>
  `<div class="s">${header(drawing)}<main class="${page}">${content}</main></div>`;
