import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../ui/PageHeading.tsx';
import type { Pictures } from '../../ui/photo/pictures.ts';
import { useShortcuts } from '../../ui/shortcuts/pageKeys.ts';
import { stopsOf, type Slide } from './sequence.ts';
import { SmallPicture } from './SmallPicture.tsx';
import { useCeremonyKeys } from './useCeremonyKeys.ts';
import type { CeremonyPlace } from './useCeremonyPlace.ts';
import type { SlideText } from './useSlideText.ts';

/** Props of the presenter's window. */
export interface PresenterWindowProps {
  title: string;
  slides: readonly Slide[];
  place: CeremonyPlace;
  pictures: Pictures;
  /** Words about a slide for the presenter: also about a photo that is shown without words. */
  tellingOf: (slide: Slide) => SlideText;
}

function Preview({
  slide,
  heading,
  isLarge,
  pictures,
  tellingOf,
}: Pick<PresenterWindowProps, 'pictures' | 'tellingOf'> & {
  slide: Slide | undefined;
  heading: string;
  isLarge: boolean;
}) {
  const { t } = useTranslation();
  if (!slide) return null;
  const { over, main, under } = tellingOf(slide);
  const photo = 'photo' in slide ? slide.photo : null;
  return (
    <Box as="section" aria-label={heading} borderWidth="1px" borderRadius="l3" p="4" bg="bg.panel" minW="0">
      <Heading as="h2" size="sm" color="fg.muted" fontWeight="medium" mb="2">
        {heading}
      </Heading>
      {photo ? (
        <Box mb="3" bg="black" borderRadius="l2" overflow="hidden" height={isLarge ? '40vh' : '22vh'}>
          <SmallPicture photo={photo} pictures={pictures} />
        </Box>
      ) : null}
      <Stack gap="1" aria-live={isLarge ? 'polite' : undefined}>
        {slide.kind === 'photo' ? <Text color="fg.muted">{t('adminCeremony.slide.photo')}</Text> : null}
        {over ? <Text dir="auto">{over}</Text> : null}
        <Text dir="auto" fontWeight="medium" textStyle={isLarge ? '2xl' : 'lg'} overflowWrap="anywhere">
          {main}
        </Text>
        {under ? (
          <Text dir="auto" textStyle={isLarge ? 'xl' : 'md'} overflowWrap="anywhere">
            {under}
          </Text>
        ) : null}
      </Stack>
    </Box>
  );
}

/** All slides, for a jump; the current one stays in view. */
function SlideList({ slides, place, tellingOf }: Pick<PresenterWindowProps, 'slides' | 'place' | 'tellingOf'>) {
  const { t } = useTranslation();
  const current = useRef<HTMLLIElement>(null);
  const { index, goTo } = place;
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest' });
  }, [index]);
  return (
    <Box as="nav" aria-label={t('adminCeremony.list')} minW="0">
      <Box as="ol" m="0" p="0" listStyleType="none" maxH={{ lg: 'calc(100dvh - 7rem)' }} overflowY="auto">
        {stopsOf(slides).map(({ from, to, slide }) => {
          const { over, main, under } = tellingOf(slide);
          const isCurrent = from <= index && index <= to;
          return (
            <Box as="li" key={slide.key} ref={isCurrent ? current : undefined}>
              <Button
                variant={isCurrent ? 'subtle' : 'ghost'}
                width="full"
                height="auto"
                minH="11"
                py="1.5"
                justifyContent="flex-start"
                textAlign="start"
                whiteSpace="normal"
                fontWeight={slide.kind === 'category' ? 'medium' : 'normal'}
                aria-current={isCurrent ? 'step' : undefined}
                onClick={() => goTo(from)}
              >
                <Text as="span" dir="auto" overflowWrap="anywhere">
                  {from < to ? [over, main, under].filter(Boolean).join(' – ') : main}
                </Text>
              </Button>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}

/** The presenter's window: what the hall sees, what comes next, notes, and a list to jump. */
export function PresenterWindow({ title, slides, place, pictures, tellingOf }: PresenterWindowProps) {
  const { t } = useTranslation();
  const { index, isBlack, goTo, toggleBlack } = place;
  useCeremonyKeys(place, true, useShortcuts());
  const slide = slides[index];
  // The words of a photo that stands without them are read in the current slide already.
  const coming = stopsOf(slides).find(({ from }) => from > index)?.from ?? slides.length;
  const note = slide && 'winner' in slide ? slide.winner.note : '';
  return (
    <Box as="main" p={{ base: '4', md: '6' }}>
      <Flex gap="3" align="center" wrap="wrap" justify="space-between" mb="4">
        <PageHeading size="lg" documentTitle={t('adminCeremony.presenter')}>
          {title}
        </PageHeading>
        <Text fontVariantNumeric="tabular-nums" color="fg.muted">
          {t('adminCeremony.place', { at: index + 1, of: slides.length })}
        </Text>
      </Flex>
      <Flex gap="3" wrap="wrap" mb="4">
        <Button size="lg" onClick={() => goTo(index + 1)} disabled={index === slides.length - 1}>
          {t('adminCeremony.next')}
        </Button>
        <Button size="lg" variant="outline" onClick={() => goTo(index - 1)} disabled={index === 0}>
          {t('adminCeremony.back')}
        </Button>
        <Button size="lg" variant="outline" aria-pressed={isBlack} onClick={toggleBlack}>
          {t('adminCeremony.black')}
        </Button>
        <Text role="status" alignSelf="center">
          {isBlack ? t('adminCeremony.isBlack') : ''}
        </Text>
      </Flex>
      <Grid
        gap="4"
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr) minmax(0, 2fr)' }}
        alignItems="start"
      >
        <Stack gap="4" minW="0">
          <Preview
            slide={slide}
            heading={t('adminCeremony.current')}
            isLarge
            pictures={pictures}
            tellingOf={tellingOf}
          />
          <Box
            as="section"
            aria-label={t('adminCeremony.notes')}
            borderWidth="1px"
            borderRadius="l3"
            p="4"
            bg="bg.panel"
          >
            <Heading as="h2" size="sm" color="fg.muted" fontWeight="medium" mb="2">
              {t('adminCeremony.notes')}
            </Heading>
            <Text dir="auto" whiteSpace="pre-line" overflowWrap="anywhere" color={note ? undefined : 'fg.muted'}>
              {note || t('adminCeremony.noNotes')}
            </Text>
          </Box>
        </Stack>
        <Preview
          slide={slides[coming]}
          heading={t('adminCeremony.coming')}
          isLarge={false}
          pictures={pictures}
          tellingOf={tellingOf}
        />
        <SlideList slides={slides} place={place} tellingOf={tellingOf} />
      </Grid>
    </Box>
  );
}
