import { Box } from '@chakra-ui/react/box';
import { List } from '@chakra-ui/react/list';
import { Table } from '@chakra-ui/react/table';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/format.ts';
import { paths } from '../../../routes/paths.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import type { ExcludedFragment } from '../generated/graphql.ts';

function Ranks({ competitionNumber, effect }: { competitionNumber: number; effect: ExcludedFragment['effect'] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const rank = (value: number | null) => (value === null ? '–' : format.number(value));
  const columns = ['category', 'after', 'overall', 'after'] as const;
  return (
    <Box overflowX="auto" tabIndex={0} role="group" aria-label={t('count.excluded.ranks')}>
      <Table.Root size="sm" width="auto">
        <Table.Caption captionSide="top">{t('count.excluded.ranks')}</Table.Caption>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader scope="col">{t('count.excluded.photo')}</Table.ColumnHeader>
            {columns.map((name, index) => (
              <Table.ColumnHeader key={index} scope="col" textAlign="end">
                {t(`count.excluded.${name}`)}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {effect.map(({ imageNumber, title, rankBefore, rankAfter, overallRankBefore, overallRankAfter }) => (
            <Table.Row key={imageNumber}>
              <Table.ColumnHeader scope="row" fontWeight="medium" bg="transparent">
                <TextLink dir="auto" to={paths.competition.show(competitionNumber, imageNumber)}>
                  {title}
                </TextLink>
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

/** The ballots that are not counted: how many, on which photos, why and since when, with both rankings. Nothing without any. */
export function Excluded({ competitionNumber, excluded }: { competitionNumber: number; excluded: ExcludedFragment }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { ballots, groups, effect } = excluded;
  if (ballots === 0) return null;
  return (
    <Panel title={t('count.excluded.title')}>
      <Text>{t('count.excluded.text', { count: ballots })}</Text>
      <List.Root gap="1" ps="5">
        {groups.map(({ imageNumber, title, ballots: number, reason, at }, index) => (
          <List.Item key={index}>
            <TextLink dir="auto" to={paths.competition.show(competitionNumber, imageNumber)}>
              {title}
            </TextLink>
            :{' '}
            {t('count.excluded.group', {
              count: number,
              reason: t(`count.excluded.${reason}`),
              time: format.deadline(at),
            })}
          </List.Item>
        ))}
      </List.Root>
      {effect.length > 0 ? <Ranks competitionNumber={competitionNumber} effect={effect} /> : null}
    </Panel>
  );
}
