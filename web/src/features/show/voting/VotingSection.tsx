import type { ShownCompetitionFragment } from '../competition/generated/graphql.ts';
import type { VotedImageFragment } from './generated/graphql.ts';
import { useShowPaths } from '../paths/useShowPaths.ts';
import { useNextUnvoted } from './useNextUnvoted.ts';
import { useStanding } from './useStanding.ts';
import { useVote } from './useVote.ts';
import { VotingPanel, type VotingPanelProps } from './VotingPanel.tsx';

/** Props of the voting section. */
export interface VotingSectionProps extends Pick<VotingPanelProps, 'keys' | 'label' | 'isSecond'> {
  image: VotedImageFragment;
  competition: ShownCompetitionFragment;
  /** Whether it leads to the next image without a vote. */
  leadsOn?: boolean;
  /** Called when the page shows an outdated phase or status. */
  onOutdated: () => void;
}

/** The voting panel of an image that the viewer may vote on. */
export function VotingSection({ image, competition, leadsOn = false, onOutdated, ...panel }: VotingSectionProps) {
  const vote = useVote(image, onOutdated);
  const progress = useStanding(competition.number);
  const to = useShowPaths();
  const next = useNextUnvoted(leadsOn ? competition.number : undefined, to.list.type, image.number);
  return (
    <VotingPanel
      minPoint={competition.minPoint}
      maxPoint={competition.maxPoint}
      minCoverage={competition.minCoverage}
      imageNumber={image.number}
      competitionNumber={competition.number}
      vote={vote}
      progress={progress}
      next={typeof next === 'number' ? to.image(next) : next}
      {...panel}
    />
  );
}
