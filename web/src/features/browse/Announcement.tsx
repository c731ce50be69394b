import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { announcementHeight } from './announcementHeight.ts';
import { useAnnouncementQuery } from './generated/graphql.ts';
import { useFormat } from '../../i18n/format.ts';
import { paths } from '../../routes/paths.ts';
import { useUser } from '../../session/session.ts';
import { AboutSection } from '../../ui/competition/about/AboutSection.tsx';
import { DatesTrack } from '../../ui/competition/about/DatesTrack.tsx';
import { RemindMe } from '../../ui/competition/about/RemindMe.tsx';
import type { CompetitionTimesFragment } from '../../ui/competition/generated/graphql.ts';
import type { Standing } from '../../ui/competition/useStage.ts';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { LoadingState } from '../../ui/LoadingState.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

/** Props of an announcement. */
export interface AnnouncementProps extends Pick<Standing, 'stage' | 'next'> {
  competition: CompetitionTimesFragment;
}

/** The one thing to do before there are photos to look at: to enter some, or to have an account by then. */
function NextAction({ competitionNumber, stage }: { competitionNumber: number; stage: Standing['stage'] }) {
  const { t } = useTranslation();
  const { id, administrator } = useUser();
  if (administrator === true) return null;
  if (stage === 'uploading')
    return (
      <Button asChild size="lg">
        <Link to={id === undefined ? paths.login() : paths.user.upload(competitionNumber)}>{t('browse.upload')}</Link>
      </Button>
    );
  return id === undefined && stage === 'upcoming' ? (
    <Button asChild size="lg">
      <Link to={paths.registration.index()}>{t('home.call.register')}</Link>
    </Button>
  ) : null;
}

/** A competition whose photos nobody sees yet: its dates, what it is about, what may be entered, and the next action. */
export function Announcement({ competition: times, stage, next }: AnnouncementProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { number } = times;
  const { data, error, refetch } = useAnnouncementQuery({ variables: { number } });
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch().catch(() => undefined)} />;
  const competition = data?.competition;
  if (!competition) return <LoadingState minHeight={announcementHeight} />;
  return (
    <Stack gap={{ base: '10', md: '14' }} minH={announcementHeight}>
      <Stack gap="5">
        {stage !== 'upcoming' && (
          <Text maxW="prose">
            {times.judgedBy === 'JURY'
              ? t('browse.judging', { time: format.deadline(times.award) })
              : t('browse.uploading', { time: format.deadline(times.votingStart) })}
          </Text>
        )}
        <Flex columnGap="5" rowGap="3" wrap="wrap" align="center">
          <NextAction competitionNumber={number} stage={stage} />
          <TextLink to={paths.rules()} py="2">
            {t('browse.rules')}
          </TextLink>
        </Flex>
      </Stack>
      <DatesTrack competition={times} next={next} timeZone={data.installation.timeZone}>
        <RemindMe competition={competition} next={next} />
      </DatesTrack>
      <AboutSection competition={competition} stage={stage} />
    </Stack>
  );
}
