import { useEffect, useEffectEvent, useRef, type PointerEvent, type RefObject } from 'react';
import { movedBy, zoomedAt, type Size, type Zoom } from './zoom.ts';

/** Minimum length of a swipe in CSS pixels. */
const swipeLength = 48;

/** Input of `useZoomGestures`. */
export interface ZoomGestures {
  frame: RefObject<HTMLDivElement | null>;
  zoom: Zoom;
  fitted: Size;
  onZoom: (zoom: Zoom) => void;
  onSwipe?: ((direction: 'previous' | 'next') => void) | undefined;
}

interface Point {
  x: number;
  y: number;
}

/** Handlers for gestures: wheel and pinch zoom, a drag pans a zoomed photo, a touch drag on an unzoomed one is a swipe. */
export function useZoomGestures({ frame, zoom, fitted, onZoom, onSwipe }: ZoomGestures) {
  const pointers = useRef(new Map<number, Point>());
  const swipeFrom = useRef<Point | null>(null);

  /** Offset from the centre of the frame. */
  const fromMiddle = ({ x, y }: Point): Point => {
    const box = frame.current?.getBoundingClientRect();
    return box ? { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 } : { x: 0, y: 0 };
  };

  const wheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    const at = fromMiddle({ x: event.clientX, y: event.clientY });
    onZoom(zoomedAt(zoom, Math.max(1, zoom.scale * Math.exp(-event.deltaY * 0.002)), at, fitted));
  });
  useEffect(() => {
    const element = frame.current;
    const listen = (event: WheelEvent) => wheel(event);
    // React registers passive listeners, which cannot prevent scrolling.
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, [frame]);

  const release = (event: PointerEvent) => {
    pointers.current.delete(event.pointerId);
  };

  return {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      const at = { x: event.clientX, y: event.clientY };
      pointers.current.set(event.pointerId, at);
      // A second finger starts a pinch.
      swipeFrom.current = event.pointerType === 'touch' && pointers.current.size === 1 && zoom.scale === 1 ? at : null;
      frame.current?.setPointerCapture?.(event.pointerId);
    },
    onPointerMove(event: PointerEvent) {
      const before = pointers.current.get(event.pointerId);
      if (!before) return;
      const now = { x: event.clientX, y: event.clientY };
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
      pointers.current.set(event.pointerId, now);
      if (!other) {
        if (zoom.scale > 1) onZoom(movedBy(zoom, { x: now.x - before.x, y: now.y - before.y }, fitted));
        return;
      }
      const distance = (point: Point) => Math.hypot(point.x - other.x, point.y - other.y);
      const middle = fromMiddle({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
      const scale = Math.max(1, zoom.scale * (distance(now) / Math.max(1, distance(before))));
      const moved = { x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 };
      onZoom(movedBy(zoomedAt(zoom, scale, middle, fitted), moved, fitted));
    },
    onPointerUp(event: PointerEvent) {
      release(event);
      const from = swipeFrom.current;
      swipeFrom.current = null;
      if (!from) return;
      const x = event.clientX - from.x;
      if (Math.abs(x) < swipeLength || Math.abs(x) < 2 * Math.abs(event.clientY - from.y)) return;
      onSwipe?.(x > 0 ? 'previous' : 'next');
    },
    onPointerCancel(event: PointerEvent) {
      release(event);
      swipeFrom.current = null;
    },
  };
}
