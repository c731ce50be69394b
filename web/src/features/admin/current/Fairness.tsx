import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { Stack } from '@chakra-ui/react/stack';
import { Table } from '@chakra-ui/react/table';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/format.ts';
import { Card } from '../../../ui/admin/Card.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { newEmail } from '../../../ui/admin/newEmail.ts';
import { forecastOf, votesToCome } from './forecast.ts';
import type { Current } from './useActiveCompetition.ts';

/** So many votes make a rank worth something, and so many of the photos should have them. */
const enough = { votes: 3, share: 0.9 };

/** How evenly votes fall while voting lasts, and where that leads: shares of the photos, no score and no photo. */
export function Fairness({ current: { competition, now } }: { current: Current }) {
  const { t } = useTranslation();
  const format = useFormat();
  const statistics = competition?.statistics;
  if (!competition || !statistics || competition.phase !== 'VOTING' || competition.ended) return null;
  const { coverage, counted } = statistics;
  if (counted === 0) return null;
  const more = votesToCome(statistics, competition, now);
  const atEnd = more === null ? null : forecastOf(coverage, more);
  const percent = (share: number | undefined) =>
    share === undefined ? '–' : format.number(share, { style: 'percent', maximumFractionDigits: 0 });
  const expected = atEnd?.find(({ votes }) => votes === enough.votes)?.share;
  return (
    <Card title={t('admin.dashboard.fairness.title')}>
      <SimpleGrid columns={{ base: 1, lg: 2 }} columnGap="10" rowGap="4">
        <Stack gap="3">
          <Text>
            {expected === undefined
              ? t('admin.dashboard.fairness.early')
              : t('admin.dashboard.fairness.finding', { share: percent(expected), votes: enough.votes })}
          </Text>
          {expected !== undefined && expected < enough.share ? (
            <TextLink to={newEmail({ competition: String(competition.number), group: 'ENTRANTS' })} width="fit-content">
              {t('admin.dashboard.fairness.write')}
            </TextLink>
          ) : null}
          <Text textStyle="sm" color="fg.muted">
            {t('admin.dashboard.fairness.how')}
          </Text>
        </Stack>
        <Table.Root size="sm">
          <Table.Caption srOnly>{t('admin.dashboard.fairness.caption')}</Table.Caption>
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader scope="col">{t('admin.dashboard.fairness.photos')}</Table.ColumnHeader>
              <Table.ColumnHeader scope="col" textAlign="end">
                {t('admin.dashboard.fairness.now')}
              </Table.ColumnHeader>
              <Table.ColumnHeader scope="col" textAlign="end">
                {t('admin.dashboard.fairness.atEnd')}
              </Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {coverage.map(({ votes, share }, index) => (
              <Table.Row key={votes}>
                <Table.ColumnHeader scope="row" fontWeight="normal">
                  {t('admin.dashboard.fairness.least', { count: votes })}
                </Table.ColumnHeader>
                <Table.Cell textAlign="end">{percent(share)}</Table.Cell>
                <Table.Cell textAlign="end">{percent(atEnd?.[index]?.share)}</Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </SimpleGrid>
    </Card>
  );
}
