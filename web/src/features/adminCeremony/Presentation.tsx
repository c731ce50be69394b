import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { ChevronLeft, ChevronRight, MonitorOff, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Pictures } from '../../ui/photo/pictures.ts';
import { useShortcuts } from '../../ui/shortcuts/pageKeys.ts';
import { Overlay } from '../../ui/viewer/Overlay.tsx';
import { ViewerButton } from '../../ui/viewer/ViewerBar.tsx';
import type { Slide } from './sequence.ts';
import { SlideView } from './SlideView.tsx';
import { useCeremonyKeys } from './useCeremonyKeys.ts';
import type { CeremonyPlace } from './useCeremonyPlace.ts';
import type { SlideText } from './useSlideText.ts';

/** Props of the screen. */
export interface PresentationProps {
  slides: readonly Slide[];
  place: CeremonyPlace;
  pictures: Pictures;
  textOf: (slide: Slide) => SlideText;
  onLeave: () => void;
}

/** The screen that the hall sees: the slide, and at its edge buttons for a device without a keyboard. */
export function Presentation({ slides, place, pictures, textOf, onLeave }: PresentationProps) {
  const { t } = useTranslation();
  const { index, isBlack, goTo, toggleBlack } = place;
  useCeremonyKeys(place, true, useShortcuts());
  const slide = slides[index];
  if (!slide) return null;
  return (
    <Overlay label={t('adminCeremony.screen')} onClose={onLeave} wholeScreen>
      <Flex position="absolute" inset="0" bg="black" color="white" direction="column" data-slide={slide.key}>
        <Flex
          direction="column"
          flex="1"
          minH="0"
          aria-live="polite"
          style={{ visibility: isBlack ? 'hidden' : 'visible' }}
        >
          <SlideView slide={slide} text={textOf(slide)} pictures={pictures} />
        </Flex>
        <VisuallyHidden role="status">{isBlack ? t('adminCeremony.isBlack') : ''}</VisuallyHidden>
        <Box
          position="absolute"
          bottom="0"
          insetEnd="0"
          p="2"
          opacity={{ base: '0.6', md: '0' }}
          _hover={{ opacity: '1' }}
          _focusWithin={{ opacity: '1' }}
          _motionSafe={{ transition: 'opacity 200ms' }}
        >
          <Flex gap="1" bg="blackAlpha.700" borderRadius="l2">
            <ViewerButton
              label={t('adminCeremony.back')}
              icon={ChevronLeft}
              onClick={index > 0 ? () => goTo(index - 1) : undefined}
            />
            <ViewerButton
              label={t('adminCeremony.next')}
              icon={ChevronRight}
              onClick={index < slides.length - 1 ? () => goTo(index + 1) : undefined}
            />
            <ViewerButton label={t('adminCeremony.black')} icon={MonitorOff} pressed={isBlack} onClick={toggleBlack} />
            <ViewerButton label={t('adminCeremony.leave')} icon={X} onClick={onLeave} />
          </Flex>
        </Box>
      </Flex>
    </Overlay>
  );
}
