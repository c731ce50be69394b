import { errors, jwtVerify, SignJWT } from 'jose';
import { Problem } from '../http/problem.ts';

/** What a token says. */
export interface TokenClaims {
  accountId: number;
  sessionId: string;
  expiry: Date;
}

/** Signs and proves the tokens of sessions (product.md §6): JWT, HS256, `sub`, `exp`, `jti`, `administrator`. */
export interface Tokens {
  sign(claims: TokenClaims & { administrator: boolean; issued: Date }): Promise<string>;
  /** @throws Problem TOKEN_EXPIRED, or UNAUTHENTICATED for anything else that is wrong with it */
  verify(token: string, now: Date): Promise<TokenClaims>;
}

const seconds = (instant: Date) => Math.floor(instant.getTime() / 1000);

/** @param secret the installation's signing key */
export function tokensOf(secret: string): Tokens {
  const key = new TextEncoder().encode(secret);
  return {
    sign: ({ accountId, sessionId, expiry, administrator, issued }) =>
      new SignJWT({ administrator })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(String(accountId))
        .setJti(sessionId)
        .setIssuedAt(seconds(issued))
        .setExpirationTime(seconds(expiry))
        .sign(key),
    async verify(token, now) {
      try {
        const options = { algorithms: ['HS256'], requiredClaims: ['sub', 'exp', 'jti'], currentDate: now };
        const { payload } = await jwtVerify(token, key, options);
        return {
          accountId: Number(payload.sub),
          sessionId: String(payload.jti),
          expiry: new Date(Number(payload.exp) * 1000),
        };
      } catch (error) {
        throw new Problem(error instanceof errors.JWTExpired ? 'TOKEN_EXPIRED' : 'UNAUTHENTICATED');
      }
    },
  };
}
