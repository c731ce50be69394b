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

/** Least height of a page in the frame, in its own pixels. */
const lowest = 560;

/** How high a window is made for what is left of the screen below its upper edge: no higher than the window it stands for. */
export const heightFor = (height: number, scale: number, left: number): number =>
  Math.round(Math.min(height, Math.max(lowest, left / scale)));

/** Room below the frame, in pixels: its border, and the space around it. */
const below = 24;

/** A window and the room that it has. */
interface Room {
  box: RefObject<HTMLDivElement | null>;
  scale: number;
  /** Height of the pages, in their own pixels. */
  height: number;
  overflows: boolean;
}

/** The room of an element for such a window, followed when it changes: as much as fits is seen without scrolling. */
export function useRoom({ width, height }: { width: number; height: number }): Room {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width, left: height });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      const top = element.getBoundingClientRect().top + window.scrollY;
      setRoom({ width: element.clientWidth || width, left: window.innerHeight - top - below });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [width]);
  const scale = scaleFor(width, room.width);
  return { box, scale, height: heightFor(height, scale, room.left), overflows: width * scale > room.width };
}
