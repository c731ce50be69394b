/** Largest file in bytes; the service has the last word (docs/product.md §2). */
export const maxBytes = 30 * 1024 * 1024;

/**
 * Formats that the file dialog offers; phones offer the camera too. HEIC and TIFF are known by their endings only to many, HIF is
 * written by cameras of Canon, Fujifilm and Sony. The bytes of a file tell its format (`problemOf`).
 */
export const accepted = [
  ...['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/tiff', 'image/heic', 'image/heif'],
  ...['.heic', '.heif', '.hif', '.tif', '.tiff'],
].join(',');
