import type { ErrorLike } from '@apollo/client';
import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { Stack } from '@chakra-ui/react/stack';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ShowImageQuery } from './generated/graphql.ts';
import type { PhotoPlace } from '../../../photoList/usePhotoPlace.ts';
import { rememberPlace } from '../../../routes/returnPlace.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useUser } from '../../../session/session.ts';
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx';
import { Comments } from '../comments/Comments.tsx';
import { Description } from '../facts/Description.tsx';
import { ImageFacts } from '../facts/ImageFacts.tsx';
import { ImageModeration } from '../moderation/ImageModeration.tsx';
import { ModerationNotice } from '../moderation/ModerationNotice.tsx';
import { votingStateOf } from '../competition/openness.ts';
import { PageBar } from './PageBar.tsx';
import { usePageKeys, useShortcuts } from '../keys/pageKeys.ts';
import { PhotoStage } from '../photo/PhotoStage.tsx';
import { ResultPanel } from '../facts/ResultPanel.tsx';
import { ShortcutHint } from '../keys/ShortcutHint.tsx';
import { useShowPaths } from './useShowPaths.ts';
import { VotingSection } from '../voting/VotingSection.tsx';

/** Settings of the page's content. */
export interface ImagePageProps {
  image: NonNullable<ShowImageQuery['image']>;
  /** Null while it is not known. */
  place: PhotoPlace | null;
  /** Id of the next image that the voter has not voted on; null when none is left, undefined while it is not known. */
  nextUnvoted: string | null | undefined;
  /** Why a part of the image could not be read. */
  error: ErrorLike | undefined;
  /** Reads it all anew. */
  onReload: () => void;
}

/** One image with all that belongs to it. Arrow keys and swipes lead to its neighbours. */
export function ImagePage({ image, place, nextUnvoted, error, onReload }: ImagePageProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const user = useUser();
  const navigate = useNavigate();
  const to = useShowPaths();
  const { competition, comments } = image;
  // Until the list is known, and where the photo is not in it, its neighbours are those by time.
  const previousId = place ? place.previous : image.previousId;
  const nextId = place ? place.next : image.nextId;
  const list = to.back(image.competitionId, competition?.ended ?? false);
  useEffect(() => rememberPlace(list, image.id), [list, image.id]);
  const goTo = (id: string | null) => (id === null ? undefined : () => void navigate(to.image(id), { replace: true }));
  const onPrevious = goTo(previousId);
  const onNext = goTo(nextId);
  usePageKeys({ onPrevious, onNext }, useShortcuts());

  const missing = error && (!competition || !comments) ? <ErrorNotice error={error} onRetry={onReload} /> : null;
  const votes = competition !== null && votingStateOf(competition, image, user) === 'open';
  const back = competition ? t('show.backTo', { competition: format.text(competition.title) }) : t('show.browse');
  return (
    <>
      <PageBar
        back={{ to: list, text: back }}
        place={place}
        previous={previousId === null ? null : to.image(previousId)}
        next={nextId === null ? null : to.image(nextId)}
      />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }}
        templateRows={{ lg: 'auto 1fr' }}
        columnGap={{ lg: '12' }}
        rowGap={{ base: '6', lg: '10' }}
      >
        <PhotoStage photo={image} onPrevious={onPrevious} onNext={onNext} />
        <Stack gap="8" gridColumn={{ lg: '2' }} gridRow={{ lg: '1 / span 2' }} minW="0">
          <ImageFacts image={image} competition={competition} />
          <ModerationNotice image={image} />
          {image.result ? <ResultPanel result={image.result} /> : null}
          {competition ? (
            <VotingSection
              image={image}
              competition={competition}
              next={nextUnvoted ? to.image(nextUnvoted) : nextUnvoted}
              onOutdated={onReload}
            />
          ) : null}
          <Description image={image} />
          {user.administrator ? <ImageModeration image={image} /> : null}
          <ShortcutHint points={votes ? competition : null} />
        </Stack>
        <Box gridColumn={{ lg: '1' }} minW="0" mt={{ base: '4', lg: '0' }}>
          {missing}
          {competition && comments ? (
            <Comments imageId={image.id} comments={comments} competition={competition} />
          ) : null}
        </Box>
      </Grid>
    </>
  );
}
