import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Center } from '@chakra-ui/react/center';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Ban, ChevronLeft, ChevronRight, Flag, MessageSquare, Star, Undo2, ZoomIn } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Point } from '../../choices/choiceStore.ts';
import { ViewerButton } from '../../ui/viewer/ViewerBar.tsx';
import type { PointRange } from '../../ui/shortcuts/digits.ts';
import { whole } from '../../ui/viewer/zoom.ts';
import { ZoomedPhoto, type Look } from '../../ui/viewer/ZoomedPhoto.tsx';
import type { DeskPhotoFragment } from './generated/graphql.ts';
import type { Pictures } from '../../ui/photo/pictures.ts';
import { NamesOfPoints, PointButtons, type PointNames } from './PointButtons.tsx';
import { addressesAround, shownAddress, usePicture, usePictures } from './usePictures.ts';

/** The photo that is seen, and the next two, which stand ready behind it. */
const ready = 3;

/** Props of the desk's view of one photo. */
export interface OnePhotoProps {
  photo: DeskPhotoFragment;
  /** The walk, and its place in it. */
  photos: readonly DeskPhotoFragment[];
  index: number;
  /** Whether the photo before it stands beside it. */
  isCompared: boolean;
  category: string;
  range: PointRange;
  names: PointNames;
  point: Point;
  /** Digits of a point that is not whole yet. */
  typed: string;
  /** Whether marks are taken. */
  isOpen: boolean;
  takesRemarks: boolean;
  look: Look;
  onLook: (look: Look) => void;
  onMark: (point: number) => void;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onTakeBack: (() => void) | undefined;
  onStar: () => void;
  /** Withdraws, or takes that back. */
  onWithdraw: () => void;
  onRemark: () => void;
  onReport: () => void;
}

type LayerProps = Pick<OnePhotoProps, 'photo' | 'look' | 'onLook' | 'onPrevious' | 'onNext'> & {
  pictures: Pictures;
  isCurrent: boolean;
};

/** A photo on the grey ground; those that come next lie there unseen, so that a mark changes nothing but which one is seen. */
function Layer({ photo, pictures, isCurrent, look, onLook, onPrevious, onNext }: LayerProps) {
  const { t } = useTranslation();
  const picture = usePicture(pictures, shownAddress(photo));
  const { title, width, height, thumbhash } = photo;
  return (
    <Flex
      position="absolute"
      inset="0"
      aria-hidden={!isCurrent}
      data-current={isCurrent || undefined}
      style={{ visibility: isCurrent ? 'visible' : 'hidden' }}
    >
      <ZoomedPhoto
        photo={{ title, width, height, thumbhash, urlNeedsToken: false, large: picture.url ?? '' }}
        look={look}
        onLook={onLook}
        onSwipe={(direction) => (direction === 'next' ? onNext : onPrevious)?.()}
      />
      {picture.failed ? (
        <Center position="absolute" inset="0" pointerEvents="none">
          <Stack gap="3" align="center" bg="#1e1e1e" p="4" borderRadius="l2" pointerEvents="auto">
            <Text>{t('juryDesk.failed')}</Text>
            <Button size="sm" variant="outline" onClick={() => pictures.retry(shownAddress(photo))}>
              {t('shell.state.retry')}
            </Button>
          </Stack>
        </Center>
      ) : null}
    </Flex>
  );
}

/** Which of the two photos one is. */
function Caption({ photo: { number, title } }: Pick<OnePhotoProps, 'photo'>) {
  const { t } = useTranslation();
  return (
    <Text
      as="figcaption"
      dir="auto"
      position="absolute"
      insetInlineStart="2"
      top="2"
      maxW="calc(100% - 1rem)"
      truncate
      bg="#1e1e1e"
      color="white"
      px="2"
      borderRadius="l1"
      textStyle="sm"
      pointerEvents="none"
    >
      {t('juryDesk.heading', { number, title })}
    </Text>
  );
}

/** The photo's name in the round; takes the focus with each photo, so that who hears the page is told which one it is. */
function PhotoHeading({ photo, category }: Pick<OnePhotoProps, 'photo' | 'category'>) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const { number, title } = photo;
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, [number]);
  return (
    <Box minW="0" flex={{ base: '1 1 100%', lg: '1' }}>
      <Heading
        as="h1"
        ref={heading}
        tabIndex={-1}
        size="md"
        fontWeight="medium"
        truncate
        dir="auto"
        _focusVisible={{ outline: 'none' }}
      >
        {t('juryDesk.heading', { number, title })}
      </Heading>
      <Text color="fg.muted" textStyle="sm" truncate dir="auto">
        {category}
      </Text>
    </Box>
  );
}

function Marking(props: OnePhotoProps) {
  const { t } = useTranslation();
  const { photo, range, names, point, typed, isOpen, onMark } = props;
  if (photo.withdrawn !== null)
    return (
      <Flex gap="3" align="center" wrap="wrap" flex="1">
        <Text>{t('juryDesk.withdrawn', { reason: t(`juryDesk.withdrawal.${photo.withdrawn}`) })}</Text>
        {isOpen ? (
          <Button size="sm" h="11" variant="outline" onClick={props.onWithdraw}>
            {t('juryDesk.judgeAgain')}
          </Button>
        ) : null}
      </Flex>
    );
  return (
    <Stack gap="1" flex="1" minW="0">
      <PointButtons key={photo.number} {...range} names={names} value={point} isOpen={isOpen} onChoose={onMark} />
      <NamesOfPoints names={names} />
      {typed === '' ? null : (
        <Text role="status" textStyle="sm">
          {t('juryDesk.typed', { typed })}
        </Text>
      )}
    </Stack>
  );
}

/** A photo that fills the window; below it its name, the points, and other acts. */
export function OnePhoto(props: OnePhotoProps) {
  const { t } = useTranslation();
  const { photo, photos, index, category, isOpen, takesRemarks, look, onLook, onPrevious, onNext } = props;
  const pictures = usePictures(addressesAround(photos, index), ready);
  const isWithdrawn = photo.withdrawn !== null;
  const before = props.isCompared ? photos[index - 1] : undefined;
  const layer = { pictures, look, onLook, onPrevious, onNext };
  return (
    <>
      <Flex flex="1" minH="0" gap="1" css={{ '@media (orientation: portrait)': { flexDirection: 'column' } }}>
        {before ? (
          <Box as="figure" m="0" position="relative" flex="1" minW="0" minH="0" overflow="hidden">
            <Layer key={before.number} photo={before} isCurrent {...layer} />
            <Caption photo={before} />
          </Box>
        ) : null}
        <Box position="relative" flex="1" minW="0" minH="0" overflow="hidden">
          {photos.slice(index, index + ready).map((one) => (
            <Layer key={one.number} photo={one} isCurrent={one.number === photo.number} {...layer} />
          ))}
          {before ? <Caption photo={photo} /> : null}
        </Box>
      </Flex>
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
        <PhotoHeading photo={photo} category={category} />
        <Flex flex={{ base: '1 1 100%', lg: '2' }} justify="center" minW="0">
          <Marking {...props} />
        </Flex>
        <Flex flex={{ base: '1 1 100%', lg: 'none' }} justify={{ base: 'space-between', lg: 'flex-end' }} gap="1">
          <ViewerButton label={t('juryDesk.previous')} icon={ChevronLeft} onClick={onPrevious} />
          <ViewerButton label={t('juryDesk.undo')} icon={Undo2} onClick={props.onTakeBack} />
          <Box hideBelow="md">
            <ViewerButton
              label={t('juryDesk.trueSize')}
              icon={ZoomIn}
              pressed={look === 'true'}
              onClick={() => onLook(look === 'true' ? whole : 'true')}
            />
          </Box>
          <ViewerButton
            label={t('juryDesk.star')}
            icon={Star}
            pressed={photo.star}
            onClick={isOpen ? props.onStar : undefined}
          />
          {takesRemarks ? (
            <ViewerButton
              label={t('juryDesk.remark')}
              icon={MessageSquare}
              pressed={photo.remark !== ''}
              onClick={isOpen ? props.onRemark : undefined}
            />
          ) : null}
          <ViewerButton
            label={t('juryDesk.report')}
            icon={Flag}
            pressed={photo.reported}
            onClick={isOpen ? props.onReport : undefined}
          />
          <ViewerButton
            label={t('juryDesk.withdraw')}
            icon={Ban}
            pressed={isWithdrawn}
            onClick={isOpen ? props.onWithdraw : undefined}
          />
          <ViewerButton label={t('juryDesk.next')} icon={ChevronRight} onClick={onNext} />
        </Flex>
      </Flex>
    </>
  );
}
