import { thumbHashToDataURL } from 'thumbhash';

const made = new Map<string, string | null>();

function make(hash: string): string | null {
  try {
    return thumbHashToDataURL(Uint8Array.from(atob(hash), (character) => character.charCodeAt(0)));
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
