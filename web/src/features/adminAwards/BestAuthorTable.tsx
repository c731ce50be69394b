import { Badge } from '@chakra-ui/react/badge';
import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { Table } from '@chakra-ui/react/table';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import { TextField } from '../../ui/form/TextField.tsx';
import type { AwardsJuryFragment, ListedAwardFragment } from './generated/graphql.ts';
import type { Giving } from './useAwards.ts';

/** Props of the table. */
export interface BestAuthorTableProps {
  award: ListedAwardFragment;
  standings: AwardsJuryFragment['bestAuthors'];
  giving: Giving;
}

/** Candidates for best author: most accepted photos, then their scores, then awards. Another one is given it with a reason. */
export function BestAuthorTable({ award, standings, giving }: BestAuthorTableProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const [note, setNote] = useState('');
  const authors = standings.find(({ type }) => type === award.type)?.authors ?? [];
  if (authors.length === 0) return <Text color="fg.muted">{t('adminAwards.best.none')}</Text>;
  const has = (id: string) => award.winners.some(({ author }) => author?.id === id);
  const columns = ['author', 'accepted', 'sum', 'awards'] as const;
  return (
    <Stack gap="4">
      <Text maxW="prose">{t('adminAwards.best.rule')}</Text>
      <TextField
        label={t('adminAwards.best.note')}
        hint={t('adminAwards.best.noteHint')}
        maxLength={500}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <Table.ScrollArea tabIndex={0} role="group" aria-label={t('adminAwards.best.title')}>
        <Table.Root size="sm">
          <Table.Header>
            <Table.Row>
              {columns.map((name) => (
                <Table.ColumnHeader key={name} textAlign={name === 'author' ? 'start' : 'end'}>
                  {t(`adminAwards.best.${name}`)}
                </Table.ColumnHeader>
              ))}
              <Table.ColumnHeader>
                <span />
              </Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {authors.map(({ author, accepted, sum, awards, proposed }) => {
              const name = format.personName(author);
              const isGiven = giving.wishOf(award.number, { accountId: author.id }) === 'given';
              return (
                <Table.Row key={author.id}>
                  <Table.Cell dir="auto">
                    {name} {proposed ? <Badge colorPalette="green">{t('adminAwards.best.proposed')}</Badge> : null}
                  </Table.Cell>
                  <Table.Cell textAlign="end">{format.number(accepted)}</Table.Cell>
                  <Table.Cell textAlign="end">{format.score(sum)}</Table.Cell>
                  <Table.Cell textAlign="end">{format.number(awards)}</Table.Cell>
                  <Table.Cell textAlign="end">
                    {has(author.id) ? (
                      <Text>{t('adminAwards.hasIt')}</Text>
                    ) : (
                      <Button
                        size="sm"
                        variant="outline"
                        aria-busy={isGiven}
                        aria-label={t('adminAwards.giveNamed', { name })}
                        onClick={() => {
                          const reason = note.trim() ? { note: note.trim() } : {};
                          if (!isGiven) giving.give(award.number, { accountId: author.id, ...reason });
                        }}
                      >
                        {t(isGiven ? 'adminAwards.giving' : 'adminAwards.give')}
                      </Button>
                    )}
                  </Table.Cell>
                </Table.Row>
              );
            })}
          </Table.Body>
        </Table.Root>
      </Table.ScrollArea>
    </Stack>
  );
}
