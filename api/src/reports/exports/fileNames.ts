/** Names of files within an archive that every system can unpack. */

/** Most bytes of a part of a name in UTF-8. File systems take 255 for a whole name. */
const mostBytes = 90;

/** Separators, what Windows refuses, control characters, and those that are not seen or turn the direction of a text. */
const unsafe = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu;

/** Names that Windows keeps for devices, with any ending. */
const reserved = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:\.|$)/i;

/** The beginning of a text that takes so many bytes, whole characters. */
function cut(text: string, most: number): string {
  let bytes = 0;
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    bytes += Buffer.byteLength(segment);
    if (bytes > most) break;
    kept += segment;
  }
  return kept;
}

/** A text as a part of a file's name; empty when nothing of it can be one. */
export function safeName(text: string): string {
  const plain = text.normalize('NFC').replace(unsafe, ' ').replace(/\s+/g, ' ');
  const name = cut(plain.trim(), mostBytes).replace(/^[. ]+|[. ]+$/g, '');
  return reserved.test(name) ? `_${name}` : name;
}

/** Gives each path once, also where capitals make no difference: a second file of the same name has its id behind it. */
export function uniquePaths(): (folder: string, name: string, id: number, extension: string) => string {
  const taken = new Set<string>();
  return (folder, name, id, extension) => {
    const path = `${folder}/${name}.${extension}`;
    const unique = taken.has(path.toLowerCase()) ? `${folder}/${name}-${id}.${extension}` : path;
    taken.add(unique.toLowerCase());
    return unique;
  };
}
