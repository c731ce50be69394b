import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { HStack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Download } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { csvOf, saveCsv } from './csv.ts';

/** The numbers of a chart: heads, and a row for each that begins with its name. */
export interface ChartTable {
  heads: readonly string[];
  rows: readonly (readonly [string, ...number[]])[];
  /** How a number is written; as in the language when absent. */
  shown?: (value: number) => string;
}

/** Props of the frame. */
export interface ChartFrameProps {
  /** Finding of the chart, as a sentence. */
  finding: string;
  /** Unit that the chart counts. */
  subject: string;
  table: ChartTable;
  /** Name of the CSV file, without its ending. */
  file: string;
  children: ReactNode;
}

function Table({ table: { heads, rows, shown = String }, caption }: { table: ChartTable; caption: string }) {
  return (
    <Box overflow="auto" maxHeight="80" tabIndex={0} role="group" aria-label={caption} mt="2">
      <chakra.table width="full" textStyle="sm" fontVariantNumeric="tabular-nums">
        <caption style={{ display: 'none' }}>{caption}</caption>
        <thead>
          <tr>
            {heads.map((head, index) => (
              <chakra.th key={head} scope="col" textAlign={index === 0 ? 'start' : 'end'} fontWeight="medium" pe="4">
                {head}
              </chakra.th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...values]) => (
            <chakra.tr key={name} borderTopWidth="1px">
              <chakra.th scope="row" textAlign="start" fontWeight="normal" pe="4" whiteSpace="nowrap">
                {name}
              </chakra.th>
              {values.map((value, column) => (
                <chakra.td key={heads[column + 1]} textAlign="end" pe="4">
                  {shown(value)}
                </chakra.td>
              ))}
            </chakra.tr>
          ))}
        </tbody>
      </chakra.table>
    </Box>
  );
}

/** A chart under a title that says what was found, with its numbers as a table and as a file. */
export function ChartFrame({ finding, subject, table, file, children }: ChartFrameProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Box as="figure" aria-labelledby={id} borderWidth="1px" borderRadius="l3" bg="bg.panel" p={{ base: '4', md: '6' }}>
      <Heading id={id} as="h2" size="md" fontWeight="medium">
        {finding}
      </Heading>
      <Text textStyle="sm" color="fg.muted" mb="4">
        {subject}
      </Text>
      {children}
      <HStack mt="4" gap="4" align="flex-start" wrap="wrap">
        <chakra.details flex="1" minW="0">
          <chakra.summary cursor="pointer" textStyle="sm" width="fit-content" minH="6">
            {t('admin.chart.table')}
          </chakra.summary>
          <Table table={table} caption={subject} />
        </chakra.details>
        <Button
          size="xs"
          variant="outline"
          aria-label={t('admin.chart.csvOf', { subject })}
          onClick={() => saveCsv(csvOf(table.heads, table.rows), `${file}.csv`)}
        >
          <Download aria-hidden />
          {t('admin.chart.csv')}
        </Button>
      </HStack>
    </Box>
  );
}
