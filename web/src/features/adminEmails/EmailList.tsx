import { Button } from '@chakra-ui/react/button';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../i18n/format.ts';
import { useListState } from '../../routes/listState.ts';
import { paths } from '../../routes/paths.ts';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { useTimeZone } from '../../ui/admin/useTimeZone.ts';
import { LoadingState } from '../../ui/LoadingState.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { FilterSelect } from '../../ui/table/FilterSelect.tsx';
import { ListBar } from '../../ui/table/ListBar.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { Column } from '../../ui/table/tableProps.ts';
import { Pager } from '../../ui/table/Pager.tsx';
import { SavedViews } from '../../ui/table/SavedViews.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { CountsBar } from './CountsBar.tsx';
import { EmailStateBadge } from './EmailStateBadge.tsx';
import { emailsState, emailStates, sorts } from './emailsState.ts';
import { useAdminEmailsQuery, type EmailFieldsFragment } from './generated/graphql.ts';
import { useAudienceText, useEmailName } from './useAudienceText.ts';

function useColumns(): readonly [Column<EmailFieldsFragment>, ...Column<EmailFieldsFragment>[]] {
  const { t } = useTranslation();
  const format = useFormat();
  const timeZone = useTimeZone();
  const nameOf = useEmailName();
  const audienceText = useAudienceText();
  return [
    {
      key: 'subject',
      title: t('adminEmails.column.subject'),
      cell: (email) => <TextLink to={paths.admin.email(email.number)}>{nameOf(email)}</TextLink>,
    },
    {
      key: 'state',
      plain: true,
      title: t('adminEmails.column.state'),
      sortable: true,
      cell: (email) => <EmailStateBadge email={email} />,
    },
    { key: 'audience', plain: true, title: t('adminEmails.column.audience'), cell: (email) => audienceText(email) },
    {
      key: 'counts',
      action: true,
      title: t('adminEmails.column.counts'),
      cell: ({ counts }) => <CountsBar counts={counts} />,
    },
    {
      key: 'scheduledAt',
      title: t('adminEmails.column.scheduledAt'),
      sortable: true,
      cell: ({ scheduledAt }) => (scheduledAt ? format.zoned(scheduledAt, timeZone) : t('adminEmails.atOnce')),
    },
    {
      key: 'createdAt',
      title: t('adminEmails.column.createdAt'),
      sortable: true,
      cell: ({ createdAt, createdBy }) => `${format.dateTime(createdAt, timeZone)} · ${createdBy}`,
    },
    {
      key: 'acts',
      action: true,
      title: t('adminEmails.column.acts'),
      cell: (email) => (
        <HStack gap="3">
          {email.state === 'DRAFT' || email.state === 'SCHEDULED' ? (
            <TextLink to={`?edit=${email.number}`} aria-label={t('adminEmails.editOf', { name: nameOf(email) })}>
              {t('adminEmails.edit')}
            </TextLink>
          ) : null}
          <TextLink to={`?copy=${email.number}`} aria-label={t('adminEmails.copyOf', { name: nameOf(email) })}>
            {t('adminEmails.copy')}
          </TextLink>
        </HStack>
      ),
    },
  ];
}

/** The campaigns, page by page; while one is being sent the list follows. */
export function EmailList() {
  const { t } = useTranslation();
  const [{ page, size, sort, direction, state, q }, setState] = useListState(emailsState);
  const columns = useColumns();
  const { data, previousData, error, refetch } = useAdminEmailsQuery({
    variables: { page, size, sort: sorts[sort], direction, state: state ?? null, q: q || null },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.emailPage;
  return (
    <Page desk>
      <Stack gap="4">
        <HStack justify="space-between" wrap="wrap" gap="4">
          <PageHeading>{t('adminEmails.title')}</PageHeading>
          <Button asChild>
            <Link to="?new=">{t('adminEmails.create')}</Link>
          </Button>
        </HStack>
        <ListBar
          views={
            <SavedViews
              list="emails"
              shipped={[
                { name: t('adminEmails.view.drafts'), query: 'state=DRAFT' },
                { name: t('adminEmails.view.scheduled'), query: 'state=SCHEDULED' },
                { name: t('adminEmails.view.running'), query: 'state=RUNNING' },
              ]}
            />
          }
        >
          <SearchField
            compact
            label={t('adminEmails.search')}
            value={q}
            onSearch={(text) => setState({ q: text, page: 0 }, { replace: true })}
          />
          <FilterSelect
            label={t('adminEmails.column.state')}
            any={t('adminEmails.anyState')}
            value={state ?? ''}
            onChange={(chosen) => setState({ state: emailStates.find((one) => one === chosen), page: 0 })}
          >
            {emailStates.map((one) => (
              <option key={one} value={one}>
                {t(`adminEmails.state.${one}`)}
              </option>
            ))}
          </FilterSelect>
        </ListBar>
        {error ? <ErrorNotice error={error} onRetry={() => void refetch()} /> : null}
        {shown ? (
          <>
            <DataTable
              view="emails"
              caption={t('adminEmails.title')}
              columns={columns}
              rows={shown.items}
              keyOf={({ id }) => id}
              empty={state || q ? t('adminEmails.noneInState') : t('adminEmails.none')}
              sort={{ key: sort, direction }}
              onSort={(chosen) => setState({ sort: chosen.key as typeof sort, direction: chosen.direction, page: 0 })}
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
