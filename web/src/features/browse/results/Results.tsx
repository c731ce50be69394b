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
import { Method } from './Method.tsx';
import type { TileImage } from '../Tile.tsx';
import { Podium } from './Podium.tsx';
import { PrintedRanking } from './PrintedRanking.tsx';

/** What is loaded after the winners, with its texts. */
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

/** Props of the results. */
export interface ResultsProps {
  competition: BrowsedCompetitionFragment;
  /** Category code; null for all. */
  type: string | null;
  /** The loaded part of the ranked list, for printing. */
  tiles: readonly TileImage[];
}

/**
 * The results of a competition: winners overall and by category, and how scores are computed. The ranked list is shown
 * below it.
 */
export function Results({ competition, type, tiles }: ResultsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const title = format.text(competition.title);
  const { imageTypes } = competition;
  const categories = type === null ? imageTypes : imageTypes.filter(({ code }) => code === type);
  const hasOverall = type === null && imageTypes.length > 1;
  return (
    <Stack gap={{ base: '8', md: '10' }}>
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
        <ExcludedNotice competitionId={competition.id} />
      </Suspense>
      {hasOverall && <Podium competition={competition} type={null} heading={t('browse.results.overall')} isLarge />}
      {categories.map((category) => (
        <Podium
          key={category.code}
          competition={competition}
          type={category.code}
          heading={format.text(category.title)}
          isLarge={!hasOverall}
        />
      ))}
      <Suspense>
        <RobustnessStrip competition={competition} type={type} />
      </Suspense>
      <Method competition={competition} type={type} />
      <PrintedRanking tiles={tiles} ofType={type !== null} />
    </Stack>
  );
}
