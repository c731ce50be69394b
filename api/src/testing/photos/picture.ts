import sharp from 'sharp';

/** A PNG of a width, half as high, in base64. */
export async function picture(width: number): Promise<string> {
  const create = { width, height: width / 2, channels: 4, background: { r: 30, g: 90, b: 80, alpha: 0.5 } } as const;
  return (await sharp({ create }).png().toBuffer()).toString('base64');
}
