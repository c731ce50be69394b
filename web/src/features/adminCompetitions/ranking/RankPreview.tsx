import { RankChanges } from './RankChanges.tsx';
import { useRankingWithoutQuery } from './generated/graphql.ts';

/** Images that can be thought away at once, as in the REST contract. */
const most = 100;

/** Props of the table. */
export interface RankPreviewProps {
  competitionId: string;
  /** Images that would be disqualified. */
  imageIds: readonly string[];
}

/** The ranks before and after images are disqualified; nothing while there are no ranks to be seen. */
export function RankPreview({ competitionId, imageIds }: RankPreviewProps) {
  const { data } = useRankingWithoutQuery({
    variables: { id: competitionId, imageIds: [...imageIds] },
    skip: imageIds.length === 0 || imageIds.length > most,
    fetchPolicy: 'network-only',
    errorPolicy: 'all',
  });
  const changes = data?.adminCompetition?.rankingWithout;
  if (!changes) return null;
  return <RankChanges changes={changes} />;
}
