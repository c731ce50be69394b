import { Button } from '@chakra-ui/react/button';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../../i18n/format.ts';
import { paths } from '../../../routes/paths.ts';
import { Card } from '../../../ui/admin/Card.tsx';
import { DatesLine } from '../../../ui/admin/DatesLine.tsx';
import { newEmail } from '../../../ui/admin/newEmail.ts';
import { useTimeZone } from '../../../ui/admin/useTimeZone.ts';
import { Countdown } from '../../../ui/competition/Countdown.tsx';
import { StageBadge } from '../../../ui/competition/StageBadge.tsx';
import { useStage } from '../../../ui/competition/useStage.ts';
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx';
import { LoadingState } from '../../../ui/LoadingState.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { Turnout } from './Turnout.tsx';
import { useActiveCompetition, type ActiveCompetition as Competition } from './useActiveCompetition.ts';

/** The mail that goes with what happens at a boundary. */
const mailAt = { votingStart: 'VOTING_OPEN', award: 'RESULTS' } as const;

function Standing({ competition, onBoundary }: { competition: Competition; onBoundary: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const timeZone = useTimeZone();
  const { stage, next } = useStage(competition, onBoundary);
  return (
    <Stack gap="5">
      <HStack wrap="wrap" gap="3">
        <Text dir="auto" textStyle="xl" fontFamily="heading">
          {format.text(competition.title)}
        </Text>
        <StageBadge stage={stage} />
      </HStack>
      {next ? <Countdown times={competition} to={next} /> : <Text color="fg.muted">{t('admin.dashboard.over')}</Text>}
      {next ? (
        <Text>
          {t(`admin.dashboard.then.${next}`)}{' '}
          {next === 'votingStart' || next === 'award' ? (
            <TextLink
              to={newEmail({ competition: String(competition.number), template: mailAt[next], at: competition[next] })}
            >
              {t('admin.dashboard.prepare')}
            </TextLink>
          ) : null}
        </Text>
      ) : null}
      <DatesLine times={competition} timeZone={timeZone} />
      <Turnout competition={competition} />
      <Button asChild variant="outline" width="fit-content">
        <Link to={paths.admin.competition(competition.number)}>{t('admin.dashboard.open')}</Link>
      </Button>
    </Stack>
  );
}

/** Where the current competition stands; the way to the first one where there is none. */
export function ActiveCompetition() {
  const { t } = useTranslation();
  const { competition, error, refetch } = useActiveCompetition();
  const again = useCallback(() => void refetch(), [refetch]);
  return (
    <Card title={t('admin.dashboard.active')}>
      {competition ? (
        <Standing competition={competition} onBoundary={again} />
      ) : competition === null ? (
        <Stack gap="4">
          <Text fontWeight="medium">{t('admin.dashboard.noneTitle')}</Text>
          <Text color="fg.muted">{t('admin.dashboard.noneText')}</Text>
          <Button asChild width="fit-content">
            <Link to={`${paths.admin.competitions()}?new`}>{t('admin.dashboard.create')}</Link>
          </Button>
        </Stack>
      ) : error ? (
        <ErrorNotice error={error} onRetry={again} />
      ) : (
        <LoadingState />
      )}
    </Card>
  );
}
