import { Alert } from '@chakra-ui/react/alert';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { ArrowRight } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { pointOfDigit } from '../keys/digits.ts';
import { usePageKeys, useShortcuts } from '../keys/pageKeys.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { PointChoice } from './PointChoice.tsx';
import type { Standing } from './useStanding.ts';
import type { VoteControl } from './useVote.ts';

/** Settings of the vote. */
export interface VotingPanelProps {
  minPoint: number;
  maxPoint: number;
  vote: VoteControl;
  /** The viewer's standing, with what waits to be sent; null when it cannot be read. */
  progress: Standing | null;
  /** Where the next image without a vote is; null when none is left, undefined while it is not known. */
  next: string | null | undefined;
}

function Progress({ progress: { voted, votable } }: { progress: Standing }) {
  const { t } = useTranslation();
  return (
    <Stack gap="2">
      <Text textStyle="sm" color="fg.muted">
        {t('show.vote.progress', { voted, total: votable })}
      </Text>
      <Box aria-hidden height="1" borderRadius="full" bg="bg.emphasized" overflow="hidden">
        <Box height="full" bg="accent.solid" width={`${(100 * voted) / Math.max(1, votable)}%`} />
      </Box>
    </Stack>
  );
}

/** Gives the image a point, takes it back, and leads on. A digit key gives its point. */
export function VotingPanel({ minPoint, maxPoint, vote, progress, next }: VotingPanelProps) {
  const { t } = useTranslation();
  const shortcuts = useShortcuts();
  const range = useId();
  const [withdrawn, setWithdrawn] = useState<number | null>(null);
  const points = (count: number) => t('show.vote.point', { count });

  function choose(point: number): void {
    setWithdrawn(null);
    vote.cast(point);
  }

  function withdraw(): void {
    setWithdrawn(vote.point);
    vote.cast(null);
  }

  const onDigit = (digit: number): void => {
    const point = pointOfDigit(digit, { minPoint, maxPoint });
    if (point !== null) choose(point);
  };
  usePageKeys({ onDigit }, shortcuts);

  const undo = vote.point === null ? withdrawn : null;
  return (
    <Panel title={t('show.vote.title')}>
      <PointChoice minPoint={minPoint} maxPoint={maxPoint} value={vote.point} onChoose={choose} describedBy={range} />
      <Text id={range} textStyle="sm" color="fg.muted">
        {t('show.vote.range', { min: minPoint, max: maxPoint })}
      </Text>
      <Text role="status" textStyle="sm" fontWeight="medium">
        {vote.isSaved ? '' : t('show.vote.kept')}
      </Text>
      {vote.refused ? (
        // A notification has told it; here it stays.
        <Alert.Root status="error">
          <Alert.Indicator />
          <Alert.Content>
            <Alert.Description>{vote.refused}</Alert.Description>
          </Alert.Content>
        </Alert.Root>
      ) : null}
      <Box>
        <Text role="status" color="fg.muted" mb={undo === null ? '0' : '2'}>
          {undo === null ? '' : t('show.vote.withdrawn', { points: points(undo) })}
        </Text>
        {/* One button, so that the keyboard stays where it is. */}
        {vote.point !== null || undo !== null ? (
          <Button
            variant="outline"
            borderColor="border.emphasized"
            onClick={undo === null ? withdraw : () => choose(undo)}
          >
            {undo === null ? t('show.vote.withdraw') : t('show.vote.undo')}
          </Button>
        ) : null}
      </Box>
      {progress ? <Progress progress={progress} /> : null}
      {next ? (
        <Button asChild variant={vote.point === null ? 'outline' : 'solid'} whiteSpace="normal" height="auto" py="2.5">
          <Link to={next}>
            {t('show.vote.nextUnvoted')}
            <ArrowRight aria-hidden />
          </Link>
        </Button>
      ) : null}
      {next === null && vote.point !== null ? <Text>{t('show.vote.allVoted')}</Text> : null}
    </Panel>
  );
}
