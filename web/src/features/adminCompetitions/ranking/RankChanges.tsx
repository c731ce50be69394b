import { Box } from '@chakra-ui/react/box';
import { Table } from '@chakra-ui/react/table';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/format.ts';

/** The ranks of a photo before and after something is thought away. */
export interface RankChangeRow {
  imageId: string;
  title: string;
  rankBefore: number | null;
  rankAfter: number | null;
  overallRankBefore: number | null;
  overallRankAfter: number | null;
}

/** Photos whose rank changes, in a table. */
export function RankChanges({ changes }: { changes: readonly RankChangeRow[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const differing = changes.filter(
    (one) => one.rankBefore !== one.rankAfter || one.overallRankBefore !== one.overallRankAfter,
  );
  if (differing.length === 0) return <Text>{t('adminCompetitions.ranking.same')}</Text>;
  const rank = (value: number | null) => (value === null ? t('admin.audit.nothing') : format.number(value));
  const columns = [
    t('adminCompetitions.ranking.inCategory'),
    t('adminCompetitions.ranking.after'),
    t('adminCompetitions.ranking.overall'),
    t('adminCompetitions.ranking.after'),
  ];
  return (
    <Box
      overflowX="auto"
      maxH="16rem"
      overflowY="auto"
      tabIndex={0}
      role="group"
      aria-label={t('adminCompetitions.ranking.title')}
    >
      <Table.Root size="sm">
        <Table.Caption captionSide="top">{t('adminCompetitions.ranking.title')}</Table.Caption>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader scope="col">{t('adminCompetitions.entries.photo')}</Table.ColumnHeader>
            {columns.map((title, index) => (
              <Table.ColumnHeader key={index} scope="col" textAlign="end">
                {title}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {differing.map(({ imageId, title, rankBefore, rankAfter, overallRankBefore, overallRankAfter }) => (
            <Table.Row key={imageId}>
              <Table.ColumnHeader scope="row" fontWeight="medium" bg="transparent" minW="28">
                {title}
              </Table.ColumnHeader>
              {[rankBefore, rankAfter, overallRankBefore, overallRankAfter].map((value, index) => (
                <Table.Cell key={index} textAlign="end">
                  {rank(value)}
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}
