import { Box } from '@chakra-ui/react/box';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { useFormat } from '../../i18n/format.ts';
import { paths } from '../../routes/paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { LoadingState } from '../../ui/LoadingState.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { ceremonyOf } from './ceremonyOf.ts';
import { useCeremonyQuery, type CeremonyQuery } from './generated/graphql.ts';
import { Presentation } from './Presentation.tsx';
import { PresenterWindow } from './PresenterWindow.tsx';
import { sequenceOf, type Slide } from './sequence.ts';
import { StartPage } from './StartPage.tsx';
import { useCeremonyPictures } from './useCeremonyPictures.ts';
import { useCeremonyPlace } from './useCeremonyPlace.ts';
import { useSlideText } from './useSlideText.ts';

type Administered = NonNullable<CeremonyQuery['adminCompetition']>;

function Ceremony({ item, timeZone, isPresenter }: { item: Administered; timeZone: string; isPresenter: boolean }) {
  const format = useFormat();
  const [isShown, setShown] = useState(false);
  const { competition, jury } = item;
  const { imageTypes } = competition;
  const slides = useMemo(() => sequenceOf(ceremonyOf(jury?.awards ?? []), imageTypes), [jury, imageTypes]);
  const place = useCeremonyPlace(item.number, slides);
  const loading = useCeremonyPictures(slides, isPresenter ? 'small' : 'large', place.index);
  const categoryTitle = (code: string | null) => {
    const category = imageTypes.find((one) => one.code === code);
    return category ? format.text(category.title) : '';
  };
  const textOf = useSlideText(competition.title, categoryTitle);
  const title = format.text(competition.title);
  // A presenter reads beforehand what the hall is told with the next key.
  const tellingOf = (slide: Slide) =>
    slide.kind === 'photo'
      ? textOf({ ...slide, kind: 'winner' })
      : slide.kind === 'award'
        ? textOf({ ...slide, kind: 'author' })
        : textOf(slide);
  if (isPresenter)
    return (
      <PresenterWindow title={title} slides={slides} place={place} pictures={loading.pictures} tellingOf={tellingOf} />
    );
  return (
    <>
      <StartPage
        item={item}
        title={title}
        timeZone={timeZone}
        slides={slides}
        place={place}
        loading={loading}
        textOf={textOf}
        onBegin={() => setShown(true)}
      />
      {isShown ? (
        <Presentation
          slides={slides}
          place={place}
          pictures={loading.pictures}
          textOf={textOf}
          onLeave={() => setShown(false)}
        />
      ) : null}
    </>
  );
}

/** The presentation of awards (docs/product.md §15): its start, the screen over it, and the presenter's window. */
export function Component() {
  const { t } = useTranslation();
  const number = Number(useParams()['id']);
  const [params] = useSearchParams();
  const { data, error, refetch } = useCeremonyQuery({
    variables: { number },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const item = data?.adminCompetition;
  if (item)
    return (
      <Ceremony item={item} timeZone={data.installation.timeZone} isPresenter={params.get('window') === 'presenter'} />
    );
  return (
    <Box as="main" p={{ base: '4', md: '8' }}>
      {data ? (
        <>
          <PageHeading mb="6">{t('adminCeremony.missing')}</PageHeading>
          <EmptyState title={t('adminCeremony.missingText')}>
            <TextLink to={paths.admin.competitions()}>{t('adminCeremony.all')}</TextLink>
          </EmptyState>
        </>
      ) : error ? (
        <ErrorNotice error={error} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <LoadingState />
      )}
    </Box>
  );
}
