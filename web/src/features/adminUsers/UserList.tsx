import { Button } from '@chakra-ui/react/button';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useListState } from '../../routes/listState.ts';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { LoadingState } from '../../ui/LoadingState.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ListBar } from '../../ui/table/ListBar.tsx';
import { Pager } from '../../ui/table/Pager.tsx';
import { SavedViews } from '../../ui/table/SavedViews.tsx';
import { useAdminUsersQuery } from './generated/graphql.ts';
import { UserCsv } from './UserCsv.tsx';
import { UserFilters } from './UserFilters.tsx';
import { UserTable } from './UserTable.tsx';
import { filterOf, sorts, usersState } from './usersState.ts';
import { useSearchWith } from './userColumns.tsx';
import { WriteTo } from './WriteTo.tsx';

/** The accounts, page by page, with what is done to many of them at once. */
export function UserList() {
  const { t } = useTranslation();
  const [state, setState] = useListState(usersState);
  const { page, size, sort, direction } = state;
  const searchWith = useSearchWith();
  const { data, previousData, error, refetch } = useAdminUsersQuery({
    variables: { page, size, sort: sorts[sort], direction, filter: filterOf(state) },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.userPage;
  return (
    <Page desk>
      <Stack gap="4">
        <HStack justify="space-between" wrap="wrap" gap="4">
          <PageHeading>{t('adminUsers.title')}</PageHeading>
          <HStack gap="2" wrap="wrap">
            <UserCsv filter={filterOf(state)} />
            <Button asChild>
              <Link to={searchWith('new', '')}>{t('adminUsers.create')}</Link>
            </Button>
          </HStack>
        </HStack>
        <ListBar
          views={
            <SavedViews
              list="users"
              left={['user', 'new']}
              shipped={[
                { name: t('adminUsers.view.notActivated'), query: 'state=notActivated' },
                { name: t('adminUsers.view.disabled'), query: 'state=disabled' },
                { name: t('adminUsers.view.administrators'), query: 'role=administrator' },
              ]}
            />
          }
          acts={<WriteTo filter={state} />}
        >
          <UserFilters filter={state} onFilter={(changes, change) => setState({ ...changes, page: 0 }, change)} />
        </ListBar>
        {error ? <ErrorNotice error={error} onRetry={() => void refetch()} /> : null}
        {shown ? (
          <>
            <UserTable
              users={shown.items}
              matching={shown.pageInfo.totalItems}
              filter={filterOf(state)}
              sort={{ key: sort, direction }}
              onSort={(by) => setState({ sort: by.key as typeof sort, direction: by.direction, page: 0 })}
              onDone={() => void refetch()}
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
