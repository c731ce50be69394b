import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useIsConnected } from '../connection/serverConnection.ts';

/** Says that the server cannot be reached, for as long as that is so. Its live region is there beforehand. */
export function OfflineBanner() {
  const { t } = useTranslation();
  const isConnected = useIsConnected();
  return (
    <Box role="status" position="sticky" top="0" zIndex="banner">
      {isConnected ? null : (
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
          {t('shell.connection.down')}
        </HStack>
      )}
    </Box>
  );
}
