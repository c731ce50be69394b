import { errors, jwtVerify, SignJWT } from 'jose';
import { webcrypto } from 'node:crypto';
import { Problem } from '../../platform/http/problem.ts';

/** Claims of a token. */
export interface TokenClaims {
  accountId: number;
  sessionId: string;
  expiry: Date;
}

/**
 * Signs and proves the tokens of sessions (docs/product.md §6): JWT, HS256, `sub`, `exp`, `jti`, `administrator`. A session of the site
 * has one token, whose `jti` names it; that of a device has many, whose `sid` does.
 */
export interface Tokens {
  /** @param claims `tokenId`: of one of several tokens of the session */
  sign(claims: TokenClaims & { administrator: boolean; issued: Date; tokenId?: string }): Promise<string>;
  /** @throws Problem TOKEN_EXPIRED, or UNAUTHENTICATED for anything else that is wrong with it */
  verify(token: string, now: Date): Promise<TokenClaims>;
}

/** Most tokens whose proof is remembered. */
const mostProven = 5000;

const seconds = (instant: Date) => Math.floor(instant.getTime() / 1000);

/** @param secret the installation's signing key */
export function tokensOf(secret: string): Tokens {
  // Imported once: given as bytes, jose would import it anew for each token, at a tenth of a request's processor time.
  const imported = webcrypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  );
  // A signature that was right once always is: a session that ends, or its account, is found out by the database.
  const proven = new Map<string, TokenClaims>();
  function remember(token: string, claims: TokenClaims): TokenClaims {
    if (proven.size >= mostProven) proven.delete(proven.keys().next().value as string);
    proven.set(token, claims);
    return claims;
  }
  return {
    sign: async ({ accountId, sessionId, expiry, administrator, issued, tokenId }) =>
      new SignJWT(tokenId === undefined ? { administrator } : { administrator, sid: sessionId })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(String(accountId))
        .setJti(tokenId ?? sessionId)
        .setIssuedAt(seconds(issued))
        .setExpirationTime(seconds(expiry))
        .sign(await imported),
    async verify(token, now) {
      const known = proven.get(token);
      if (known && known.expiry > now) return known;
      try {
        const options = { algorithms: ['HS256'], requiredClaims: ['sub', 'exp', 'jti'], currentDate: now };
        const { payload } = await jwtVerify(token, await imported, options);
        return remember(token, {
          accountId: Number(payload.sub),
          sessionId: String(payload['sid'] ?? payload.jti),
          expiry: new Date(Number(payload.exp) * 1000),
        });
      } catch (error) {
        throw new Problem(error instanceof errors.JWTExpired ? 'TOKEN_EXPIRED' : 'UNAUTHENTICATED');
      }
    },
  };
}
