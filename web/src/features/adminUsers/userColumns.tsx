import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useFormat } from '../../i18n/format.ts';
import type { Columns } from '../../ui/table/tableProps.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import type { AdminUserFieldsFragment } from './generated/graphql.ts';
import { useNewsletterNames, UserStateBadge } from './wording.tsx';

/** The address of the same list with one more name in its query. */
export function useSearchWith(): (name: string, value: string) => string {
  const { search } = useLocation();
  return useCallback(
    (name, value) => {
      const params = new URLSearchParams(search);
      params.set(name, value);
      return `?${params}`;
    },
    [search],
  );
}

/** The columns of the list of accounts. */
export function useUserColumns(): Columns<AdminUserFieldsFragment> {
  const { t } = useTranslation();
  const format = useFormat();
  const newsletterNames = useNewsletterNames();
  const searchWith = useSearchWith();
  return useMemo<Columns<AdminUserFieldsFragment>>(
    () => [
      {
        key: 'name',
        title: t('adminUsers.column.name'),
        sortable: true,
        cell: (user) => (
          <TextLink dir="auto" to={searchWith('user', String(user.number))}>
            {format.personName(user) || user.username}
          </TextLink>
        ),
      },
      {
        key: 'username',
        plain: true,
        title: t('adminUsers.column.username'),
        sortable: true,
        cell: ({ username }) => username,
      },
      { key: 'email', plain: true, title: t('adminUsers.column.email'), sortable: true, cell: ({ email }) => email },
      {
        key: 'state',
        plain: true,
        title: t('adminUsers.column.state'),
        cell: (user) => <UserStateBadge user={user} />,
      },
      {
        key: 'role',
        plain: true,
        title: t('adminUsers.column.role'),
        cell: ({ administrator }) =>
          administrator ? t('adminUsers.role.administrator') : t('adminUsers.role.entrant'),
      },
      {
        key: 'locale',
        plain: true,
        extra: true,
        title: t('adminUsers.column.locale'),
        cell: ({ locale }) => t(`shell.localeName.${locale}`),
      },
      {
        key: 'newsletter',
        extra: true,
        title: t('adminUsers.column.newsletter'),
        cell: ({ newsletter }) => newsletterNames(newsletter),
      },
      {
        key: 'entries',
        title: t('adminUsers.column.entries'),
        numeric: true,
        cell: ({ entryCount }) => format.number(entryCount),
      },
      {
        key: 'createdAt',
        wide: true,
        title: t('adminUsers.column.createdAt'),
        sortable: true,
        cell: ({ createdAt }) => format.date(createdAt),
      },
    ],
    [t, format, newsletterNames, searchWith],
  );
}
