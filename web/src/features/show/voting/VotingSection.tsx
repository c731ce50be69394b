import type { ShownCompetitionFragment } from '../competition/generated/graphql.ts';
import type { VotedImageFragment } from './generated/graphql.ts';
import { useStanding } from './useStanding.ts';
import { useVote } from './useVote.ts';
import { VotingPanel, type VotingPanelProps } from './VotingPanel.tsx';

/** Props of the voting section. */
export interface VotingSectionProps extends Pick<VotingPanelProps, 'next' | 'keys' | 'label' | 'isSecond'> {
  image: VotedImageFragment;
  competition: ShownCompetitionFragment;
  /** Called when the page shows an outdated phase or status. */
  onOutdated: () => void;
}

/** The voting panel of an image that the viewer may vote on. */
export function VotingSection({ image, competition, onOutdated, ...panel }: VotingSectionProps) {
  const vote = useVote(image, onOutdated);
  const progress = useStanding(competition.id);
  return (
    <VotingPanel
      minPoint={competition.minPoint}
      maxPoint={competition.maxPoint}
      minCoverage={competition.minCoverage}
      imageId={image.id}
      competitionId={competition.id}
      vote={vote}
      progress={progress}
      {...panel}
    />
  );
}
