/** The `sizes` attribute of the strip's photos, by the columns that it has. */
export const stripSizes = '(min-width: 62em) 25vw, (min-width: 48em) 33vw, 50vw';
