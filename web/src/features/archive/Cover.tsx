import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import type { ArchivedCompetitionFragment } from './generated/graphql.ts';
import { TitlePlate } from '../../ui/competition/TitlePlate.tsx';
import { Photo } from '../../ui/photo/Photo.tsx';

type Images = NonNullable<ArchivedCompetitionFragment['images']>['nodes'];

/** Props of a competition's photos. */
export interface CoverProps {
  /** By rank. */
  images: Images;
  title: string;
  /** Whether there is room for the best photo alone. */
  isCard: boolean;
}

/** The best photo of a competition, and the next two beside it where there are as many and there is room. */
export function Cover({ images, title, isCard }: CoverProps) {
  const [first, ...rest] = images;
  const others = isCard ? [] : rest;
  if (!first)
    return (
      <Box aspectRatio={3 / 2}>
        <TitlePlate title={title} />
      </Box>
    );
  const several = others.length === 2;
  return (
    <Grid
      aspectRatio={3 / 2}
      templateColumns={several ? '2fr 1fr' : '1fr'}
      templateRows={several ? '1fr 1fr' : '1fr'}
      gap="1"
      overflow="hidden"
      borderRadius="l2"
    >
      <Box gridRow="1 / -1" minH="0" minW="0">
        <Photo
          image={first}
          fit="cover"
          resolution="medium"
          sizes={isCard ? '(min-width: 62em) 33vw, 100vw' : '(min-width: 48em) 40vw, 67vw'}
        />
      </Box>
      {several &&
        others.map((image) => (
          <Box key={image.id} minH="0" minW="0">
            <Photo image={image} fit="cover" resolution="medium" sizes="(min-width: 48em) 14vw, 33vw" />
          </Box>
        ))}
    </Grid>
  );
}
