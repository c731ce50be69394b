import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import type { SlotEntryFragment } from '../entry/generated/graphql.ts';
import { WholePhoto } from '../entry/WholePhoto.tsx';

/** The photo that is in the slot, until another one is chosen. */
export function PresentPhoto({ entry }: { entry: SlotEntryFragment }) {
  const { t } = useTranslation();
  return (
    <Stack gap="2" maxW={{ base: '24rem', lg: '36rem' }} mx="auto" width="full">
      <WholePhoto entry={entry} sizes="(min-width: 64em) 36rem, 24rem" />
      <Text textStyle="sm" color="fg.muted" textAlign="center">
        {t('upload.current')}
      </Text>
    </Stack>
  );
}
