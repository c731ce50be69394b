import { ownPart, type ShownText } from './watchTexts.ts';

/** Side of a pencil, in CSS pixels: as small as a finger still meets. */
export const pencilSize = 24;

/** Nearer than this, in CSS pixels, two pencils would hide each other: one stands for both. */
const nearest = 18;

/** A pencil, in CSS pixels from the upper left corner of the document. */
export interface PencilPlace {
  left: number;
  top: number;
  /** Of the texts that it is for. */
  keys: readonly string[];
  /** Where they stand. */
  boxes: readonly { left: number; top: number; width: number; height: number }[];
}

/** The nearest element around a text that a pointer meets: labels over photos leave clicks to what is below them. */
function metBy(element: Element): Element {
  let met = element;
  while (met.parentElement && getComputedStyle(met).pointerEvents === 'none') met = met.parentElement;
  return met;
}

/** Whether somebody sees that spot of an element: it is in the window, and nothing lies over it. */
function isSeen(element: Element, x: number, y: number): boolean {
  if (x < 0 || y < 0 || x > window.innerWidth || y > window.innerHeight) return false;
  const top = document.elementsFromPoint(x, y).find((one) => !one.closest(`[${ownPart}=pencils]`));
  const met = metBy(element);
  return top !== undefined && (met.contains(top) || top.contains(met));
}

/** The lines of a text on the page; of a placeholder its field's. None of a text for screen readers alone. */
function linesOf({ node, attribute }: ShownText): { element: Element; lines: DOMRect[] } | null {
  const element = node instanceof Element ? node : node.parentElement;
  if (!element || (attribute !== null && attribute !== 'placeholder')) return null;
  if (attribute !== null && node instanceof HTMLInputElement && node.value !== '') return null;
  // A folded element has lines, too; older browsers cannot tell.
  if (element.checkVisibility?.({ opacityProperty: true, visibilityProperty: true }) === false) return null;
  const box = element.getBoundingClientRect();
  if (box.width <= 2 || box.height <= 2) return null;
  if (node instanceof Element) return { element, lines: [box] };
  const range = document.createRange();
  range.selectNodeContents(node);
  return { element, lines: [...range.getClientRects()].filter(({ width }) => width > 1) };
}

/** Where pencils stand now: at the end of each text that is seen, over the page, which does not move. */
export function pencilPlaces(texts: readonly ShownText[]): PencilPlace[] {
  const { scrollX, scrollY } = window;
  const right = document.documentElement.clientWidth - pencilSize;
  const places: PencilPlace[] = [];
  for (const text of texts) {
    const found = linesOf(text);
    const line = found?.lines.findLast((one) => isSeen(found.element, one.right - 2, one.top + one.height / 2));
    if (!found || !line) continue;
    const end = Math.min(line.right, found.element.getBoundingClientRect().right);
    const place = {
      left: Math.max(0, Math.min(end - 6, right)) + scrollX,
      top: Math.max(0, line.top - pencilSize / 2 + 1 + scrollY),
      keys: text.keys,
      boxes: found.lines.map(({ left, top, width, height }) => ({
        left: left + scrollX,
        top: top + scrollY,
        width,
        height,
      })),
    };
    const near = places.findIndex(
      ({ left, top }) => Math.abs(left - place.left) < nearest && Math.abs(top - place.top) < nearest,
    );
    const other = places[near];
    if (!other) places.push(place);
    else
      places[near] = {
        ...other,
        keys: [...new Set([...other.keys, ...place.keys])],
        boxes: [...other.boxes, ...place.boxes],
      };
  }
  return places;
}
