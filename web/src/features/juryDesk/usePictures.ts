import { useEffect, useState, useSyncExternalStore } from 'react';
import type { DeskPhotoFragment } from './generated/graphql.ts';
import { createPictures, type LoadedPicture, type Pictures } from '../../ui/photo/pictures.ts';

const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** The derivative that the desk shows; the data saver asks for a smaller one. */
export const shownAddress = ({ medium, large }: DeskPhotoFragment): string => (savesData() ? medium : large);

/**
 * Pictures ahead of the one that is looked at, so many that a judge goes on for minutes without a line: every one of them will be
 * looked at. The data saver loads few, for a judge may stop.
 */
const ahead = (): number => (savesData() ? 3 : 60);

/** The addresses of the pictures around a place of the walk: the one that is looked at, those ahead, and one behind. */
export function addressesAround(photos: readonly DeskPhotoFragment[], index: number): string[] {
  const [current, ...coming] = photos.slice(index, index + 1 + ahead());
  const behind = photos.slice(Math.max(0, index - 1), index);
  return [...(current ? [current] : []), ...coming.slice(0, 2), ...behind, ...coming.slice(2)].map(shownAddress);
}

/**
 * Pictures that are loaded with the token; those that are wanted no more are freed.
 * @param decode so many of the first are decoded beforehand
 */
export function usePictures(addresses: readonly string[], decode: number): Pictures {
  const [pictures] = useState(() => createPictures());
  const wanted = addresses.join(' ');
  useEffect(() => pictures.want(wanted === '' ? [] : wanted.split(' '), decode), [pictures, wanted, decode]);
  useEffect(() => () => pictures.stop(), [pictures]);
  return pictures;
}

/** A picture that is loaded ahead; renders again when it has come. */
export const usePicture = (pictures: Pictures, address: string): LoadedPicture =>
  useSyncExternalStore(pictures.subscribe, () => pictures.get(address));
