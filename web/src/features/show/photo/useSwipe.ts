import { useRef, type PointerEvent } from 'react';

/** Minimum length of a swipe in CSS pixels. */
const threshold = 48;

/** Pointer handlers for swipes. The element's `touch-action` must not include horizontal panning. */
export function useSwipe(onPrevious: (() => void) | undefined, onNext: (() => void) | undefined) {
  const start = useRef<{ x: number; y: number } | null>(null);
  const forget = () => {
    start.current = null;
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      // A second finger starts a pinch.
      start.current = event.pointerType === 'touch' && event.isPrimary ? { x: event.clientX, y: event.clientY } : null;
    },
    onPointerCancel: forget,
    onPointerUp: (event: PointerEvent) => {
      const from = start.current;
      forget();
      if (!from || !event.isPrimary) return;
      const x = event.clientX - from.x;
      const y = event.clientY - from.y;
      // While the page is zoomed in, a drag pans it.
      if (Math.abs(x) < threshold || Math.abs(x) < 2 * Math.abs(y) || (window.visualViewport?.scale ?? 1) > 1) return;
      if (x > 0) onPrevious?.();
      else onNext?.();
    },
  };
}
