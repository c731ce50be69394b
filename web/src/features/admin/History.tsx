import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import { useUser } from '../../session/session.ts';
import { AuditLog } from '../../ui/admin/AuditLog.tsx';
import { Card } from '../../ui/admin/Card.tsx';
import { useLastPulse } from '../../ui/admin/usePulse.ts';
import { useTimeZone } from '../../ui/admin/useTimeZone.ts';
import { noteVisit } from './lastVisit.ts';

/** When the viewer's visit before this one ended; null on the first, and before the server's clock is known. */
function useLastVisit(userId: string | undefined): string | null {
  const now = useLastPulse()?.pulse.now;
  const [since, setSince] = useState<string | null>();
  // Noted once: a second look at the same visit is told the same.
  if (since === undefined && now !== undefined && userId) setSince(noteVisit(userId, now));
  return since ?? null;
}

/** The audit log, newest first. Entries of others since the viewer's last visit are marked. */
export function History() {
  const { t } = useTranslation();
  const format = useFormat();
  const timeZone = useTimeZone();
  const { id, username } = useUser();
  const since = useLastVisit(id);
  return (
    <Card title={t('admin.dashboard.history')}>
      <AuditLog isNew={({ at, actor }) => since !== null && actor !== username && Date.parse(at) > Date.parse(since)} />
      {since === null ? null : (
        <Text textStyle="sm" color="fg.muted" mt="3">
          {t('admin.dashboard.since', { time: format.dateTime(since, timeZone) })}
        </Text>
      )}
    </Card>
  );
}
