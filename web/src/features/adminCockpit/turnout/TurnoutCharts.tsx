import { Stack } from '@chakra-ui/react/stack';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/format.ts';
import { ChartFrame } from '../../../ui/chart/ChartFrame.tsx';
import { Columns } from '../../../ui/chart/Columns.tsx';
import { Legend } from '../../../ui/chart/Legend.tsx';
import { Shares } from '../../../ui/chart/Shares.tsx';
import { shortDate } from '../../../ui/chart/shortDate.ts';
import { boundaries } from '../../../ui/competition/stage.ts';
import type { TurnoutQuery } from '../generated/graphql.ts';
import { everyStatus } from '../ItemFilters.tsx';
import type { AdministeredCompetitionFragment } from '../../../ui/admin/competition/generated/graphql.ts';
import { bandsOf, dayOf, everyDay, lastDay } from './days.ts';
import { byHour, byType, covered, overTime } from './findings.ts';
import { useFindingText } from './useFindingText.ts';

/** Props of the charts. */
export interface TurnoutChartsProps {
  item: AdministeredCompetitionFragment;
  statistics: NonNullable<NonNullable<TurnoutQuery['competition']>['statistics']>;
  timeZone: string;
}

const counted = ['entries', 'voters', 'votes', 'comments'] as const;

/** Quiet enough for columns in front of them. */
const phaseBands = { uploading: 'accent.subtle', voting: 'accent.emphasized', award: 'bg.emphasized' } as const;

const moderationColors = {
  PENDING: 'accent.emphasized',
  APPROVED: 'accent.solid',
  REJECTED: 'border.emphasized',
  DISQUALIFIED: 'red.solid',
} as const;

function OverTime({ item: { number, competition }, statistics: { perDay }, timeZone }: TurnoutChartsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const textOf = useFindingText();
  const active = perDay.map(({ day }) => day);
  const start = dayOf(competition.competitionStart, timeZone);
  const last = lastDay(competition, timeZone) ?? start;
  const days = everyDay(active.length > 0 ? [start, ...active, last] : []);
  const of = (day: string) => perDay.find((row) => row.day === day);
  const phases = (['uploading', 'voting', 'award'] as const).map((phase, index) => {
    const [from, to] = [boundaries[index] ?? 'award', boundaries[index + 1] ?? 'award'];
    return {
      name: t(`shell.stage.${phase}`),
      bg: phaseBands[phase],
      from: competition[from],
      to: competition[to],
    };
  });
  const bands = bandsOf(phases, days, timeZone);
  const names = counted.map((name) => t(`adminCompetitions.turnout.${name}`));
  const series = counted.map((name) => days.map((day) => ({ day, value: of(day)?.[name] ?? 0 })));
  return (
    <ChartFrame
      finding={textOf('overTime', overTime(series[0] ?? []))}
      subject={t('adminCompetitions.turnout.perDay')}
      file={`turnout-${number}`}
      table={{
        heads: [t('adminCompetitions.turnout.day'), ...names],
        rows: days.map((day) => [day, ...counted.map((name) => of(day)?.[name] ?? 0)]),
        shown: (value) => format.number(value),
      }}
    >
      <Stack gap="4">
        <Legend items={bands} />
        {series.map((values, index) => (
          <Columns
            key={counted[index]}
            label={names[index] ?? ''}
            bands={bands}
            height="20"
            columns={values.map(({ day, value }) => ({ name: shortDate(day, 'UTC', format.convention), value }))}
            shown={(value) => format.number(value)}
          />
        ))}
      </Stack>
    </ChartFrame>
  );
}

function ByType({ item: { number, competition }, statistics: { perType } }: TurnoutChartsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const textOf = useFindingText();
  const types = competition.imageTypes.map(({ code, title }) => ({ code, name: format.text(title) }));
  const entriesOf = (code: string, status: (typeof everyStatus)[number]) =>
    perType.find(({ type, moderation }) => type === code && moderation === status)?.entries ?? 0;
  const finding = byType(perType);
  const parts = everyStatus.map((status) => ({
    status,
    name: t(`adminCompetitions.moderation.${status}`),
    bg: moderationColors[status],
  }));
  const subject = t('adminCompetitions.turnout.perType');
  return (
    <ChartFrame
      finding={textOf('byType', { ...finding, type: types.find(({ code }) => code === finding.type)?.name ?? '' })}
      subject={subject}
      file={`categories-${number}`}
      table={{
        heads: [t('adminCompetitions.entries.category'), ...parts.map(({ name }) => name)],
        rows: types.map(({ code, name }) => [name, ...everyStatus.map((status) => entriesOf(code, status))]),
        shown: (value) => format.number(value),
      }}
    >
      <Stack gap="4">
        <Legend items={parts} />
        <Shares
          label={subject}
          rows={types.map(({ code, name }) => ({
            name,
            parts: parts.map((part) => ({ ...part, value: entriesOf(code, part.status) })),
          }))}
        />
      </Stack>
    </ChartFrame>
  );
}

function Coverage({ item: { number }, statistics: { coverage, votes } }: TurnoutChartsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const textOf = useFindingText();
  const percent = (share: number) => format.number(share, { style: 'percent', maximumFractionDigits: 0 });
  const subject = t('adminCompetitions.turnout.coverage');
  const nameOf = (least: number) => t('adminCompetitions.turnout.coverageRow', { count: least });
  return (
    <ChartFrame
      finding={textOf('covered', covered(coverage, votes))}
      subject={subject}
      file={`coverage-${number}`}
      table={{
        heads: [t('adminCompetitions.turnout.votes'), t('adminCompetitions.turnout.share')],
        rows: coverage.map(({ votes: least, share }) => [nameOf(least), share]),
        shown: percent,
      }}
    >
      <Columns
        label={t('adminCompetitions.turnout.share')}
        most={1}
        columns={coverage.map(({ votes: least, share }) => ({ name: nameOf(least), value: share }))}
        shown={percent}
      />
    </ChartFrame>
  );
}

function Hours({ item: { number }, statistics: { perHour } }: TurnoutChartsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const textOf = useFindingText();
  const hours = Array.from({ length: 24 }, (_, hour) => perHour.find((row) => row.hour === hour));
  const totals = hours.map((row) => (row ? row.entries + row.votes + row.comments : 0));
  const nameOf = (hour: number) => t('adminCompetitions.turnout.hourName', { hour });
  return (
    <ChartFrame
      finding={textOf('byHour', byHour(totals))}
      subject={t('adminCompetitions.turnout.perHour')}
      file={`hours-${number}`}
      table={{
        heads: [
          t('adminCompetitions.turnout.hour'),
          ...(['entries', 'votes', 'comments'] as const).map((name) => t(`adminCompetitions.turnout.${name}`)),
        ],
        rows: hours.map((row, hour) => [nameOf(hour), row?.entries ?? 0, row?.votes ?? 0, row?.comments ?? 0]),
        shown: (value) => format.number(value),
      }}
    >
      <Columns
        label={t('adminCompetitions.turnout.activity')}
        columns={totals.map((value, hour) => ({ name: nameOf(hour), value }))}
        shown={(value) => format.number(value)}
      />
    </ChartFrame>
  );
}

/** How many take part, as charts: never a score, never a number of votes of one image. */
export function TurnoutCharts(props: TurnoutChartsProps) {
  return (
    <>
      <OverTime {...props} />
      <ByType {...props} />
      <Coverage {...props} />
      <Hours {...props} />
    </>
  );
}
