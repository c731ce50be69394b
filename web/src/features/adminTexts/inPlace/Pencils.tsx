import { Box } from '@chakra-ui/react/box';
import { Portal } from '@chakra-ui/react/portal';
import { chakra } from '@chakra-ui/react/styled-system';
import { Pencil } from 'lucide-react';
import { useEffect, useState } from 'react';
import { pencilPlaces, pencilSize, type PencilPlace } from './places.ts';
import { ownPart, type ShownText } from './watchTexts.ts';

const PencilButton = chakra('button', {
  base: {
    position: 'absolute',
    display: 'grid',
    placeItems: 'center',
    boxSize: `${pencilSize}px`,
    cursor: 'pointer',
    pointerEvents: 'auto',
    opacity: '0.8',
    _hover: { opacity: '1' },
    '& > span': {
      display: 'grid',
      placeItems: 'center',
      boxSize: '16px',
      borderRadius: 'full',
      bg: 'accent.solid',
      color: 'accent.contrast',
      boxShadow: '0 0 0 1px var(--chakra-colors-bg)',
      transition: 'scale 0.1s',
    },
    '&:hover > span': { scale: '1.35' },
    '& svg': { boxSize: '9px' },
  },
});

/** Events that may move a text without changing it. */
const movements = ['scroll', 'resize', 'transitionend', 'animationend', 'load', 'toggle', 'focusin'] as const;

/** Where the pencils stand, in step with the page. */
function usePlaces(texts: readonly ShownText[]): readonly PencilPlace[] {
  const [places, setPlaces] = useState<readonly PencilPlace[]>([]);
  useEffect(() => {
    let frame = 0;
    const place = (): void => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        setPlaces(pencilPlaces(texts));
      });
    };
    place();
    const sizes = new ResizeObserver(place);
    sizes.observe(document.body);
    for (const movement of movements) window.addEventListener(movement, place, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      for (const movement of movements) window.removeEventListener(movement, place, { capture: true });
    };
  }, [texts]);
  return places;
}

/** Props of the pencils. */
export interface PencilsProps {
  texts: readonly ShownText[];
  /** Opens one text, or those that one pencil is for. */
  onEdit: (keys: readonly string[]) => void;
}

/**
 * A pencil at the end of each text that is seen. They lie over the page and take no part in it: not in its layout, and not in the
 * order of its stops, since the list of texts is the way by keyboard and by ear.
 */
export function Pencils({ texts, onEdit }: PencilsProps) {
  const places = usePlaces(texts);
  const [pointedAt, setPointedAt] = useState<string | null>(null);
  const boxes = places.filter(({ keys }) => String(keys) === pointedAt).flatMap((place) => place.boxes);
  return (
    <Portal>
      <Box
        {...{ [ownPart]: 'pencils' }}
        aria-hidden

        position="absolute"
        top="0"
        left="0"
        zIndex="sticky"
        pointerEvents="none"
        _print={{ display: 'none' }}
      >
        {boxes.map((box, index) => (
          <Box
            key={index}
            position="absolute"
            outline="2px dashed"
            outlineColor="accent.border"
            outlineOffset="2px"
            borderRadius="l1"
            style={box}
          />
        ))}
        {places.map(({ left, top, keys }) => (
          <PencilButton
            key={`${left} ${top}`}
            type="button"
            tabIndex={-1}
            title={keys.join('\n')}
            style={{ left, top }}
            onPointerEnter={() => setPointedAt(String(keys))}
            onPointerLeave={() => setPointedAt(null)}
            onClick={() => onEdit(keys)}
          >
            <span>
              <Pencil />
            </span>
          </PencilButton>
        ))}
      </Box>
    </Portal>
  );
}
