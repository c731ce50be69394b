import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Position and width of an element on the page, in CSS pixels. */
export interface Placement {
  /** 0 before the first layout. */
  width: number;
  /** Distance from the top of the document. */
  top: number;
}

/** Observes the position of an element, which changes when content above it grows. @returns its ref and its placement */
export function usePlacement(): [RefObject<HTMLDivElement | null>, Placement] {
  const element = useRef<HTMLDivElement>(null);
  const [placement, setPlacement] = useState<Placement>({ width: 0, top: 0 });
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => {
      const width = current.clientWidth;
      const top = current.getBoundingClientRect().top + window.scrollY;
      setPlacement((before) => (before.width === width && Math.abs(before.top - top) < 1 ? before : { width, top }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  return [element, placement];
}
