import { useEffect } from 'react';

const key = 'photo-competition.scroll';

/** Milliseconds to wait for a list to become as long as it was. */
const waitMs = 10_000;

/** Events of a user who scrolls or goes elsewhere. */
const acts = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'] as const;

const address = (): string => location.pathname + location.search;

const isReload = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');

function remember(): void {
  try {
    sessionStorage.setItem(key, JSON.stringify([address(), window.scrollY]));
  } catch {
    // Where storage is forbidden, a reload leads to the top.
  }
}

/** How far this page was scrolled when it was left; null when another one was left, or it stood at its top. */
function remembered(): number | null {
  try {
    const [where, y] = JSON.parse(sessionStorage.getItem(key) ?? '[]') as [unknown, unknown];
    return where === address() && typeof y === 'number' && y > 0 ? y : null;
  } catch {
    return null;
  }
}

/** Scrolls as soon as the page is long enough, unless somebody acts before; returns a function that gives up. */
export function scrollWhenLong(y: number): () => void {
  const observer = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight < y + window.innerHeight) return;
    stop();
    window.scrollTo({ top: y, left: 0, behavior: 'instant' });
  });
  const timer = setTimeout(() => stop(), waitMs);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    for (const act of acts) window.removeEventListener(act, stop, true);
  };
  for (const act of acts) window.addEventListener(act, stop, true);
  observer.observe(document.body);
  return stop;
}

/** Only the first page after a reload comes back to its place: later ones are gone to. */
let isFirst = true;

/** After a reload, a page is as far down as it was: its list comes later, when the browser has given up. */
export function useKeptScroll(): void {
  useEffect(() => {
    window.addEventListener('pagehide', remember);
    const y = isFirst && isReload() ? remembered() : null;
    isFirst = false;
    const stop = y === null ? null : scrollWhenLong(y);
    return () => {
      window.removeEventListener('pagehide', remember);
      stop?.();
    };
  }, []);
}
