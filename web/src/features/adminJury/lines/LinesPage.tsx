import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/format.ts';
import { ActionFailure } from '../../../ui/ActionFailure.tsx';
import type { AdministeredCompetitionFragment } from '../../../ui/admin/competition/generated/graphql.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx';
import { LoadingState } from '../../../ui/LoadingState.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { useAction } from '../../../ui/useAction.ts';
import type { AdminRoundFragment } from '../generated/graphql.ts';
import { AroundLine } from './AroundLine.tsx';
import { useRoundLinesQuery, type LineCategoryFragment } from './generated/graphql.ts';
import { LinesEditor, type Line } from './LinesEditor.tsx';
import { useDecision } from './useDecision.ts';

/** Props of the page. */
export interface LinesPageProps {
  item: AdministeredCompetitionFragment;
  chosen: AdminRoundFragment;
}

/** The lines that stand; null before the round is decided. */
const linesOf = (categories: readonly LineCategoryFragment[]): Line[] | null => {
  const lines = categories.flatMap(({ type, line }) => (line === null ? [] : [{ type, exact: line }]));
  return lines.length > 0 ? lines : null;
};

/** The lines of a round that accepts: drawn with a view of what passes, and then decided. */
export function LinesPage({ item, chosen }: LinesPageProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const [asked, setAsked] = useState<Line[] | null>(null);
  const { number: competitionNumber, competition } = item;
  const { round, number: roundNumber } = chosen;
  const { data, error, refetch } = useRoundLinesQuery({
    variables: { competitionNumber, roundNumber },
    fetchPolicy: 'cache-and-network',
  });
  const lines = data?.adminJuryRound?.lines;
  const { decide } = useDecision({ competitionNumber, roundNumber, version: lines?.version ?? chosen.version });
  const deciding = useAction(async () => {
    const refused = await decide(asked ?? []);
    setAsked(null);
    // Reads the present state: decided, or as somebody else has left it.
    await refetch();
    return refused;
  });
  const nameOf = (type: string) => {
    const found = competition.imageTypes.find(({ code }) => code === type);
    return found ? format.text(found.title) : type;
  };
  const around = useCallback(
    (type: string, line: number) => {
      const category = lines?.categories.find((one) => one.type === type);
      return category ? <AroundLine category={category} line={line} /> : null;
    },
    [lines],
  );
  const missing = (lines?.categories ?? []).reduce((sum, category) => sum + category.missing, 0);
  return (
    <Stack gap="6">
      <Stack gap="2">
        <TextLink to={`?tab=jury&round=${roundNumber}`}>{t('adminJury.lines.back')}</TextLink>
        <Heading as="h2" size="xl" fontWeight="medium">
          {t(round.decidedAt === null ? 'adminJury.lines.title' : 'adminJury.lines.show')}
        </Heading>
        <Text color="fg.muted" dir="auto">
          {format.text(round.title)}
        </Text>
        <Text maxW="prose">{t('adminJury.lines.intro')}</Text>
        {missing > 0 ? <Text>{t('adminJury.lines.missing', { count: missing })}</Text> : null}
        <ActionFailure action={deciding} />
      </Stack>
      {lines ? (
        <LinesEditor
          // The editor begins anew when lines were taken back.
          key={lines.version}
          categories={lines.categories}
          nameOf={nameOf}
          range={round}
          aim={round.aim}
          decided={round.decidedAt === null ? null : (linesOf(lines.categories) ?? [])}
          around={around}
          onDecide={setAsked}
        />
      ) : error ? (
        <ErrorNotice error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingState />
      )}
      <ConfirmDialog
        open={asked !== null}
        title={t('adminJury.lines.decideTitle')}
        text={[
          t('adminJury.lines.decideText'),
          ...(competition.entriesShown === 'ACCEPTED' ? [t('adminJury.lines.decideAccepted')] : []),
        ].join(' ')}
        confirmLabel={t('adminJury.lines.decideNow')}
        destructive={false}
        pending={deciding.pending}
        onConfirm={deciding.run}
        onCancel={() => setAsked(null)}
      />
    </Stack>
  );
}
