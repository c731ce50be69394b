import { Alert } from '@chakra-ui/react/alert';
import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/format.ts';
import { useTimeZone } from '../../../ui/admin/useTimeZone.ts';
import { CountsBar } from '../CountsBar.tsx';
import type { EmailFieldsFragment } from '../generated/graphql.ts';
import { useAudienceText } from '../useAudienceText.ts';

/** Facts of a campaign: its audience, its progress, its times, and the reason why it did not go out. */
export function CampaignFacts({ email }: { email: EmailFieldsFragment }) {
  const { t } = useTranslation();
  const format = useFormat();
  const timeZone = useTimeZone();
  const audienceText = useAudienceText();
  const { state, counts, finding, scheduledAt, startedAt, finishedAt, createdAt, createdBy } = email;
  const at = (instant: string) => format.zoned(instant, timeZone);
  const facts = [
    { label: t('adminEmails.column.audience'), value: audienceText(email) },
    { label: t('adminEmails.column.createdAt'), value: `${at(createdAt)} · ${createdBy}` },
    ...(scheduledAt ? [{ label: t('adminEmails.column.scheduledAt'), value: at(scheduledAt) }] : []),
    ...(startedAt ? [{ label: t('adminEmails.campaign.startedAt'), value: at(startedAt) }] : []),
    ...(finishedAt ? [{ label: t('adminEmails.campaign.finishedAt'), value: at(finishedAt) }] : []),
  ];
  return (
    <Stack gap="4">
      {finding ? (
        <Alert.Root status="error">
          <Alert.Indicator />
          <Alert.Content>
            <Alert.Title>{t('adminEmails.stuck')}</Alert.Title>
            <Alert.Description dir="auto">{format.text(finding.message)}</Alert.Description>
          </Alert.Content>
        </Alert.Root>
      ) : null}
      <Box role="status" aria-label={t('adminEmails.column.counts')}>
        <CountsBar counts={counts} />
        {state === 'CANCELLED' && counts.sending > 0 ? (
          <Text>{t('adminEmails.campaign.notFinal', { count: counts.sending, n: format.number(counts.sending) })}</Text>
        ) : null}
      </Box>
      <Box as="dl" display="grid" gridTemplateColumns={{ base: '1fr', sm: 'auto 1fr' }} columnGap="6" rowGap="1">
        {facts.map(({ label, value }) => (
          <Box key={label} display="contents">
            <Box as="dt" color="fg.muted">
              {label}
            </Box>
            <Box as="dd">{value}</Box>
          </Box>
        ))}
      </Box>
    </Stack>
  );
}
