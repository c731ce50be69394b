import { Box } from '@chakra-ui/react/box';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import { relativeTime } from '../../i18n/relativeTime.ts';
import { paths } from '../../routes/paths.ts';
import { Card } from '../../ui/admin/Card.tsx';
import { useLastPulse, type Pulse } from '../../ui/admin/usePulse.ts';
import { SkeletonRows } from '../../ui/table/SkeletonRows.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { useRunningEmailsQuery } from './generated/graphql.ts';

/** The campaigns that are being sent, by their subjects; read again when there are others. */
function Running({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data, refetch } = useRunningEmailsQuery({ fetchPolicy: 'network-only' });
  const known = new Map(data?.emailPage.items.map((email) => [email.id, email]));
  const isLacking = data !== undefined && ids.some((id) => !known.has(id));
  const all = ids.join();
  useEffect(() => {
    if (isLacking) refetch().catch(() => undefined);
  }, [isLacking, all, refetch]);
  return ids.map((id) => {
    const email = known.get(id);
    const name = email && (email.subject ? format.text(email.subject) : t(`adminEmails.template.${email.template}`));
    return (
      <TextLink key={id} to={email ? paths.admin.email(email.number) : paths.admin.emails()}>
        {name ?? '…'}
      </TextLink>
    );
  });
}

function Facts({ mail, runningEmails, now }: Pulse['pulse']) {
  const { t } = useTranslation();
  const format = useFormat();
  const { queued, oldest, serverReachable, lastAnswer } = mail;
  const server =
    serverReachable === null
      ? t('admin.dashboard.serverUnknown')
      : serverReachable
        ? lastAnswer === null
          ? t('admin.dashboard.serverOk')
          : t('admin.dashboard.serverRefused', { answer: lastAnswer.replace(/\.$/, '') })
        : t('admin.dashboard.serverFailed', { answer: lastAnswer ?? '' });
  const facts = [
    [t('admin.dashboard.queued'), format.number(queued)],
    ...(oldest === null ? [] : [[t('admin.dashboard.oldest'), relativeTime(format, oldest, now)]]),
    [t('admin.dashboard.server'), server],
  ];
  return (
    <Box as="dl" display="grid" gridTemplateColumns="auto 1fr" columnGap="6" rowGap="2">
      {facts.map(([name, value]) => (
        <Box key={name} display="contents">
          <Box as="dt" color="fg.muted">
            {name}
          </Box>
          <Box as="dd" overflowWrap="anywhere">
            {value}
          </Box>
        </Box>
      ))}
      {runningEmails.length > 0 ? (
        <Box display="contents">
          <Box as="dt" color="fg.muted">
            {t('admin.dashboard.running')}
          </Box>
          <Box as="dd" display="flex" gap="3" flexWrap="wrap">
            <Running ids={runningEmails} />
          </Box>
        </Box>
      ) : null}
    </Box>
  );
}

/** Whether mails go out. */
export function MailHealth() {
  const { t } = useTranslation();
  const { pulse } = useLastPulse() ?? { pulse: null };
  return <Card title={t('admin.dashboard.mail')}>{pulse ? <Facts {...pulse} /> : <SkeletonRows rows={2} />}</Card>;
}
