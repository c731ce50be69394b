import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { ArrowLeftRight, ChevronLeft, ChevronRight, Keyboard, X, ZoomIn } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePhotoPlace, type PhotoPlace } from '../../../photoList/usePhotoPlace.ts';
import type { PhotoListState } from '../../../routes/photoList.ts';
import { useLastUser } from '../../../session/session.ts';
import { votingStateOf } from '../competition/openness.ts';
import { usePageKeys, useShortcuts } from '../../../ui/shortcuts/pageKeys.ts';
import { ShortcutList } from '../keys/ShortcutList.tsx';
import { useShowImageQuery, type ShowImageQuery } from '../page/generated/graphql.ts';
import { VotingSection } from '../voting/VotingSection.tsx';
import { Overlay } from '../../../ui/viewer/Overlay.tsx';
import type { ViewControl } from './useView.ts';
import { ViewerBar, ViewerButton } from '../../../ui/viewer/ViewerBar.tsx';
import { whole } from '../../../ui/viewer/zoom.ts';
import { ZoomedPhoto, type Look } from '../../../ui/viewer/ZoomedPhoto.tsx';

type Shown = NonNullable<ShowImageQuery['image']>;

/** Props of the comparison. */
export interface CompareProps {
  /** The photo on the left. */
  image: Shown;
  list: PhotoListState;
  place: PhotoPlace | null;
  previous: number | null;
  next: number | null;
  view: ViewControl;
  onOutdated: () => void;
}

interface SideProps {
  image: Shown;
  look: Look;
  onLook: (look: Look) => void;
  onOutdated: () => void;
  /** Whether it is the one on the right, which does not tell the viewer's progress again. */
  isSecond?: boolean;
}

/** A photo of the two with its title and, if the viewer may vote, the vote. */
function Side({ image, look, onLook, onOutdated, isSecond }: SideProps) {
  const user = useLastUser();
  const { competition } = image;
  return (
    <Flex as="section" aria-label={image.title} direction="column" flex="1" minW="0" minH="0">
      <ZoomedPhoto key={image.id} photo={image} look={look} onLook={onLook} />
      <Box px="3" py="2" color="fg" minH={{ base: '8', md: '16' }}>
        <Text dir="auto" truncate textStyle="sm" mb="1">
          {image.title}
        </Text>
        {competition && votingStateOf(competition, image, user) === 'open' ? (
          <VotingSection
            image={image}
            competition={competition}
            keys="none"
            label={image.title}
            isSecond={isSecond}
            onOutdated={onOutdated}
          />
        ) : null}
      </Box>
    </Flex>
  );
}

/** Two photos of a list side by side with a common zoom and position; the arrow keys change the right one. */
export default function Compare({ image, list, place, previous, next, view, onOutdated }: CompareProps) {
  const { t } = useTranslation();
  const shortcuts = useShortcuts();
  const [otherNumber, setOtherNumber] = useState(next ?? previous ?? image.number);
  const [look, setLook] = useState<Look>(whole);
  const [keysShown, setKeysShown] = useState(false);
  const { data, previousData } = useShowImageQuery({ variables: { number: otherNumber }, errorPolicy: 'all' });
  const other = data?.image ?? previousData?.image;
  const otherPlace = usePhotoPlace(image.competitionNumber, list, otherNumber);

  /** The neighbour of the right photo, skipping the left one. */
  const beside = (side: 'previous' | 'next'): (() => void) | undefined => {
    const neighbour = otherPlace?.[side] ?? null;
    const number = neighbour === image.number ? (place?.[side] ?? null) : neighbour;
    return number === null ? undefined : () => setOtherNumber(number);
  };
  const onPrevious = beside('previous');
  const onNext = beside('next');
  const swap = () => {
    setOtherNumber(image.number);
    view.walkTo(otherNumber);
  };
  const trueSize = () => setLook(look === 'true' ? whole : 'true');
  const toggleKeys = () => setKeysShown((was) => !was);
  usePageKeys(
    { onPrevious, onNext, others: { z: trueSize, x: swap, c: view.close, '?': toggleKeys } },
    shortcuts,
    true,
  );

  return (
    <Overlay label={t('show.tools.compare')} onClose={view.close}>
      <ViewerBar title={other ? t('show.viewer.compared', { left: image.title, right: other.title }) : image.title}>
        <ViewerButton label={t('show.viewer.previousRight')} icon={ChevronLeft} onClick={onPrevious} />
        <ViewerButton label={t('show.viewer.nextRight')} icon={ChevronRight} onClick={onNext} />
        <ViewerButton label={t('show.viewer.swap')} icon={ArrowLeftRight} onClick={swap} />
        <ViewerButton label={t('show.viewer.trueSize')} icon={ZoomIn} pressed={look === 'true'} onClick={trueSize} />
        <Box hideBelow="md">
          <ViewerButton label={t('show.keys.title')} icon={Keyboard} pressed={keysShown} onClick={toggleKeys} />
        </Box>
        <ViewerButton label={t('show.fullScreen.close')} icon={X} onClick={view.close} />
      </ViewerBar>
      {keysShown ? (
        <Box p="4" bg="bg" color="fg">
          <ShortcutList points={null} of="compare" />
        </Box>
      ) : null}
      <Flex
        flex="1"
        minH="0"
        gap="1"
        css={{ flexDirection: 'row', '@media (orientation: portrait)': { flexDirection: 'column' } }}
      >
        <Side image={image} look={look} onLook={setLook} onOutdated={onOutdated} />
        {other ? <Side image={other} look={look} onLook={setLook} onOutdated={onOutdated} isSecond /> : null}
      </Flex>
    </Overlay>
  );
}
