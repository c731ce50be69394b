import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/format.ts';
import { Numbers } from '../../../ui/admin/Numbers.tsx';
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx';
import { LoadingState } from '../../../ui/LoadingState.tsx';
import type { AdministeredCompetitionFragment } from '../generated/graphql.ts';
import { BarTable } from './BarTable.tsx';
import { everyStatus } from './ItemFilters.tsx';
import { useTurnout } from './useTurnout.ts';

/** How many take part: never a score, never a number of votes of one image. */
export function TurnoutTab({ item: { id, competition } }: { item: AdministeredCompetitionFragment }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { statistics, error, again } = useTurnout(id);
  if (!statistics) return error ? <ErrorNotice error={error} onRetry={again} /> : <LoadingState />;
  const { perDay, perType, coverage } = statistics;
  const number = (value: number) => format.number(value);
  return (
    <Stack gap="8">
      <Numbers
        items={[
          { label: t('admin.dashboard.entries'), value: statistics.entries },
          { label: t('admin.dashboard.entrants'), value: statistics.entrants },
          { label: t('admin.dashboard.voters'), value: statistics.voters },
          { label: t('admin.dashboard.votes'), value: statistics.votes },
          { label: t('admin.dashboard.commentCount'), value: statistics.comments },
        ]}
      />
      {perDay.length === 0 ? (
        <Text color="fg.muted">{t('adminCompetitions.turnout.none')}</Text>
      ) : (
        <BarTable
          caption={t('adminCompetitions.turnout.perDay')}
          heads={[
            t('adminCompetitions.turnout.day'),
            t('admin.dashboard.entries'),
            t('admin.dashboard.votes'),
            t('admin.dashboard.commentCount'),
          ]}
          rows={perDay.map(({ day, entries, votes, comments }) => ({ name: day, values: [entries, votes, comments] }))}
          shown={number}
        />
      )}
      <BarTable
        caption={t('adminCompetitions.turnout.perType')}
        heads={[
          t('adminCompetitions.entries.category'),
          ...everyStatus.map((status) => t(`adminCompetitions.moderation.${status}`)),
        ]}
        rows={competition.imageTypes.map(({ code, title }) => ({
          name: format.text(title),
          values: everyStatus.map(
            (status) => perType.find(({ type, moderation }) => type === code && moderation === status)?.entries ?? 0,
          ),
        }))}
        shown={number}
      />
      <BarTable
        caption={t('adminCompetitions.turnout.coverage')}
        heads={[t('admin.dashboard.votes'), t('adminCompetitions.turnout.share')]}
        rows={coverage.map(({ votes, share }) => ({
          name: t('adminCompetitions.turnout.coverageRow', { votes }),
          values: [share],
        }))}
        shown={(share) => format.number(share, { style: 'percent', maximumFractionDigits: 0 })}
      />
    </Stack>
  );
}
