/** The text that is the name of the site in each language, among those that administrators edit (docs/product.md §8). */
export const siteNameKey = 'shell.brand';

/** The name while administrators have not edited it. */
export const shippedSiteName: Readonly<Record<'hu' | 'en', string>> = { hu: 'Fotópályázat', en: 'Photo competition' };
