import { cutTo } from '@photo-competition/schema/characters';
import { longest } from '../entry/slotSchema.ts';

/** A category with its slots. */
interface Category {
  code: string;
  slots: number;
}

/** Name of a slot, e.g. `colour-1`. */
export const slotName = (code: string, num: number): string => `${code}-${num}`;

/** All slots of a competition, in the order in which they are shown. */
export const slotsOf = (categories: readonly Category[]): string[] =>
  categories.flatMap(({ code, slots }) => Array.from({ length: slots }, (_, index) => slotName(code, index + 1)));

/**
 * Gives each new photo a free slot, in order; those of one category first, when the photos were meant for that.
 * @returns slot and photo of each, and how many found no place
 */
export function spread<Photo>(
  photos: readonly Photo[],
  free: readonly string[],
  first: string | null = null,
): { placed: [slot: string, photo: Photo][]; left: number } {
  const isFirst = (slot: string) => first !== null && slot.startsWith(`${first}-`);
  const order = [...free.filter(isFirst), ...free.filter((slot) => !isFirst(slot))];
  const placed = photos.slice(0, order.length).map((photo, index): [string, Photo] => [order[index] ?? '', photo]);
  return { placed, left: Math.max(0, photos.length - order.length) };
}

/** A title out of a file's name: without its ending, with spaces; empty for a name that a camera gave. */
export function titleOf(fileName: string): string {
  const name = fileName
    .replace(/\.[^.]+$/, '')
    .replace(/[_\s]+/g, ' ')
    .trim();
  return /^(?:[A-Z]{2,5}|IMG|DSC|DSCF|PXL|Screenshot|image)?[\s-]?[\d\s().-]+$/i.test(name)
    ? ''
    : cutTo(name, longest.title);
}
