import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Table } from '@chakra-ui/react/table';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { csvOf } from '../../../ui/chart/csv.ts';
import { saveFile } from '../../../ui/saveFile.ts';
import type { ObserveCountMutation } from '../generated/graphql.ts';

/** Data that an observer is shown. */
export type Observation = NonNullable<ObserveCountMutation['observeCount']['observation']>;

/** An observer's sample, as a table that can be saved. */
export function ObservationTable({
  competitionNumber,
  observation,
}: {
  competitionNumber: number;
  observation: Observation;
}) {
  const { t } = useTranslation();
  const { choice, roll, draw } = observation;
  const columns =
    choice === 'ROLL' ? (['entry', 'username'] as const) : (['number', 'image', 'point', 'flag'] as const);
  const heads = columns.map((name) => t(`count.observer.column.${name}`));
  const rows = [
    ...(roll ?? []).map(({ rollId, username }) => [rollId, username ?? t('count.observer.left')]),
    ...(draw?.ballots ?? []).map(({ number, imageNumber, point, flag }) => [
      ...[number, imageNumber, point],
      flag ? t(`count.observer.flags.${flag}`) : t('count.observer.flags.none'),
    ]),
  ];
  const title = t(`count.observer.table.${choice}`);
  const save = () =>
    saveFile(`observer-${competitionNumber}-${choice.toLowerCase()}.csv`, csvOf(heads, rows), 'text/csv;charset=utf-8');
  return (
    <>
      {draw ? (
        <Text>
          {t('count.observer.totals', { disabled: draw.disabled, gone: draw.gone, count: draw.ballots.length })}
        </Text>
      ) : null}
      <Box overflow="auto" maxH="24rem" tabIndex={0} role="group" aria-label={title}>
        <Table.Root size="sm" width="auto">
          <Table.Caption captionSide="top">{title}</Table.Caption>
          <Table.Header>
            <Table.Row>
              {heads.map((head) => (
                <Table.ColumnHeader key={head} scope="col">
                  {head}
                </Table.ColumnHeader>
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {rows.map((row) => (
              <Table.Row key={row[0]}>
                {row.map((cell, index) => (
                  <Table.Cell key={index} fontFamily={index === 0 ? 'mono' : undefined}>
                    {cell}
                  </Table.Cell>
                ))}
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Box>
      <Flex>
        <Button variant="outline" onClick={save}>
          {t('count.observer.save')}
        </Button>
      </Flex>
    </>
  );
}
