import { Button } from '@chakra-ui/react/button';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation, useParams } from 'react-router-dom';
import { useShowImageQuery } from './page/generated/graphql.ts';
import { usePhotoPlace } from '../../photoList/usePhotoPlace.ts';
import { paths } from '../../routes/paths.ts';
import { useUser } from '../../session/session.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ImagePage } from './page/ImagePage.tsx';
import { votingStateOf } from './competition/openness.ts';
import { PageSkeleton } from './page/PageSkeleton.tsx';
import { useNextUnvoted } from './voting/useNextUnvoted.ts';
import { useShowPaths } from './page/useShowPaths.ts';

function Missing({ competitionId }: { competitionId: string | undefined }) {
  const { t } = useTranslation();
  const to = useShowPaths();
  return (
    <>
      <PageHeading mb="6">{t('show.missingTitle')}</PageHeading>
      <EmptyState title={t('show.missingText')}>
        <Button asChild>
          {competitionId === undefined ? (
            <Link to={paths.home()}>{t('shell.state.home')}</Link>
          ) : (
            <Link to={to.back(competitionId, false)}>{t('show.browse')}</Link>
          )}
        </Button>
      </EmptyState>
    </>
  );
}

/** An image like any other: stands for the competition when it is asked whether the viewer votes in it. */
const votable = { own: false, moderation: null };

function Content({ competitionId, imageId }: { competitionId: string | undefined; imageId: string }) {
  const user = useUser();
  const { search } = useLocation();
  const { list } = useShowPaths();
  const { data, previousData, error, loading, refetch } = useShowImageQuery({
    variables: { id: imageId },
    // What others say and the phase change meanwhile; what is known is shown at once.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    // A part that cannot be read does not take the photo away.
    errorPolicy: 'all',
  });
  const image = data?.image;
  // What holds for the competition holds on while its next image is read.
  const last = image ?? previousData?.image;
  const votes = last?.competition && votingStateOf(last.competition, votable, user) === 'open';
  const place = usePhotoPlace(competitionId ?? last?.competitionId, list, imageId);
  const nextUnvoted = useNextUnvoted(votes ? last.competitionId : undefined, list.type, imageId);
  // A failure is in `error`.
  const reload = () => void refetch().catch(() => undefined);

  if (image) {
    if (competitionId !== undefined && competitionId !== image.competitionId) {
      return <Navigate to={{ pathname: paths.competition.show(image.competitionId, image.id), search }} replace />;
    }
    return (
      <ImagePage key={image.id} image={image} place={place} nextUnvoted={nextUnvoted} error={error} onReload={reload} />
    );
  }
  if (loading) return <PageSkeleton imageId={imageId} />;
  return error ? <ErrorNotice error={error} onRetry={reload} /> : <Missing competitionId={competitionId} />;
}

/** One image (docs/product.md §12), within a competition or by itself. */
export function Component() {
  const { id, image = '' } = useParams();
  return (
    <Page py={{ base: '4', md: '6' }} pb={{ base: '12', md: '16' }}>
      <Content competitionId={id} imageId={image} />
    </Page>
  );
}
