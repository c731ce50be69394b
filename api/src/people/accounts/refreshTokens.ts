import { createHmac, randomBytes } from 'node:crypto';

/** Bytes that all refresh tokens of a session share, and bytes of each alone, both random: 128 and 256 bits. */
const [familyBytes, secretBytes] = [16, 32] as const;

/** Both, in base64url: 64 characters. */
const form = /^[\w-]{64}$/;

/** A refresh token as it is stored: hashes of random bits, which nobody can turn around. */
export interface RefreshHashes {
  /** Of what the tokens of the session share: an old one is recognised by it without being kept. */
  family: string;
  /** Of the whole token. */
  token: string;
}

/** Makes and reads refresh tokens. */
export interface RefreshTokens {
  /** @returns null for a text that is no refresh token */
  read(text: string): RefreshHashes | null;
  /**
   * A new refresh token.
   * @param before one of the same session; a session's first one without it
   */
  next(before?: string): { text: string; hashes: RefreshHashes };
}

/**
 * Hashes are HMAC-SHA256, so that a new signing key ends the sessions of devices as it ends those of the site, and rows that were
 * restored without the key are worth nothing.
 * @param secret the installation's signing key; another key is derived from it
 */
export function refreshTokensOf(secret: string): RefreshTokens {
  const key = createHmac('sha256', secret).update('refresh tokens of devices').digest();
  const hashOf = (bytes: Buffer) => createHmac('sha256', key).update(bytes).digest('base64url');
  const hashesOf = (bytes: Buffer): RefreshHashes => ({
    family: hashOf(bytes.subarray(0, familyBytes)),
    token: hashOf(bytes),
  });
  return {
    read: (text) => (form.test(text) ? hashesOf(Buffer.from(text, 'base64url')) : null),
    next(before) {
      const family =
        before === undefined ? randomBytes(familyBytes) : Buffer.from(before, 'base64url').subarray(0, familyBytes);
      const bytes = Buffer.concat([family, randomBytes(secretBytes)]);
      return { text: bytes.toString('base64url'), hashes: hashesOf(bytes) };
    },
  };
}
