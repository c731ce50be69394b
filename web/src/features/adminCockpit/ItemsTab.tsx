import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { numberParam, textParam, useListState, wordParam } from '../../routes/listState.ts';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { LoadingState } from '../../ui/LoadingState.tsx';
import { Pager } from '../../ui/table/Pager.tsx';
import { ListBar } from '../../ui/table/ListBar.tsx';
import { SavedViews } from '../../ui/table/SavedViews.tsx';
import type { AdministeredCompetitionFragment } from '../../ui/admin/competition/generated/graphql.ts';
import type { Kind } from '../../ui/admin/moderation/useModeration.ts';
import { useModeratedItemsQuery, type ModeratedItemsQueryVariables } from './generated/graphql.ts';
import { everyStatus, ItemFilters } from './ItemFilters.tsx';
import { ItemsTable } from './ItemsTable.tsx';

const shape = {
  page: numberParam(0),
  size: numberParam(20, 1, 100),
  status: wordParam(['ALL', ...everyStatus], 'ALL'),
  type: textParam,
  q: textParam,
  sort: wordParam(['OLDEST', 'NEWEST'], 'NEWEST'),
};

/** Props of the tab. */
export interface ItemsTabProps {
  kind: Kind;
  item: AdministeredCompetitionFragment;
  timeZone: string;
}

/** The photos or comments of a competition, filtered, with what is done to many of them at once. */
export function ItemsTab({ kind, item, timeZone }: ItemsTabProps) {
  const { t } = useTranslation();
  const [state, setState] = useListState(shape);
  const { number: competitionNumber, competition } = item;
  const { status, type, q, ...order } = state;
  const variables: ModeratedItemsQueryVariables = {
    kind,
    competitionNumber,
    status: status === 'ALL' ? everyStatus.filter((one) => kind === 'IMAGE' || one !== 'DISQUALIFIED') : [status],
    type: type || null,
    q: q || null,
    ...order,
  };
  const { data, previousData, error, refetch } = useModeratedItemsQuery({
    variables,
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.moderationPage;
  return (
    <Stack gap="3">
      <ListBar
        views={
          <SavedViews
            list={kind === 'IMAGE' ? 'images' : 'comments'}
            base={kind === 'IMAGE' ? '' : 'tab=comments'}
            shipped={[
              { name: t('adminCompetitions.view.waiting'), query: 'sort=OLDEST&status=PENDING' },
              { name: t('adminCompetitions.view.rejected'), query: 'status=REJECTED' },
              ...(kind === 'IMAGE'
                ? [{ name: t('adminCompetitions.view.disqualified'), query: 'status=DISQUALIFIED' }]
                : []),
            ]}
          />
        }
        acts={
          // That of photos is the next step of the competition.
          kind === 'COMMENT' ? (
            <Button asChild size="sm" variant="outline">
              <Link to="?queue=comments">{t('adminCompetitions.entries.queue')}</Link>
            </Button>
          ) : null
        }
      >
        <ItemFilters
          kind={kind}
          types={competition.imageTypes}
          state={{ status, type, q, sort: order.sort }}
          onChange={(changes, replace) => setState({ ...changes, page: 0 }, { replace })}
        />
      </ListBar>
      {shown ? (
        <>
          <ItemsTable
            key={kind}
            kind={kind}
            item={item}
            timeZone={timeZone}
            variables={variables}
            isFiltered={status !== 'ALL' || type !== '' || q !== ''}
            items={shown.items}
            matching={shown.pageInfo.totalItems}
            onDone={() => void refetch()}
          />
          <Pager
            place={shown.pageInfo}
            onPage={(page) => setState({ page })}
            onSize={(size) => setState({ size, page: 0 })}
          />
        </>
      ) : error ? (
        <ErrorNotice error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingState />
      )}
    </Stack>
  );
}
