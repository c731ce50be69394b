import { useRef, type PointerEvent } from 'react';

/** How far a finger travels before it counts as a swipe, in CSS pixels. */
const threshold = 48;

/** Handlers of an element that is swiped over. Its `touch-action` must leave horizontal moves to the page. */
export function useSwipe(onPrevious: (() => void) | undefined, onNext: (() => void) | undefined) {
  const start = useRef<{ x: number; y: number } | null>(null);
  const forget = () => {
    start.current = null;
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      // A second finger means a pinch.
      start.current = event.pointerType === 'touch' && event.isPrimary ? { x: event.clientX, y: event.clientY } : null;
    },
    onPointerCancel: forget,
    onPointerUp: (event: PointerEvent) => {
      const from = start.current;
      forget();
      if (!from || !event.isPrimary) return;
      const x = event.clientX - from.x;
      const y = event.clientY - from.y;
      // While zoomed in, a finger moves the picture.
      if (Math.abs(x) < threshold || Math.abs(x) < 2 * Math.abs(y) || (window.visualViewport?.scale ?? 1) > 1) return;
      if (x > 0) onPrevious?.();
      else onNext?.();
    },
  };
}
