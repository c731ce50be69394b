import { Grid, type GridProps } from '@chakra-ui/react/grid';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { useTranslation } from 'react-i18next';

/** Placeholder of the parts of the overview, as high as they are for a competition that goes on. */
export function OverviewSkeleton({ columns }: { columns: NonNullable<GridProps['templateColumns']> }) {
  const { t } = useTranslation();
  return (
    <Stack gap="6" role="status" aria-label={t('shell.state.loading')}>
      <Grid templateColumns={columns} gap="6">
        {['waiting', 'next', 'mail'].map((card) => (
          <Skeleton key={card} height="44" borderRadius="l3" />
        ))}
      </Grid>
      <Skeleton height={{ base: 'lg', md: '96' }} borderRadius="l3" />
    </Stack>
  );
}
