import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPictures, type Pictures } from '../../ui/photo/pictures.ts';
import { photosOf, type ShownPhoto, type Slide } from './sequence.ts';

/** So many of the next pictures are decoded beforehand. */
const decodeAhead = 3;

/** The pictures of a ceremony, which all lie in this window before it begins. */
export interface CeremonyPictures {
  pictures: Pictures;
  /** How many there are, how many have come, and how many could not be had. */
  total: number;
  loaded: number;
  failed: number;
  /** Fetches those again that could not be had. */
  retry: () => void;
}

/**
 * Loads every picture of a ceremony and keeps it until the page is left, so that nothing is fetched while it runs.
 * @param resolution which derivative
 * @param index the slide that is shown: pictures from there on are decoded first
 */
export function useCeremonyPictures(
  slides: readonly Slide[],
  resolution: keyof Pick<ShownPhoto, 'large' | 'small'>,
  index: number,
): CeremonyPictures {
  const [pictures] = useState(() => createPictures());
  const addresses = photosOf(slides).map((photo) => photo[resolution]);
  const coming = [...photosOf(slides.slice(Math.max(0, index - 1))), ...photosOf(slides)].map(
    (photo) => photo[resolution],
  );
  const wanted = [...new Set(coming)].join(' ');
  useEffect(() => pictures.want(wanted === '' ? [] : wanted.split(' '), decodeAhead), [pictures, wanted]);
  useEffect(() => () => pictures.stop(), [pictures]);
  const countOf = (of: 'url' | 'failed') => addresses.filter((address) => Boolean(pictures.get(address)[of])).length;
  const loaded = useSyncExternalStore(pictures.subscribe, () => countOf('url'));
  const failed = useSyncExternalStore(pictures.subscribe, () => countOf('failed'));
  return {
    pictures,
    total: addresses.length,
    loaded,
    failed,
    retry: () => addresses.forEach((address) => pictures.retry(address)),
  };
}
