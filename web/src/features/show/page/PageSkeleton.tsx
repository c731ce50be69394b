import { useApolloClient } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { useTranslation } from 'react-i18next';
import { PhotoShapeFragmentDoc } from './generated/graphql.ts';
import { frameWidth } from '../photo/frame.ts';

/** What cameras make, until the picture's own proportions are known. */
const usual = { width: 3, height: 2 };

/** The page's shape while it is read, in the proportions of the photo where the grid has brought them. */
export function PageSkeleton({ imageId }: { imageId: string }) {
  const { t } = useTranslation();
  const { cache } = useApolloClient();
  const id = cache.identify({ __typename: 'Image', id: imageId });
  const shape = (id ? cache.readFragment({ id, fragment: PhotoShapeFragmentDoc }) : null) ?? usual;
  return (
    <Box role="status" aria-label={t('shell.state.loading')}>
      <Skeleton height="10" width="60%" mb={{ base: '4', md: '5' }} />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }}
        columnGap={{ lg: '12' }}
        rowGap="6"
        alignItems="start"
      >
        <Skeleton mx="auto" width={frameWidth(shape)} aspectRatio={`${shape.width} / ${shape.height}`} />
        <Stack gap="4">
          <Skeleton height="6" width="30%" />
          <Skeleton height="10" width="80%" />
          <Skeleton height="6" width="50%" />
          <Skeleton height="40" mt="4" />
        </Stack>
      </Grid>
    </Box>
  );
}
