import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { placeholderOf } from '../photo/placeholder.ts';
import { useProtectedUrl } from '../photo/useProtectedUrl.ts';
import { useZoomGestures } from './useZoomGestures.ts';
import { fittedIn, transformOf, trueScale, withinFrame, zoomedAt, type Size, type Zoom } from './zoom.ts';

/** Diameter of the loupe, in CSS pixels. */
const loupeSize = 280;

/** Longer side of the displayed derivative in pixels (docs/product.md §2). */
const largest = 2400;

/** An upright picture with its title. */
export interface ZoomablePhoto extends Size {
  title: string;
  thumbhash: string;
  /** Whether `large` answers only with the session's token. */
  urlNeedsToken: boolean;
  large: string;
}

/** Requested zoom; `true` means true size, one image pixel per device pixel. */
export type Look = Zoom | 'true';

/** Props of a zoomable photo. */
export interface ZoomedPhotoProps {
  photo: ZoomablePhoto;
  /** `true`: true size, centred. */
  look: Look;
  onLook: (look: Look) => void;
  /** Whether a loupe follows the pointer, which shows the photo at true size. */
  loupe?: boolean;
  onSwipe?: (direction: 'previous' | 'next') => void;
}

/** Width of the displayed derivative in pixels; small originals are not enlarged. */
const pixelsOf = ({ width, height }: Size): number => width * Math.min(1, largest / Math.max(width, height));

/** Observes the size of an element. */
function useSize() {
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>({ width: 1, height: 1 });
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () =>
      setSize({ width: Math.max(1, element.clientWidth), height: Math.max(1, element.clientHeight) });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, size };
}

/** A photo that fits its frame and can be zoomed, panned and inspected with a loupe. */
export function ZoomedPhoto({ photo, look, onLook, loupe = false, onSwipe }: ZoomedPhotoProps) {
  const { t } = useTranslation();
  const { ref, size } = useSize();
  const [glass, setGlass] = useState({ x: 0, y: 0 });
  const fetched = useProtectedUrl(photo.urlNeedsToken ? photo.large : null, 0);
  const [broken, setBroken] = useState<string | null>(null);
  // Without one it is still being fetched: its colours stand there meanwhile.
  const src = photo.urlNeedsToken ? fetched.url : photo.large || null;
  const failed = fetched.failed || broken === photo.large;

  const fitted = fittedIn(size, photo);
  const atTrue = trueScale(pixelsOf(photo), fitted, window.devicePixelRatio);
  const most = Math.max(4, 2 * atTrue);
  const zoomRequest = look === 'true' ? { scale: atTrue, x: 0.5, y: 0.5 } : look;
  const zoom = withinFrame(zoomRequest, size, fitted, most);
  const show = (next: Zoom) => onLook(withinFrame(next, size, fitted, most));
  const gestures = useZoomGestures({ frame: ref, zoom, fitted, onZoom: show, onSwipe });
  const placeholder = placeholderOf(photo.thumbhash);

  const middleOf = (event: { clientX: number; clientY: number }) => {
    const box = ref.current?.getBoundingClientRect();
    return {
      x: event.clientX - (box?.left ?? 0) - size.width / 2,
      y: event.clientY - (box?.top ?? 0) - size.height / 2,
    };
  };
  /** The point of the photo under the loupe, in CSS pixels of the photo at true size. */
  const under = {
    x: (zoom.x + glass.x / (fitted.width * zoom.scale)) * fitted.width * atTrue,
    y: (zoom.y + glass.y / (fitted.height * zoom.scale)) * fitted.height * atTrue,
  };

  return (
    <Box
      ref={ref}
      position="relative"
      flex="1"
      minW="0"
      minH="0"
      overflow="hidden"
      touchAction="none"
      userSelect="none"
      cursor={loupe ? 'crosshair' : zoom.scale > 1 ? 'grab' : 'zoom-in'}
      data-scale={zoom.scale.toFixed(3)}
      {...gestures}
      onPointerMove={(event: PointerEvent) => {
        gestures.onPointerMove(event);
        if (loupe) setGlass(middleOf(event));
      }}
      onDoubleClick={(event) => {
        if (zoom.scale > 1) onLook({ scale: 1, x: 0.5, y: 0.5 });
        else show(zoomedAt(zoom, Math.max(2, atTrue), middleOf(event), fitted));
      }}
    >
      <Box
        position="absolute"
        left="50%"
        top="50%"
        backgroundSize="100% 100%"
        style={{
          width: fitted.width,
          height: fitted.height,
          marginLeft: -fitted.width / 2,
          marginTop: -fitted.height / 2,
          transform: transformOf(zoom, fitted),
          backgroundImage: placeholder === null ? undefined : `url(${placeholder})`,
        }}
      >
        {src === null || failed ? null : (
          <img
            src={src}
            alt={photo.title}
            draggable={false}
            decoding="async"
            onError={() => setBroken(photo.large)}
            style={{ width: '100%', height: '100%', display: 'block' }}
          />
        )}
      </Box>
      {failed ? (
        <Text position="absolute" inset="0" m="auto" height="fit-content" textAlign="center" role="status">
          {t('shell.photo.failed')}
        </Text>
      ) : null}
      {loupe && src !== null ? (
        <Box
          data-loupe
          aria-hidden
          position="absolute"
          left="50%"
          top="50%"
          borderRadius="full"
          borderWidth="2px"
          borderColor="white"
          boxShadow="lg"
          pointerEvents="none"
          backgroundRepeat="no-repeat"
          bg="#1e1e1e"
          style={{
            width: loupeSize,
            height: loupeSize,
            transform: `translate(${glass.x - loupeSize / 2}px, ${glass.y - loupeSize / 2}px)`,
            backgroundImage: `url(${JSON.stringify(src)})`,
            backgroundSize: `${fitted.width * atTrue}px ${fitted.height * atTrue}px`,
            backgroundPosition: `${loupeSize / 2 - under.x}px ${loupeSize / 2 - under.y}px`,
          }}
        />
      ) : null}
    </Box>
  );
}
