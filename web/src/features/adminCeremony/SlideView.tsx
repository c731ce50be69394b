import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useSyncExternalStore } from 'react';
import { placeholderOf } from '../../ui/photo/placeholder.ts';
import type { Pictures } from '../../ui/photo/pictures.ts';
import type { ShownPhoto, Slide } from './sequence.ts';
import type { SlideText } from './useSlideText.ts';

/** Comes up slowly, unless the viewer has asked for less motion. */
const comesUp = {
  animationName: 'fade-in',
  animationDuration: '700ms',
  _motionReduce: { animation: 'none' },
} as const;

/** Words as large as the screen allows, in its smaller direction. */
const size = (share: number, least: string) => `max(${least}, min(${share}vw, ${share * 1.6}vh))`;

function Picture({ photo, pictures }: { photo: ShownPhoto; pictures: Pictures }) {
  const { url } = useSyncExternalStore(pictures.subscribe, () => pictures.get(photo.large));
  const placeholder = placeholderOf(photo.thumbhash);
  return (
    <Flex flex="1" minH="0" align="center" justify="center" p={{ base: '2', md: '4' }}>
      {url === null ? (
        <Box
          width="full"
          height="full"
          backgroundSize="contain"
          backgroundPosition="center"
          backgroundRepeat="no-repeat"
          style={placeholder === null ? undefined : { backgroundImage: `url(${placeholder})` }}
        />
      ) : (
        <img
          src={url}
          alt=""
          width={photo.width}
          height={photo.height}
          style={{ width: '100%', height: '100%', objectFit: 'contain' }}
        />
      )}
    </Flex>
  );
}

function Words({ text: { over, main, under }, isAlone }: { text: SlideText; isAlone: boolean }) {
  const scale = isAlone ? 1 : 0.6;
  return (
    <Stack gap={isAlone ? '4' : '1'} textAlign="center" align="center" maxW="90vw" px="4" {...comesUp}>
      {over ? (
        <Text dir="auto" color="gray.300" style={{ fontSize: size(2.4 * scale + 0.4, '1rem') }} overflowWrap="anywhere">
          {over}
        </Text>
      ) : null}
      <Text
        dir="auto"
        fontFamily="heading"
        lineHeight="1.15"
        overflowWrap="anywhere"
        style={{ fontSize: size(5.5 * scale, '1.5rem') }}
      >
        {main}
      </Text>
      {under ? (
        <Text dir="auto" overflowWrap="anywhere" style={{ fontSize: size(3.2 * scale, '1.125rem') }}>
          {under}
        </Text>
      ) : null}
    </Stack>
  );
}

/** Props of a slide. */
export interface SlideViewProps {
  slide: Slide;
  text: SlideText;
  pictures: Pictures;
}

/** A slide as the hall sees it: words on black, a photo alone, or a photo with its words below. */
export function SlideView({ slide, text, pictures }: SlideViewProps) {
  if (slide.kind !== 'photo' && slide.kind !== 'winner')
    return (
      <Flex key={slide.key} flex="1" minH="0" align="center" justify="center" overflow="auto">
        <Words text={text} isAlone />
      </Flex>
    );
  return (
    <Flex
      // The photo stays where it is when its words come.
      key={`${slide.award.key}/${slide.winner.key}`}
      direction="column"
      flex="1"
      minH="0"
      {...comesUp}
    >
      <Picture photo={slide.photo} pictures={pictures} />
      {slide.kind === 'winner' ? (
        <Box flexShrink="0" pb={{ base: '14', md: '6' }} pt="1" alignSelf="center">
          <Words text={text} isAlone={false} />
        </Box>
      ) : (
        <VisuallyHidden>{text.main}</VisuallyHidden>
      )}
    </Flex>
  );
}
