/** Longer side of each derivative, in pixels (docs/product.md §2). */
const longerSides = { thumb: 400, small: 800, medium: 1200, large: 2400 } as const;

/** A derivative that the client shows. */
export type PhotoResolution = keyof typeof longerSides;

/** An upright picture with the addresses of its derivatives. */
export interface Sources {
  width: number;
  height: number;
  thumb: string;
  small: string;
  medium: string;
  large: string;
}

/** Width of a derivative in pixels; a small original is never enlarged. */
const widthOf = ({ width, height }: Sources, resolution: PhotoResolution): number =>
  Math.round(width * Math.min(1, longerSides[resolution] / Math.max(width, height)));

/** The derivatives for a browser to choose from, none larger than `largest`. */
export function srcSetOf(sources: Sources, largest: PhotoResolution): string {
  const order: PhotoResolution[] = ['thumb', 'small', 'medium', 'large'];
  return order
    .slice(0, order.indexOf(largest) + 1)
    .map((resolution) => `${sources[resolution]} ${widthOf(sources, resolution)}w`)
    .join(', ');
}
