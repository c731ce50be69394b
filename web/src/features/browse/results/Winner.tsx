import { Box, type BoxProps } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../../i18n/format.ts';
import type { ScoreWriter } from '../../../i18n/scores.ts';
import { Photo } from '../../../ui/photo/Photo.tsx';
import { PointBars } from '../../../ui/points/PointBars.tsx';
import { firstPlaceSizes, largeHeight } from './firstPlace.ts';
import type { PodiumPhotoFragment } from './generated/graphql.ts';
import type { Placed } from './podiumOf.ts';

/** Props of a photo on a podium. */
export interface WinnerProps extends BoxProps {
  placed: Placed<PodiumPhotoFragment>;
  to: string;
  minPoint: number;
  score: ScoreWriter;
  /** Whether it is the first place of the page. */
  isLarge: boolean;
}

/** Most of the window's height that other photos than the first place take, in per cent. */
const otherHeight = 40;

/** A photo on a podium: whole, with its place, author and score. */
export function Winner({ placed, to, minPoint, score, isLarge, ...props }: WinnerProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { photo, rank, isShared } = placed;
  const { author, result } = photo;
  const width = `min(100%, ${((isLarge ? largeHeight : otherHeight) * photo.width) / photo.height}svh)`;
  return (
    <Box as="li" listStyleType="none" breakInside="avoid" minW="0" {...props}>
      <Link to={to} style={{ display: 'block' }}>
        <Box overflow="hidden" borderRadius="l2" style={{ width }}>
          <Photo
            image={photo}
            resolution={isLarge ? 'large' : 'medium'}
            sizes={isLarge ? firstPlaceSizes : '(min-width: 62em) 33vw, 50vw'}
            priority={isLarge}
          />
        </Box>
        <Flex gap={{ base: '3', md: '4' }} mt="3" align="baseline">
          <Text
            fontFamily="heading"
            textStyle={isLarge ? { base: '3xl', md: '4xl' } : { base: '2xl', md: '3xl' }}
            lineHeight="1"
            color="accent.fg"
          >
            {t('browse.results.place', { rank })}
          </Text>
          <Box minW="0">
            <Text
              dir="auto"
              fontFamily="heading"
              textStyle={isLarge ? { base: 'xl', md: '2xl' } : 'lg'}
              overflowWrap="anywhere"
            >
              {photo.title}
            </Text>
            {author && (
              <Text dir="auto" textStyle={isLarge ? 'lg' : 'md'}>
                {format.personName(author)}
              </Text>
            )}
            <Text color="fg.muted" textStyle={isLarge ? 'md' : 'sm'}>
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
