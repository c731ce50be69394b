import { useTranslation } from 'react-i18next';
import type { ImageStandingFragment } from '../../app/generated/graphql.ts';
import { useFormat } from '../../i18n/format.ts';
import { FactList } from './FactList.tsx';
import { Panel } from './Panel.tsx';

/** Rank and score, once the phase shows them. */
export function ResultPanel({ result }: { result: NonNullable<ImageStandingFragment['result']> }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Panel title={t('show.result.title')}>
      <FactList
        facts={[
          { name: t('show.result.rank'), value: t('show.result.place', { rank: format.number(result.rank) }) },
          {
            name: t('show.result.overallRank'),
            value: t('show.result.place', { rank: format.number(result.overallRank) }),
          },
          {
            name: t('show.result.score'),
            value: format.number(result.score, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
          },
          { name: t('show.result.points'), value: format.number(result.points) },
          { name: t('show.result.votes'), value: format.number(result.votes) },
        ]}
      />
    </Panel>
  );
}
