import { useApolloClient } from '@apollo/client/react';
import { Button } from '@chakra-ui/react/button';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../notifications/notify.ts';
import { csvOf, saveCsv } from '../../ui/chart/csv.ts';
import { EveryUserDocument, type AdminUserFieldsFragment, type AdminUsersQueryVariables } from './generated/graphql.ts';
import { useAllMatching } from './useAllMatching.ts';

/** Values that a spreadsheet and a program read alike: instants and enumerations as the graph has them. */
const heads = [
  ...['id', 'username', 'lastName', 'firstName', 'email', 'administrator', 'enabled', 'activated', 'locale'],
  ...['newsletters', 'organiserMail', 'entries', 'comments', 'createdAt'],
];

const rowOf = (user: AdminUserFieldsFragment): (string | number)[] => [
  ...[user.id, user.username, user.lastName, user.firstName, user.email],
  ...[user.administrator, user.enabled, user.activated].map(String),
  ...[user.locale, user.newsletter.join(' '), String(user.organiserMail)],
  ...[user.entryCount, user.commentCount, user.createdAt],
];

/** Saves the accounts that a filter leaves as a file; without one, all of them. */
export function UserCsv({ filter }: { filter: AdminUsersQueryVariables['filter'] }) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const [isReading, setIsReading] = useState(false);
  const matching = useAllMatching(filter);
  const isFiltered = Object.values(filter ?? {}).some((value) => value !== null);
  const everyone = async (): Promise<readonly AdminUserFieldsFragment[]> => {
    const { data } = await client.query({ query: EveryUserDocument, fetchPolicy: 'no-cache' });
    return data?.users ?? [];
  };
  async function save(): Promise<void> {
    setIsReading(true);
    try {
      const users = await (isFiltered ? matching() : everyone());
      saveCsv(csvOf(heads, users.map(rowOf)), 'users.csv');
    } catch (failure) {
      notify.negative((failure as Error).message);
    } finally {
      setIsReading(false);
    }
  }
  return (
    <Button variant="outline" loading={isReading} onClick={() => void save()}>
      <Download aria-hidden />
      {t(isFiltered ? 'adminUsers.csv.matching' : 'adminUsers.csv.all')}
    </Button>
  );
}
