import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Windows in which the pages are shown, in CSS pixels. */
export const screens = {
  phone: { width: 390, height: 780 },
  desktop: { width: 1280, height: 860 },
} as const;

/** Name of such a window. */
export type Screen = keyof typeof screens;

/** How small pages may become: at half their size they can just be made out; what is wider then is scrolled. */
const smallest = 0.5;

/** How far a window is scaled for the room that there is. */
export const scaleFor = (width: number, room: number): number => Math.min(1, Math.max(smallest, room / width));

/** The room of an element for a window of that width, followed when it changes. */
export function useRoom(width: number): { box: RefObject<HTMLDivElement | null>; scale: number; overflows: boolean } {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(width);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setRoom(element.clientWidth || width);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [width]);
  const scale = scaleFor(width, room);
  return { box, scale, overflows: width * scale > room };
}
