import { useEffectEvent, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { Router } from '../session/guards.ts';
import { returnPlaceOf } from '../routes/returnPlace.ts';
import { scrollTarget } from '../routes/scrollTarget.ts';
import { whenLoaded } from './whenLoaded.ts';

/** Events of a user who scrolls or types. */
const acts = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

const reducesMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

function show(element: HTMLElement, smooth: boolean): void {
  element.scrollIntoView({ behavior: smooth && !reducesMotion() ? 'smooth' : 'auto', block: 'start' });
}

function reach(element: HTMLElement, smooth: boolean): void {
  show(element, smooth);
  // The next Tab continues from the element that was scrolled to.
  if (!element.hasAttribute('tabindex') && element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Where an element is on the page, however far that is scrolled. */
const placeOf = (element: HTMLElement): number => element.getBoundingClientRect().top + window.scrollY;

/**
 * Scrolls to the element with that id, as soon as there is one, and again when the page is there and what came above has moved it.
 * It stops when the user scrolls or types meanwhile.
 * @param onMissing is called when the page is there, and has no such element
 * @returns gives up
 */
export function scrollToElement(id: string, smooth: boolean, onMissing: () => void): () => void {
  let reached: { element: HTMLElement; place: number } | null = null;
  const look = () => {
    if (reached?.element.isConnected) return;
    const element = document.getElementById(id);
    if (!element) return;
    reach(element, smooth);
    reached = { element, place: placeOf(element) };
  };
  const stopFollowing = whenLoaded(look, () => {
    look();
    if (!reached) onMissing();
    else if (placeOf(reached.element) !== reached.place) show(reached.element, smooth);
    stop();
  });
  const stop = () => {
    stopFollowing();
    for (const act of acts) window.removeEventListener(act, stop, true);
  };
  for (const act of acts) window.addEventListener(act, stop, true);
  look();
  return stop;
}

/** Location keys of navigations that keep the scroll position. */
const keepsPosition = new Set<string>();

/** Remembers which navigations were made with `preventScrollReset`: a filter in the URL, an opened picture. */
export function watchScrollResets(router: Pick<Router, 'subscribe'>): () => void {
  return router.subscribe(({ location, preventScrollReset }) => {
    if (preventScrollReset) keepsPosition.add(location.key);
  });
}

/**
 * The scroll position after a navigation (docs/product.md §12): the element that the query parameter `anchor` names,
 * smoothly; else the element that the hash names; else, and where the page has no such element, the top. A list that the viewer returns to restores its own position
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
    if (target) return scrollToElement(target.id, target.smooth, () => scrollToTop());
    scrollToTop();
    return undefined;
  }, [key, search, hash]);
}
