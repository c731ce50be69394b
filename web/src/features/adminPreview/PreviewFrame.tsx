import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Eye } from 'lucide-react';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Preview, PreviewEvent, PreviewingFrame, PreviewNews } from '../../session/preview.ts';
import { LoadingState } from '../../ui/LoadingState.tsx';
import { screens, useRoom, type Screen } from './screens.ts';

/** Props of the frame. */
export interface PreviewFrameProps {
  preview: Preview;
  /** Whom and when it shows, in words. */
  caption: string;
  /** Whether the results in it are made up. */
  isSample: boolean;
  /** The page: path and query. */
  place: string;
  screen: Screen;
  /** Language of the pages in it: another one loads them again. */
  locale: string;
  /** Somebody went to another page in the frame. */
  onPlace: (place: string) => void;
  /** The server refused a call of the page. @param code of the failure */
  onRefusal: (code: string) => void;
}

/**
 * Keeps what the frame shows in step with what is asked for: another instant, role or page loads it again, and what somebody
 * opens in it is told.
 */
function useFrame({
  preview,
  place,
  locale,
  onPlace,
  onRefusal,
}: Omit<PreviewFrameProps, 'caption' | 'isSample' | 'screen'>) {
  const frame = useRef<HTMLIFrameElement & PreviewingFrame>(null);
  const [first] = useState(place);
  const [isReady, setReady] = useState(false);
  const standpoint = `${preview.header} ${locale}`;
  const shown = useRef({ standpoint, place });

  const hear = useEffectEvent((event: PreviewEvent, { text, of }: PreviewNews) => {
    // A page that was left has nothing to say any more.
    if (of !== frame.current?.preview) return;
    if (event === 'previewrefusal') return onRefusal(text);
    setReady(true);
    // Told only where somebody went: what was chosen meanwhile stands.
    if (text !== shown.current.place) onPlace((shown.current.place = text));
  });
  const prepare = useEffectEvent(() => {
    // An object of its own for each load, before a script of the frame runs: its pages ask the element once.
    if (frame.current) frame.current.preview = { ...preview };
  });

  useLayoutEffect(() => {
    const element = frame.current;
    prepare();
    const events: PreviewEvent[] = ['previewplace', 'previewrefusal'];
    const listen = (event: Event) => hear(event.type as PreviewEvent, (event as CustomEvent<PreviewNews>).detail);
    for (const event of events) element?.addEventListener(event, listen);
    return () => events.forEach((event) => element?.removeEventListener(event, listen));
  }, []);

  useLayoutEffect(() => {
    const { current } = shown;
    if (current.standpoint === standpoint && current.place === place) return;
    shown.current = { standpoint, place };
    setReady(false);
    prepare();
    // Not another `src`: that would add an entry to the history of the tab.
    frame.current?.contentWindow?.location.replace(place);
  }, [standpoint, place]);

  return { frame, first, isReady };
}

/** The same red in both themes: the frame is never taken for the site. */
const danger = '#9b1c1c';

const Window = chakra('iframe', {
  base: { display: 'block', borderWidth: '0', transformOrigin: 'top left', bg: 'bg' },
});

/** The pages of the site as somebody else sees them, at another instant, in a frame that cannot be taken for the site. */
export function PreviewFrame({ caption, isSample, screen, ...props }: PreviewFrameProps) {
  const { t } = useTranslation();
  const { frame, first, isReady } = useFrame(props);
  const { width } = screens[screen];
  const { box, scale, height, overflows } = useRoom(screens[screen]);
  return (
    <Box
      as="section"
      aria-label={t('adminCompetitions.preview.frame')}
      borderWidth="4px"
      borderColor={danger}
      borderRadius="l3"
      overflow="hidden"
      bg="bg.muted"
    >
      <Box bg={danger} color="white" px="3" py="1" display="flex" flexWrap="wrap" columnGap="3" alignItems="center">
        <HStack gap="2" flexShrink={{ md: '0' }}>
          <Eye aria-hidden size={18} />
          <strong>{t('adminCompetitions.preview.banner')}</strong>
        </HStack>
        <Box ms={{ md: 'auto' }} textStyle="sm">
          {caption}
        </Box>
        {isSample ? <Box width="full">{t('adminCompetitions.preview.sample')}</Box> : null}
      </Box>
      <Box
        ref={box}
        position="relative"
        overflowX="auto"
        overflowY="hidden"
        {...(overflows ? { tabIndex: 0, role: 'group', 'aria-label': t('adminCompetitions.preview.scroll') } : {})}
      >
        <Box
          aria-busy={!isReady}
          position="relative"
          mx="auto"
          overflow="hidden"
          style={{ width: width * scale, height: height * scale }}
        >
          <Window
            ref={frame}
            src={first}
            title={t('adminCompetitions.preview.title')}
            style={{ width, height, transform: scale === 1 ? undefined : `scale(${scale})` }}
          />
          {isReady ? null : (
            <Box position="absolute" inset="0" bg="bg" display="grid" placeItems="center">
              <LoadingState />
            </Box>
          )}
        </Box>
      </Box>
    </Box>
  );
}
