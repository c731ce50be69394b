import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Printer } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useFormat } from '../../i18n/format.ts';
import { paths } from '../../routes/paths.ts';
import { Judges } from '../../ui/competition/Judges.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { LoadingState } from '../../ui/LoadingState.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { AuthorAwards } from './AuthorAwards.tsx';
import { CatalogueSection } from './CatalogueSection.tsx';
import { useCatalogueQuery, type CatalogueQuery } from './generated/graphql.ts';
import { pageStyle, picturesOf } from './printing.ts';
import { sectionsOf } from './sections.ts';
import { useCataloguePhotos } from './useCataloguePhotos.ts';

type Competition = NonNullable<CatalogueQuery['competition']>;

/** Whether the page is being printed: asked for here, or by the browser's own command. */
function usePrinting() {
  const root = useRef<HTMLDivElement>(null);
  const [isPrinting, setPrinting] = useState(false);
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    const begin = () => setPrinting(true);
    window.addEventListener('beforeprint', begin);
    return () => window.removeEventListener('beforeprint', begin);
  }, []);
  useEffect(() => {
    if (!isAsked || !root.current) return;
    let isLeft = false;
    // The pictures far below are fetched first, or the paper would have gaps.
    void picturesOf(root.current).then(() => {
      if (isLeft) return;
      window.print();
      setAsked(false);
    });
    return () => {
      isLeft = true;
    };
  }, [isAsked]);
  const print = () => {
    setPrinting(true);
    setAsked(true);
  };
  return { root, isPrinting, isWaiting: isAsked, print };
}

function Catalogue({ competition, timeZone }: { competition: Competition; timeZone: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { number, imageTypes, jury } = competition;
  const { photos, total, isReading, failed, retry } = useCataloguePhotos(number, false);
  const { root, isPrinting, isWaiting, print } = usePrinting();
  const awards = useMemo(() => jury?.awards ?? [], [jury]);
  const sections = useMemo(() => {
    const { compare } = new Intl.Collator(format.convention);
    return sectionsOf(
      photos.map((photo) => ({ ...photo, accepted: photo.acceptance?.accepted ?? null })),
      {
        types: imageTypes.map(({ code }) => code),
        awards: awards.map((award) => award.number),
        nameOf: ({ author }) => (author ? format.personName(author) : ''),
        compare,
      },
    );
  }, [photos, imageTypes, awards, format]);
  const title = format.text(competition.title);
  const titleOf = (code: string) => {
    const found = imageTypes.find((one) => one.code === code);
    return found ? format.text(found.title) : code;
  };
  return (
    <Stack gap={{ base: '8', md: '12' }} ref={root}>
      <style>{pageStyle(title)}</style>
      <Stack gap="3">
        <PageHeading dir="auto" documentTitle={t('catalogue.title', { title })}>
          {t('catalogue.title', { title })}
        </PageHeading>
        <Text color="fg.muted">{t('catalogue.award', { when: format.dateTime(competition.award, timeZone) })}</Text>
        <Judges competition={competition} />
        <AuthorAwards awards={awards} />
        <Flex gap="3" wrap="wrap" align="center" className="no-print">
          <Button disabled={isReading || failed || sections.length === 0} loading={isWaiting} onClick={print}>
            <Printer aria-hidden size={16} />
            {t('catalogue.print')}
          </Button>
          <TextLink to={paths.competition.browse(number)}>{t('catalogue.results')}</TextLink>
          <Text role="status" color="fg.muted">
            {isReading && total !== null ? t('catalogue.reading', { read: photos.length, total, count: total }) : ''}
          </Text>
        </Flex>
        {failed ? (
          <Flex gap="3" align="center" role="alert" wrap="wrap">
            <Text>{t('catalogue.failed')}</Text>
            <Button size="sm" variant="outline" onClick={retry}>
              {t('shell.state.retry')}
            </Button>
          </Flex>
        ) : null}
      </Stack>
      {sections.map((section) => (
        <CatalogueSection
          key={section.type}
          competitionNumber={number}
          title={titleOf(section.type)}
          section={section}
          isPrinting={isPrinting}
        />
      ))}
      {!isReading && !failed && sections.length === 0 ? <EmptyState title={t('catalogue.none')} /> : null}
      {isReading && sections.length === 0 ? <LoadingState /> : null}
    </Stack>
  );
}

/** The catalogue of a competition that a jury has judged: accepted and awarded photos, to read and to print. */
export function Component() {
  const { t } = useTranslation();
  const number = Number(useParams()['id']);
  const { data, error, refetch } = useCatalogueQuery({ variables: { number } });
  const competition = data?.competition;
  const isThere = competition?.ended && competition.judgedBy !== 'VOTERS';
  return (
    <Page css={{ '@media print': { padding: 0, maxWidth: 'none' } }}>
      {competition && isThere ? (
        <Catalogue competition={competition} timeZone={data.installation.timeZone} />
      ) : data ? (
        <Stack gap="6">
          <PageHeading>{t('catalogue.missing')}</PageHeading>
          <EmptyState title={t(competition ? 'catalogue.notYet' : 'catalogue.unknown')}>
            <TextLink to={competition ? paths.competition.browse(number) : paths.archive()}>
              {t(competition ? 'catalogue.competition' : 'catalogue.archive')}
            </TextLink>
          </EmptyState>
        </Stack>
      ) : error ? (
        <ErrorNotice error={error} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <LoadingState />
      )}
    </Page>
  );
}
