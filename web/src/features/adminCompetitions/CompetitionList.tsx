import { Button } from '@chakra-ui/react/button';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../i18n/format.ts';
import { numberParam, optionalWord, textParam, useListState, wordParam } from '../../routes/listState.ts';
import { paths } from '../../routes/paths.ts';
import { useTimeZone } from '../../ui/admin/useTimeZone.ts';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
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
import type { AdministeredCompetitionFragment } from '../../ui/admin/competition/generated/graphql.ts';
import { Standing } from '../../ui/admin/competition/Standing.tsx';
import { useCompetitionListQuery } from './generated/graphql.ts';

const sorts = ['CREATED_AT', 'COMPETITION_START', 'AWARD', 'STATUS'] as const;

const statuses = ['DRAFT', 'PUBLISHED', 'PAUSED', 'CANCELLED', 'ARCHIVED'] as const;

const shape = {
  q: textParam,
  status: optionalWord(statuses),
  page: numberParam(0),
  size: numberParam(20, 1, 100),
  sort: wordParam(sorts, 'CREATED_AT'),
  direction: wordParam(['ASC', 'DESC'], 'DESC'),
};

/** Every competition, drafts too. */
export function CompetitionList() {
  const { t } = useTranslation();
  const format = useFormat();
  const [state, setState] = useListState(shape);
  const timeZone = useTimeZone();
  const { q, status, ...order } = state;
  const { data, previousData, error, refetch } = useCompetitionListQuery({
    variables: { ...order, filter: { q: q || null, status: status ? [status] : null } },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.adminCompetitionPage;
  const columns: [Column<AdministeredCompetitionFragment>, ...Column<AdministeredCompetitionFragment>[]] = [
    {
      key: 'TITLE',
      title: t('adminCompetitions.list.name'),
      cell: ({ number, competition }) => (
        <TextLink dir="auto" to={paths.admin.competition(number)}>
          {format.text(competition.title)}
        </TextLink>
      ),
    },
    {
      key: 'STATUS',
      plain: true,
      title: t('adminCompetitions.list.standing'),
      sortable: true,
      cell: ({ competition }) => <Standing competition={competition} size="sm" />,
    },
    {
      key: 'COMPETITION_START',
      title: t('admin.dashboard.boundary.competitionStart'),
      sortable: true,
      cell: ({ competition }) => format.dateTime(competition.competitionStart, timeZone),
    },
    {
      key: 'AWARD',
      title: t('admin.dashboard.boundary.award'),
      sortable: true,
      cell: ({ competition }) => format.dateTime(competition.award, timeZone),
    },
    {
      key: 'ENTRIES',
      title: t('admin.dashboard.entries'),
      numeric: true,
      cell: ({ entryCount }) => format.number(entryCount),
    },
    {
      key: 'VOTES',
      title: t('admin.dashboard.votes'),
      numeric: true,
      cell: ({ voteCount }) => format.number(voteCount),
    },
  ];
  return (
    <Page desk>
      <Stack gap="4">
        <HStack justify="space-between" wrap="wrap" gap="4">
          <PageHeading>{t('admin.nav.competitions')}</PageHeading>
          <Button asChild>
            <Link to="?new">
              <Plus aria-hidden />
              {t('adminCompetitions.list.create')}
            </Link>
          </Button>
        </HStack>
        <ListBar
          views={
            <SavedViews
              list="competitions"
              left={['new', 'edit', 'copy']}
              shipped={(['DRAFT', 'PUBLISHED', 'ARCHIVED'] as const).map((one) => ({
                name: t(`adminCompetitions.view.${one}`),
                query: `status=${one}`,
              }))}
            />
          }
        >
          <SearchField
            compact
            label={t('adminCompetitions.list.search')}
            value={q}
            onSearch={(words) => setState({ q: words, page: 0 }, { replace: true })}
          />
          <FilterSelect
            label={t('adminCompetitions.entries.status')}
            any={t('adminCompetitions.entries.all')}
            value={status ?? ''}
            onChange={(chosen) => setState({ status: statuses.find((one) => one === chosen), page: 0 })}
          >
            {statuses.map((one) => (
              <option key={one} value={one}>
                {t(`adminCompetitions.status.${one}`)}
              </option>
            ))}
          </FilterSelect>
        </ListBar>
        {error && !shown ? <ErrorNotice error={error} onRetry={() => void refetch()} /> : null}
        {shown ? (
          <>
            <DataTable
              view="competitions"
              caption={t('admin.nav.competitions')}
              columns={columns}
              rows={shown.items}
              keyOf={({ id }) => id}
              empty={t(q || status ? 'adminCompetitions.list.none' : 'adminCompetitions.list.empty')}
              sort={{ key: state.sort, direction: state.direction }}
              onSort={({ key, direction }) =>
                setState({ sort: sorts.find((sort) => sort === key) ?? 'CREATED_AT', direction, page: 0 })
              }
            />
            <Pager
              place={shown.pageInfo}
              onPage={(page) => setState({ page })}
              onSize={(size) => setState({ size, page: 0 })}
            />
          </>
        ) : error ? null : (
          <LoadingState />
        )}
      </Stack>
    </Page>
  );
}
