import { Button } from '@chakra-ui/react/button';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../../i18n/format.ts';
import { paths } from '../../../routes/paths.ts';
import { Card } from '../../../ui/admin/Card.tsx';
import { DatesLine } from '../../../ui/admin/DatesLine.tsx';
import { useTimeZone } from '../../../ui/admin/useTimeZone.ts';
import { StageBadge } from '../../../ui/competition/StageBadge.tsx';
import { useStage } from '../../../ui/competition/useStage.ts';
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx';
import { Turnout } from './Turnout.tsx';
import type { ActiveCompetition as Competition, Current } from './useActiveCompetition.ts';

function Standing({ competition, now, onBoundary }: { competition: Competition; now: number; onBoundary: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const timeZone = useTimeZone();
  const { stage } = useStage(competition, onBoundary);
  return (
    <Stack gap="5">
      <HStack wrap="wrap" columnGap="4" rowGap="2" justify="space-between">
        <HStack wrap="wrap" columnGap="3" rowGap="1">
          <Text dir="auto" textStyle="xl" fontFamily="heading">
            {format.text(competition.title)}
          </Text>
          <StageBadge stage={stage} />
        </HStack>
        <Button asChild variant="outline" size="sm">
          <Link to={paths.admin.competition(competition.number)}>{t('admin.dashboard.open')}</Link>
        </Button>
      </HStack>
      <DatesLine times={competition} timeZone={timeZone} />
      <Turnout competition={competition} now={now} />
    </Stack>
  );
}

/** Props of the card. */
export interface ActiveCompetitionProps {
  current: Current;
  onAgain: () => void;
}

/** Where the current competition stands; the way to the first one where there is none. */
export function ActiveCompetition({ current: { competition, now, error }, onAgain }: ActiveCompetitionProps) {
  const { t } = useTranslation();
  return (
    <Card title={t('admin.dashboard.active')}>
      {competition ? (
        <Standing competition={competition} now={now} onBoundary={onAgain} />
      ) : competition === null ? (
        <Stack gap="4">
          <Text fontWeight="medium">{t('admin.dashboard.noneTitle')}</Text>
          <Text color="fg.muted">{t('admin.dashboard.noneText')}</Text>
          <Button asChild width="fit-content">
            <Link to={`${paths.admin.competitions()}?new`}>{t('admin.dashboard.create')}</Link>
          </Button>
        </Stack>
      ) : error ? (
        <ErrorNotice error={error} onRetry={onAgain} />
      ) : null}
    </Card>
  );
}
