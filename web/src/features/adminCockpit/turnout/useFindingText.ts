import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/format.ts';
import type { Finding } from './findings.ts';

/** Says what a chart shows. */
export function useFindingText(): (chart: 'overTime' | 'byType' | 'covered' | 'byHour', finding: Finding) => string {
  const { t } = useTranslation();
  const format = useFormat();
  return (chart, { says, n = 0, total = 0, share = 0, hour = 0, times = 0, day, type }) =>
    t(`adminCompetitions.finding.${chart}.${says}` as never, {
      count: n,
      n: format.number(n),
      total: format.number(total),
      share: format.number(share, { style: 'percent', maximumFractionDigits: 0 }),
      times: format.number(times),
      from: hour,
      to: hour + 1,
      // At noon: a day is the same one everywhere.
      day: day ? format.date(`${day}T12:00:00`) : '',
      type,
    }) as string;
}
