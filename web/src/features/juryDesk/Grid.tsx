import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { Ban, ChevronLeft, ChevronRight, Star, Undo2 } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Point } from '../../choices/choiceStore.ts';
import { usePageKeys, useShortcuts } from '../../ui/shortcuts/pageKeys.ts';
import { placeholderOf } from '../../ui/photo/placeholder.ts';
import type { PointRange } from '../../ui/shortcuts/digits.ts';
import { ViewerButton } from '../../ui/viewer/ViewerBar.tsx';
import { Asking } from './dialogs.tsx';
import type { DeskPhotoFragment } from './generated/graphql.ts';
import type { Pictures } from '../../ui/photo/pictures.ts';
import { PointButtons, type PointNames } from './PointButtons.tsx';
import { useScreenSize } from './screenSize.ts';
import { typeDigit, typedPoint } from './typedPoint.ts';
import { usePicture, usePictures } from './usePictures.ts';

const Cell = chakra('button', {
  base: {
    position: 'relative',
    width: 'full',
    aspectRatio: '4 / 3',
    minH: '11',
    bg: '#141414',
    borderRadius: 'l1',
    cursor: 'pointer',
    overflow: 'hidden',
    backgroundSize: 'cover',
    outline: '2px solid transparent',
    '&[data-active]': { outlineColor: 'white', outlineOffset: '1px' },
  },
});

/** Props of the grid. */
export interface GridProps {
  title: string;
  photos: readonly DeskPhotoFragment[];
  total: number;
  index: number;
  range: PointRange;
  names: PointNames;
  isOpen: boolean;
  pointOf: (photo: DeskPhotoFragment) => Point;
  onMark: (photos: readonly DeskPhotoFragment[], point: Point) => void;
  onGo: (index: number) => void;
  /** Takes the last step back, and goes to its photo. */
  onTakeBack: (() => void) | undefined;
  onStar: (photo: DeskPhotoFragment) => void;
}

interface GridCellProps {
  photo: DeskPhotoFragment;
  point: Point;
  pictures: Pictures;
  isActive: boolean;
  onGo: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function GridCell({ photo, point, pictures, isActive, onGo, onKeyDown }: GridCellProps) {
  const { t } = useTranslation();
  const cell = useRef<HTMLButtonElement>(null);
  const picture = usePicture(pictures, photo.thumb);
  useEffect(() => {
    if (isActive) cell.current?.focus({ preventScroll: false });
  }, [isActive]);
  const { number, title, withdrawn, star } = photo;
  const state =
    withdrawn !== null
      ? t('juryDesk.lists.WITHDRAWN')
      : point === null
        ? t('juryDesk.noPoint')
        : t('juryDesk.point', { count: point, point });
  const words = t('juryDesk.cell', { number, title, state });
  const placeholder = placeholderOf(photo.thumbhash);
  return (
    // The numbers lie over the button: its name says them in words.
    <Box position="relative">
      <Cell
        ref={cell}
        type="button"
        data-active={isActive || undefined}
        tabIndex={isActive ? 0 : -1}
        aria-label={star ? t('juryDesk.cellStarred', { cell: words }) : words}
        aria-current={isActive || undefined}
        onClick={onGo}
        onKeyDown={onKeyDown}
        style={placeholder === null ? undefined : { backgroundImage: `url(${placeholder})` }}
      >
        {picture.url === null ? null : (
          <img
            src={picture.url}
            alt=""
            draggable={false}
            style={{ width: '100%', height: '100%', objectFit: 'contain', background: '#141414' }}
          />
        )}
      </Cell>
      <Flex
        position="absolute"
        insetX="1"
        bottom="1"
        justify="space-between"
        align="flex-end"
        aria-hidden
        pointerEvents="none"
      >
        <Text bg="#1e1e1e" color="white" px="1.5" textStyle="xs" borderRadius="l1">
          {number}
        </Text>
        <Flex gap="1" align="center">
          {star ? <Star size={16} fill="currentColor" /> : null}
          {withdrawn !== null ? <Ban size={16} /> : null}
          {point === null ? null : (
            <Text bg="white" color="black" px="2" fontWeight="semibold" borderRadius="l1">
              {point}
            </Text>
          )}
        </Flex>
      </Flex>
    </Box>
  );
}

/** Many photos on a screen: arrows move, keys mark, Enter gives the rest of the screen the lowest point. */
export function Grid(props: GridProps) {
  const { t } = useTranslation();
  const { title, photos, total, index, range, names, isOpen, pointOf, onMark, onGo, onTakeBack, onStar } = props;
  const { ref, columns, count } = useScreenSize();
  const shortcuts = useShortcuts();
  const [typed, setTyped] = useState('');
  const [isAsking, setAsking] = useState(false);
  const confirm = useRef<HTMLButtonElement>(null);

  const active = Math.min(index, Math.max(0, photos.length - 1));
  const from = Math.floor(active / count) * count;
  const shown = photos.slice(from, from + count);
  const following = photos.slice(from + count, from + 2 * count);
  const pictures = usePictures(
    [...shown, ...following].map(({ thumb }) => thumb),
    0,
  );
  const photo = photos[active];
  const rest = shown.filter((one) => one.withdrawn === null && pointOf(one) === null);
  const hasNext = from + count < photos.length;

  const go = (to: number) => {
    setTyped('');
    if (to >= 0 && to < photos.length) onGo(to);
  };
  const nextScreen = hasNext ? () => go(from + count) : undefined;
  const previousScreen = from > 0 ? () => go(from - count) : undefined;
  const give = (point: number) => {
    if (!photo || !isOpen) return;
    onMark([photo], point);
    go(Math.min(active + 1, from + shown.length - 1));
  };
  const onDigit = (digit: number) => {
    const made = typeDigit(typed, digit, range);
    if (made && 'point' in made) give(made.point);
    else setTyped(made?.typed ?? '');
  };
  const enter = () => {
    const point = typedPoint(typed, range);
    if (point !== null) give(point);
    else if (!isOpen) return;
    else if (rest.length > 0) setAsking(true);
    else nextScreen?.();
  };
  const giveRest = () => {
    setAsking(false);
    onMark(rest, range.minPoint);
    nextScreen?.();
  };
  const takeBack = () => (typed === '' ? onTakeBack?.() : setTyped(''));
  usePageKeys(
    {
      onPrevious: () => go(active - 1),
      onNext: () => go(active + 1),
      onDigit,
      others: {
        arrowup: () => go(active - columns),
        arrowdown: () => go(active + columns),
        enter,
        backspace: takeBack,
        'ctrl+z': takeBack,
        s: () => photo && isOpen && onStar(photo),
      },
    },
    shortcuts && !isAsking,
  );
  const lowest = t('juryDesk.point', { count: range.minPoint, point: range.minPoint });

  return (
    <>
      <Box ref={ref} flex="1" minH="0" overflowY="auto" px={{ base: '2', md: '4' }} py="1">
        <Heading as="h1" srOnly>
          {title}
        </Heading>
        <Box
          as="ul"
          m="0"
          p="1"
          listStyleType="none"
          display="grid"
          gap="2"
          style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
        >
          {shown.map((one, place) => (
            <li key={one.number}>
              <GridCell
                photo={one}
                point={pointOf(one)}
                pictures={pictures}
                isActive={from + place === active}
                onGo={() => go(from + place)}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter' || !shortcuts) return;
                  event.preventDefault();
                  enter();
                }}
              />
            </li>
          ))}
        </Box>
      </Box>
      <Flex
        flexShrink="0"
        px={{ base: '2', md: '4' }}
        pt="2"
        pb="max(0.5rem, env(safe-area-inset-bottom))"
        columnGap="4"
        rowGap="2"
        align="center"
        wrap="wrap"
      >
        <Box flex={{ base: '1 1 100%', lg: '1' }} minW="0">
          <Text textStyle="sm" fontVariantNumeric="tabular-nums">
            {t('juryDesk.screen', { from: from + 1, to: from + shown.length, total: Math.max(total, photos.length) })}
          </Text>
          <Text color="fg.muted" textStyle="sm" hideBelow="lg">
            {typed === '' ? t('juryDesk.gridHelp') : t('juryDesk.typed', { typed })}
          </Text>
        </Box>
        {photo ? (
          <PointButtons
            key={photo.number}
            {...range}
            names={names}
            value={pointOf(photo)}
            isOpen={isOpen && photo.withdrawn === null}
            onChoose={give}
          />
        ) : null}
        <Flex gap="1" align="center" flex={{ base: '1 1 100%', lg: 'none' }} justify="space-between">
          <ViewerButton label={t('juryDesk.previousScreen')} icon={ChevronLeft} onClick={previousScreen} />
          <ViewerButton label={t('juryDesk.undo')} icon={Undo2} onClick={onTakeBack} />
          <Button h="11" variant="outline" disabled={!isOpen || rest.length === 0} onClick={() => setAsking(true)}>
            {t('juryDesk.restButton', { point: lowest })}
          </Button>
          <ViewerButton label={t('juryDesk.nextScreen')} icon={ChevronRight} onClick={nextScreen} />
        </Flex>
      </Flex>
      {isAsking ? (
        <Asking
          title={t('juryDesk.rest', { count: rest.length })}
          first={confirm}
          onCancel={() => setAsking(false)}
          footer={
            <Button ref={confirm} onClick={giveRest}>
              {t('juryDesk.restConfirm')}
            </Button>
          }
        >
          {t('juryDesk.restText', { point: lowest })}
        </Asking>
      ) : null}
    </>
  );
}
