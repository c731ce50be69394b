import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { HomeCompetitionFragment } from './generated/graphql.ts';
import { useFormat } from '../../i18n/format.ts';
import { paths } from '../../routes/paths.ts';
import { StandingLine } from '../../ui/competition/StandingLine.tsx';
import { useStage } from '../../ui/competition/useStage.ts';
import { Markdown } from '../../ui/Markdown.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { Calls } from './Calls.tsx';
import { Dates } from './Dates.tsx';
import { MyStanding } from './MyStanding.tsx';
import { RemindMe } from './reminder/RemindMe.tsx';

/** Props of a non-active competition on the home page. */
export interface OtherCompetitionProps {
  competition: HomeCompetitionFragment;
  /** The organisers' time zone (IANA). */
  timeZone: string;
  onBoundary: () => void;
}

/** A running or announced competition besides the active one: stage, dates and calls to action. */
export function OtherCompetition({ competition, timeZone, onBoundary }: OtherCompetitionProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const id = useId();
  const standing = useStage(competition, onBoundary);
  const { stage, next } = standing;
  return (
    <Stack as="article" aria-labelledby={id} gap="5" borderWidth="1px" borderRadius="l3" bg="bg.panel" p="6">
      <StandingLine times={competition} stage={stage} next={next} />
      <Heading dir="auto" id={id} as="h3" size="2xl" fontWeight="medium">
        {format.text(competition.title)}
      </Heading>
      <Markdown>{format.text(competition.description)}</Markdown>
      <Dates competition={competition} next={next} timeZone={timeZone} level="h4" />
      <MyStanding competition={competition} stage={stage} />
      <Stack gap="4" mt="auto">
        <Calls competitionId={competition.id} standing={standing} isFurther />
        <RemindMe competition={competition} next={next} />
        {stage === 'upcoming' && (
          <TextLink to={paths.rules()} width="fit-content">
            {t('home.rules')}
          </TextLink>
        )}
      </Stack>
    </Stack>
  );
}
