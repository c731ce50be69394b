import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import type { ArchivedCompetitionFragment } from './generated/graphql.ts';
import { Photo } from '../../ui/photo/Photo.tsx';

type Images = NonNullable<ArchivedCompetitionFragment['images']>['nodes'];

/** The best photo of a competition, and the next two beside it where there are as many. */
export function Cover({ images }: { images: Images }) {
  const [first, ...others] = images;
  const several = others.length === 2;
  return (
    <Grid
      aspectRatio={3 / 2}
      templateColumns={several ? '2fr 1fr' : '1fr'}
      templateRows={several ? '1fr 1fr' : '1fr'}
      gap="1"
      overflow="hidden"
      borderRadius="l2"
      bg={first ? undefined : 'bg.muted'}
    >
      {first && (
        <Box gridRow="1 / -1" minH="0" minW="0">
          <Photo image={first} fit="cover" resolution="medium" sizes="(min-width: 48em) 27vw, 67vw" />
        </Box>
      )}
      {several &&
        others.map((image) => (
          <Box key={image.id} minH="0" minW="0">
            <Photo image={image} fit="cover" resolution="medium" sizes="(min-width: 48em) 14vw, 33vw" />
          </Box>
        ))}
    </Grid>
  );
}
