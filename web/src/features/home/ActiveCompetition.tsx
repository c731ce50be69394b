import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import type { HomeQuery } from './generated/graphql.ts';
import { useFormat } from '../../i18n/format.ts';
import { AboutSection } from '../../ui/competition/about/AboutSection.tsx';
import { DatesTrack } from '../../ui/competition/about/DatesTrack.tsx';
import { RemindMe } from '../../ui/competition/about/RemindMe.tsx';
import { StandingLine } from '../../ui/competition/StandingLine.tsx';
import { useStage } from '../../ui/competition/useStage.ts';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Calls } from './Calls.tsx';
import { Hero } from './Hero.tsx';
import type { HeroPhoto } from './heroPhoto.ts';
import { MyStanding } from './MyStanding.tsx';
import { PhotoStrip } from './PhotoStrip.tsx';
import { useMyStanding } from './useMyStanding.ts';

type Active = NonNullable<HomeQuery['activeCompetition']>;

/** Props of a competition on the home page. */
export interface ActiveCompetitionProps {
  competition: Active;
  hero: HeroPhoto | null;
  /** The organisers' time zone (IANA). */
  timeZone: string;
  onBoundary: () => void;
}

/** The active competition: its photo, title and action; dates and photos; what it is about. */
export function ActiveCompetition({ competition, hero, timeZone, onBoundary }: ActiveCompetitionProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const standing = useStage(competition, onBoundary);
  const { stage, next } = standing;
  const mine = useMyStanding(competition, stage);
  const { images } = competition;
  const others = images?.nodes.filter(({ id }) => id !== hero?.photo.id) ?? [];
  return (
    <>
      <Hero hero={hero}>
        <StandingLine times={competition} stage={stage} next={next} />
        <PageHeading
          dir="auto"
          documentTitle={t('home.documentTitle')}
          size={{ base: '3xl', md: '4xl' }}
          maxW="5xl"
          overflowWrap="anywhere"
        >
          {format.text(competition.title)}
        </PageHeading>
        {stage === 'paused' && <Text fontWeight="semibold">{t('home.paused')}</Text>}
        <MyStanding {...mine} />
        <Calls competitionNumber={competition.number} standing={standing} mine={mine} />
      </Hero>
      <Page pb="0">
        <Stack gap={{ base: '10', md: '14' }}>
          <DatesTrack competition={competition} next={next} timeZone={timeZone}>
            <RemindMe competition={competition} next={next} />
          </DatesTrack>
          {images && others.length > 0 && (
            <PhotoStrip competitionNumber={competition.number} photos={others} total={images.totalCount} />
          )}
          <AboutSection competition={competition} stage={stage} />
        </Stack>
      </Page>
    </>
  );
}
