import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/format.ts';
import { Card } from '../../../ui/admin/Card.tsx';
import { newEmail } from '../../../ui/admin/newEmail.ts';
import { useTimeZone } from '../../../ui/admin/useTimeZone.ts';
import { Countdown } from '../../../ui/competition/Countdown.tsx';
import { useStage } from '../../../ui/competition/useStage.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import type { ActiveCompetition } from './useActiveCompetition.ts';

/** The mail that goes with what happens at a boundary. */
const mailAt = { votingStart: 'VOTING_OPEN', award: 'RESULTS' } as const;

/** Props of the card. */
export interface NextDateProps {
  competition: ActiveCompetition;
  /** A date has passed: the competition is read anew. */
  onBoundary: () => void;
}

/** The next date of the current competition, and what it does by itself. */
export function NextDate({ competition, onBoundary }: NextDateProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const timeZone = useTimeZone();
  const { next } = useStage(competition, onBoundary);
  return (
    <Card title={t('admin.dashboard.next')}>
      {next ? (
        <Stack gap="1">
          <Countdown times={competition} to={next} color="fg" fontWeight="medium" />
          <Text color="fg.muted">{format.zoned(competition[next], timeZone)}</Text>
          <Text textStyle="sm">
            {t(`admin.dashboard.then.${next}`)}{' '}
            {next === 'votingStart' || next === 'award' ? (
              <TextLink
                to={newEmail({
                  competition: String(competition.number),
                  template: mailAt[next],
                  at: competition[next],
                })}
              >
                {t('admin.dashboard.prepare')}
              </TextLink>
            ) : null}
          </Text>
        </Stack>
      ) : (
        <Text color="fg.muted">{t('admin.dashboard.over')}</Text>
      )}
    </Card>
  );
}
