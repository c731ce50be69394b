import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/format.ts';
import { paths } from '../../../routes/paths.ts';
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx';
import { Photo } from '../../../ui/photo/Photo.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { useCategoryRankingQuery, type RankedPhotoFragment } from './generated/graphql.ts';
import { WhatIf } from './WhatIf.tsx';

/** The last rank that has a place on the podium; with equal ranks there may be more than three photos. */
const lastOnPodium = 3;

/** As wide as each other, and no wider where there are fewer. */
const places = { base: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' };

/** A photo on the podium: on a phone its picture stands beside what is told of it. */
function Place({ photo, competitionNumber }: { photo: RankedPhotoFragment; competitionNumber: number }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { title, author, result } = photo;
  return (
    <Grid
      as="li"
      templateColumns={{ base: '7rem minmax(0, 1fr)', sm: 'minmax(0, 1fr)' }}
      columnGap="3"
      rowGap="2"
      alignContent="start"
    >
      <Box position="relative" aspectRatio={3 / 2} overflow="hidden" borderRadius="l2" bg="bg.muted">
        <Photo image={photo} sizes="(min-width: 30rem) 22vw, 7rem" resolution="small" fit="cover" titled />
      </Box>
      <Box minW="0">
        <Text overflowWrap="anywhere">
          <Box as="span" fontFamily="heading" textStyle="xl" me="2">
            {result?.rank}.
          </Box>
          <TextLink dir="auto" to={paths.competition.show(competitionNumber, photo.number)}>
            {title}
          </TextLink>
        </Text>
        <Text textStyle="sm" color="fg.muted">
          {author ? <bdi>{format.personName(author)} · </bdi> : null}
          {t('adminCompetitions.results.place', {
            score: typeof result?.score === 'number' ? format.score(result.score) : t('admin.audit.nothing'),
            count: result?.votes ?? 0,
            n: format.number(result?.votes ?? 0),
          })}
        </Text>
      </Box>
    </Grid>
  );
}

/** Props of the part. */
export interface CategoryResultsProps {
  competitionNumber: number;
  /** Code of the category. */
  type: string;
  /** Name of the category. */
  title: string;
  /** Whether the ranking without one of its photos can be asked for. */
  hasWhatIf: boolean;
}

/** The first of a category with their pictures, and the ranking without one of them. */
export function CategoryResults({ competitionNumber, type, title, hasWhatIf }: CategoryResultsProps) {
  const { t } = useTranslation();
  const id = useId();
  const { data, error, refetch } = useCategoryRankingQuery({
    variables: { number: competitionNumber, type },
    fetchPolicy: 'cache-and-network',
  });
  const photos = data?.competition?.images?.nodes.filter(({ result }) => typeof result?.rank === 'number');
  return (
    <Stack as="section" gap="4" aria-labelledby={id}>
      <Heading as="h2" id={id} size="lg" fontWeight="medium">
        <bdi>{title}</bdi>
      </Heading>
      {photos ? (
        photos.length === 0 ? (
          <Text color="fg.muted">{t('adminCompetitions.results.none')}</Text>
        ) : (
          <>
            <Grid as="ol" listStyleType="none" templateColumns={places} gap="4">
              {photos
                .filter(({ result }) => Number(result?.rank) <= lastOnPodium)
                .map((photo) => (
                  <Place key={photo.id} photo={photo} competitionNumber={competitionNumber} />
                ))}
            </Grid>
            {hasWhatIf ? <WhatIf competitionNumber={competitionNumber} type={type} photos={photos} /> : null}
          </>
        )
      ) : error ? (
        <ErrorNotice error={error} onRetry={() => void refetch()} />
      ) : (
        <Grid templateColumns={places} gap="4" role="status" aria-label={t('shell.state.loading')}>
          {[1, 2, 3].map((place) => (
            <Skeleton key={place} height={{ base: '20', sm: '56' }} borderRadius="l2" />
          ))}
        </Grid>
      )}
    </Stack>
  );
}
