import { networkOf } from '@photo-competition/schema/network';
import { policyItem, stateItem, tellLimits } from '@photo-competition/schema/rateLimitFields';
import { requestCounter } from '@photo-competition/schema/requestCounter';
import type { RequestHandler } from 'express';
import type { Identify } from '../http/identity.ts';
import { writeLimited } from '../pictures/relay.ts';
import type { Noun } from '../pictures/refusalPage.ts';

/** A door of the gateway beside the graph: the addresses below one path. */
export interface Door {
  path: string;
  /** Requests of one address in a minute. */
  perMinute: number;
  /** How a refusal names what was asked for. */
  noun: Noun;
  /**
   * Whether each answer tells what is left. The others tell it with a refusal alone: caches keep pictures, files and documents,
   * and would repeat to one client what another one had left.
   */
  tells?: true;
}

/**
 * Every door of the gateway beside the graph, in the order in which a request meets them; a handler stands behind no path that
 * is not named here. The numbers are those of a hall of sixty people behind one address, several times over: each may scroll
 * through a thousand pictures and open fifty pages in a minute.
 */
export const doors = {
  live: { path: '/livez', perMinute: 6000, noun: 'page' },
  /** Asks the service each time. */
  ready: { path: '/readyz', perMinute: 600, noun: 'page' },
  countFiles: { path: '/media/count', perMinute: 3000, noun: 'file' },
  /** Pictures for link previews, which are drawn here; kept ones cost three calls of the service. */
  sharePictures: { path: '/media/share', perMinute: 600, noun: 'picture' },
  pictures: { path: '/media', perMinute: 60_000, noun: 'picture' },
  downloads: { path: '/download', perMinute: 300, noun: 'file', tells: true },
  /** Providers of mail unsubscribe all their customers from few addresses. */
  unsubscribe: { path: '/unsubscribe', perMinute: 3000, noun: 'page' },
  /** Both contracts, for the tools of clients. */
  contract: { path: '/contract', perMinute: 600, noun: 'file' },
  tools: { path: '/dev', perMinute: 600, noun: 'page' },
  explorer: { path: '/explore', perMinute: 6000, noun: 'page' },
  /** Files of the web client, and what is not there. */
  client: { path: '/', perMinute: 60_000, noun: 'page' },
  /** Documents of the web client, each of which may ask the service. */
  documents: { path: '/', perMinute: 6000, noun: 'page' },
} as const satisfies Record<string, Door>;

export type DoorName = keyof typeof doors;

export interface DoorLimitOptions {
  identityOf: Identify;
  /** Multiplies the limits; 0 for none. */
  factor: number;
}

/** The handler of a door's limit: it lets a request through, or answers it with 429, `Retry-After` and the `RateLimit` fields. */
export function doorLimits({ identityOf, factor }: DoorLimitOptions): (name: DoorName) => RequestHandler {
  return (name) => {
    if (factor === 0) return (_request, _response, next) => next();
    const { perMinute, noun, tells }: Door = doors[name];
    const quota = Math.max(1, Math.round(perMinute * factor));
    const counter = requestCounter(quota, 60_000);
    const policy = policyItem({ name, quota, seconds: 60 });
    return (request, response, next) => {
      const network = networkOf(identityOf(request, response).address);
      const wait = counter.take(network);
      if (tells || wait !== null) tellLimits(response, { policy, state: stateItem(name, counter.left(network)) });
      if (wait === null) return next();
      // The rest of the request is read and dropped.
      request.resume();
      writeLimited(request, response, noun, { key: 'tooManyRequests', seconds: wait });
    };
  };
}
