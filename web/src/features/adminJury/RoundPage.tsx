import { Badge } from '@chakra-ui/react/badge';
import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useFormat } from '../../i18n/format.ts';
import { notify } from '../../notifications/notify.ts';
import { ActionFailure } from '../../ui/ActionFailure.tsx';
import { Card } from '../../ui/admin/Card.tsx';
import type { AdministeredCompetitionFragment } from '../../ui/admin/competition/generated/graphql.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { fetchTable } from '../../ui/fetchTable.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { useAction } from '../../ui/useAction.ts';
import {
  useDeleteRoundMutation,
  useUpdateRoundMutation,
  type AdminJuryFragment,
  type AdminRoundFragment,
} from './generated/graphql.ts';
import { Panel } from './Panel.tsx';
import { Decision } from './lines/Decision.tsx';
import { LinesPage } from './lines/LinesPage.tsx';
import { Reopening } from './Reopening.tsx';
import { RoundForm } from './RoundForm.tsx';
import { hasClosed, stagePalettes, useRoundLine } from './RoundsCard.tsx';

const refetchQueries = ['AdminJury'];
const juryTab = '?tab=jury';

/** Props of a round's page. */
export interface RoundPageProps {
  item: AdministeredCompetitionFragment;
  jury: AdminJuryFragment;
  chosen: AdminRoundFragment;
  timeZone: string;
}

/** A round, or its lines. */
export function RoundPage(props: RoundPageProps) {
  const [params] = useSearchParams();
  const { accepts, stage } = props.chosen.round;
  const showsLines = params.get('view') === 'lines' && accepts && hasClosed(stage);
  return showsLines ? <LinesPage {...props} /> : <Round {...props} />;
}

/** Where a round stands, how far its judges are, and what can be done about it. */
function Round({ item, jury, chosen, timeZone }: RoundPageProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const navigate = useNavigate();
  const lineOf = useRoundLine(timeZone);
  const [asking, setAsking] = useState<'close' | 'remove' | null>(null);
  const [isEditing, setEditing] = useState(false);
  const [update] = useUpdateRoundMutation({ refetchQueries, awaitRefetchQueries: true });
  const [remove] = useDeleteRoundMutation({ refetchQueries });
  const { round, version, incomplete, outside } = chosen;
  const { stage } = round;
  const which = { competitionNumber: item.number, roundNumber: chosen.number };
  const change = async (changes: Record<string, unknown>, done: string) => {
    const { data } = await update({ variables: { input: { ...which, version, ...changes } } });
    const { userErrors = [] } = data?.updateRound ?? {};
    if (userErrors.length === 0) notify.positive(done);
    return userErrors;
  };
  const closing = useAction(async () => {
    // An instant that has passed closes an open round at once.
    const refused = await change({ closes: new Date(Date.now() - 1000).toISOString() }, t('adminJury.rounds.closed'));
    setAsking(null);
    return refused;
  });
  const removing = useAction(async () => {
    const { data } = await remove({ variables: { input: { ...which, version } } });
    setAsking(null);
    const { userErrors = [] } = data?.deleteRound ?? {};
    if (userErrors.length === 0) {
      notify.positive(t('adminJury.rounds.deleted'));
      void navigate(juryTab);
    }
    return userErrors;
  });
  const table = useAction(async () => {
    const name = `marks-${item.number}`;
    await fetchTable(`/download/competition/${item.number}/marks`, name, { format: 'csv', locale: format.locale });
    return [];
  });

  return (
    <Stack gap="6">
      <Stack gap="2">
        <TextLink to={juryTab}>{t('adminJury.rounds.back')}</TextLink>
        <Flex gap="3" align="center" wrap="wrap">
          <Heading as="h2" size="xl" fontWeight="medium" dir="auto">
            {format.text(round.title)}
          </Heading>
          <Badge colorPalette={stagePalettes[stage]}>{t(`adminJury.rounds.stage.${stage}`)}</Badge>
        </Flex>
        <Text color="fg.muted">{lineOf(chosen)}</Text>
        {stage === 'PLANNED' ? null : (
          <Text>
            {incomplete === 0
              ? t('adminJury.rounds.complete')
              : `${t('adminJury.rounds.incomplete', { count: incomplete })} – ${t('adminJury.rounds.incompleteHint')}`}
          </Text>
        )}
        {outside > 0 && stage === 'COUNTING' ? <Text>{t('adminJury.rounds.outside', { count: outside })}</Text> : null}
        <Flex gap="3" wrap="wrap" pt="2">
          {isEditing ? null : (
            <Button size="sm" variant="outline" onClick={() => setEditing(true)}>
              {t(stage === 'MARKING' ? 'adminJury.rounds.postpone' : 'adminJury.rounds.edit')}
            </Button>
          )}
          {stage === 'MARKING' ? (
            <Button size="sm" variant="outline" colorPalette="red" onClick={() => setAsking('close')}>
              {t('adminJury.rounds.close')}
            </Button>
          ) : null}
          {stage === 'PLANNED' ? (
            <Button size="sm" variant="outline" colorPalette="red" onClick={() => setAsking('remove')}>
              {t('adminJury.rounds.remove')}
            </Button>
          ) : null}
          {hasClosed(stage) ? (
            <Button size="sm" variant="outline" loading={table.pending} onClick={table.run}>
              {t('adminJury.rounds.csv')}
            </Button>
          ) : null}
        </Flex>
        {hasClosed(stage) ? (
          <Text color="fg.muted" textStyle="sm">
            {t('adminJury.rounds.csvHint')}
          </Text>
        ) : null}
        {[closing, removing, table].map((action, place) => (
          <ActionFailure key={place} action={action} />
        ))}
      </Stack>
      {isEditing ? (
        <Card title={t('adminJury.roundForm.editTitle')}>
          <RoundForm
            item={item}
            jury={jury}
            round={round}
            timeZone={timeZone}
            onCancel={() => setEditing(false)}
            onSave={async ({ panel: _, ...input }) => {
              const { title, closes } = input;
              // Of a round that has opened nothing else is sent: the rest is frozen.
              const refused = await change(
                stage === 'PLANNED' ? input : { title, closes },
                t('adminJury.rounds.saved'),
              );
              if (refused.length === 0) setEditing(false);
              return refused;
            }}
          />
        </Card>
      ) : null}
      {hasClosed(stage) ? <Decision item={item} chosen={chosen} timeZone={timeZone} /> : null}
      {stage === 'COUNTING' && !item.competition.ended ? (
        <Reopening competitionNumber={item.number} roundNumber={chosen.number} timeZone={timeZone} />
      ) : null}
      <Panel competitionNumber={item.number} jury={jury} chosen={chosen} timeZone={timeZone} />
      <ConfirmDialog
        open={asking !== null}
        title={t(asking === 'remove' ? 'adminJury.rounds.removeTitle' : 'adminJury.rounds.closeTitle')}
        text={t(asking === 'remove' ? 'adminJury.rounds.removeText' : 'adminJury.rounds.closeText')}
        confirmLabel={t(asking === 'remove' ? 'adminJury.rounds.remove' : 'adminJury.rounds.close')}
        pending={closing.pending || removing.pending}
        onConfirm={asking === 'remove' ? removing.run : closing.run}
        onCancel={() => setAsking(null)}
      />
    </Stack>
  );
}
