import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../notifications/notify.ts';
import { ActionFailure } from '../../ui/ActionFailure.tsx';
import { Card } from '../../ui/admin/Card.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { readLocalField } from '../../ui/form/zonedTime.ts';
import { useAction } from '../../ui/useAction.ts';
import { useReopenRoundMutation } from './generated/graphql.ts';

/** Props of the reopening. */
export interface ReopeningProps {
  competitionNumber: number;
  roundNumber: number;
  timeZone: string;
}

/** Opens a round that has closed once more, with a reason. */
export function Reopening({ competitionNumber, roundNumber, timeZone }: ReopeningProps) {
  const { t } = useTranslation();
  const [closes, setCloses] = useState('');
  const [reason, setReason] = useState('');
  const [reopen] = useReopenRoundMutation({ refetchQueries: ['AdminJury'] });
  const reading = readLocalField(closes, timeZone);
  const save = useAction(async () => {
    if (!('instant' in reading)) return [];
    const input = { competitionNumber, roundNumber, closes: reading.instant, reason: reason.trim() };
    const { data } = await reopen({ variables: { input } });
    const { userErrors = [] } = data?.reopenRound ?? {};
    if (userErrors.length === 0) notify.positive(t('adminJury.rounds.reopened'));
    return userErrors;
  });
  return (
    <Card title={t('adminJury.rounds.reopen')}>
      <Stack gap="4" maxW="md" align="flex-start">
        <TextField
          type="datetime-local"
          label={t('adminJury.roundForm.closes')}
          hint={t('adminJury.roundForm.dateHint', { zone: timeZone })}
          value={closes}
          onChange={(event) => setCloses(event.target.value)}
        />
        <TextField
          label={t('adminJury.rounds.reopenReason')}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <Button
          variant="outline"
          loading={save.pending}
          disabled={!('instant' in reading) || reason.trim() === ''}
          onClick={save.run}
        >
          {t('adminJury.rounds.reopen')}
        </Button>
        <ActionFailure action={save} />
      </Stack>
    </Card>
  );
}
