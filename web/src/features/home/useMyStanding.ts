import { useMyStandingQuery } from './generated/graphql.ts';
import { useUser } from '../../session/session.ts';
import type { AboutCompetitionFragment } from '../../ui/competition/about/generated/graphql.ts';
import type { Stage } from '../../ui/competition/stage.ts';

/** How far an entrant has come in this phase. */
export interface MyStanding {
  /** Own entries while entries are open. */
  entered: number | null;
  /** Most entries that one may have. */
  slots: number;
  /** Photos voted on while people vote. */
  voted: number | null;
  /** Photos that one may vote on. */
  votable: number;
}

/** An entrant's progress in this phase; nothing is known of other viewers, in other phases and while loading. */
export function useMyStanding(competition: AboutCompetitionFragment, stage: Stage): MyStanding {
  const { administrator } = useUser();
  const entries = stage === 'uploading';
  const votes = stage === 'voting';
  const { data } = useMyStandingQuery({
    variables: { number: competition.number, entries, votes },
    skip: administrator !== false || !(entries || votes),
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  return {
    entered: (entries ? data?.competition?.myEntries?.length : null) ?? null,
    slots: competition.imageTypes.reduce((sum, type) => sum + type.slots, 0),
    voted: (votes ? data?.votingInfo?.voted : null) ?? null,
    votable: data?.votingInfo?.votable ?? 0,
  };
}
