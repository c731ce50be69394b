import type { IncomingMessage } from 'node:http';

/**
 * The one cookie of the product: it tells a device that has logged in before from strangers, and only the service can read
 * what it says. It opens nothing: a request that carries it against its sender's will gains nothing by it.
 */
const name = 'device';

/** Days for which a browser keeps it; the service counts its own. */
const days = 180;

const form = new RegExp(`(?:^|;)\\s*${name}=([\\w.-]{1,200})\\s*(?:;|$)`);

/** The device token that a client has kept of its last login; null without it. */
export const deviceTokenOf = ({ headers }: IncomingMessage): string | null =>
  form.exec(headers.cookie ?? '')?.[1] ?? null;

/** A `Set-Cookie` header for a token of the service: out of reach of scripts, and never sent along from another site. */
export const deviceCookie =
  ({ publicUrl }: { publicUrl: string }) =>
  (deviceToken: string): string =>
    [
      `${name}=${deviceToken}`,
      'Path=/graphql',
      `Max-Age=${days * 24 * 3600}`,
      'HttpOnly',
      'SameSite=Strict',
      ...(publicUrl.startsWith('https:') ? ['Secure'] : []),
    ].join('; ');

/** How one gateway writes it. */
export type DeviceCookie = ReturnType<typeof deviceCookie>;
