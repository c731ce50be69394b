import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/admin/Card.tsx';
import { useServerNow } from '../../../ui/competition/useServerNow.ts';
import type { AdministeredCompetitionFragment } from '../../../ui/admin/competition/generated/graphql.ts';
import { useNeighbours } from '../timeline/useNeighbours.ts';
import { valuesOf } from '../values.ts';
import { PublishCheck } from './PublishCheck.tsx';

/** The check of a draft before it is published. */
export function PublishingCard({ item, timeZone }: { item: AdministeredCompetitionFragment; timeZone: string }) {
  const { t } = useTranslation();
  const neighbours = useNeighbours(item.id);
  const now = useServerNow(item.competition.now);
  return (
    <Card title={t('adminCompetitions.publishing.title')}>
      <PublishCheck
        timeZone={timeZone}
        now={now}
        neighbours={neighbours}
        number={item.number}
        values={valuesOf(item, timeZone)}
      />
    </Card>
  );
}
