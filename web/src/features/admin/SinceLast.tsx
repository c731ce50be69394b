import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import { useUser } from '../../session/session.ts';
import { AuditList } from '../../ui/admin/AuditList.tsx';
import { Card } from '../../ui/admin/Card.tsx';
import { useLastPulse } from '../../ui/admin/usePulse.ts';
import { useTimeZone } from '../../ui/admin/useTimeZone.ts';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { LoadingState } from '../../ui/LoadingState.tsx';
import { folded, type FoldedActs } from './folded.ts';
import { useAuditSinceQuery } from './generated/graphql.ts';
import { noteVisit } from './lastVisit.ts';

function Act({ act: { actor, entries } }: { act: FoldedActs }) {
  const { t } = useTranslation();
  const format = useFormat();
  const timeZone = useTimeZone();
  const [newest] = entries;
  const oldest = entries.at(-1) ?? newest;
  if (entries.length === 1) return <AuditList entries={entries} />;
  const times = { from: format.dateTime(oldest.at, timeZone), to: format.dateTime(newest.at, timeZone) };
  const who = actor === 'system' ? t('admin.audit.system') : actor;
  return (
    <chakra.details borderBottomWidth="1px" py="3">
      <chakra.summary cursor="pointer">
        {t('admin.dashboard.inARow', { who, n: format.number(entries.length), ...times })}
      </chakra.summary>
      <Box ps="4">
        <AuditList entries={entries} />
      </Box>
    </chakra.details>
  );
}

function Acts({ since, viewer }: { since: string; viewer: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const timeZone = useTimeZone();
  const { data, error, refetch } = useAuditSinceQuery({
    variables: { from: since },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  if (!data) return error ? <ErrorNotice error={error} onRetry={() => void refetch()} /> : <LoadingState />;
  const { items, pageInfo } = data.auditPage;
  const others = items.filter(({ actor }) => actor !== viewer);
  return (
    <Stack gap="2">
      <Text textStyle="sm" color="fg.muted">
        {t('admin.dashboard.sinceWhen', { time: format.dateTime(since, timeZone) })}
      </Text>
      {others.length === 0 ? <Text>{t('admin.dashboard.sinceNothing')}</Text> : null}
      {folded(others).map((act) => (
        <Act key={act.entries[0].id} act={act} />
      ))}
      {pageInfo.totalItems > items.length ? <Text>{t('admin.dashboard.sinceMore')}</Text> : null}
    </Stack>
  );
}

function Noted({ now, userId, viewer }: { now: string; userId: string; viewer: string }) {
  const { t } = useTranslation();
  const [since] = useState(() => noteVisit(userId, now));
  if (since === null) return null;
  return (
    <Card title={t('admin.dashboard.since')}>
      <Acts since={since} viewer={viewer} />
    </Card>
  );
}

/** What others have done since the viewer was here last; nothing on the first visit. */
export function SinceLast() {
  const { id, username } = useUser();
  const last = useLastPulse();
  return last && id ? <Noted now={last.pulse.now} userId={id} viewer={username ?? ''} /> : null;
}
