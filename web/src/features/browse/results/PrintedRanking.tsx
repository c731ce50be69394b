import { Table } from '@chakra-ui/react/table';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/format.ts';
import type { TileImage } from '../Tile.tsx';

/** Whether the page is being printed. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // Synchronous, since the browser prints the document right after the event.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return printing;
}

/** Props of the printed ranking. */
export interface PrintedRankingProps {
  /** Photos by rank. */
  tiles: readonly TileImage[];
  /** Whether the list is limited to one category, so that the rank within it is shown. */
  ofType: boolean;
}

/** The ranking as a table for print only: the virtualized grid would print only the rows on the screen. */
export function PrintedRanking({ tiles, ofType }: PrintedRankingProps) {
  const { t } = useTranslation();
  const format = useFormat();
  if (!usePrinting()) return null;
  const score = format.scores(tiles.map(({ result }) => result?.score));
  return (
    <Table.Root size="sm">
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader>{t('browse.results.rank')}</Table.ColumnHeader>
          <Table.ColumnHeader>{t('browse.results.photo')}</Table.ColumnHeader>
          <Table.ColumnHeader>{t('browse.results.author')}</Table.ColumnHeader>
          <Table.ColumnHeader textAlign="end">{t('browse.results.scoreTitle')}</Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {tiles.map(({ id, title, author, result }) => (
          <Table.Row key={id}>
            <Table.Cell>{(ofType ? result?.rank : result?.overallRank) ?? '–'}</Table.Cell>
            <Table.Cell dir="auto">{title}</Table.Cell>
            <Table.Cell dir="auto">{author ? format.personName(author) : ''}</Table.Cell>
            <Table.Cell textAlign="end">
              {typeof result?.score === 'number' ? score(result.score) : t('browse.unranked')}
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}
