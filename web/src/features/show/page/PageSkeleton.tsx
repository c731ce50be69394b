import { useApolloClient } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { Center } from '@chakra-ui/react/center';
import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { useTranslation } from 'react-i18next';
import { PhotoShapeFragmentDoc } from './generated/graphql.ts';
import { openedPhoto } from '../../../ui/photo/openedPhoto.ts';
import { stageHeight, widthOnStage } from '../photo/stage.ts';

/** Typical proportions, used while those of the photo are unknown. */
const usual = { width: 3, height: 2 };

/** Placeholder of the page while it is loading, with the photo's proportions if they are cached from the grid. */
export function PageSkeleton({ imageNumber }: { imageNumber: number }) {
  const { t } = useTranslation();
  const { cache } = useApolloClient();
  const id = cache.identify({ __typename: 'Image', number: imageNumber });
  const shape = (id ? cache.readFragment({ id, fragment: PhotoShapeFragmentDoc }) : null) ?? usual;
  return (
    <Box role="status" aria-label={t('shell.state.loading')}>
      <Flex align="center" minH="12">
        <Skeleton height="6" width="50%" />
      </Flex>
      <Flex css={stageHeight(true)} wrap="wrap" columnGap="8" rowGap="8" align="start">
        <Center style={{ flex: `1 1 min(100%, ${widthOnStage(shape)})` }}>
          <Box width="full" style={{ maxWidth: widthOnStage(shape), ...openedPhoto }}>
            <Skeleton borderRadius="0" aspectRatio={`${shape.width} / ${shape.height}`} />
          </Box>
        </Center>
        <Stack gap="4" style={{ flex: '1 0 min(100%, 22rem)' }}>
          <Skeleton height="6" width="30%" />
          <Skeleton height="10" width="80%" />
          <Skeleton height="6" width="50%" />
        </Stack>
      </Flex>
    </Box>
  );
}
