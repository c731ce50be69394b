import { Grid } from '@chakra-ui/react/grid';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import type { HomeQuery } from './generated/graphql.ts';
import { useFormat } from '../../i18n/format.ts';
import { StandingLine } from '../../ui/competition/StandingLine.tsx';
import { useStage } from '../../ui/competition/useStage.ts';
import { Markdown } from '../../ui/Markdown.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Calls } from './Calls.tsx';
import { Categories } from './Categories.tsx';
import { Dates } from './Dates.tsx';
import { MyStanding } from './MyStanding.tsx';
import { PhotoStrip } from './PhotoStrip.tsx';
import { RemindMe } from './reminder/RemindMe.tsx';

type Active = NonNullable<HomeQuery['activeCompetition']>;

/** Props of a competition on the home page. */
export interface ActiveCompetitionProps {
  competition: Active;
  /** The organisers' time zone (IANA). */
  timeZone: string;
  onBoundary: () => void;
}

/** The active competition: description, stage, dates and calls to action. */
export function ActiveCompetition({ competition, timeZone, onBoundary }: ActiveCompetitionProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const standing = useStage(competition, onBoundary);
  const { stage, next } = standing;
  const { images } = competition;
  return (
    <Stack gap={{ base: '10', md: '14' }}>
      <Grid templateColumns={{ base: '1fr', lg: '3fr 2fr' }} gap={{ base: '8', lg: '16' }} alignItems="start">
        <Stack gap="5">
          <StandingLine times={competition} stage={stage} next={next} />
          <PageHeading
            dir="auto"
            documentTitle={t('home.documentTitle')}
            size={{ base: '4xl', md: '6xl' }}
            lineHeight="1.1"
            letterSpacing="tight"
          >
            {format.text(competition.title)}
          </PageHeading>
          <Markdown>{format.text(competition.description)}</Markdown>
          {stage === 'paused' && <Text fontWeight="semibold">{t('home.paused')}</Text>}
          <MyStanding competition={competition} stage={stage} />
          <Calls competitionId={competition.id} standing={standing} />
        </Stack>
        <Stack gap="6">
          <Dates competition={competition} next={next} timeZone={timeZone} />
          <RemindMe competition={competition} next={next} />
          <Categories competition={competition} />
        </Stack>
      </Grid>
      {images && images.nodes.length > 0 && <PhotoStrip competitionId={competition.id} images={images} />}
    </Stack>
  );
}
