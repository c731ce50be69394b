import { Stack } from '@chakra-ui/react/stack';
import { numberParam, useListState } from '../../routes/listState.ts';
import { AuditList } from '../../ui/admin/AuditList.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { LoadingState } from '../../ui/LoadingState.tsx';
import { Pager } from '../../ui/table/Pager.tsx';
import { useCompetitionHistoryQuery } from './generated/graphql.ts';

const shape = { page: numberParam(0) };

/** What administrators have done to a competition, its photos, comments and mails. */
export function HistoryTab({ competitionNumber }: { competitionNumber: number }) {
  const [{ page }, setState] = useListState(shape);
  const { data, previousData, error, refetch } = useCompetitionHistoryQuery({
    variables: { competitionNumber, page },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.auditPage;
  if (!shown) return error ? <ErrorNotice error={error} onRetry={() => void refetch()} /> : <LoadingState />;
  return (
    <Stack gap="4">
      <AuditList entries={shown.items} />
      <Pager place={shown.pageInfo} onPage={(next) => setState({ page: next })} />
    </Stack>
  );
}
