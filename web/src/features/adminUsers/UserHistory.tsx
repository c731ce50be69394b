import { useTranslation } from 'react-i18next';
import { AuditList } from '../../ui/admin/AuditList.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { LoadingState } from '../../ui/LoadingState.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useUserHistoryQuery } from './generated/graphql.ts';

/** Last acts of administrators on the account. */
export function UserHistory({ id }: { id: string }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useUserHistoryQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <Panel title={t('adminUsers.history')}>
      {data ? (
        <AuditList entries={data.auditPage.items} />
      ) : error ? (
        <ErrorNotice error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingState minHeight="6rem" />
      )}
    </Panel>
  );
}
