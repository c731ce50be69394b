/** Largest file in bytes; the service has the last word (docs/product.md §2). */
export const maxBytes = 30 * 1024 * 1024;

/**
 * What the file dialog offers; phones offer the camera too. HEIC and TIFF are known by their endings only to many, HIF is what
 * cameras of Canon, Fujifilm and Sony write. What a file is, its bytes say (`problemOf`).
 */
export const accepted = [
  ...['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/tiff', 'image/heic', 'image/heif'],
  ...['.heic', '.heif', '.hif', '.tif', '.tiff'],
].join(',');
