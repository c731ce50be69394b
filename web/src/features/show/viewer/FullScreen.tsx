import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { NativeSelect } from '@chakra-ui/react/native-select';
import { Text } from '@chakra-ui/react/text';
import { ChevronLeft, ChevronRight, Info, Keyboard, Pause, Play, Search, Type, X, ZoomIn } from 'lucide-react';
import { useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { PhotoPlace } from '../../../photoList/usePhotoPlace.ts';
import type { VotingState } from '../competition/openness.ts';
import { Description } from '../facts/Description.tsx';
import { ImageFacts } from '../facts/ImageFacts.tsx';
import { usePageKeys, useShortcuts } from '../../../ui/shortcuts/pageKeys.ts';
import { ShortcutList } from '../keys/ShortcutList.tsx';
import type { ShowImageQuery } from '../page/generated/graphql.ts';
import { VotingSection } from '../voting/VotingSection.tsx';
import { Overlay } from '../../../ui/viewer/Overlay.tsx';
import type { ViewControl } from './useView.ts';
import { ViewerBar, ViewerButton } from '../../../ui/viewer/ViewerBar.tsx';
import { whole } from '../../../ui/viewer/zoom.ts';
import { ZoomedPhoto, type Look } from '../../../ui/viewer/ZoomedPhoto.tsx';

/** Choices for the duration of a photo in a slideshow, in seconds. */
const durations = [5, 10, 20, 40];

/** Distance of a move with shift and an arrow key, as a share of the photo's sides at scale 1. */
const step = 0.15;

const moves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Props of the full-screen view. */
export interface FullScreenProps {
  image: NonNullable<ShowImageQuery['image']>;
  voting: VotingState | null;
  place: PhotoPlace | null;
  previous: number | null;
  next: number | null;
  /** The view is `full` or `slideshow`. */
  view: ViewControl;
  onOutdated: () => void;
  onBookmark: () => void;
}

/** The photo on the full screen with navigation, vote and optional facts; or a slideshow of its list. */
export default function FullScreen(props: FullScreenProps) {
  const { image, voting, place, previous, next, view, onOutdated, onBookmark } = props;
  const { t } = useTranslation();
  const shortcuts = useShortcuts();
  const [lookState, setLookState] = useState<{ of: string; look: Look }>({
    of: image.id,
    look: view.at === 'true' ? 'true' : whole,
  });
  const [loupe, setLoupe] = useState(view.at === 'loupe');
  const [panel, setPanel] = useState<'facts' | 'keys' | null>(null);
  const [playing, setPlaying] = useState(view.view === 'slideshow');
  const [seconds, setSeconds] = useState(10);
  const [titles, setTitles] = useState(true);
  const isShow = view.view === 'slideshow';

  // Another photo starts unzoomed, except at true size, which is kept so that sharpness can be compared.
  const look = lookState.of === image.id || lookState.look === 'true' ? lookState.look : whole;
  const setLook = (next: Look) => setLookState({ of: image.id, look: next });
  const isTrue = look === 'true';

  const walk = (number: number | null) => (number === null ? undefined : () => view.walkTo(number));
  const onPrevious = walk(previous);
  const onNext = walk(isShow ? (next ?? place?.first ?? null) : next);
  const goOn = useEffectEvent(() => onNext?.());
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => goOn(), seconds * 1000);
    return () => clearTimeout(timer);
  }, [playing, seconds, image.id]);

  const toggle = (which: 'facts' | 'keys') => () => setPanel((open) => (open === which ? null : which));
  const play = () => setPlaying((was) => !was);
  const trueSize = () => setLook(isTrue ? whole : 'true');
  const glass = () => setLoupe((was) => !was);
  const others = isShow
    ? { ' ': play, t: () => setTitles((was) => !was), '?': toggle('keys') }
    : { z: trueSize, l: glass, i: toggle('facts'), b: onBookmark, f: view.close, '?': toggle('keys') };
  usePageKeys({ onPrevious, onNext, others }, shortcuts, true);

  const move = (event: KeyboardEvent) => {
    const by = moves[event.key];
    if (!event.shiftKey || !by || look === 'true') return;
    event.preventDefault();
    setLook({ ...look, x: look.x + (by[0] * step) / look.scale, y: look.y + (by[1] * step) / look.scale });
  };

  const position = place ? t('show.place', { position: place.position, total: place.total }) : '';
  const isTitled = !isShow || titles;
  const votes = !isShow && voting === 'open' && image.competition !== null;
  return (
    <Overlay label={t(isShow ? 'show.tools.slideshow' : 'show.fullScreen.title')} onClose={view.close} wholeScreen>
      <ViewerBar title={isTitled ? image.title : ''} position={isTitled ? position : ''}>
        {isShow ? (
          <>
            <ViewerButton
              label={t(playing ? 'show.viewer.pause' : 'show.viewer.play')}
              icon={playing ? Pause : Play}
              onClick={play}
            />
            <ViewerButton
              label={t('show.viewer.titles')}
              icon={Type}
              pressed={titles}
              onClick={() => setTitles((was) => !was)}
            />
            <NativeSelect.Root size="sm" width="24">
              <NativeSelect.Field
                aria-label={t('show.viewer.duration')}
                value={seconds}
                onChange={(event) => setSeconds(Number(event.currentTarget.value))}
              >
                {durations.map((count) => (
                  <option key={count} value={count}>
                    {t('show.viewer.seconds', { count })}
                  </option>
                ))}
              </NativeSelect.Field>
              <NativeSelect.Indicator />
            </NativeSelect.Root>
          </>
        ) : (
          <>
            <ViewerButton label={t('show.viewer.trueSize')} icon={ZoomIn} pressed={isTrue} onClick={trueSize} />
            <ViewerButton label={t('show.viewer.loupe')} icon={Search} pressed={loupe} onClick={glass} />
            <ViewerButton
              label={t('show.tools.facts')}
              icon={Info}
              pressed={panel === 'facts'}
              onClick={toggle('facts')}
            />
          </>
        )}
        <Box hideBelow="md">
          <ViewerButton
            label={t('show.keys.title')}
            icon={Keyboard}
            pressed={panel === 'keys'}
            onClick={toggle('keys')}
          />
        </Box>
        <ViewerButton label={t('show.fullScreen.close')} icon={X} onClick={view.close} />
      </ViewerBar>
      <Flex flex="1" minH="0" direction={{ base: 'column', md: 'row' }} onKeyDown={move} tabIndex={-1}>
        <ZoomedPhoto
          key={image.id}
          photo={image}
          look={look}
          onLook={setLook}
          loupe={loupe && !isShow}
          onSwipe={(direction) => (direction === 'next' ? onNext : onPrevious)?.()}
        />
        {panel === null ? null : (
          <Box
            as="aside"
            aria-label={t(panel === 'facts' ? 'show.tools.facts' : 'show.keys.title')}
            tabIndex={0}
            width={{ base: 'full', md: '22rem' }}
            maxH={{ base: '40dvh', md: 'none' }}
            overflowY="auto"
            p="5"
            bg="bg"
            color="fg"
          >
            {panel === 'facts' ? (
              <Flex direction="column" gap="6">
                <ImageFacts image={image} competition={image.competition} isDocumentTitle={false} />
                <Description image={image} />
              </Flex>
            ) : (
              <ShortcutList points={votes ? image.competition : null} of={isShow ? 'slideshow' : 'full'} />
            )}
          </Box>
        )}
      </Flex>
      <Flex
        px={{ base: '2', md: '4' }}
        py="2"
        columnGap="3"
        rowGap="1"
        align="center"
        justify="space-between"
        wrap={{ base: 'wrap', md: 'nowrap' }}
        color="fg"
        flexShrink="0"
        minH="12"
      >
        <ViewerButton label={t('show.previous')} icon={ChevronLeft} onClick={onPrevious} />
        {/* On a phone the vote has a line of its own above the arrows: between them there is no room for it. */}
        <Box flex={votes ? { base: '1 0 100%', md: '1' } : '1'} order={votes ? { base: -1, md: 0 } : 0} minW="0">
          {votes && image.competition ? (
            <VotingSection image={image} competition={image.competition} keys="viewer" onOutdated={onOutdated} />
          ) : (
            <Text dir="auto" textAlign="center" textStyle="sm">
              {isShow && titles && image.description ? image.description.slice(0, 200) : ''}
            </Text>
          )}
        </Box>
        <ViewerButton label={t('show.next')} icon={ChevronRight} onClick={onNext} />
      </Flex>
    </Overlay>
  );
}
