import { networkOf } from '@photo-competition/schema/network';
import { Slots, type Release } from '@photo-competition/schema/slots';
import { hash } from 'node:crypto';
import type { RateLimited } from '../rates/rateLimits.ts';

/** `archive`: a ZIP, which may take as long as the client's line is slow. `table`: a CSV. */
export type DownloadKind = 'archive' | 'table';

/** How many downloads run at the same time. */
export interface DownloadLoadOptions {
  /** Archives; half of them for one address at most. */
  archives: number;
  /** Tables; half of them for one address at most. */
  tables: number;
}

/** Most of one session at the same time. The service counts by account, which no number of sessions evades. */
const perSession: Readonly<Record<DownloadKind, number>> = { archive: 1, table: 4 };

/** Seconds after which a refused client may come again: the client has too many downloads (`name`), or all have (`all`). */
const retryAfter = { name: 5, all: 30 } as const;

/** Why a download may not begin: the session or the address has too many (`name`), or the gateway (`all`). */
export interface DownloadRefusal {
  full: 'name' | 'all';
  /** Seconds. */
  retryAfter: number;
}

/** Bounds the downloads that run at the same time. None waits: a queue would hold the client that downloads and those behind it. */
export function downloadLoad({ archives, tables }: DownloadLoadOptions) {
  const slotsOf = (kind: DownloadKind, atOnce: number) =>
    new Slots({ atOnce, perName: [perSession[kind], Math.ceil(atOnce / 2)] });
  const slots = { archive: slotsOf('archive', archives), table: slotsOf('table', tables) };
  return (kind: DownloadKind, { token, address }: RateLimited): Release | DownloadRefusal => {
    const session = token === null ? null : hash('sha256', token, 'base64url');
    const taken = slots[kind].take([session, networkOf(address)]);
    return typeof taken === 'string' ? { full: taken, retryAfter: retryAfter[taken] } : taken;
  };
}

/** How the downloads of one gateway are bounded. */
export type DownloadLoad = ReturnType<typeof downloadLoad>;
