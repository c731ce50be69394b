import type { ErrorLike } from '@apollo/client';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { ShowImageQuery } from './generated/graphql.ts';
import { useUser } from '../../../session/session.ts';
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { Comments } from '../comments/Comments.tsx';
import type { VotingState } from '../competition/openness.ts';
import { Description } from '../facts/Description.tsx';
import { ImageFacts } from '../facts/ImageFacts.tsx';
import { ResultPanel } from '../facts/ResultPanel.tsx';
import { ShortcutHint } from '../keys/ShortcutHint.tsx';
import { ImageModeration } from '../moderation/ImageModeration.tsx';
import { ModerationNotice } from '../moderation/ModerationNotice.tsx';
import { PhotoStage } from '../photo/PhotoStage.tsx';
import { stageHeight, widthOnStage } from '../photo/stage.ts';
import { VotingNote } from '../voting/VotingNote.tsx';
import { VotingSection } from '../voting/VotingSection.tsx';
import { PhotoTools, type PhotoToolsProps } from './PhotoTools.tsx';

/** Settings of the page's content. */
export interface ImagePageProps {
  image: NonNullable<ShowImageQuery['image']>;
  /** Whether another image is on its way, so that this one is out of date. */
  loading: boolean;
  /** Whether the viewer votes on it, else why not; null while its competition is not known. */
  voting: VotingState | null;
  /** Where the next image without a vote is; null when none is left, undefined while it is not known. */
  nextUnvoted: string | null | undefined;
  /** Why a part of the image could not be read. */
  error: ErrorLike | undefined;
  /** Reads it all anew. */
  onReload: () => void;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  tools: PhotoToolsProps;
}

/** Width of the facts where they stand beside the photo. */
const factsWidth = '22rem';

/** What is said about the photo, beside it or below. */
function Facts({ image, voting, error, onReload }: Pick<ImagePageProps, 'image' | 'voting' | 'error' | 'onReload'>) {
  const user = useUser();
  const { competition, comments } = image;
  const missing = error && (!competition || !comments) ? <ErrorNotice error={error} onRetry={onReload} /> : null;
  return (
    <>
      <Stack gap="6" minW="0">
        <ImageFacts image={image} competition={competition} />
        <ModerationNotice image={image} />
        {image.result ? <ResultPanel result={image.result} /> : null}
        {competition && voting !== null && voting !== 'open' ? (
          <VotingNote state={voting} competition={competition} myVote={image.myVote} />
        ) : null}
        <Description image={image} />
        {user.administrator ? <ImageModeration image={image} /> : null}
        <ShortcutHint points={voting === 'open' ? competition : null} />
      </Stack>
      <Box minW="0">
        {missing}
        {competition && comments ? <Comments imageId={image.id} comments={comments} competition={competition} /> : null}
      </Box>
    </>
  );
}

/**
 * One image with all that belongs to it: the photo as large as the window allows, the facts beside it where that costs it
 * nothing, else below; the points stay in reach at the window's foot.
 */
export function ImagePage({ image, loading, voting, nextUnvoted, error, onReload, tools, ...walk }: ImagePageProps) {
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
          // After the photo for the keyboard, at the window's foot for the eye and the thumb.
          <Box
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
              next={nextUnvoted}
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
            <PageHeading keepsFocus>{image.title}</PageHeading>
          </VisuallyHidden>
        )}
      </Flex>
      {/* What the fixed points would cover at the end of the page. */}
      {votes ? <Box aria-hidden height="28" /> : null}
    </Flex>
  );
}
