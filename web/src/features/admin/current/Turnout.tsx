import { Grid } from '@chakra-ui/react/grid';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/format.ts';
import { Numbers } from '../../../ui/admin/Numbers.tsx';
import { useTimeZone } from '../../../ui/admin/useTimeZone.ts';
import { Columns } from '../../../ui/chart/Columns.tsx';
import { shortDate } from '../../../ui/chart/shortDate.ts';
import { recentDays } from './recentDays.ts';
import type { ActiveCompetition } from './useActiveCompetition.ts';

/** Days that the small chart shows. */
const shownDays = 14;

/** How many take part, what came today beside yesterday, and the last two weeks: entries while they come in, then votes. */
export function Turnout({
  competition: { statistics, phase },
  now,
}: {
  competition: ActiveCompetition;
  /** Epoch milliseconds. */
  now: number;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const timeZone = useTimeZone();
  if (!statistics || Number.isNaN(now)) return null;
  const days = recentDays(statistics.perDay, now, timeZone, shownDays);
  const [yesterday, today] = days.slice(-2);
  const since = (what: 'entries' | 'votes' | 'comments') =>
    t('admin.dashboard.today', {
      today: format.number(today?.[what] ?? 0),
      yesterday: format.number(yesterday?.[what] ?? 0),
    });
  const main = phase === 'UPLOADING' ? 'entries' : phase === 'VOTING' ? 'votes' : null;
  const one = 'minmax(0, 1fr)';
  return (
    <Grid templateColumns={{ base: one, lg: main ? `minmax(0, 2fr) ${one}` : one }} gap="6">
      <Numbers
        items={[
          { label: t('admin.dashboard.entries'), value: statistics.entries, note: since('entries') },
          { label: t('admin.dashboard.entrants'), value: statistics.entrants },
          { label: t('admin.dashboard.voters'), value: statistics.voters },
          { label: t('admin.dashboard.votes'), value: statistics.votes, note: since('votes') },
          { label: t('admin.dashboard.commentCount'), value: statistics.comments, note: since('comments') },
        ]}
      />
      {main ? (
        <Columns
          label={t(`admin.dashboard.recent.${main}`)}
          height="16"
          columns={days.map((day) => ({ name: shortDate(day.day, 'UTC', format.convention), value: day[main] }))}
          shown={(value) => format.number(value)}
        />
      ) : null}
    </Grid>
  );
}
