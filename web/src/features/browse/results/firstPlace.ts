import type { Placed } from './podiumOf.ts';

/** Most of the window's height that the first place of a page takes, in per cent. */
export const largeHeight = 76;

/** How wide the first place of a page is shown, as `img` takes it. */
export const firstPlaceSizes = '(min-width: 62em) 66vw, 100vw';

/** Most photos that stand beside the first place; more of them stand below it. */
export const mostBeside = 2;

/** Whether the first photo has its place alone; it is then shown large. */
export const isFirstAlone = ([first]: readonly Placed<unknown>[]): boolean => first?.rank === 1 && !first.isShared;

/**
 * The category whose podium is the first of the page; null for that of the whole competition.
 * @param type that the list is limited to; null for none
 */
export const firstPodium = (type: string | null, imageTypes: readonly { code: string }[]): string | null =>
  type ?? (imageTypes.length > 1 ? null : (imageTypes[0]?.code ?? null));
