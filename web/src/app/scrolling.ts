import { useEffectEvent, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { PageRouter } from '../router/pageRouter.ts';
import { returnPlaceOf } from '../routes/returnPlace.ts';
import { scrollTarget } from '../routes/scrollTarget.ts';

/** Milliseconds to wait for an element to appear: a lazily loaded page renders its elements late. */
const waitMs = 5000;

const reducesMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

function reach(element: HTMLElement, smooth: boolean): void {
  element.scrollIntoView({ behavior: smooth && !reducesMotion() ? 'smooth' : 'auto', block: 'start' });
  // The next Tab continues from the element that was scrolled to.
  if (!element.hasAttribute('tabindex') && element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Scrolls to the element with that id, as soon as there is one; returns a function that gives up. */
export function scrollToElement(id: string, smooth: boolean): () => void {
  const present = document.getElementById(id);
  if (present) {
    reach(present, smooth);
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    const element = document.getElementById(id);
    if (!element) return;
    stop();
    reach(element, smooth);
  });
  const timer = setTimeout(() => stop(), waitMs);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['id'] });
  return stop;
}

/** Location keys of navigations that keep the scroll position. */
const keepsPosition = new Set<string>();

/** Remembers which navigations were made with `preventScrollReset`: a filter in the URL, an opened picture. */
export function watchScrollResets(router: Pick<PageRouter, 'subscribe'>): () => void {
  return router.subscribe(({ location, preventScrollReset }) => {
    if (preventScrollReset) keepsPosition.add(location.key);
  });
}

/**
 * The scroll position after a navigation (docs/product.md §12): the element that the query parameter `anchor` names,
 * smoothly; else the element that the hash names; else the top. A list that the viewer returns to restores its own position
 * (`useReturnPlace`).
 */
export function useScrolling(): void {
  const location = useLocation();
  const { key, search, hash } = location;
  const isReturn = returnPlaceOf(location, useNavigationType()) !== null;
  // An effect event: `isReturn` becomes false when the list takes its place, which must not scroll to the top.
  const scrollToTop = useEffectEvent(() => {
    if (!keepsPosition.has(key) && !isReturn) window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  });
  useLayoutEffect(() => {
    const target = scrollTarget({ search, hash });
    if (target) return scrollToElement(target.id, target.smooth);
    scrollToTop();
    return undefined;
  }, [key, search, hash]);
}
