import { useSyncExternalStore } from 'react';
import { preview } from '../../session/preview.ts';

const second = 1000;

/** Offset of the gateway's clock from the local one, in milliseconds, by the `now` of the answer it was measured with. */
const offsets = new Map<string, number>();

/** Number of answers whose offset is kept; older ones are not shown anywhere any more. */
const remembered = 20;

/** The offset is measured when an answer is first seen: read later from the cache, its instant is an old one. */
function offsetOf(serverNow: string): number {
  const known = offsets.get(serverNow);
  if (known !== undefined) return known;
  const offset = Date.parse(serverNow) - Date.now();
  const [oldest] = offsets.keys();
  if (oldest !== undefined && offsets.size >= remembered) offsets.delete(oldest);
  offsets.set(serverNow, offset);
  return offset;
}

function eachSecond(listener: () => void): () => void {
  const timer = setInterval(listener, second);
  return () => clearInterval(timer);
}

/** Whole seconds, so that a component renders once a second at most. */
export const wholeSecond = (ms: number): number => Math.floor(ms / second) * second;

/** In a preview time stands still: a second later another phase might have begun, which the answers know nothing of. */
const read = (serverNow: string): number =>
  wholeSecond(preview ? Date.parse(serverNow) : Date.now() + offsetOf(serverNow));

/**
 * The gateway's present instant in epoch milliseconds, updated every second: countdowns are right even if the local clock is
 * wrong.
 * @param serverNow the gateway's clock when it answered (`Competition.now`)
 */
export const useServerNow = (serverNow: string): number => useSyncExternalStore(eachSecond, () => read(serverNow));

/**
 * A value derived from the gateway's present instant; the component renders when it changes, not each second.
 * @param derive must answer a primitive
 */
export const useFromServerNow = <T extends string | boolean | null>(serverNow: string, derive: (now: number) => T): T =>
  useSyncExternalStore(eachSecond, () => derive(read(serverNow)));
