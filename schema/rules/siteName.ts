/** The text that is the name of the site in each language, among those that administrators edit (docs/product.md §8). */
export const siteNameKey = 'shell.brand';

/** The name while administrators have not edited it. */
export const shippedSiteName: Readonly<Record<'hu' | 'en', string>> = { hu: 'Fotópályázat', en: 'Photo competition' };

/** Width and height in CSS pixels with which the header shows a logo: beside the name, as high as a line of it. */
export function logoSize(width: number, height: number): [width: number, height: number] {
  const scale = Math.min(32 / height, 128 / width);
  return [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
}
