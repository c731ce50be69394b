import { Box } from '@chakra-ui/react/box';
import { IconButton } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { Maximize2 } from 'lucide-react';
import { loadPart } from '../../../connection/loadPart.ts';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownPhotoFragment } from './generated/graphql.ts';
import { Photo } from '../../../ui/photo/Photo.tsx';
import { frameWidth } from './frame.ts';
import { useSwipe } from './useSwipe.ts';

const FullScreen = lazy(() => loadPart(() => import('./FullScreen.tsx')));

/** Settings of the stage. */
export interface PhotoStageProps {
  photo: ShownPhotoFragment;
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
}

/** The photo as large as the window allows; a click shows it on the whole screen, a swipe the next one. */
export function PhotoStage({ photo, onPrevious, onNext }: PhotoStageProps) {
  const { t } = useTranslation();
  const swipe = useSwipe(onPrevious, onNext);
  const opener = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<'never' | 'open' | 'closing'>('never');

  return (
    <Box position="relative" mx="auto" width={frameWidth(photo)} touchAction="pan-y pinch-zoom" {...swipe}>
      {/* For the pointer only: the button below says the same to the keyboard and to screen readers. */}
      <chakra.div cursor="zoom-in" role="presentation" onClick={() => setOpened('open')}>
        <Photo image={photo} sizes="(min-width: 64em) 70vw, 100vw" fit="contain" resolution="large" priority />
      </chakra.div>
      <IconButton
        ref={opener}
        position="absolute"
        insetEnd="3"
        bottom="3"
        bg="blackAlpha.700"
        color="white"
        _hover={{ bg: 'blackAlpha.900' }}
        focusRingColor="white"
        aria-label={t('show.enlarge')}
        title={t('show.enlarge')}
        onClick={() => setOpened('open')}
      >
        <Maximize2 aria-hidden />
      </IconButton>
      {opened === 'never' ? null : (
        <Suspense>
          <FullScreen
            photo={photo}
            open={opened === 'open'}
            onClose={() => setOpened('closing')}
            onClosed={() => {
              setOpened('never');
              opener.current?.focus({ preventScroll: true });
            }}
          />
        </Suspense>
      )}
    </Box>
  );
}
