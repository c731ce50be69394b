import type { ErrorLike } from '@apollo/client';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { lazy, Suspense } from 'react';
import type { ShowImageQuery } from './generated/graphql.ts';
import { loadPart } from '../../../connection/loadPart.ts';
import { useUser } from '../../../session/session.ts';
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { Comments } from '../comments/Comments.tsx';
import type { VotingState } from '../competition/openness.ts';
import { Description } from '../facts/Description.tsx';
import { ImageFacts } from '../facts/ImageFacts.tsx';
import { ResultPanel } from '../facts/ResultPanel.tsx';
import { ShortcutHint } from '../keys/ShortcutHint.tsx';
import { ModerationNotice } from '../moderation/ModerationNotice.tsx';
import { PhotoStage } from '../photo/PhotoStage.tsx';
import { stageHeight, widthOnStage } from '../photo/stage.ts';
import { VotingNote } from '../voting/VotingNote.tsx';
import { VotingSection } from '../voting/VotingSection.tsx';
import { PhotoTools, type PhotoToolsProps } from './PhotoTools.tsx';

/** For administrators alone, who load it. */
const ImageModeration = lazy(() =>
  loadPart(async () => ({ default: (await import('../moderation/ImageModeration.tsx')).ImageModeration })),
);

/** For entrants of a competition that a jury has judged, who load it. */
const JuryMarks = lazy(() => loadPart(() => import('../jury/JuryMarks.tsx')));

/** For photos of a competition that a jury has judged, once it has ended. */
const PhotoAwards = lazy(() => loadPart(() => import('../jury/PhotoAwards.tsx')));

/** Props of the page's content. */
export interface ImagePageProps {
  image: NonNullable<ShowImageQuery['image']>;
  /** Whether another image is being loaded, so that `image` is the previous one. */
  loading: boolean;
  /** Whether the viewer may vote on it, or why not; null while its competition is unknown. */
  voting: VotingState | null;
  /** Error of a part that could not be loaded. */
  error: ErrorLike | undefined;
  /** Loads the image again. */
  onReload: () => void;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  tools: PhotoToolsProps;
}

/** Width of the facts when they are beside the photo. */
const factsWidth = '22rem';

/** Title, facts, notices and comments, beside the photo or below it. */
function Facts({ image, voting, error, onReload }: Pick<ImagePageProps, 'image' | 'voting' | 'error' | 'onReload'>) {
  const user = useUser();
  const { competition, comments } = image;
  const missing = error && (!competition || !comments) ? <ErrorNotice error={error} onRetry={onReload} /> : null;
  return (
    <>
      <Stack gap="6" minW="0">
        <ImageFacts image={image} competition={competition} />
        <ModerationNotice image={image} />
        {image.result ? <ResultPanel image={image} result={image.result} range={image.competition} /> : null}
        {competition?.ended && competition.judgedBy !== 'VOTERS' ? (
          <Suspense>
            <PhotoAwards imageNumber={image.number} />
            {image.own ? <JuryMarks imageNumber={image.number} /> : null}
          </Suspense>
        ) : null}
        {competition && voting !== null && voting !== 'open' ? (
          <VotingNote state={voting} competition={competition} myVote={image.myVote} />
        ) : null}
        <Description image={image} />
        {user.administrator ? (
          <Suspense>
            <ImageModeration image={image} />
          </Suspense>
        ) : null}
        <ShortcutHint points={voting === 'open' ? competition : null} />
      </Stack>
      <Box minW="0">
        {missing}
        {competition && comments ? (
          <Comments imageNumber={image.number} comments={comments} competition={competition} />
        ) : null}
      </Box>
    </>
  );
}

/**
 * The content of the image page: the photo as large as the window allows, the facts beside it if that does not make the photo
 * smaller, otherwise below it, and the vote fixed to the bottom of the window.
 */
export function ImagePage({ image, loading, voting, error, onReload, tools, ...walk }: ImagePageProps) {
  const { competition } = image;
  const votes = voting === 'open' && competition !== null;
  return (
    <Flex direction="column" css={stageHeight(votes)} gap={{ base: '5', md: '6' }} aria-busy={loading}>
      <Flex wrap="wrap" columnGap="8" rowGap={{ base: '5', md: '8' }} align="start">
        <Box minW="0" style={{ flex: `1 1 min(100%, ${widthOnStage(image)})` }}>
          {loading ? (
            <Skeleton height="var(--stage-height)" borderRadius="0" />
          ) : (
            <PhotoStage key={image.id} photo={image} onOpen={tools.onFullScreen} {...walk} />
          )}
          <PhotoTools {...tools} />
        </Box>
        {votes ? (
          // Follows the photo in tab order although it is fixed to the bottom of the window.
          <Box
            data-bottom-bar="voting"
            position="fixed"
            insetX="0"
            bottom="0"
            zIndex="docked"
            bg="bg"
            borderTopWidth="1px"
            px={{ base: '4', md: '8' }}
            pt="2"
            pb="max(0.5rem, env(safe-area-inset-bottom))"
          >
            <VotingSection
              image={image}
              competition={competition}
              leadsOn
              keys={loading ? 'none' : 'page'}
              onOutdated={onReload}
            />
          </Box>
        ) : null}
        {tools.factsShown && !loading ? (
          <Box
            key={image.id}
            minW="0"
            style={{ flex: `1 0 min(100%, ${factsWidth})` }}
            display="grid"
            gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 20rem), 1fr))"
            columnGap="12"
            rowGap="8"
          >
            <Facts image={image} voting={voting} error={error} onReload={onReload} />
          </Box>
        ) : (
          <VisuallyHidden>
            <PageHeading dir="auto" keepsFocus>
              {image.title}
            </PageHeading>
          </VisuallyHidden>
        )}
      </Flex>
      {/* Space for the fixed vote at the end of the page. */}
      {votes ? <Box aria-hidden height="28" /> : null}
    </Flex>
  );
}
