import { networkOf } from '@photo-competition/schema/network';
import { tellLimits } from '@photo-competition/schema/rateLimitFields';
import { hash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { publicErrorOfCall } from '../../graph/errors.ts';
import type { Logger } from '../../log.ts';
import { LruCache } from '../../lruCache.ts';
import type { Locale } from '../../messages.ts';
import { recordedTransport } from '../../observing/recordedCalls.ts';
import { recordOf } from '../../observing/requestRecord.ts';
import { Cancellation } from '../../rest/call/cancellation.ts';
import { RestProblem } from '../../rest/call/problem.ts';
import { RequestLifetime } from '../../rest/call/requestLifetime.ts';
import { callersOf } from '../../rest/endpoints/caller.ts';
import { userEndpoints } from '../../rest/endpoints/user.ts';
import { ConnectionQueue } from '../../rest/transports/connectionQueue.ts';
import type { Transport } from '../../rest/call/upstreamCall.ts';
import type { RequestIdentity } from '../http/identity.ts';
import type { Refusal } from '../http/refusal.ts';

export interface TokenProofOptions {
  transport: Transport;
  /** Milliseconds in which the service must answer. */
  timeoutMs: number;
  log: Logger;
}

/** Milliseconds for which a token counts as proven here; the service proves it again with the upload itself. */
const provenMs = 60_000;
/** Tokens that are remembered. */
const mostTokens = 10_000;
/** Tokens that are being proven; others wait, which takes no longer than the service does, whatever their senders do. */
const proofs = { atOnce: 60, perNetwork: 3, waiting: 60 };

const statuses: Readonly<Record<string, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  RATE_LIMITED: 429,
  UPSTREAM_UNAVAILABLE: 503,
  UPSTREAM_TIMEOUT: 504,
};

function refusalOf(error: unknown, locale: Locale): Refusal {
  const refusal = publicErrorOfCall(error, locale);
  return { status: statuses[refusal.code] ?? 502, ...refusal };
}

/**
 * Has the service prove the token of an upload before a byte of its body is read: whoever makes tokens up holds no place.
 * @returns proves the token of one request; null when it holds, else why the request is refused
 */
export function tokenProof({ transport, timeoutMs, log }: TokenProofOptions) {
  const queue = new ConnectionQueue(proofs);
  /** Until when a token counts as proven. */
  const proven = new LruCache<number>(mostTokens);

  return async (identity: RequestIdentity, response: ServerResponse): Promise<Refusal | null> => {
    const name = hash('sha256', identity.token ?? '', 'base64url');
    const isProven = () => performance.now() < (proven.get(name) ?? 0);
    if (isProven()) return null;
    const record = recordOf(response);
    const lifetime = new RequestLifetime(performance.now() + timeoutMs, log);
    const cancellation = new Cancellation();
    response.once('close', () => {
      lifetime.disconnect();
      cancellation.cancel(new Error('the client has gone'));
    });
    let release: (() => void) | undefined;
    try {
      release = await queue.take(networkOf(identity.address), cancellation);
      // Another upload of the same session was proven meanwhile.
      if (isProven()) return null;
      const calls = record ? recordedTransport(transport, record) : transport;
      await userEndpoints(callersOf(calls, { ...identity, preview: null }, lifetime)).me();
      proven.set(name, performance.now() + provenMs, 1);
      return null;
    } catch (error) {
      if (error instanceof RestProblem && error.rateLimit) tellLimits(response, error.rateLimit);
      return refusalOf(error, identity.locale);
    } finally {
      release?.();
    }
  };
}

/** How the gateway proves tokens. */
export type ProveToken = ReturnType<typeof tokenProof>;
