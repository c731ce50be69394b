import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import type { EmailFieldsFragment } from './generated/graphql.ts';

type Counts = EmailFieldsFragment['counts'];

/** Names of the counts, in the order of the bar. */
const kinds = ['sent', 'sending', 'queued', 'failed', 'skipped', 'cancelled'] as const;

const colors: Record<(typeof kinds)[number], string> = {
  sent: 'green.solid',
  sending: 'accent.emphasized',
  queued: 'gray.emphasized',
  failed: 'red.solid',
  skipped: 'border.warning',
  cancelled: 'gray.border',
};

/** How many people a campaign has, whatever became of them. */
export const totalOf = (counts: Counts): number => kinds.reduce((sum, kind) => sum + counts[kind], 0);

/** The recipients by state as one stacked bar, with the same in words below it. */
export function CountsBar({ counts }: { counts: Counts }) {
  const { t } = useTranslation();
  const format = useFormat();
  const total = totalOf(counts);
  if (total === 0) return <Text color="fg.muted">{t('adminEmails.noCounts')}</Text>;
  const present = kinds.filter((kind) => counts[kind] > 0);
  return (
    <Box minW="40">
      <Flex aria-hidden height="2" borderRadius="full" overflow="hidden" bg="bg.muted">
        {present.map((kind) => (
          <Box key={kind} bg={colors[kind]} style={{ width: `${(100 * counts[kind]) / total}%` }} />
        ))}
      </Flex>
      <Text mt="1" textStyle="sm" whiteSpace="normal">
        {present.map((kind) => t(`adminEmails.counts.${kind}`, { n: format.number(counts[kind]) })).join(' · ')}
      </Text>
    </Box>
  );
}
