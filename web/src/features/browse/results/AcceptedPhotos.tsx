import { Badge } from '@chakra-ui/react/badge';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../../i18n/format.ts';
import { paths } from '../../../routes/paths.ts';
import { photoListSearch } from '../../../routes/photoList.ts';
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx';
import { LoadingState } from '../../../ui/LoadingState.tsx';
import { Photo } from '../../../ui/photo/Photo.tsx';
import type { AcceptedPhotoFragment } from './generated/graphql.ts';
import { useAccepted } from './useAccepted.ts';

/** Props of the list. */
export interface AcceptedPhotosProps {
  competitionNumber: number;
  /** Category code. */
  type: string;
  /** How many were accepted. */
  expected: number;
}

/** How a photo's score is told: as a sum of the possible where every judge has marked it, else as a mean. */
function useScore(photos: readonly AcceptedPhotoFragment[]) {
  const { t } = useTranslation();
  const format = useFormat();
  const mean = useMemo(() => format.scores(photos.map(({ acceptance }) => acceptance?.score)), [format, photos]);
  return ({ acceptance }: AcceptedPhotoFragment): string | null => {
    if (!acceptance || acceptance.score === null) return null;
    const { sum, possible, score } = acceptance;
    return possible === null
      ? t('browse.score', { score: mean(score) })
      : t('browse.jury.sum', { sum: format.number(sum), most: format.number(possible) });
  };
}

function Row({ photo, score, to }: { photo: AcceptedPhotoFragment; score: string | null; to: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { title, author, own } = photo;
  return (
    <Box
      as="li"
      listStyleType="none"
      minW="0"
      breakInside="avoid"
      css={{
        contentVisibility: 'auto',
        containIntrinsicSize: 'auto 16rem',
        '@media print': { contentVisibility: 'visible' },
      }}
    >
      <Link to={to} style={{ display: 'block' }}>
        <Box className="no-print" aspectRatio={3 / 2} overflow="hidden" borderRadius="l2">
          <Photo
            image={photo}
            fit="cover"
            resolution="small"
            sizes="(min-width: 62em) 22vw, (min-width: 30em) 45vw, 90vw"
            titled
          />
        </Box>
        <Text dir="auto" fontFamily="heading" textStyle="lg" mt="2" overflowWrap="anywhere">
          {title}
        </Text>
        {author ? (
          <Text dir="auto" overflowWrap="anywhere">
            {format.personName(author)}
          </Text>
        ) : null}
        {score === null ? null : (
          <Text color="fg.muted" fontVariantNumeric="tabular-nums">
            {score}
          </Text>
        )}
        {own ? (
          <Badge variant="solid" colorPalette="accent">
            {t('browse.own')}
          </Badge>
        ) : null}
      </Link>
    </Box>
  );
}

/** The accepted photos of a category in the order of the jury, more of them on request. */
export function AcceptedPhotos({ competitionNumber, type, expected }: AcceptedPhotosProps) {
  const { t } = useTranslation();
  const { photos, error, isReading, hasMore, more, retry } = useAccepted(competitionNumber, type, expected);
  const scoreOf = useScore(photos);
  const search = photoListSearch({ type, sort: 'rank', only: null });
  return (
    <>
      <Box
        as="ol"
        aria-label={t('browse.jury.accepted')}
        aria-busy={isReading}
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 15rem), 1fr))"
        gap="6"
        m="0"
        p="0"
      >
        {photos.map((photo) => (
          <Row
            key={photo.id}
            photo={photo}
            score={scoreOf(photo)}
            to={`${paths.competition.show(competitionNumber, photo.number)}${search}`}
          />
        ))}
      </Box>
      {isReading && photos.length === 0 ? <LoadingState /> : null}
      {hasMore && photos.length > 0 && !error ? (
        <Flex justify="center" className="no-print">
          <Button variant="outline" aria-disabled={isReading} onClick={() => (isReading ? undefined : more())}>
            {t(isReading ? 'browse.loadingMore' : 'browse.more')}
          </Button>
        </Flex>
      ) : null}
      {error ? <ErrorNotice error={error} onRetry={retry} /> : null}
    </>
  );
}
