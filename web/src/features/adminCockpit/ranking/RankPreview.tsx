import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../graph/failure.ts';
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx';
import { SkeletonRows } from '../../../ui/table/SkeletonRows.tsx';
import { RankChanges } from '../../../ui/admin/ranking/RankChanges.tsx';
import { useRankingWithoutQuery } from './generated/graphql.ts';

/** Images that can be thought away at once, as in the REST contract. */
const most = 100;

/** Props of the table. */
export interface RankPreviewProps {
  competitionNumber: number;
  /** Images that would no longer be counted. */
  imageIds: readonly string[];
  /** Only of this category. */
  type?: string;
}

/** The ranks before and after images are taken out; nothing while there are no ranks to be seen. */
export function RankPreview({ competitionNumber, imageIds, type }: RankPreviewProps) {
  const { t } = useTranslation();
  const isTooMany = imageIds.length > most;
  const { data, loading, error } = useRankingWithoutQuery({
    variables: { number: competitionNumber, imageIds: [...imageIds] },
    skip: imageIds.length === 0 || isTooMany,
    fetchPolicy: 'network-only',
    errorPolicy: 'all',
  });
  if (isTooMany) return <Text>{t('adminCompetitions.ranking.tooMany', { n: most })}</Text>;
  const changes = data?.adminCompetition?.rankingWithout;
  if (changes) return <RankChanges changes={changes.filter((one) => type === undefined || one.type === type)} />;
  if (loading) return <SkeletonRows rows={3} />;
  return error && failureOf(error).code !== 'CONFLICT' ? <ErrorNotice error={error} /> : null;
}
