import { Button } from '@chakra-ui/react/button';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useFormat } from '../../i18n/format.ts';
import { useListState } from '../../routes/listState.ts';
import { notify } from '../../notifications/notify.ts';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { LoadingState } from '../../ui/LoadingState.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { BulkBar } from '../../ui/table/BulkBar.tsx';
import { DataTable, type Column } from '../../ui/table/DataTable.tsx';
import { Pager } from '../../ui/table/Pager.tsx';
import { SavedViews } from '../../ui/table/SavedViews.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { useAdminUsersQuery, type AdminUserFieldsFragment } from './generated/graphql.ts';
import { useAllMatching } from './useAllMatching.ts';
import { UserBulk } from './UserBulk.tsx';
import { UserFilters } from './UserFilters.tsx';
import { filterOf, sorts, usersState } from './usersState.ts';
import { useUserBulk, type UserBulkAct } from './useUserBulk.ts';
import { useNewsletterNames, UserStateBadge } from './wording.tsx';

/** The address of the same list with one more name in its query. */
function useSearchWith(): (name: string, value: string) => string {
  const { search } = useLocation();
  return (name, value) => {
    const params = new URLSearchParams(search);
    params.set(name, value);
    return `?${params}`;
  };
}

function useColumns(): readonly [Column<AdminUserFieldsFragment>, ...Column<AdminUserFieldsFragment>[]] {
  const { t } = useTranslation();
  const format = useFormat();
  const newsletterNames = useNewsletterNames();
  const searchWith = useSearchWith();
  return [
    {
      key: 'name',
      title: t('adminUsers.column.name'),
      sortable: true,
      cell: (user) => <TextLink to={searchWith('user', user.id)}>{format.personName(user) || user.username}</TextLink>,
    },
    { key: 'username', title: t('adminUsers.column.username'), sortable: true, cell: ({ username }) => username },
    { key: 'email', title: t('adminUsers.column.email'), sortable: true, cell: ({ email }) => email },
    { key: 'state', title: t('adminUsers.column.state'), cell: (user) => <UserStateBadge user={user} /> },
    {
      key: 'role',
      title: t('adminUsers.column.role'),
      cell: ({ administrator }) => (administrator ? t('adminUsers.role.administrator') : t('adminUsers.role.entrant')),
    },
    {
      key: 'locale',
      title: t('adminUsers.column.locale'),
      cell: ({ locale }) => t(`shell.localeName.${locale}`),
    },
    {
      key: 'newsletter',
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
      title: t('adminUsers.column.createdAt'),
      sortable: true,
      cell: ({ createdAt }) => format.date(createdAt),
    },
  ];
}

const failed = (failure: Error): void => notify.negative(failure.message);

/** The accounts, page by page, with what is done to many of them at once. */
export function UserList() {
  const { t } = useTranslation();
  const [state, setState] = useListState(usersState);
  const { page, size, sort, direction } = state;
  const format = useFormat();
  const columns = useColumns();
  const searchWith = useSearchWith();
  const { data, previousData, error, refetch } = useAdminUsersQuery({
    variables: { page, size, sort: sorts[sort], direction, filter: filterOf(state) },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.userPage;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const many = useUserBulk();
  const { remember } = many;
  useEffect(() => remember(shown?.items ?? []), [remember, shown]);
  const readAll = useAllMatching(filterOf(state), remember);
  const nameOf = (id: string): string => {
    const user = shown?.items.find((one) => one.id === id) ?? many.find(id);
    return user ? format.personName(user) || user.username : `#${id}`;
  };
  const act = async (wanted: UserBulkAct) => {
    await many.run([...chosen], wanted);
    setChosen(new Set());
    void refetch();
  };
  const undo = many.undo;
  return (
    <Page>
      <Stack gap="6">
        <HStack justify="space-between" wrap="wrap" gap="4">
          <PageHeading>{t('adminUsers.title')}</PageHeading>
          <Button asChild>
            <Link to={searchWith('new', '')}>{t('adminUsers.create')}</Link>
          </Button>
        </HStack>
        <SavedViews
          list="users"
          left={['user', 'new']}
          shipped={[
            { name: t('adminUsers.view.notActivated'), query: 'state=notActivated' },
            { name: t('adminUsers.view.disabled'), query: 'state=disabled' },
            { name: t('adminUsers.view.administrators'), query: 'role=administrator' },
          ]}
        />
        <UserFilters filter={state} onFilter={(changes, change) => setState({ ...changes, page: 0 }, change)} />
        {error ? <ErrorNotice error={error} onRetry={() => void refetch()} /> : null}
        {shown ? (
          <>
            <BulkBar
              chosen={chosen.size}
              matching={shown.pageInfo.totalItems}
              onChooseAll={() => void readAll().then((all) => setChosen(new Set(all)), failed)}
              onClear={() => setChosen(new Set())}
              progress={many.bulk.progress}
              onStop={many.bulk.stop}
              result={many.bulk.result}
              onForget={many.forget}
              nameOf={nameOf}
              onUndo={undo && (() => void undo().then(() => refetch()))}
            >
              <UserBulk onAct={(wanted) => void act(wanted)} />
            </BulkBar>
            <DataTable
              caption={t('adminUsers.caption')}
              columns={columns}
              rows={shown.items}
              keyOf={({ id }) => id}
              empty={t('adminUsers.empty')}
              sort={{ key: sort, direction }}
              onSort={(by) => setState({ sort: by.key as typeof sort, direction: by.direction, page: 0 })}
              selection={{
                chosen,
                onChange: setChosen,
                labelOf: (id) => t('adminUsers.bulk.choose', { name: nameOf(id) }),
              }}
            />
            <Pager
              place={shown.pageInfo}
              onPage={(next) => setState({ page: next })}
              onSize={(next) => setState({ size: next, page: 0 })}
            />
          </>
        ) : error ? null : (
          <LoadingState />
        )}
      </Stack>
    </Page>
  );
}
