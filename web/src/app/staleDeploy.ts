const storageKey = 'photo-competition.reloaded';

/** Two reloads within this time mean that reloading does not help, in milliseconds. */
const pause = 30_000;

/** Loads the page anew, unless that has been tried a moment ago. @returns whether it does */
export function reloadOnce(): boolean {
  try {
    const last = Number(sessionStorage.getItem(storageKey) ?? 0);
    if (Date.now() - last < pause) return false;
    sessionStorage.setItem(storageKey, String(Date.now()));
  } catch {
    // Without storage a loop could not be stopped: the error boundary offers the reload instead.
    return false;
  }
  window.location.reload();
  return true;
}

/** A part of the client that is gone from the server belongs to an older deployment: the page is loaded anew, once. */
export function reloadOnStaleDeploy(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (reloadOnce()) event.preventDefault();
  });
}
