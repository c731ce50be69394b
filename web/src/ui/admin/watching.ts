import { useEffect, useSyncExternalStore } from 'react';
import type { WatchInput } from './generated/graphql.ts';

/** Objects that open editors watch. The pulse asks for their versions. */
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

/** Objects that open editors watch; the component is rendered again when they change. */
export const useWatched = (): readonly WatchInput[] => useSyncExternalStore(subscribe, () => watched);

/** Has the pulse ask for the version of an object for as long as the component is on the page. */
export function useWatching({ kind, id }: WatchInput): void {
  useEffect(() => {
    const object: WatchInput = { kind, id };
    replace([...watched, object]);
    return () => replace(watched.filter((other) => other !== object));
  }, [kind, id]);
}
