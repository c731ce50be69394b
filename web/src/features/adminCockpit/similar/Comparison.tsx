import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { HStack } from '@chakra-ui/react/stack';
import { useState, type PointerEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Photo } from '../../../ui/photo/Photo.tsx';
import type { SimilarEntriesFragment } from '../generated/graphql.ts';
import { exposureRows } from './exposureRows.ts';

/** How much a zoomed photo is enlarged. */
const enlarged = 3;

/** Where a zoomed photo is looked at, in percent of its width and height. */
interface Place {
  x: number;
  y: number;
}

/** With what a photo is held over the other one. */
type Holder = 'key' | 'pointer';

/** Looking at two photos at once. */
export interface Looking {
  /** The two stand over each other. */
  isBlinking: boolean;
  hold: (by: Holder) => void;
  /** Lets go, unless the other one holds it: a pointer that leaves says nothing of the key. */
  letGo: (by: Holder) => void;
  /** Where both are enlarged; null when they are not. */
  place: Place | null;
  toggleZoom: () => void;
  moveTo: (place: Place) => void;
}

/** The state of looking at two photos: both are zoomed at the same place. */
export function useLooking(): Looking {
  const [holder, setHolder] = useState<Holder | null>(null);
  const [place, setPlace] = useState<Place | null>(null);
  return {
    isBlinking: holder !== null,
    hold: setHolder,
    place,
    letGo: (by) => setHolder((known) => (known === by ? null : known)),
    toggleZoom: () => setPlace((known) => (known ? null : { x: 50, y: 50 })),
    moveTo: ({ x, y }) =>
      setPlace((known) => known && { x: Math.min(100, Math.max(0, x)), y: Math.min(100, Math.max(0, y)) }),
  };
}

/** A photo, with the other one over it while they blink. @param other null when it never has one over it */
export function LookedAt({
  image,
  other,
  looking: { isBlinking, place, moveTo },
}: {
  image: SimilarEntriesFragment['first'];
  other: SimilarEntriesFragment['first'] | null;
  looking: Looking;
}) {
  const point = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    if (!place) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    moveTo({ x: (100 * (clientX - left)) / width, y: (100 * (clientY - top)) / height });
  };
  const style = place
    ? { transform: `scale(${enlarged})`, transformOrigin: `${place.x}% ${place.y}%` }
    : { transform: 'none' };
  return (
    <Box
      bg="stage"
      p="1"
      position="relative"
      overflow="hidden"
      cursor={place ? 'crosshair' : undefined}
      touchAction={place ? 'none' : undefined}
      onPointerMove={point}
    >
      <Box style={style}>
        <Photo image={image} sizes="40vw" resolution={place ? 'large' : 'medium'} titled />
      </Box>
      {other && isBlinking ? (
        <Box position="absolute" inset="1" bg="stage" data-testid="over">
          <Box height="full" style={style}>
            <Photo image={other} sizes="40vw" resolution={place ? 'large' : 'medium'} titled priority />
          </Box>
        </Box>
      ) : null}
    </Box>
  );
}

/** Tools of a comparison: blinking, zoom, and whatever else stands there. */
export function LookingTools({ looking, children }: { looking: Looking; children: ReactNode }) {
  const { t } = useTranslation();
  const { place, hold, letGo, toggleZoom } = looking;
  return (
    <HStack wrap="wrap" gap="2">
      <Button
        type="button"
        size="sm"
        variant="outline"
        touchAction="none"
        onPointerDown={() => hold('pointer')}
        onPointerUp={() => letGo('pointer')}
        onPointerLeave={() => letGo('pointer')}
        onPointerCancel={() => letGo('pointer')}
      >
        {t('adminCompetitions.similar.blink')}
      </Button>
      <Button type="button" size="sm" variant="outline" aria-pressed={place !== null} onClick={toggleZoom}>
        {t('adminCompetitions.similar.zoom')}
      </Button>
      {children}
    </HStack>
  );
}

/** Exposure data of two photos, with the differences marked. */
export function ExposureTable({ pair: { first, second } }: { pair: SimilarEntriesFragment }) {
  const { t } = useTranslation();
  const rows = exposureRows(t, first, second);
  const count = rows.filter(({ differs }) => differs).length;
  return (
    <chakra.details>
      <chakra.summary cursor="pointer" textStyle="sm" width="fit-content">
        {t('adminCompetitions.similar.files', { n: count })}
      </chakra.summary>
      <Box overflowX="auto" tabIndex={0} role="group" aria-label={t('adminCompetitions.similar.filesLabel')}>
        <chakra.table textStyle="sm" mt="2">
          <thead>
            <tr>
              {[t('admin.audit.field'), `#${first.number}`, `#${second.number}`].map((head) => (
                <chakra.th key={head} scope="col" textAlign="start" fontWeight="medium" pe="6">
                  {head}
                </chakra.th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <chakra.tr key={row.name} fontWeight={row.differs ? 'semibold' : undefined}>
                <chakra.th scope="row" textAlign="start" fontWeight="inherit" pe="6">
                  {row.differs ? `≠ ${row.name}` : row.name}
                </chakra.th>
                <chakra.td pe="6">{row.first}</chakra.td>
                <chakra.td pe="6">{row.second}</chakra.td>
              </chakra.tr>
            ))}
          </tbody>
        </chakra.table>
      </Box>
    </chakra.details>
  );
}
