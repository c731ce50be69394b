/** Space between photos, in CSS pixels. */
export const gap = 6;

/** Target height of rows in CSS pixels. @param width of the list */
export const targetRowHeight = (width: number): number => (width < 640 ? 220 : 300);

/** Number of photos that load eagerly; the others load lazily. */
export const eagerPhotos = 4;
