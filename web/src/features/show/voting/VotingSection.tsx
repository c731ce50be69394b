import type { ShownCompetitionFragment } from '../competition/generated/graphql.ts';
import type { ImageModerationStateFragment } from '../moderation/generated/graphql.ts';
import type { VotedImageFragment } from './generated/graphql.ts';
import { useStanding } from './useStanding.ts';
import { useLastUser } from '../../../session/session.ts';
import { votingStateOf } from '../competition/openness.ts';
import { useVote } from './useVote.ts';
import { VotingNote } from './VotingNote.tsx';
import { VotingPanel } from './VotingPanel.tsx';

/** Settings of the section. */
export interface VotingSectionProps {
  image: VotedImageFragment & Pick<ImageModerationStateFragment, 'moderation'>;
  competition: ShownCompetitionFragment;
  /** Where the next image without a vote is; null when none is left, undefined while it is not known. */
  next: string | null | undefined;
  /** Called when the page shows a phase or status that is over. */
  onOutdated: () => void;
}

function OpenVoting({ image, competition, next, onOutdated }: VotingSectionProps) {
  const vote = useVote(image, onOutdated);
  const progress = useStanding(competition.id);
  return (
    <VotingPanel
      minPoint={competition.minPoint}
      maxPoint={competition.maxPoint}
      vote={vote}
      progress={progress}
      next={next}
    />
  );
}

/** The vote, or why there is none. */
export function VotingSection(props: VotingSectionProps) {
  const { image, competition } = props;
  const state = votingStateOf(competition, image, useLastUser());
  return state === 'open' ? (
    <OpenVoting {...props} />
  ) : (
    <VotingNote state={state} competition={competition} myVote={image.myVote} />
  );
}
