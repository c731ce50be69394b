import { useVotes } from '../../../votes/votes.ts';
import { useVotingStandingQuery } from './generated/graphql.ts';

/** Progress of a voter. */
export interface Standing {
  /** Number of images that the voter may vote on. */
  votable: number;
  /** Number of them with a vote, including queued votes. */
  voted: number;
}

/** The viewer's progress in a competition; null while it is unknown. Loaded once: the answer to each vote updates it. */
export function useStanding(competitionNumber: number): Standing | null {
  const kept = useVotes((state) => state.kept);
  const { data } = useVotingStandingQuery({ variables: { competitionNumber } });
  const info = data?.votingInfo;
  if (!info || info.competitionNumber !== competitionNumber) return null;
  const waiting = [...kept.values()].filter((vote) => vote.competitionId === String(competitionNumber));
  const change = waiting.reduce((sum, { point, before }) => sum + Number(point !== null) - Number(before !== null), 0);
  return { votable: info.votable, voted: info.voted + change };
}
