import { escapeHtml } from '@photo-competition/schema/html';
import { shortened } from '@photo-competition/schema/plainText';
import { createRequire } from 'node:module';
import type { Sharp, SharpOptions } from 'sharp';

/** The product's own fonts as files that a renderer reads: the client's are variable, and compressed for the web. */
const { resolve } = createRequire(import.meta.url);
const fonts = {
  heading: {
    family: 'Domine Medium',
    file: resolve('@expo-google-fonts/domine/500Medium/Domine_500Medium.ttf'),
    /** Height of a line, in the size of its letters. */
    line: 1.28,
  },
  body: {
    family: 'Figtree Medium',
    file: resolve('@expo-google-fonts/figtree/500Medium/Figtree_500Medium.ttf'),
    line: 1.2,
  },
} as const;

/** How a text is written. Sizes are pixels. */
export interface TextStyle {
  font: keyof typeof fonts;
  size: number;
  /** Of CSS. */
  color: string;
  width: number;
  /** The most lines; a longer text is cut, with an ellipsis. */
  maxLines: number;
}

/** A text as a picture with a transparent ground. */
export interface WrittenText {
  data: Buffer;
  height: number;
}

/** Makes a picture; handed over, since loading the renderer takes a tenth of a second that only share pictures need. */
export type Render = (options: SharpOptions) => Sharp;

/** Visible characters: the renderer refuses a text without any. */
const seen = /[^\p{C}\p{Z}\p{DI}]/u;

/** Most characters that are looked at; no title has more. */
const maxLength = 240;

async function write(render: Render, text: string, { font, size, color, width }: TextStyle): Promise<WrittenText> {
  const { family, file } = fonts[font];
  // In the markup of Pango, whose signs with a meaning are those of HTML.
  const markup = `<span foreground="${color}">${escapeHtml(text)}</span>`;
  const options = { font: `${family} ${size}`, fontfile: file, width, wrap: 'word-char', rgba: true, dpi: 72 } as const;
  const { data, info } = await render({ text: { text: markup, ...options } })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { data, height: info.height };
}

/** Height of as many lines at most, from the top of the first one's letters to the bottom of the last one's. */
const heightOf = ({ font, size, maxLines }: TextStyle): number => ((maxLines - 1) * fonts[font].line + 1.3) * size;

/** Writes a text, of which as much is kept as fits; null where it has nothing to see. */
export async function writtenText(render: Render, text: string, style: TextStyle): Promise<WrittenText | null> {
  const whole = shortened(text.replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim(), maxLength);
  if (!seen.test(whole)) return null;
  const most = heightOf(style);
  let best = await write(render, whole, style);
  if (best.height <= most) return best;
  // The longest beginning that fits, by halves: between one that does and one that does not.
  let fitting = 1;
  let tooLong = whole.length;
  best = await write(render, shortened(whole, fitting), style);
  while (tooLong - fitting > 1) {
    const middle = Math.floor((fitting + tooLong) / 2);
    const written = await write(render, shortened(whole, middle), style);
    if (written.height <= most) {
      best = written;
      fitting = middle;
    } else tooLong = middle;
  }
  return best;
}
