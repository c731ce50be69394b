import { thumbHashToDataURL } from 'thumbhash';

/** The bytes of a ThumbHash. @throws where it is no base64 */
export const hashBytes = (hash: string): Uint8Array =>
  Uint8Array.from(atob(hash), (character) => character.charCodeAt(0));

const made = new Map<string, string | null>();

function make(hash: string): string | null {
  try {
    return thumbHashToDataURL(hashBytes(hash));
  } catch {
    return null;
  }
}

/** A blurred placeholder from a ThumbHash in base64, as a data URL; null when the hash cannot be read. */
export function placeholderOf(hash: string): string | null {
  const known = made.get(hash);
  if (known !== undefined) return known;
  const url = make(hash);
  made.set(hash, url);
  return url;
}
