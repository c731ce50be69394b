import { Box } from '@chakra-ui/react/box';
import { Table } from '@chakra-ui/react/table';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/format.ts';

/** The ranks of a photo before and after something is thought away. */
export interface RankChangeRow {
  imageNumber: number;
  title: string;
  rankBefore: number | null;
  rankAfter: number | null;
  overallRankBefore: number | null;
  overallRankAfter: number | null;
}

/** How far a rank moves: an arrow for the eye, words for a screen reader. */
function Move({ by }: { by: number }) {
  const { t } = useTranslation();
  const format = useFormat();
  const n = format.number(Math.abs(by));
  return (
    <Box as="span" display="inline-block" ms="2" color={by > 0 ? 'fg.success' : 'fg.error'}>
      <span aria-hidden>
        {by > 0 ? '▲' : '▼'}
        {n}
      </span>
      <VisuallyHidden>{t(`adminCompetitions.ranking.${by > 0 ? 'up' : 'down'}`, { n })}</VisuallyHidden>
    </Box>
  );
}

function Ranks({ before, after }: { before: number | null; after: number | null }) {
  const { t } = useTranslation();
  const format = useFormat();
  const rank = (value: number | null) => (value === null ? t('admin.audit.nothing') : format.number(value));
  return (
    <Table.Cell textAlign="end" whiteSpace="nowrap">
      {before === after ? rank(after) : `${rank(before)} → ${rank(after)}`}
      {before !== null && after !== null && before !== after ? <Move by={before - after} /> : null}
    </Table.Cell>
  );
}

/** Photos whose rank changes, in a table. */
export function RankChanges({ changes }: { changes: readonly RankChangeRow[] }) {
  const { t } = useTranslation();
  const differing = changes.filter(
    (one) => one.rankBefore !== one.rankAfter || one.overallRankBefore !== one.overallRankAfter,
  );
  if (differing.length === 0) return <Text>{t('adminCompetitions.ranking.same')}</Text>;
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
            {(['inCategory', 'overall'] as const).map((kind) => (
              <Table.ColumnHeader key={kind} scope="col" textAlign="end">
                {t(`adminCompetitions.ranking.${kind}`)}
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
              <Ranks before={row.rankBefore} after={row.rankAfter} />
              <Ranks before={row.overallRankBefore} after={row.overallRankAfter} />
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}
