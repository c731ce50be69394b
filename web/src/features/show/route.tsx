import { Button } from '@chakra-ui/react/button';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { ShowImageDocument, useShowImageQuery } from './page/generated/graphql.ts';
import { loadPart } from '../../connection/loadPart.ts';
import { useFormat } from '../../i18n/format.ts';
import { toggleBookmark, useBookmarks } from '../../photoList/bookmarks.ts';
import { usePhotoPlace } from '../../photoList/usePhotoPlace.ts';
import { seedCache } from '../../graph/seedCache.ts';
import { paths } from '../../routes/paths.ts';
import { rememberPlace } from '../../routes/returnPlace.ts';
import { useLastUser } from '../../session/session.ts';
import { useStage } from '../../ui/competition/useStage.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import type { ShownCompetitionFragment } from './competition/generated/graphql.ts';
import { votingStateOf } from './competition/openness.ts';
import { usePageKeys, useShortcuts } from '../../ui/shortcuts/pageKeys.ts';
import { toggleShortcutHint } from './keys/ShortcutHint.tsx';
import { ImagePage } from './page/ImagePage.tsx';
import { PageBar } from './page/PageBar.tsx';
import { PageSkeleton } from './page/PageSkeleton.tsx';
import { fullScreenButtonId } from './page/PhotoTools.tsx';
import { share } from './page/share.ts';
import { useShowPaths } from './paths/useShowPaths.ts';
import { usePreloaded } from './page/usePreloaded.ts';
import { useView } from './viewer/useView.ts';

const FullScreen = lazy(() => loadPart(() => import('./viewer/FullScreen.tsx')));
const Compare = lazy(() => loadPart(() => import('./viewer/Compare.tsx')));

function Missing({ competitionNumber }: { competitionNumber: number | undefined }) {
  const { t } = useTranslation();
  const to = useShowPaths();
  return (
    <>
      <PageHeading mb="6">{t('show.missingTitle')}</PageHeading>
      <EmptyState title={t('show.missingText')}>
        <Button asChild>
          {competitionNumber === undefined ? (
            <Link to={paths.home()}>{t('shell.state.home')}</Link>
          ) : (
            <Link to={to.back(competitionNumber, false)}>{t('show.browse')}</Link>
          )}
        </Button>
      </EmptyState>
    </>
  );
}

/** Reloads the page at the end of a phase. */
function PhaseFollower({ competition, onBoundary }: { competition: ShownCompetitionFragment; onBoundary: () => void }) {
  useStage(competition, onBoundary);
  return null;
}

function Content({ competitionNumber, imageNumber }: { competitionNumber: number | undefined; imageNumber: number }) {
  const { t } = useTranslation();
  const format = useFormat();
  const user = useLastUser();
  const { search } = useLocation();
  const navigate = useNavigate();
  const to = useShowPaths();
  const view = useView(imageNumber);
  const shortcuts = useShortcuts();
  const bookmarked = useBookmarks().has(imageNumber);
  const [factsShown, setFactsShown] = useState(true);
  const { data, previousData, error, loading, refetch } = useShowImageQuery({
    variables: { number: imageNumber },
    // Shows cached data immediately and updates it, since comments and the phase change.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    // The photo is shown even if other parts cannot be loaded.
    errorPolicy: 'all',
  });
  const image = data?.image;
  // While the next image is loading, the previous one provides the competition.
  const shown = image ?? (loading ? previousData?.image : null);
  const competition = shown?.competition ?? null;
  const place = usePhotoPlace(competitionNumber ?? shown?.competitionNumber, to.list, imageNumber);
  // A failure is reported by `error`.
  const reload = useCallback(() => void refetch().catch(() => undefined), [refetch]);

  // While the list is unknown, or when the photo is not in it, the neighbours are those in order of upload.
  const previous = place ? place.previous : (image?.previousNumber ?? null);
  const next = place ? place.next : (image?.nextNumber ?? null);
  usePreloaded([next, previous], image?.number === imageNumber);
  const walk = (number: number | null) => (number === null ? undefined : () => view.walkTo(number));
  const onPrevious = walk(previous);
  const onNext = walk(next);
  const compare = next === null && previous === null ? undefined : () => view.open('compare');
  const list = shown ? to.back(shown.competitionNumber, competition?.ended ?? false) : null;
  const bookmark = () => void toggleBookmark(imageNumber);
  const toggleFacts = () => setFactsShown((was) => !was);

  useEffect(() => {
    if (list !== null) rememberPlace(list, imageNumber);
  }, [list, imageNumber]);

  usePageKeys(
    {
      onPrevious,
      onNext,
      others: {
        f: () => view.open('full'),
        z: () => view.open('full', 'true'),
        l: () => view.open('full', 'loupe'),
        c: compare,
        b: bookmark,
        i: toggleFacts,
        '?': toggleShortcutHint,
      },
    },
    shortcuts && view.view === null,
  );

  // When a viewer is closed, the page shows the photo that was last open in it.
  const covered = useRef<number | null>(null);
  const isCovered = view.view !== null;
  useEffect(() => {
    if (isCovered) {
      covered.current = imageNumber;
      return;
    }
    const last = covered.current;
    covered.current = null;
    if (last === null) return;
    if (last !== imageNumber) void navigate(to.image(last), { replace: true, preventScrollReset: true });
    if (document.activeElement === document.body) document.getElementById(fullScreenButtonId)?.focus();
  });

  if (image && competitionNumber !== undefined && competitionNumber !== image.competitionNumber) {
    return (
      <Navigate to={{ pathname: paths.competition.show(image.competitionNumber, image.number), search }} replace />
    );
  }
  if (!shown || list === null) {
    if (loading) return <PageSkeleton imageNumber={imageNumber} />;
    return error ? <ErrorNotice error={error} onRetry={reload} /> : <Missing competitionNumber={competitionNumber} />;
  }
  const voting = competition && votingStateOf(competition, shown, user);
  const path = paths.competition.show(shown.competitionNumber, shown.number);
  const title = competition && format.text(competition.title);
  const walking = { place, previous, next, view };
  return (
    <>
      {competition ? <PhaseFollower key={competition.id} competition={competition} onBoundary={reload} /> : null}
      <PageBar
        back={{
          to: list,
          text: title === null ? t('show.browse') : t('show.backTo', { competition: title }),
          short: title ?? t('show.browse'),
        }}
        place={place}
        previous={previous === null ? null : to.image(previous)}
        next={next === null ? null : to.image(next)}
      />
      <ImagePage
        image={shown}
        loading={!image}
        voting={voting}
        error={error}
        onReload={reload}
        onPrevious={onPrevious}
        onNext={onNext}
        tools={{
          onFullScreen: () => view.open('full'),
          onTrueSize: () => view.open('full', 'true'),
          onCompare: compare,
          onSlideshow: compare && (() => view.open('slideshow')),
          onShare: () => void share({ title: shown.title, path }),
          bookmarked,
          onBookmark: bookmark,
          factsShown,
          onFacts: toggleFacts,
        }}
      />
      <Suspense>
        {view.view === 'full' || view.view === 'slideshow' ? (
          <FullScreen
            key={view.view}
            image={shown}
            voting={voting}
            onOutdated={reload}
            onBookmark={bookmark}
            {...walking}
          />
        ) : null}
        {view.view === 'compare' && competition ? (
          <Compare image={shown} list={to.list} onOutdated={reload} {...walking} />
        ) : null}
      </Suspense>
    </>
  );
}

export const loader = () => seedCache(ShowImageDocument);

/** The page of one image (docs/product.md §12), with or without the competition in its URL. */
export function Component() {
  const { id, image = '' } = useParams();
  return (
    <Page width="window" py={{ base: '2', md: '2' }} pb={{ base: '12', md: '12' }}>
      <Content competitionNumber={id === undefined ? undefined : Number(id)} imageNumber={Number(image)} />
    </Page>
  );
}
