import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../../i18n/format.ts';
import { paths } from '../../../routes/paths.ts';
import { photoListSearch } from '../../../routes/photoList.ts';
import { Photo } from '../../../ui/photo/Photo.tsx';
import { PointBars } from '../../../ui/points/PointBars.tsx';
import type { BrowsedCompetitionFragment } from '../generated/graphql.ts';
import { usePodiumQuery, type PodiumPhotoFragment } from './generated/graphql.ts';
import type { ScoreWriter } from '../../../i18n/scores.ts';
import { podiumOf, type Placed } from './podiumOf.ts';

/** Props of a podium. */
export interface PodiumProps {
  competition: Pick<BrowsedCompetitionFragment, 'id' | 'minPoint'>;
  /** Category code; null for the whole competition. */
  type: string | null;
  heading: string;
  /** Whether it is the first podium on the page. */
  isLarge: boolean;
}

interface WinnerProps {
  placed: Placed<PodiumPhotoFragment>;
  to: string;
  minPoint: number;
  score: ScoreWriter;
}

function Winner({ placed, to, minPoint, score }: WinnerProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { photo, rank, isShared } = placed;
  const { author, result } = photo;
  return (
    <Box as="li" listStyleType="none" breakInside="avoid">
      <Link to={to} style={{ display: 'block' }}>
        <Box aspectRatio={3 / 2} overflow="hidden" borderRadius="l2">
          <Photo image={photo} fit="cover" resolution="medium" sizes="(min-width: 48em) 33vw, 100vw" />
        </Box>
        <Flex gap="4" mt="3" align="baseline">
          <Text fontFamily="heading" textStyle="3xl" lineHeight="1" color="accent.fg">
            {t('browse.results.place', { rank })}
          </Text>
          <Box minW="0">
            <Text dir="auto" fontFamily="heading" textStyle="lg">
              {photo.title}
            </Text>
            {author && <Text dir="auto">{format.personName(author)}</Text>}
            <Text color="fg.muted" textStyle="sm">
              {isShared && <>{t('browse.results.shared')} · </>}
              {typeof result?.score === 'number' && t('browse.score', { score: score(result.score) })}
              {' · '}
              {t('browse.results.votes', { count: result?.votes ?? 0 })}
            </Text>
            {result ? (
              <Box mt="2" maxW="40">
                <PointBars minPoint={minPoint} votesByPoint={result.votesByPoint} />
              </Box>
            ) : null}
          </Box>
        </Flex>
      </Link>
    </Box>
  );
}

/** The photos on ranks 1 to 3, including ties; nothing without votes. */
export function Podium({ competition, type, heading, isLarge }: PodiumProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const id = useId();
  const { id: competitionId, minPoint } = competition;
  const { data } = usePodiumQuery({ variables: { id: competitionId, type }, fetchPolicy: 'no-cache' });
  const photos = data?.competition?.images?.nodes ?? [];
  const winners = podiumOf(photos, type !== null);
  const score = format.scores(photos.map(({ result }) => result?.score));
  if (data && winners.length === 0) return null;
  const search = photoListSearch({ type, sort: 'rank', only: null });
  return (
    <Box as="section" aria-labelledby={id} minH={data ? undefined : '64'} aria-busy={!data}>
      <Heading id={id} as="h2" size={isLarge ? '2xl' : 'xl'} fontWeight="medium" mb="4">
        {t('browse.results.winners', { of: heading })}
      </Heading>
      <Grid as="ol" templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }} gap="6">
        {winners.map((placed) => (
          <Winner
            key={placed.photo.id}
            placed={placed}
            minPoint={minPoint}
            score={score}
            to={`${paths.competition.show(competitionId, placed.photo.id)}${search}`}
          />
        ))}
      </Grid>
    </Box>
  );
}
