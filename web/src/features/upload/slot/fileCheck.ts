/** Largest file in bytes; the service has the last word (docs/product.md §2). */
export const maxBytes = 30 * 1024 * 1024;

const types = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/tiff', 'image/heic', 'image/heif'];

/** What the file dialog offers; phones offer the camera too. HEIC and TIFF are known by their endings only to many. */
export const accepted = [...types, '.heic', '.heif', '.tif', '.tiff'].join(',');

const endings = /\.(jpe?g|png|webp|avif|tiff?|heic|heif)$/i;

/** What is wrong with a chosen file. */
export type FileProblem = 'fileEmpty' | 'fileTooLarge' | 'fileKind';

/** Finds files that the service would refuse, before they are uploaded; null for a file that may be accepted. */
export function fileProblemOf({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): FileProblem | null {
  if (size === 0) return 'fileEmpty';
  if (size > maxBytes) return 'fileTooLarge';
  const untold = type === '' && !name.includes('.');
  return types.includes(type) || endings.test(name) || untold ? null : 'fileKind';
}
