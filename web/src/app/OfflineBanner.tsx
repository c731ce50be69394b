import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLineIsUp } from '../connection/line.ts';

/** Says that the server cannot be reached, for as long as that is so. Its live region is there beforehand. */
export function OfflineBanner() {
  const { t } = useTranslation();
  const lineIsUp = useLineIsUp();
  return (
    <Box role="status" position="sticky" top="0" zIndex="banner">
      {lineIsUp ? null : (
        <HStack
          justify="center"
          gap="2"
          px="4"
          py="2"
          bg="bg.warning"
          color="fg"
          textStyle="sm"
          borderBottomWidth="1px"
        >
          <WifiOff aria-hidden size={16} />
          {t('shell.line.down')}
        </HStack>
      )}
    </Box>
  );
}
