import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { HStack } from '@chakra-ui/react/stack';
import { Bookmark, Columns2, Info, Maximize2, Play, Share2, ZoomIn, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Actions of the toolbar; a tool is hidden when its action is undefined. */
export interface PhotoToolsProps {
  onFullScreen: () => void;
  onTrueSize: () => void;
  onCompare: (() => void) | undefined;
  onSlideshow: (() => void) | undefined;
  onShare: () => void;
  bookmarked: boolean;
  onBookmark: () => void;
  factsShown: boolean;
  onFacts: () => void;
}

/** Id of the button that receives the focus after the full screen is closed, unless another element has it. */
export const fullScreenButtonId = 'full-screen';

interface ToolProps {
  label: string;
  icon: LucideIcon;
  onClick: (() => void) | undefined;
  id?: string;
  pressed?: boolean;
}

/** Width of the toolbar from which its tools have words. */
const roomForWords = '@container (min-width: 56rem)';

/** A tool with its icon, and with its word where there is room. */
function Tool({ label, icon: Icon, onClick, id, pressed }: ToolProps) {
  if (!onClick) return null;
  return (
    <Button id={id} variant="ghost" color="fg.muted" px="2.5" title={label} aria-pressed={pressed} onClick={onClick}>
      <Icon aria-hidden fill={pressed === true && Icon === Bookmark ? 'currentColor' : 'none'} />
      <Box as="span" css={{ srOnly: true, [roomForWords]: { srOnly: false } }}>
        {label}
      </Box>
    </Button>
  );
}

/** Toolbar below the photo: how it is looked at, then what is done with it. */
export function PhotoTools({ bookmarked, factsShown, ...on }: PhotoToolsProps) {
  const { t } = useTranslation();
  return (
    <Box containerType="inline-size">
      <Flex
        role="toolbar"
        aria-label={t('show.tools.title')}
        justify="center"
        wrap="wrap"
        columnGap={{ base: '3', md: '6' }}
      >
        <HStack gap="0.5">
          <Tool id={fullScreenButtonId} label={t('show.enlarge')} icon={Maximize2} onClick={on.onFullScreen} />
          <Tool label={t('show.viewer.trueSize')} icon={ZoomIn} onClick={on.onTrueSize} />
          <Tool label={t('show.tools.compare')} icon={Columns2} onClick={on.onCompare} />
          <Tool label={t('show.tools.slideshow')} icon={Play} onClick={on.onSlideshow} />
        </HStack>
        <HStack gap="0.5">
          <Tool label={t('show.tools.bookmark')} icon={Bookmark} pressed={bookmarked} onClick={on.onBookmark} />
          <Tool label={t('show.tools.facts')} icon={Info} pressed={factsShown} onClick={on.onFacts} />
          <Tool label={t('show.tools.share')} icon={Share2} onClick={on.onShare} />
        </HStack>
      </Flex>
    </Box>
  );
}
