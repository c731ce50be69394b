import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { HomeQuery } from './generated/graphql.ts';
import { useFormat } from '../../i18n/format.ts';
import { paths } from '../../routes/paths.ts';
import { RemindMe } from '../../ui/competition/about/RemindMe.tsx';
import { StandingLine } from '../../ui/competition/StandingLine.tsx';
import { useStage } from '../../ui/competition/useStage.ts';
import { Markdown } from '../../ui/Markdown.tsx';
import { Photo } from '../../ui/photo/Photo.tsx';
import { Calls } from './Calls.tsx';
import { Dates } from './Dates.tsx';
import { MyStanding } from './MyStanding.tsx';
import { useMyStanding } from './useMyStanding.ts';

/** Props of a non-active competition on the home page. */
export interface OtherCompetitionProps {
  competition: HomeQuery['openCompetitions'][number];
  /** The organisers' time zone (IANA). */
  timeZone: string;
  onBoundary: () => void;
  /** Whether no other stands beside it: it then takes the width of the page. */
  alone: boolean;
}

/** A running competition besides the active one: a photo where there is any, stage, dates and the one action. */
export function OtherCompetition({ competition, timeZone, onBoundary, alone }: OtherCompetitionProps) {
  const format = useFormat();
  const id = useId();
  const standing = useStage(competition, onBoundary);
  const { stage, next } = standing;
  const mine = useMyStanding(competition, stage);
  const cover = competition.images?.nodes[0];
  const words = (
    <Stack gap="5" flex="1">
      <StandingLine times={competition} stage={stage} next={next} />
      <Heading dir="auto" id={id} as="h3" size="2xl" fontWeight="medium">
        {format.text(competition.title)}
      </Heading>
      <Markdown>{format.text(competition.description)}</Markdown>
      {!alone && <Dates competition={competition} next={next} timeZone={timeZone} />}
      <MyStanding {...mine} />
      <Stack gap="4" mt="auto">
        <Calls competitionNumber={competition.number} standing={standing} mine={mine} isFurther />
        <RemindMe competition={competition} next={next} />
      </Stack>
    </Stack>
  );
  return (
    <Stack
      as="article"
      aria-labelledby={id}
      gap="0"
      borderWidth="1px"
      borderRadius="l3"
      bg="bg.panel"
      overflow="hidden"
      direction={alone && cover ? { base: 'column', lg: 'row' } : 'column'}
    >
      {cover && (
        <Box aspectRatio={3 / 2} width={alone ? { lg: '50%' } : undefined} flexShrink="0">
          <Link
            to={paths.competition.show(competition.number, cover.number)}
            style={{ display: 'block', height: '100%' }}
          >
            <Photo image={cover} fit="cover" resolution="medium" sizes="(min-width: 62em) 50vw, 100vw" />
          </Link>
        </Box>
      )}
      <Stack
        direction={alone && !cover ? { base: 'column', lg: 'row' } : 'column'}
        gap={{ base: '5', lg: alone ? '12' : '5' }}
        p="6"
        flex="1"
      >
        {words}
        {alone && (
          <Box flex="1">
            <Dates competition={competition} next={next} timeZone={timeZone} />
          </Box>
        )}
      </Stack>
    </Stack>
  );
}
