const storageKey = 'photo-competition.reloaded';

/** Two reloads within this time mean that reloading does not help, in milliseconds. */
const pause = 30_000;

/**
 * Reloads the page, unless that was done within the pause. Only to be called when the server is known to answer: otherwise the
 * browser would show its own error page. @returns whether the page is being reloaded
 */
export function reloadOnce(): boolean {
  try {
    const last = Number(sessionStorage.getItem(storageKey) ?? 0);
    if (Math.abs(Date.now() - last) < pause) return false;
    sessionStorage.setItem(storageKey, String(Date.now()));
  } catch {
    // Without storage a reload loop could not be detected: the error boundary offers the reload instead.
    return false;
  }
  window.location.reload();
  return true;
}
