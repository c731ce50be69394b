import { Box } from '@chakra-ui/react/box';
import { Center } from '@chakra-ui/react/center';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ShownPhotoFragment } from './generated/graphql.ts';
import { openedPhoto } from '../../../ui/photo/openedPhoto.ts';
import { Photo } from '../../../ui/photo/Photo.tsx';
import { stageSizes, widthOnStage } from './stage.ts';
import { useSwipe } from './useSwipe.ts';

/** Props of the stage. */
export interface PhotoStageProps {
  photo: ShownPhotoFragment;
  /** Opens the full-screen view. */
  onOpen: () => void;
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
}

/** The photo as large as the window allows, on the page's own colour; a click opens the full screen, a swipe leads to a neighbour. */
export function PhotoStage({ photo, onOpen, onPrevious, onNext }: PhotoStageProps) {
  const swipe = useSwipe(onPrevious, onNext);
  return (
    <Center touchAction="pan-y pinch-zoom" {...swipe}>
      <Box width="full" style={{ maxWidth: widthOnStage(photo), ...openedPhoto }}>
        {/* For pointers only: the toolbar has the same action for keyboards and screen readers. */}
        <chakra.div cursor="zoom-in" role="presentation" onClick={onOpen}>
          <Photo image={photo} sizes={stageSizes(photo)} fit="contain" resolution="large" priority />
        </chakra.div>
      </Box>
    </Center>
  );
}
