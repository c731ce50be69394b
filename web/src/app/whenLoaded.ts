import { pageLoading } from '../connection/pageLoading.ts';

/** Milliseconds after which a browser that does not tell when it is idle (Safari) counts as that. */
const idleMs = 200;

/** Calls back when nothing is left to be done: also a page that is rendered in slices is there then. @returns ends it */
function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, idleMs);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(act);
  return () => cancelIdleCallback(idle);
}

/**
 * Follows the page while it loads, however long that takes: it is there when it waits for no part and no answer, and nothing changes
 * on it any more.
 * @param onChange is called after each change of the page
 * @param onLoaded is called once
 * @returns ends it
 */
export function whenLoaded(onChange: () => void, onLoaded: () => void): () => void {
  let stopWaiting = (): void => undefined;
  const look = () => {
    stopWaiting();
    if (pageLoading.isWaiting()) return;
    stopWaiting = whenIdle(() => {
      stop();
      onLoaded();
    });
  };
  const observer = new MutationObserver(() => {
    look();
    onChange();
  });
  const unsubscribe = pageLoading.subscribe(look);
  const stop = () => {
    stopWaiting();
    observer.disconnect();
    unsubscribe();
  };
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['id'] });
  look();
  return stop;
}
