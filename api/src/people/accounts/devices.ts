import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Days for which a device counts as known after its last login. */
const knownDays = 180;

/** A name of 16 random bytes, an expiry in seconds and an HMAC-SHA256, the first and the last in base64url. */
const form = /^([\w-]{22})\.(\d{10})\.([\w-]{43})$/;

/**
 * Tells devices that have logged in to an account before from strangers (docs/security.md, "Who is let in"). A token proves that
 * and nothing else: it opens no session, it only has its attempts counted apart from those of strangers.
 */
export interface Devices {
  /** @returns the name of the device, when its token was made for this account and has not expired; else null */
  known(account: string, token: string | undefined, now: Date): string | null;
  /** A token for a device that has just logged in; one that was known keeps its name. */
  tokenFor(account: string, device: string | null, now: Date): string;
}

/** @param secret the installation's signing key; another key is derived from it, so that no token passes for another kind */
export function devicesOf(secret: string): Devices {
  const key = createHmac('sha256', secret).update('tokens of known devices').digest();
  const sign = (account: string, device: string, expiry: string) =>
    createHmac('sha256', key).update(`${device}.${expiry}.${account}`).digest();
  return {
    known(account, token, now) {
      const [, device = '', expiry = '', signature = ''] = form.exec(token ?? '') ?? [];
      if (device === '' || Number(expiry) * 1000 <= now.getTime()) return null;
      const expected = sign(account, device, expiry);
      const given = Buffer.from(signature, 'base64url');
      return given.length === expected.length && timingSafeEqual(given, expected) ? device : null;
    },
    tokenFor(account, device, now) {
      const name = device ?? randomBytes(16).toString('base64url');
      const expiry = String(Math.floor(now.getTime() / 1000) + knownDays * 24 * 3600);
      return `${name}.${expiry}.${sign(account, name, expiry).toString('base64url')}`;
    },
  };
}
