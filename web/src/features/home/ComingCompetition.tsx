import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { shortened, stripMarkdown } from '@photo-competition/schema/plainText';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../i18n/format.ts';
import { paths } from '../../routes/paths.ts';
import { RemindMe } from '../../ui/competition/about/RemindMe.tsx';
import { StandingLine } from '../../ui/competition/StandingLine.tsx';
import { useStage } from '../../ui/competition/useStage.ts';
import { ZonedTime } from '../../ui/competition/ZonedTime.tsx';
import { Photo } from '../../ui/photo/Photo.tsx';
import type { OtherCompetitionProps } from './OtherCompetition.tsx';

/** Most characters of a description on a card; the page of the competition has all of it. */
const wordsLength = 240;

/** The first paragraph of a description in Markdown, without its marks. */
const beginningOf = (description: string): string =>
  shortened(stripMarkdown(description).split(/\n\s*\n/)[0] ?? '', wordsLength);

/** The link of a card fills it, so that a press anywhere opens the page; what else can be pressed stands above. */
const overCard = { '& > a::after': { content: '""', position: 'absolute', inset: 0 } } as const;

/** A competition that has not begun: a card in words, with its photo where there is one, that leads to its page. */
export function ComingCompetition({ competition, timeZone, onBoundary, alone }: OtherCompetitionProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const id = useId();
  const { stage, next } = useStage(competition, onBoundary);
  const cover = competition.images?.nodes[0];
  return (
    <Stack
      as="article"
      aria-labelledby={id}
      position="relative"
      gap="0"
      borderWidth="1px"
      borderRadius="l3"
      bg="bg.panel"
      overflow="hidden"
      transition="border-color 0.2s"
      _hover={{ borderColor: 'border.emphasized' }}
    >
      {cover && (
        <Box aspectRatio={alone ? 3 : 3 / 2}>
          <Photo
            image={cover}
            fit="cover"
            resolution="medium"
            sizes={alone ? '100vw' : '(min-width: 62em) 50vw, 100vw'}
          />
        </Box>
      )}
      <Grid
        templateColumns={alone ? { base: '1fr', lg: '3fr 2fr' } : '1fr'}
        gap={{ base: '6', lg: alone ? '16' : '6' }}
        p={{ base: '6', md: '8' }}
        flex="1"
        alignItems={alone ? 'end' : undefined}
        alignContent="space-between"
      >
        <Stack gap="4">
          <StandingLine times={competition} stage={stage} next={next} />
          <Heading
            dir="auto"
            id={id}
            as="h3"
            size={{ base: '2xl', md: '3xl' }}
            fontWeight="medium"
            overflowWrap="anywhere"
            css={overCard}
          >
            <Link to={paths.competition.browse(competition.number)}>{format.text(competition.title)}</Link>
          </Heading>
          <Text dir="auto" maxW="prose">
            {beginningOf(format.text(competition.description))}
          </Text>
        </Stack>
        <Stack gap="4" borderTopWidth="1px" pt="4">
          <Box>
            <Text color="fg.muted" textStyle="sm">
              {t('home.competitionStart')}
            </Text>
            <Box fontFamily="heading" textStyle="lg">
              <ZonedTime instant={competition.competitionStart} timeZone={timeZone} />
            </Box>
          </Box>
          <Text dir="auto" color="fg.muted">
            {competition.imageTypes.map(({ title }) => format.text(title)).join(' · ')}
          </Text>
          <Box position="relative" alignSelf="flex-start">
            <RemindMe competition={competition} next={next} />
          </Box>
        </Stack>
      </Grid>
    </Stack>
  );
}
