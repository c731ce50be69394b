/** SHA-256 of bytes, 32 bytes: `node:crypto`'s, `@chainsafe/as-sha256`'s `digest`, or any other. */
export type Sha256 = (bytes: Uint8Array) => Uint8Array;

/** Length of a SHA-256 hash in bytes. */
export const hashBytes = 32;

/** Writes an unsigned 32-bit number, highest byte first. */
export function writeU32be(out: Uint8Array, at: number, value: number): void {
  out[at] = value >>> 24;
  out[at + 1] = value >>> 16;
  out[at + 2] = value >>> 8;
  out[at + 3] = value;
}

/** Reads an unsigned 32-bit number, highest byte first. */
export const readU32be = (bytes: Uint8Array, at: number): number =>
  (((bytes[at] ?? 0) << 24) | ((bytes[at + 1] ?? 0) << 16) | ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0)) >>> 0;

/** The bytes of several arrays, one behind the other. */
export function concatBytes(...parts: readonly Uint8Array[]): Uint8Array {
  const out = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}

/** Order of two arrays of one length, byte by byte; negative when `a` comes first. */
export function compareBytes(a: Uint8Array, b: Uint8Array): number {
  for (let i = 0; i < a.length; i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

/** Whether two arrays hold the same bytes. */
export const sameBytes = (a: Uint8Array, b: Uint8Array): boolean => a.length === b.length && compareBytes(a, b) === 0;

/** UTF-8. */
export const toUtf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** @throws TypeError for bytes that are no UTF-8 */
export const fromUtf8 = (bytes: Uint8Array): string => new TextDecoder('utf-8', { fatal: true }).decode(bytes);

/** Base64 with padding (RFC 4648 §4); of some hundred kilobytes at most. */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

/**
 * @param text base64 with padding, written in the only way that `toBase64` writes it
 * @throws RangeError for anything else
 */
export function fromBase64(text: string): Uint8Array {
  let decoded: string;
  try {
    decoded = atob(text);
  } catch {
    throw new RangeError('not base64');
  }
  if (btoa(decoded) !== text) throw new RangeError('not base64');
  return Uint8Array.from(decoded, (char) => char.charCodeAt(0));
}

/** Hexadecimal, lower case. */
export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Base64url without padding (RFC 4648 §5). */
export const toBase64Url = (bytes: Uint8Array): string =>
  toBase64(bytes).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');

/** @throws RangeError for anything but base64url without padding */
export function fromBase64Url(text: string): Uint8Array {
  if (!/^[\w-]*$/.test(text)) throw new RangeError('not base64url');
  return fromBase64(text.replace(/-/g, '+').replace(/_/g, '/') + '='.repeat((4 - (text.length % 4)) % 4));
}
