import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { useMyStandingQuery, type HomeCompetitionFragment } from './generated/graphql.ts';
import { useUser } from '../../session/session.ts';
import type { Stage } from '../../ui/competition/stage.ts';

/** An entrant's progress in this phase (entries or votes); nothing for other viewers and while loading. */
export function MyStanding({ competition, stage }: { competition: HomeCompetitionFragment; stage: Stage }) {
  const { t } = useTranslation();
  const { administrator } = useUser();
  const entries = stage === 'uploading';
  const votes = stage === 'voting';
  const { data } = useMyStandingQuery({
    variables: { id: competition.id, entries, votes },
    skip: administrator !== false || !(entries || votes),
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const slots = competition.imageTypes.reduce((sum, type) => sum + type.slots, 0);
  const entered = data?.competition?.myEntries;
  const voting = data?.votingInfo;
  const text =
    entries && entered
      ? t('home.entered', { count: slots, entered: entered.length, slots })
      : votes && voting
        ? t('home.voted', { count: voting.votable, voted: voting.voted, votable: voting.votable })
        : null;
  return text === null ? null : <Text fontWeight="semibold">{text}</Text>;
}
