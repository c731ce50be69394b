import { HStack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Check, CloudOff, Hourglass, RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useIsConnected } from '../../connection/serverConnection.ts';
import { useVotes } from '../../votes/votes.ts';

/** Shows whether the votes cast in this browser are saved; empty before the first vote. */
export function SavedVotesIndicator() {
  const { t } = useTranslation();
  const { kept, sending, isEarly, hasSaved } = useVotes((state) => state);
  const isConnected = useIsConnected();
  const n = kept.size;
  const status = () => {
    if (n > 0 && !isConnected) return { text: t('shell.votes.offline', { n }), icon: CloudOff, color: 'fg.warning' };
    if (n > 0 && isEarly) return { text: t('shell.votes.early', { n }), icon: Hourglass, color: 'fg.warning' };
    if (n > 0 && !sending) return { text: t('shell.votes.waiting', { n }), icon: CloudOff, color: 'fg.warning' };
    if (n > 0) return { text: t('shell.votes.sending', { n }), icon: RefreshCw, color: 'fg.muted' };
    return hasSaved ? { text: t('shell.votes.saved'), icon: Check, color: 'fg.muted' } : null;
  };
  const shown = status();
  return (
    <HStack role="status" gap="1.5" color={shown?.color ?? 'fg.muted'} textStyle="sm" flexShrink="0" data-votes={n}>
      {shown ? (
        <>
          <shown.icon aria-hidden size={16} />
          {/* On a phone the name of the site needs the room: a number says how many wait, and the words are read out. */}
          <Text as="span" srOnly={{ base: true, md: false }}>
            {shown.text}
          </Text>
          {n > 0 && (
            <Text as="span" aria-hidden hideFrom="md" fontVariantNumeric="tabular-nums">
              {n}
            </Text>
          )}
        </>
      ) : null}
    </HStack>
  );
}
