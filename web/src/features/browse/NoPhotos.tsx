import { Button } from '@chakra-ui/react/button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { BrowsedCompetitionFragment } from './generated/graphql.ts';
import { paths } from '../../routes/paths.ts';
import { useFormat } from '../../i18n/format.ts';
import { useUser } from '../../session/session.ts';
import type { Stage } from '../../ui/competition/stage.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** Why the list is empty: the phase hides it, the filter does, or nothing was entered. */
export function NoPhotos({
  competition,
  stage,
  open,
  filtered,
}: {
  competition: BrowsedCompetitionFragment;
  stage: Stage;
  /** Whether photos of others are shown. */
  open: boolean;
  filtered: boolean;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const user = useUser();
  const text =
    stage === 'upcoming'
      ? t('browse.upcoming', { time: format.deadline(competition.competitionStart) })
      : open || stage === 'cancelled'
        ? t(filtered ? 'browse.noneOfType' : 'browse.none')
        : t('browse.uploading', { time: format.deadline(competition.votingStart) });
  return (
    <EmptyState title={t('browse.emptyTitle')} text={text}>
      {stage === 'uploading' && user.administrator !== true && (
        <Button asChild>
          <Link to={user.id === undefined ? paths.login() : paths.user.upload()}>{t('browse.upload')}</Link>
        </Button>
      )}
    </EmptyState>
  );
}
