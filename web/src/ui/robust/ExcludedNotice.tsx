import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { paths } from '../../routes/paths.ts';
import { TextLink } from '../TextLink.tsx';
import { useExcludedNoticeQuery } from './generated/graphql.ts';

/** Tells that ballots are left out of the results, and leads to which, why and with what effect. Nothing where none are. */
export function ExcludedNotice({ competitionNumber }: { competitionNumber: number }) {
  const { t } = useTranslation();
  // Not cached: a decision can be taken back while somebody reads.
  const { data } = useExcludedNoticeQuery({ variables: { number: competitionNumber }, fetchPolicy: 'no-cache' });
  const ballots = data?.competition?.excludedBallots?.ballots ?? 0;
  if (ballots === 0) return null;
  return (
    <Text maxW="3xl" borderInlineStartWidth="4px" borderColor="accent.solid" ps="3">
      {t('robust.excluded', { count: ballots })}{' '}
      <TextLink to={paths.competition.count(competitionNumber)}>{t('robust.excludedMore')}</TextLink>
    </Text>
  );
}
