import type { Person } from '../people.ts';
import type { World } from '../world.ts';

/** The caller: a person of `World`, or one made for the case. */
export type Caller = 'visitor' | 'anna' | 'bela' | 'admin' | Person;

/** Parameters and body of a call. */
export interface Parts {
  params?: Record<string, string | number>;
  query?: Record<string, string>;
  json?: unknown;
  /** Parts of an upload; the photo of the world when `file` is absent, none when it is null. */
  multipart?: { data: unknown; file?: Buffer | null };
  headers?: Record<string, string>;
}

/** A call that addresses what its caller may not, and how it is refused. */
export interface ForeignCall extends Parts {
  /** Why it is refused, for the name of the test. */
  what: string;
  as: Caller;
  status: number;
  code?: string;
}

/** A call that succeeds. */
export interface GoodCase extends Parts {
  as: Caller;
  /** When it is not the first 2xx that the contract documents. */
  status?: number;
  /** Differences from the good call in calls on objects of others. */
  foreign?: ForeignCall[];
  /** How an id that nothing has is refused, where that is not 404. */
  unknownStatus?: number;
}

/** Makes a good call; it may first make what the call uses up. */
export type GoodCaseOf = (world: World) => GoodCase | Promise<GoodCase>;

/** The token of the caller; a visitor has none. */
export function tokenOf(world: World, caller: Caller): string | undefined {
  if (caller === 'visitor') return undefined;
  return typeof caller === 'string' ? world[caller].token : caller.token;
}
