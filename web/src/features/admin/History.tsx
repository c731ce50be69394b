import { Stack } from '@chakra-ui/react/stack';
import { useTranslation } from 'react-i18next';
import { numberParam, useListState } from '../../routes/listState.ts';
import { AuditList } from '../../ui/admin/AuditList.tsx';
import { Card } from '../../ui/admin/Card.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { LoadingState } from '../../ui/LoadingState.tsx';
import { Pager } from '../../ui/table/Pager.tsx';
import { useAdminHistoryQuery } from './generated/graphql.ts';

const shape = { page: numberParam(0) };

/** The audit log, newest first. */
export function History() {
  const { t } = useTranslation();
  const [{ page }, setState] = useListState(shape);
  const { data, previousData, error, refetch } = useAdminHistoryQuery({
    variables: { page },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.auditPage;
  return (
    <Card title={t('admin.dashboard.history')}>
      {shown ? (
        <Stack gap="4">
          <AuditList entries={shown.items} />
          <Pager place={shown.pageInfo} onPage={(next) => setState({ page: next })} />
        </Stack>
      ) : error ? (
        <ErrorNotice error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingState />
      )}
    </Card>
  );
}
