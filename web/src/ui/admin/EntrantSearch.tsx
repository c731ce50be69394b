import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useFormat } from '../../i18n/format.ts';
import { ErrorNotice } from '../ErrorNotice.tsx';
import { SearchField } from '../SearchField.tsx';
import { useEntrantCandidatesQuery, type EntrantCandidatesQuery } from './generated/graphql.ts';

/** Somebody who may be chosen. */
export type Candidate = EntrantCandidatesQuery['userPage']['items'][number];

/** Props of the search. */
export interface EntrantSearchProps {
  /** Label of the search field. */
  label: string;
  /** Text that is shown where the search finds nobody. */
  nobody: string;
  chosen: Candidate | null;
  onChoose: (candidate: Candidate | null) => void;
}

/** Looks for an entrant among the accounts that can log in. */
export function EntrantSearch({ label, nobody, chosen, onChoose }: EntrantSearchProps) {
  const format = useFormat();
  const [q, setQ] = useState('');
  const { data, error, refetch } = useEntrantCandidatesQuery({ variables: { q }, skip: q === '' });
  const items = q === '' ? [] : (data?.userPage.items ?? []);
  return (
    <Stack gap="2" width="full" maxW="md">
      <SearchField
        label={label}
        value={q}
        onSearch={(text) => {
          onChoose(null);
          setQ(text);
        }}
      />
      {error ? <ErrorNotice error={error} onRetry={() => void refetch()} /> : null}
      {q !== '' && data && items.length === 0 ? <Text role="status">{nobody}</Text> : null}
      <Stack as="ul" gap="1" listStyleType="none">
        {items.map((candidate) => (
          <li key={candidate.id}>
            <Button
              size="sm"
              variant={candidate.id === chosen?.id ? 'subtle' : 'ghost'}
              aria-pressed={candidate.id === chosen?.id}
              onClick={() => onChoose(candidate)}
            >
              <span>
                <bdi>{candidate.username}</bdi> (<bdi>{format.personName(candidate)}</bdi>)
              </span>
            </Button>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
