import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Where an element stands on the page, in CSS pixels. */
export interface Placement {
  /** 0 before it is laid out. */
  width: number;
  /** From the top of the page, however far that is scrolled. */
  top: number;
}

/** Follows where an element stands; what is above it may grow. Answers the element to set it on, too. */
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
