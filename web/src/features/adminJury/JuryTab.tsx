import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/admin/Card.tsx';
import type { AdministeredCompetitionFragment } from '../../ui/admin/competition/generated/graphql.ts';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { LoadingState } from '../../ui/LoadingState.tsx';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '../../routes/paths.ts';
import { InviteCard } from './InviteCard.tsx';
import { RoundPage } from './RoundPage.tsx';
import { RoundsCard } from './RoundsCard.tsx';
import { Seats } from './Seats.tsx';
import { SettingsCard } from './SettingsCard.tsx';
import { useAdminJuryQuery } from './generated/graphql.ts';

/** Props of the tab. */
export interface JuryTabProps {
  item: AdministeredCompetitionFragment;
  timeZone: string;
}

/** The jury of a competition: who is asked to judge, what they have answered, and what is set of it. */
export function JuryTab({ item, timeZone }: JuryTabProps) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const { number, competition } = item;
  const { data, error, refetch } = useAdminJuryQuery({ variables: { number }, fetchPolicy: 'cache-and-network' });
  const jury = data?.adminCompetition?.jury;
  if (!jury) return error ? <ErrorNotice error={error} onRetry={() => void refetch()} /> : <LoadingState />;
  const chosen = jury.rounds.find((one) => one.number === Number(params.get('round')));
  if (chosen) return <RoundPage item={item} jury={jury} chosen={chosen} timeZone={timeZone} />;
  const isOpen = competition.judgedBy !== 'VOTERS';
  return (
    <Stack gap="6">
      {isOpen ? null : <Text>{t('adminJury.voters')}</Text>}
      {isOpen ? <RoundsCard item={item} jury={jury} timeZone={timeZone} /> : null}
      {isOpen && jury.rounds.length > 0 ? (
        <Card title={t('adminAwards.heading')}>
          <Flex gap="3" wrap="wrap">
            <Button asChild variant="outline">
              <Link to={paths.admin.awards(number)}>{t('adminAwards.open')}</Link>
            </Button>
            <Button asChild variant="outline">
              <Link to={paths.admin.ceremony(number)}>{t('adminAwards.ceremony')}</Link>
            </Button>
          </Flex>
        </Card>
      ) : null}
      {isOpen || jury.seats.length > 0 ? (
        <Card title={t('adminJury.seats')}>
          <Seats competitionNumber={number} seats={jury.seats} timeZone={timeZone} />
        </Card>
      ) : null}
      {isOpen && !competition.ended ? (
        <InviteCard competitionNumber={number} isPublished={competition.status === 'PUBLISHED'} />
      ) : null}
      {isOpen ? <SettingsCard key={jury.version} competitionNumber={number} jury={jury} /> : null}
    </Stack>
  );
}
