import { Button } from '@chakra-ui/react/button';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import { notify } from '../../notifications/notify.ts';
import { csvOf, saveCsv } from '../../ui/chart/csv.ts';
import { fetchTable } from '../../ui/fetchTable.ts';
import type { AdminUserFieldsFragment, AdminUsersQueryVariables } from './generated/graphql.ts';
import { useAllMatching } from './useAllMatching.ts';

/** Values that a spreadsheet and a program read alike: instants and enumerations as the graph has them. */
const heads = [
  ...['id', 'username', 'lastName', 'firstName', 'email', 'administrator', 'enabled', 'activated', 'locale'],
  ...['newsletters', 'organiserMail', 'entries', 'comments', 'createdAt'],
];

const rowOf = (user: AdminUserFieldsFragment): (string | number)[] => [
  ...[user.number, user.username, user.lastName, user.firstName, user.email],
  ...[user.administrator, user.enabled, user.activated].map(String),
  ...[user.locale, user.newsletter.join(' '), String(user.organiserMail)],
  ...[user.entryCount, user.commentCount, user.createdAt],
];

/** A filter as the REST call of the accounts takes it. */
function restFilter(filter: AdminUsersQueryVariables['filter']): Record<string, unknown> {
  const { competitionNumber, ...others } = filter ?? {};
  const set = Object.entries(others).filter(([, value]) => value !== null && value !== undefined);
  return { ...Object.fromEntries(set), ...(competitionNumber ? { competitionId: competitionNumber } : {}) };
}

/** Saves the accounts that a filter leaves as a sheet for Excel, which the service makes. */
function UserSheet({ filter, isFiltered }: { filter: AdminUsersQueryVariables['filter']; isFiltered: boolean }) {
  const { t } = useTranslation();
  const { locale } = useFormat();
  const [isReading, setIsReading] = useState(false);
  async function save(): Promise<void> {
    setIsReading(true);
    try {
      const form = { format: 'xlsx', locale, filter: restFilter(filter) } as const;
      for (const { message } of await fetchTable('/download/users', 'users', form)) notify.negative(message);
    } catch (failure) {
      notify.negative((failure as Error).message);
    } finally {
      setIsReading(false);
    }
  }
  return (
    <Button variant="outline" loading={isReading} onClick={() => void save()}>
      <Download aria-hidden />
      {t(isFiltered ? 'adminUsers.xlsx.matching' : 'adminUsers.xlsx.all')}
    </Button>
  );
}

/** Saves the accounts that a filter leaves as files; without one, all of them. */
export function UserCsv({ filter }: { filter: AdminUsersQueryVariables['filter'] }) {
  const { t } = useTranslation();
  const [isReading, setIsReading] = useState(false);
  const matching = useAllMatching(filter);
  const isFiltered = Object.values(filter ?? {}).some((value) => value !== null);
  async function save(): Promise<void> {
    setIsReading(true);
    try {
      const users = await matching();
      saveCsv(csvOf(heads, users.map(rowOf)), 'users.csv');
    } catch (failure) {
      notify.negative((failure as Error).message);
    } finally {
      setIsReading(false);
    }
  }
  return (
    <>
      <UserSheet filter={filter} isFiltered={isFiltered} />
      <Button variant="outline" loading={isReading} onClick={() => void save()}>
        <Download aria-hidden />
        {t(isFiltered ? 'adminUsers.csv.matching' : 'adminUsers.csv.all')}
      </Button>
    </>
  );
}
