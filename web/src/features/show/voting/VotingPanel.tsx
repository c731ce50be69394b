import { isBelowCoverage } from '@photo-competition/count/coverage';
import { Alert } from '@chakra-ui/react/alert';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { ArrowRight } from 'lucide-react';
import { lazy, memo, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { paths } from '../../../routes/paths.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { pointOfDigit } from '../../../ui/shortcuts/digits.ts';
import { loadPart } from '../../../connection/loadPart.ts';
import { usePageKeys, useShortcuts } from '../../../ui/shortcuts/pageKeys.ts';
import { PointChoice } from './PointChoice.tsx';
import type { Standing } from './useStanding.ts';
import type { VoteControl } from './useVote.ts';

/** Loaded with the first vote. */
const Seal = lazy(() =>
  loadPart(async () => {
    const { Seal, addReceiptTexts } = await import('./Seal.tsx');
    await addReceiptTexts();
    return { default: Seal };
  }),
);

/** Props of the voting panel. */
export interface VotingPanelProps {
  minPoint: number;
  maxPoint: number;
  /** Share of the images, in per cent, below which the viewer's votes do not count; 0: they do. */
  minCoverage: number;
  /** Id of the image; `competitionNumber` is that of its competition. */
  imageNumber: number;
  competitionNumber: number;
  vote: VoteControl;
  /** The viewer's progress including queued votes; null when it is unknown. */
  progress: Standing | null;
  /** Whether the progress is told beside this panel: here only its room is kept, so that both panels are equally high. */
  isSecond?: boolean | undefined;
  /** Path of the next image without a vote; null when none is left, undefined while it is unknown. */
  next: string | null | undefined;
  /** Whether digit keys vote on the page, in a viewer over it, or not at all. */
  keys: 'page' | 'viewer' | 'none';
  /** Title of the image in a comparison, where there are two panels. */
  label?: string | undefined;
}

interface ProgressProps extends Standing, Pick<VotingPanelProps, 'minCoverage' | 'isSecond'> {
  to: string;
}

const Progress = memo(function Progress({ voted, votable, minCoverage, isSecond, to }: ProgressProps) {
  const { t } = useTranslation();
  const isBelow = isBelowCoverage({ votes: voted, images: votable }, minCoverage);
  return (
    <Box minW="0" hideBelow="sm" visibility={isSecond ? 'hidden' : undefined}>
      <TextLink to={to} textStyle="sm" color="fg.muted">
        {t('show.vote.progress', { count: votable, voted, total: votable })}
      </TextLink>
      <Box aria-hidden height="1" mt="1" borderRadius="full" bg="bg.emphasized" overflow="hidden">
        {/* Not a style of its own for each share: a new rule has the browser compute the styles of the whole page. */}
        <Box height="full" bg="accent.solid" style={{ width: `${(100 * voted) / Math.max(1, votable)}%` }} />
      </Box>
      {minCoverage > 0 ? (
        <Text mt="1" textStyle="sm" color="fg.muted">
          {t(isBelow ? 'show.vote.coverageBelow' : 'show.vote.coverageReached', { share: minCoverage })}
        </Text>
      ) : null}
    </Box>
  );
});

/** Leads to the next image without a vote; more visible once this one has a vote. */
const Next = memo(function Next({ to, hasVoted }: { to: string; hasVoted: boolean }) {
  const { t } = useTranslation();
  return (
    <Button asChild ms="auto" flexShrink="0" variant={hasVoted ? 'solid' : 'outline'}>
      <Link to={to} replace aria-label={t('show.vote.nextUnvoted')} title={t('show.vote.nextUnvoted')}>
        {t('show.vote.nextShort')}
        <ArrowRight aria-hidden />
      </Link>
    </Button>
  );
});

/** Point buttons with digit shortcuts, withdrawal of the vote, and the link to the next image without a vote. */
export function VotingPanel({
  minPoint,
  maxPoint,
  minCoverage,
  imageNumber,
  competitionNumber,
  vote,
  progress,
  isSecond,
  next,
  keys,
  label,
}: VotingPanelProps) {
  const { t } = useTranslation();
  const shortcuts = useShortcuts();
  const range = useId();
  const [withdrawn, setWithdrawn] = useState<{ imageNumber: number; point: number | null } | null>(null);
  const points = (count: number) => t('show.vote.point', { count });

  function choose(point: number): void {
    setWithdrawn(null);
    vote.cast(point);
  }

  function withdraw(): void {
    setWithdrawn({ imageNumber, point: vote.point });
    vote.cast(null);
  }

  const onDigit = (digit: number): void => {
    const point = pointOfDigit(digit, { minPoint, maxPoint });
    if (point !== null) choose(point);
  };
  usePageKeys({ onDigit }, shortcuts && keys !== 'none', keys === 'viewer');

  const undo = vote.point === null && withdrawn?.imageNumber === imageNumber ? withdrawn.point : null;
  const saved = vote.point === null ? '' : t('show.vote.saved', { points: points(vote.point) });
  return (
    <Box as="section" aria-label={[t('show.vote.title'), label].filter(Boolean).join(': ')} width="full">
      {vote.refused ? (
        // A notification showed the refusal before; this message remains.
        <Alert.Root status="error" mb="2" py="2">
          <Alert.Indicator />
          <Alert.Content>
            <Alert.Description>{vote.refused}</Alert.Description>
          </Alert.Content>
        </Alert.Root>
      ) : null}
      <Flex columnGap={{ base: '3', md: '5' }} rowGap="2" align="center" wrap="wrap">
        <Box flex={{ base: '1 0 100%', md: '0 1 auto' }} minW="0">
          <PointChoice
            minPoint={minPoint}
            maxPoint={maxPoint}
            value={vote.point}
            onChoose={choose}
            describedBy={range}
          />
        </Box>
        {/* Wide enough for its words beside the button: in a narrow panel it moves to a line of its own. On a phone the button
            stands below the words where the way to the next photo is beside them. */}
        <Flex
          flex={{ base: '1 1 11rem', md: '1 1 20rem' }}
          wrap={{ base: 'wrap', md: 'nowrap' }}
          minW="0"
          columnGap="3"
          rowGap="1"
          align="center"
          minH="9"
        >
          <Box minW="28">
            <Text role="status" textStyle="sm" fontWeight="medium">
              {vote.isSaved ? saved : t('show.vote.kept')}
            </Text>
            {vote.isSaved && vote.point !== null ? (
              <Suspense fallback={null}>
                <Seal imageNumber={imageNumber} competitionNumber={competitionNumber} point={vote.point} />
              </Suspense>
            ) : null}
            <Text role="status" textStyle="sm" color="fg.muted">
              {undo === null ? '' : t('show.vote.withdrawn', { points: points(undo) })}
            </Text>
            <Text
              id={range}
              textStyle="sm"
              color="fg.muted"
              hidden={vote.point !== null || undo !== null}
              hideBelow="sm"
            >
              {t('show.vote.range', { min: minPoint, max: maxPoint })}
            </Text>
            {next === null && vote.point !== null ? <Text textStyle="sm">{t('show.vote.allVoted')}</Text> : null}
          </Box>
          {/* One button for withdrawing and undoing, so that it keeps the keyboard focus. */}
          {vote.point !== null || undo !== null ? (
            <Button
              size="sm"
              px={{ base: '2', md: '3.5' }}
              flexShrink="0"
              variant="outline"
              borderColor="border.emphasized"
              onClick={undo === null ? withdraw : () => choose(undo)}
            >
              {undo === null ? t('show.vote.withdraw') : t('show.vote.undo')}
            </Button>
          ) : null}
        </Flex>
        {progress ? (
          <Progress
            {...progress}
            minCoverage={minCoverage}
            isSecond={isSecond}
            to={paths.user.votes(competitionNumber)}
          />
        ) : null}
        {next ? <Next to={next} hasVoted={vote.point !== null} /> : null}
      </Flex>
    </Box>
  );
}
