import { Box } from '@chakra-ui/react/box';
import { Table } from '@chakra-ui/react/table';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/format.ts';
import { useIsWide } from '../../useIsWide.ts';

/** The ranks of a photo before and after something is thought away. */
export interface RankChangeRow {
  imageNumber: number;
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
  const isWide = useIsWide();
  const differing = changes.filter(
    (one) => one.rankBefore !== one.rankAfter || one.overallRankBefore !== one.overallRankAfter,
  );
  if (differing.length === 0) return <Text>{t('adminCompetitions.ranking.same')}</Text>;
  const rank = (value: number | null) => (value === null ? t('admin.audit.nothing') : format.number(value));
  const kinds = [
    { title: t('adminCompetitions.ranking.inCategory'), before: 'rankBefore', after: 'rankAfter' },
    { title: t('adminCompetitions.ranking.overall'), before: 'overallRankBefore', after: 'overallRankAfter' },
  ] as const;
  // On phones there is no room for four columns of numbers.
  const columns = isWide
    ? kinds.flatMap(({ title, before, after }) => [
        { title, shown: (row: RankChangeRow) => rank(row[before]) },
        { title: t('adminCompetitions.ranking.after'), shown: (row: RankChangeRow) => rank(row[after]) },
      ])
    : kinds.map(({ title, before, after }) => ({
        title,
        shown: (row: RankChangeRow) => `${rank(row[before])} → ${rank(row[after])}`,
      }));
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
        <Table.Caption captionSide="top" textAlign="start" textStyle="sm" mt="2" mb="1">
          {t('adminCompetitions.ranking.title')}
        </Table.Caption>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader scope="col">{t('adminCompetitions.entries.photo')}</Table.ColumnHeader>
            {columns.map(({ title }, index) => (
              <Table.ColumnHeader key={index} scope="col" textAlign="end">
                {title}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {differing.map((row) => (
            <Table.Row key={row.imageNumber}>
              <Table.ColumnHeader dir="auto" scope="row" fontWeight="medium" bg="transparent" minW={{ md: '28' }}>
                {row.title}
              </Table.ColumnHeader>
              {columns.map(({ shown }, index) => (
                <Table.Cell key={index} textAlign="end" whiteSpace="nowrap">
                  {shown(row)}
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}
