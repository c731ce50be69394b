import { Button } from '@chakra-ui/react/button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../routes/paths.ts';
import { photoListSearch, type PhotoListState } from '../../routes/photoList.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** Explains why the list is empty, and leads to what is there: a filter excludes the photos, or there are none. */
export function NoPhotos({ state: { only, type, sort } }: { state: PhotoListState }) {
  const { t } = useTranslation();
  const text =
    only === 'bookmarked'
      ? t('browse.noneBookmarked')
      : only === 'unvoted'
        ? t('browse.noneUnvoted')
        : t(type === null ? 'browse.none' : 'browse.noneOfType');
  const narrowed = only !== null || type !== null;
  return (
    <EmptyState title={t(only === null ? 'browse.emptyTitle' : 'browse.noneTitle')} text={text}>
      <Button asChild variant="outline">
        <Link to={narrowed ? photoListSearch({ type: null, sort, only: null }) || '.' : paths.archive()}>
          {narrowed ? t('browse.everything') : t('home.archive')}
        </Link>
      </Button>
    </EmptyState>
  );
}
