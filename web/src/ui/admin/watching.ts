import { useEffect, useSyncExternalStore } from 'react';
import type { WatchInput } from './generated/graphql.ts';

/** What open editors watch. The pulse asks for the versions of these. */
let watched: readonly WatchInput[] = [];
const listeners = new Set<() => void>();

function replace(next: readonly WatchInput[]): void {
  watched = next;
  for (const tell of listeners) tell();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** What open editors watch; the component is rendered again when that changes. */
export const useWatched = (): readonly WatchInput[] => useSyncExternalStore(subscribe, () => watched);

/** Has the pulse ask for the version of an object for as long as the component is on the page. */
export function useWatching({ kind, id }: WatchInput): void {
  useEffect(() => {
    const object: WatchInput = { kind, id };
    replace([...watched, object]);
    return () => replace(watched.filter((other) => other !== object));
  }, [kind, id]);
}
