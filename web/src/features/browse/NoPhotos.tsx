import { Button } from '@chakra-ui/react/button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { BrowsedCompetitionFragment } from './generated/graphql.ts';
import { paths } from '../../routes/paths.ts';
import type { PhotoListState } from '../../routes/photoList.ts';
import { useFormat } from '../../i18n/format.ts';
import { useUser } from '../../session/session.ts';
import type { Stage } from '../../ui/competition/stage.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** Props of the empty state. */
export interface NoPhotosProps {
  competition: BrowsedCompetitionFragment;
  stage: Stage;
  /** Whether other entrants' photos are visible. */
  open: boolean;
  state: PhotoListState;
}

/** Explains why the list is empty: the phase hides photos, a filter excludes them, or there are none. */
export function NoPhotos({ competition, stage, open, state: { only, type } }: NoPhotosProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const user = useUser();
  const none =
    only === 'bookmarked'
      ? t('browse.noneBookmarked')
      : only === 'unvoted'
        ? t('browse.noneUnvoted')
        : t(type === null ? 'browse.none' : 'browse.noneOfType');
  const text =
    stage === 'upcoming'
      ? t('browse.upcoming', { time: format.deadline(competition.competitionStart) })
      : open || stage === 'cancelled'
        ? none
        : t('browse.uploading', { time: format.deadline(competition.votingStart) });
  return (
    <EmptyState title={t(only === null ? 'browse.emptyTitle' : 'browse.noneTitle')} text={text}>
      {stage === 'uploading' && user.administrator !== true && (
        <Button asChild>
          <Link to={user.id === undefined ? paths.login() : paths.user.upload()}>{t('browse.upload')}</Link>
        </Button>
      )}
    </EmptyState>
  );
}
