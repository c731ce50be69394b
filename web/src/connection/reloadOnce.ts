const storageKey = 'photo-competition.reloaded';

/** Two reloads within this time mean that reloading does not help, in milliseconds. */
const pause = 30_000;

/**
 * Loads the page anew, unless that has been tried a moment ago. Only for a server that is known to answer: without a line the
 * browser would show its own error page. @returns whether it does
 */
export function reloadOnce(): boolean {
  try {
    const last = Number(sessionStorage.getItem(storageKey) ?? 0);
    if (Math.abs(Date.now() - last) < pause) return false;
    sessionStorage.setItem(storageKey, String(Date.now()));
  } catch {
    // Without storage a loop could not be stopped: the error boundary offers the reload instead.
    return false;
  }
  window.location.reload();
  return true;
}
