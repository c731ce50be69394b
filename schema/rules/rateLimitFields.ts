/** A limit as it is always. */
export interface QuotaPolicy {
  /** Letters and hyphens. */
  name: string;
  /** Most of it in a window. */
  quota: number;
  /** Length of a window, in seconds. */
  seconds: number;
  /** The counted unit; requests where it is absent. */
  unit?: 'content-bytes';
}

/** The rest of a limit now. */
export interface QuotaLeft {
  /** Of the same unit as the quota; never below 0. */
  left: number;
  /** Seconds until there is more. */
  seconds: number;
}

/** Values of the header fields `RateLimit-Policy` and `RateLimit`, lists both (draft-ietf-httpapi-ratelimit-headers-10). */
export interface RateLimitFields {
  /** Null where a policy is not told. */
  policy: string | null;
  state: string;
}

/** An item of `RateLimit-Policy`. */
export const policyItem = ({ name, quota, seconds, unit }: QuotaPolicy): string =>
  `"${name}";q=${quota}${unit === undefined ? '' : `;qu="${unit}"`};w=${seconds}`;

/** An item of `RateLimit`. @param name of the policy */
export const stateItem = (name: string, { left, seconds }: QuotaLeft): string => `"${name}";r=${left};t=${seconds}`;

/** Methods of a response that are used here; of `node:http`. */
interface Headers {
  appendHeader(name: string, value: string): unknown;
}

/** Adds limits to those that an answer tells already. */
export function tellLimits(response: Headers, { policy, state }: RateLimitFields): void {
  if (policy !== null) response.appendHeader('ratelimit-policy', policy);
  response.appendHeader('ratelimit', state);
}
