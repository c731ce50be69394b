import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Position and width of an element on the page, in CSS pixels. */
export interface Placement {
  /** 0 before the first layout, where nothing stood in its place. */
  width: number;
  /** Distance from the top of the document. */
  top: number;
}

const placementOf = (element: Element): Placement => ({
  width: element.clientWidth,
  top: element.getBoundingClientRect().top + window.scrollY,
});

/**
 * Where the list of the page's skeleton stands, in whose place the first page's list comes: it can be rendered in slices then,
 * where one without a width is rendered a second time, at once.
 */
function firstPlacement(): Placement {
  const rows = document.querySelector('.s-rows');
  return rows ? placementOf(rows) : { width: 0, top: 0 };
}

/** Observes the position of an element, which changes when content above it grows. @returns its ref and its placement */
export function usePlacement(): [RefObject<HTMLDivElement | null>, Placement] {
  const element = useRef<HTMLDivElement>(null);
  const [placement, setPlacement] = useState(firstPlacement);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => {
      const now = placementOf(current);
      setPlacement((before) => (before.width === now.width && Math.abs(before.top - now.top) < 1 ? before : now));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  return [element, placement];
}
