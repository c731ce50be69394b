import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { useTranslation } from 'react-i18next';

/** Proportions of the placeholders: two rows on a wide screen. */
const ratios = [1.5, 1.33, 0.75, 1.5, 1.33, 0.75, 1.5, 1.5];

/** Placeholder of the grid while its photos are loading. */
export function GridSkeleton() {
  const { t } = useTranslation();
  return (
    <Flex role="status" aria-label={t('shell.state.loading')} gap="1.5" wrap="wrap">
      {ratios.map((ratio, index) => (
        <Box key={index} height={{ base: '44', md: '64' }} style={{ flex: `${ratio} 1 ${ratio * 160}px` }}>
          <Skeleton height="full" borderRadius="l2" />
        </Box>
      ))}
    </Flex>
  );
}

/** Placeholder of the page while the competition is loading. */
export function PageSkeleton() {
  return (
    <Stack gap="6">
      <Stack gap="3">
        <Skeleton height="7" width="40" />
        <Skeleton height="12" width={{ base: '80%', md: '30%' }} />
        <Skeleton height="6" width="24" />
      </Stack>
      <GridSkeleton />
    </Stack>
  );
}
