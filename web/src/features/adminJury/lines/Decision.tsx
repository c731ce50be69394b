import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../../i18n/format.ts';
import { ActionFailure } from '../../../ui/ActionFailure.tsx';
import { Card } from '../../../ui/admin/Card.tsx';
import type { AdministeredCompetitionFragment } from '../../../ui/admin/competition/generated/graphql.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useAction } from '../../../ui/useAction.ts';
import type { AdminRoundFragment } from '../generated/graphql.ts';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { useDecision } from './useDecision.ts';

/** Props of the decision. */
export interface DecisionProps {
  item: AdministeredCompetitionFragment;
  chosen: AdminRoundFragment;
  timeZone: string;
}

/** Whether a closed round is decided, and what leads there or back: by lines, where it accepts. */
export function Decision({ item, chosen, timeZone }: DecisionProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const [asking, setAsking] = useState<'decide' | 'takeBack' | null>(null);
  const { accepts, decidedAt } = chosen.round;
  const { decide, takeBack } = useDecision({
    competitionNumber: item.number,
    roundNumber: chosen.number,
    version: chosen.version,
  });
  const deciding = useAction(async () => {
    const refused = await decide([]);
    setAsking(null);
    return refused;
  });
  const close = () => setAsking(null);
  const state =
    decidedAt === null
      ? t(accepts ? 'adminJury.lines.ready' : 'adminJury.lines.readyPlain')
      : t('adminJury.lines.decidedAt', { when: format.dateTime(decidedAt, timeZone) });
  return (
    <Card title={t('adminJury.lines.decision')}>
      <Stack gap="4">
        <Text>{state}</Text>
        <Flex gap="3" wrap="wrap">
          {accepts ? (
            <Button asChild size="sm" variant={decidedAt === null ? 'solid' : 'outline'}>
              <Link to={`?tab=jury&round=${chosen.number}&view=lines`}>
                {t(decidedAt === null ? 'adminJury.lines.open' : 'adminJury.lines.show')}
              </Link>
            </Button>
          ) : null}
          {!accepts && decidedAt === null ? (
            <Button size="sm" onClick={() => setAsking('decide')}>
              {t('adminJury.lines.decide')}
            </Button>
          ) : null}
          {decidedAt === null ? null : (
            <Button size="sm" variant="outline" colorPalette="red" onClick={() => setAsking('takeBack')}>
              {t('adminJury.lines.takeBack')}
            </Button>
          )}
        </Flex>
        <ActionFailure action={deciding} />
      </Stack>
      <ConfirmDialog
        open={asking === 'decide'}
        title={t('adminJury.lines.decideTitle')}
        text={t('adminJury.lines.decidePlain')}
        confirmLabel={t('adminJury.lines.decideNow')}
        destructive={false}
        pending={deciding.pending}
        onConfirm={deciding.run}
        onCancel={close}
      />
      {asking === 'takeBack' ? (
        <ReasonDialog
          title={t('adminJury.lines.takeBackTitle')}
          reasonLabel={t('adminJury.lines.takeBackReason')}
          confirmLabel={t('adminJury.lines.takeBack')}
          onConfirm={takeBack}
          onClose={close}
        >
          <Text>{t('adminJury.lines.takeBackText')}</Text>
        </ReasonDialog>
      ) : null}
    </Card>
  );
}
