/** Largest file in bytes; the service has the last word (product decisions §2). */
export const maxBytes = 30 * 1024 * 1024;

/** What the file dialog offers. Phones name HEIC by its ending only. */
export const accepted =
  'image/jpeg,image/png,image/webp,image/avif,image/tiff,image/heic,image/heif,.heic,.heif,.tif,.tiff';

const endings = /\.(jpe?g|png|webp|avif|tiff?|heic|heif)$/i;

/** What is plainly wrong with a chosen file; null when nothing is. */
export type FileProblem = 'fileEmpty' | 'fileTooLarge' | 'fileKind';

/** Spares an upload that could only be refused. */
export function fileProblemOf({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): FileProblem | null {
  if (size === 0) return 'fileEmpty';
  if (size > maxBytes) return 'fileTooLarge';
  const known = accepted.split(',').includes(type) || (type === '' && endings.test(name));
  return known || endings.test(name) ? null : 'fileKind';
}
