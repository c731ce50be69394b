import { AspectRatio } from '@chakra-ui/react/aspect-ratio';
import { Badge } from '@chakra-ui/react/badge';
import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../routes/paths.ts';
import { Photo } from '../../ui/photo/Photo.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { useOthersOfEntrantQuery } from './generated/graphql.ts';
import type { QueueItem } from './useQueue.ts';

/** So many photos of an entrant are shown at most, the present one too; a page may have no more. */
const size = 100;

/** Props of the entrant's other photos. */
export interface OtherPhotosProps {
  image: QueueItem['image'];
}

/**
 * Other entries of a photo's entrant in its competition, whole, with the moderation of each; nothing where there is
 * nothing else, or nobody any more. Nobody is named.
 */
export function OtherPhotos({ image: { id, author, competition } }: OtherPhotosProps) {
  const { t } = useTranslation();
  const heading = useId();
  const { data } = useOthersOfEntrantQuery({
    variables: { authorId: author?.id ?? '', competitionNumber: competition?.number ?? 0, size },
    skip: !author || !competition,
    fetchPolicy: 'network-only',
  });
  const others = (data?.moderationPage.items ?? []).filter(({ image }) => image.id !== id);
  if (others.length === 0 || !competition) return null;
  return (
    <Stack as="section" aria-labelledby={heading} gap="3">
      <Heading as="h3" size="sm" id={heading}>
        {t('adminCompetitions.queue.others', { count: others.length })}
      </Heading>
      <SimpleGrid as="ul" listStyleType="none" gap="3" templateColumns="repeat(auto-fill, minmax(9rem, 1fr))">
        {others.map(({ id: key, image }) => (
          <Stack as="li" key={key} gap="1" minW="0">
            <AspectRatio ratio={4 / 3} bg="stage" borderRadius="l1" overflow="hidden">
              <Box>
                <Box
                  width="full"
                  // The whole photo, whatever its shape.
                  style={{ maxWidth: `calc(100% * ${Math.min(1, image.width / image.height / (4 / 3))})` }}
                >
                  <Photo image={image} sizes="12rem" resolution="small" titled />
                </Box>
              </Box>
            </AspectRatio>
            <HStack justify="space-between" gap="2" textStyle="sm">
              <TextLink dir="auto" lineClamp={1} to={paths.competition.show(competition.number, image.number)}>
                {image.title}
              </TextLink>
              {image.moderation && image.moderation !== 'APPROVED' ? (
                <Badge flexShrink="0" colorPalette={image.moderation === 'PENDING' ? 'gray' : 'red'}>
                  {t(`adminCompetitions.moderation.${image.moderation}`)}
                </Badge>
              ) : null}
            </HStack>
          </Stack>
        ))}
      </SimpleGrid>
    </Stack>
  );
}
