import { useVotes } from '../../../votes/votes.ts';
import { useVotingStandingQuery } from './generated/graphql.ts';

/** How far a voter is. */
export interface Standing {
  /** Images that the voter may vote on. */
  votable: number;
  /** Those with a vote, one that waits to be sent included. */
  voted: number;
}

/** The viewer's standing in a competition; null when it cannot be read. Read once: each vote brings it anew. */
export function useStanding(competitionId: string): Standing | null {
  const { kept } = useVotes();
  const { data } = useVotingStandingQuery({ variables: { competitionId } });
  const info = data?.votingInfo;
  if (!info || info.competitionId !== competitionId) return null;
  const waiting = [...kept.values()].filter((vote) => vote.competitionId === competitionId);
  const change = waiting.reduce((sum, { point, before }) => sum + Number(point !== null) - Number(before !== null), 0);
  return { votable: info.votable, voted: info.voted + change };
}
