import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { Printer, Share2 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { BrowsedCompetitionFragment } from '../generated/graphql.ts';
import { loadPart } from '../../../connection/loadPart.ts';
import { useFormat } from '../../../i18n/format.ts';
import { i18n } from '../../../i18n/i18n.ts';
import { sharePage } from '../../../ui/sharePage.ts';
import { firstPodium } from './firstPlace.ts';
import { Method } from './Method.tsx';
import { usePodiumQuery, type PodiumPhotoFragment } from './generated/graphql.ts';
import { Podium } from './Podium.tsx';
import { isSamePodium } from './podiumOf.ts';

/** Loads the parts after the winners, with their texts. */
async function laterParts() {
  const parts = await import('../../../ui/robust/parts.ts');
  await parts.addRobustTexts();
  return parts;
}
const RobustnessStrip = lazy(() => loadPart(async () => ({ default: (await laterParts()).RobustnessStrip })));
const ExcludedNotice = lazy(() => loadPart(async () => ({ default: (await laterParts()).ExcludedNotice })));

/** Shares the page of the results. */
function share(title: string): void {
  const url = window.location.href;
  const copied = i18n.t('browse.results.copied');
  const copyByHand = i18n.t('browse.results.copyByHand', { url });
  void sharePage({ title: i18n.t('browse.results.shareTitle', { title }), url, copied, copyByHand });
}

/** Props of the winners. */
export interface WinnersProps {
  competition: BrowsedCompetitionFragment;
  /** Category code; null for all. */
  type: string | null;
}

/** The best photos in order of rank; null while they are read. */
function useBest(number: number, type: string | null, skip = false) {
  const { data } = usePodiumQuery({ variables: { number, type }, fetchPolicy: 'no-cache', skip });
  return data ? (data.competition?.images?.nodes ?? []) : null;
}

/** Props of a category's podium. */
interface CategoryPodiumProps {
  competition: BrowsedCompetitionFragment;
  category: BrowsedCompetitionFragment['imageTypes'][number];
  /** The podium of the whole competition, which is not shown twice; null where there is none, or while it is read. */
  overall: readonly PodiumPhotoFragment[] | null;
  isLarge: boolean;
}

function CategoryPodium({ competition, category, overall, isLarge }: CategoryPodiumProps) {
  const format = useFormat();
  const photos = useBest(competition.number, category.code);
  // Its heading waits until it is known to be another one.
  if (overall && !photos) return <Box minH="64" aria-busy />;
  if (overall && photos && isSamePodium(photos, overall)) return null;
  const heading = format.text(category.title);
  return <Podium competition={competition} type={category.code} heading={heading} photos={photos} isLarge={isLarge} />;
}

/** The winners of a competition: of the whole, then of each category where they are others; what is not counted is said before. */
export function Winners({ competition, type }: WinnersProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const title = format.text(competition.title);
  const { imageTypes } = competition;
  const categories = type === null ? imageTypes : imageTypes.filter(({ code }) => code === type);
  const hasOverall = firstPodium(type, imageTypes) === null;
  const overall = useBest(competition.number, null, !hasOverall);
  return (
    <Stack gap={{ base: '10', md: '14' }}>
      {hasOverall && (
        <Podium competition={competition} type={null} heading={t('browse.results.overall')} photos={overall} isLarge />
      )}
      {(!hasOverall || overall) &&
        categories.map((category) => (
          <CategoryPodium
            key={category.code}
            competition={competition}
            category={category}
            overall={overall}
            isLarge={!hasOverall}
          />
        ))}
      <Flex gap="3" wrap="wrap" className="no-print">
        <Button variant="outline" size="sm" onClick={() => share(title)}>
          <Share2 aria-hidden size={16} />
          {t('browse.results.share')}
        </Button>
        <Button variant="outline" size="sm" onClick={() => window.print()}>
          <Printer aria-hidden size={16} />
          {t('browse.results.print')}
        </Button>
      </Flex>
      <Suspense>
        <ExcludedNotice competitionNumber={competition.number} />
      </Suspense>
    </Stack>
  );
}

/** How sure the results are, and how they were computed. */
export function Grounds({ competition, type }: WinnersProps) {
  return (
    <Stack gap={{ base: '8', md: '10' }}>
      <Suspense>
        <RobustnessStrip competition={competition} type={type} />
      </Suspense>
      <Method competition={competition} type={type} />
    </Stack>
  );
}
