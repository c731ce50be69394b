import type { OverlayOptions } from 'sharp';
import { writtenText, type Render, type TextStyle } from './writtenText.ts';
import { shareSize } from '../../pages/shareSize.ts';

/** The content of a share picture. */
export interface Shared {
  /** JPEG, WebP, AVIF or PNG. */
  photo: Buffer;
  place: string;
  title: string;
  author: string | null;
  competition: string;
  siteName: string;
}

/** Most pixels of a photo that is read: of the derivative that is asked for there are no more. */
const maxPhotoPixels = 4_000_000;
/** Seconds that drawing may take. */
const maxSeconds = 10;

const margin = 56;
/** Widest part that the photo takes; a wider one is cut at its sides. */
const widestPhoto = 720;
const ground = '#141311';
const ink = { bright: '#f2efe9', muted: '#bab3a7', accent: '#8fd0c7' } as const;

/** Draws the picture of a result: the photo as high as the picture, and beside it its place, title, author and competition. */
export async function drawShare({ photo, ...words }: Shared): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const render: Render = (options) => sharp(options).timeout({ seconds: maxSeconds });
  const source = sharp(photo, { limitInputPixels: maxPhotoPixels, failOn: 'truncated' }).timeout({
    seconds: maxSeconds,
  });
  const { width = 1, height = 1 } = await source.metadata();
  const photoWidth = Math.round(Math.min(widestPhoto, (shareSize.height * width) / height));
  const shown = await source.resize(photoWidth, shareSize.height, { fit: 'cover' }).toBuffer();

  const left = photoWidth + margin;
  const style = (own: Omit<TextStyle, 'width'>): TextStyle => ({ ...own, width: shareSize.width - left - margin });
  const write = (text: string | null, own: Omit<TextStyle, 'width'>) => writtenText(render, text ?? '', style(own));
  const above = [
    await write(words.place, { font: 'heading', size: 52, color: ink.accent, maxLines: 1 }),
    await write(words.title, { font: 'heading', size: 42, color: ink.bright, maxLines: 4 }),
    await write(words.author, { font: 'body', size: 28, color: ink.bright, maxLines: 2 }),
  ];
  const below = [
    await write(words.siteName, { font: 'body', size: 22, color: ink.muted, maxLines: 1 }),
    await write(words.competition, { font: 'body', size: 26, color: ink.bright, maxLines: 2 }),
  ];
  const parts: OverlayOptions[] = [{ input: shown, left: 0, top: 0 }];
  let top: number = margin;
  for (const part of above) {
    if (!part) continue;
    parts.push({ input: part.data, left, top });
    top += part.height + 24;
  }
  let bottom: number = shareSize.height - margin;
  for (const part of below) {
    if (!part) continue;
    bottom -= part.height;
    parts.push({ input: part.data, left, top: bottom });
    bottom -= 14;
  }
  return render({ create: { ...shareSize, channels: 3, background: ground } })
    .composite(parts)
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}
