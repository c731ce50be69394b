import { networkOf } from '@photo-competition/schema/network';
import { policyItem, stateItem, tellLimits } from '@photo-competition/schema/rateLimitFields';
import { requestCounter } from '@photo-competition/schema/requestCounter';
import { Slots } from '@photo-competition/schema/slots';
import type { Request, Response } from 'express';
import type { ContractOperation } from './contract.ts';
import type { Viewer } from './operation.ts';
import { Problem } from './problem.ts';

/** Responses that take long, or much at once: a ZIP, a CSV, or a published file of a count. */
export type HeavyKind = 'archive' | 'table' | 'countFile';

/** How many requests of one address are taken in a minute, whatever they ask for. The gateway's own limits come before it. */
export const requestsPerMinute = 120_000;

/** How many heavy answers are sent at the same time: of all, of one account, and of one address. */
export const heavyLimits: Readonly<Record<HeavyKind, { atOnce: number; perAccount: number; perAddress: number }>> = {
  archive: { atOnce: 16, perAccount: 1, perAddress: 8 },
  table: { atOnce: 32, perAccount: 4, perAddress: 16 },
  countFile: { atOnce: 64, perAccount: 32, perAddress: 32 },
};

/** Seconds after which a refused caller may come again. */
const retryAfter = { name: 5, all: 30 } as const;

/** The kind of an operation's response, by the media type that the contract names; null where it is JSON or a picture. */
export function heavyKindOf({ id, successTypes }: Pick<ContractOperation, 'id' | 'successTypes'>): HeavyKind | null {
  if (id === 'getCountFile') return 'countFile';
  if (successTypes.includes('application/zip')) return 'archive';
  return successTypes.includes('text/csv') ? 'table' : null;
}

/** Bounds what callers ask for. */
export interface Doors {
  /** Counts a request by its address; its answer tells what is left. @throws Problem RATE_LIMITED */
  enter(request: Request, response: Response): void;
  /**
   * Takes a place for a heavy answer until it is closed. None waits for one.
   * @throws Problem RATE_LIMITED where the account or the address has too many, OVERLOADED where there are too many in all
   */
  begin(kind: HeavyKind, call: { viewer: Viewer | null; address: string; response: Response }): void;
}

/** @param limited whether requests are counted; what runs at the same time is always bounded */
export function doorsOf({ limited }: { limited: boolean }): Doors {
  const counter = requestCounter(requestsPerMinute, 60_000);
  const policy = policyItem({ name: 'requests', quota: requestsPerMinute, seconds: 60 });
  const slots = Object.fromEntries(
    Object.entries(heavyLimits).map(([kind, { atOnce, perAccount, perAddress }]) => [
      kind,
      new Slots({ atOnce, perName: [perAccount, perAddress] }),
    ]),
  ) as Record<HeavyKind, Slots>;
  return {
    enter(request, response) {
      if (!limited) return;
      const network = networkOf(request.ip ?? 'unknown');
      const seconds = counter.take(network);
      tellLimits(response, { policy, state: stateItem('requests', counter.left(network)) });
      if (seconds !== null) throw new Problem('RATE_LIMITED', { values: { seconds }, retryAfter: seconds });
    },
    begin(kind, { viewer, address, response }) {
      const taken = slots[kind].take([viewer === null ? null : String(viewer.accountId), networkOf(address)]);
      if (typeof taken === 'function') {
        // A caller that has gone meanwhile closes nothing any more.
        if (response.destroyed) taken();
        else response.once('close', taken);
        return;
      }
      const seconds = retryAfter[taken];
      if (taken === 'all') throw new Problem('OVERLOADED', { retryAfter: seconds });
      throw new Problem('RATE_LIMITED', { values: { seconds }, retryAfter: seconds });
    },
  };
}
