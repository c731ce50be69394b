import { useEffect, useRef, useState } from 'react';

/** Narrowest cell, in CSS pixels. */
const cellWidth = 168;
/** Photos on a screen: so many at least, and so many at most. */
const least = 24;
const most = 60;

/** Columns of a grid of that width, and how many photos a screen of that height shows. */
export function screenOf(width: number, height: number): { columns: number; count: number } {
  const columns = Math.min(10, Math.max(3, Math.floor(width / cellWidth)));
  const rows = Math.floor(height / ((width / columns) * 0.75 + 8));
  const wanted = Math.min(most, Math.max(least, columns * rows));
  // Whole rows, within the two bounds.
  const whole = Math.ceil(wanted / columns) * columns;
  return { columns, count: whole > most ? whole - columns : whole };
}

/** The grid of an element as large as it is now. */
export function useScreenSize() {
  const ref = useRef<HTMLDivElement>(null);
  const [screen, setScreen] = useState(() => screenOf(window.innerWidth, window.innerHeight));
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      if (element.clientWidth > 0) setScreen(screenOf(element.clientWidth, element.clientHeight));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, ...screen };
}
