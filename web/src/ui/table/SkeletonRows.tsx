import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { useTranslation } from 'react-i18next';

/** Props of the placeholder. */
export interface SkeletonRowsProps {
  /** How many rows there will be, as far as that can be told. */
  rows: number;
  /** Height of a row, as a token of sizes. */
  height?: string;
}

/** Placeholder of rows that are loading, as high as they will be: what stands below does not jump. */
export function SkeletonRows({ rows, height = '6' }: SkeletonRowsProps) {
  const { t } = useTranslation();
  return (
    <Stack gap="4" role="status" aria-label={t('shell.state.loading')}>
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} height={height} width={index % 3 === 2 ? '60%' : '100%'} />
      ))}
    </Stack>
  );
}
