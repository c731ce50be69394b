import { escapeHtml } from '@photo-competition/schema/html';
import { pathTo } from '@photo-competition/schema/routes';
import type { PhotoFragment } from '../../ui/photo/generated/graphql.ts';
import type { Drawing } from '../page.ts';
import { picture, words } from '../parts.ts';
import type { Text } from '../texts.ts';

/** Input of the drawing of a page without script. */
export interface PlainDrawing extends Drawing {
  text: Text;
  /** Whether title and photos of the page stand above already. */
  drawn: boolean;
}

/** A person's name, in the order of the language. */
export const nameOf = (
  { locale }: Pick<Drawing, 'locale'>,
  { firstName, lastName }: { firstName: string; lastName: string },
): string => (locale === 'hu' ? `${lastName} ${firstName}` : `${firstName} ${lastName}`);

/** An instant in words. @param timeZone the organisers' */
export const timeOf = ({ locale }: Pick<Drawing, 'locale'>, instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  }).format(new Date(instant));

/** A day in words, as it is by the clock of the server. */
export const dayOf = ({ locale }: Pick<Drawing, 'locale'>, instant: string): string =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { dateStyle: 'long' }).format(new Date(instant));

/** A heading with a text of people. */
export const heading = (level: 1 | 2, text: string): string => `<h${level} dir="auto">${escapeHtml(text)}</h${level}>`;

/** A link with a text of people. */
export const link = (to: string, text: string): string =>
  `<a href="${escapeHtml(to)}" dir="auto">${escapeHtml(text)}</a>`;

/** A long text in Markdown: its headings and its words. */
export const longText = (markdown: string): string =>
  markdown
    .split(/^#{1,6}\s+(.+)$/m)
    .map((part, index) => (index % 2 === 1 ? heading(2, part) : words(part)))
    .join('');

type LinkedPhoto = PhotoFragment & { number: number };

/** Photos beside each other, each a link to its page. @param caption HTML below a photo */
export const photos = <Shown extends LinkedPhoto>(
  competitionNumber: number,
  list: readonly Shown[],
  caption?: (photo: Shown) => string,
): string =>
  `<div class="s-photos">${list
    .map((photo) => {
      const to = pathTo('competitionShow', { id: competitionNumber, image: photo.number });
      const shown = picture(photo, { sizes: '(min-width: 640px) 25vw, 50vw', resolution: 'medium', first: false });
      return `<figure><a href="${to}">${shown}</a>${caption ? `<figcaption dir="auto">${caption(photo)}</figcaption>` : ''}</figure>`;
    })
    .join('')}</div>`;

/** That a page needs its script. */
export const needed = ({ text }: Pick<PlainDrawing, 'text'>): string =>
  `<p><strong>${escapeHtml(text('own.needed'))}</strong></p>`;

/** A page whose answer did not come in time, or that is a list of one's own choice. */
export const unanswered = (drawing: PlainDrawing): string => `${heading(1, drawing.siteName)}${needed(drawing)}`;
