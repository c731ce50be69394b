import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import type { Draft } from './useDraft.ts';

/** Says that a form shows what was typed earlier, and offers to discard it. */
export function DraftNotice({ draft }: { draft: Pick<Draft, 'restored' | 'discard'> }) {
  const { t } = useTranslation();
  if (!draft.restored) return null;
  return (
    <HStack
      gap="4"
      wrap="wrap"
      justify="space-between"
      bg="bg.subtle"
      borderWidth="1px"
      borderRadius="l2"
      px="4"
      py="2"
    >
      <Text role="status" textStyle="sm">
        {t('shell.form.draftRestored')}
      </Text>
      <Button type="button" size="sm" variant="outline" onClick={draft.discard}>
        {t('shell.form.draftDiscard')}
      </Button>
    </HStack>
  );
}
