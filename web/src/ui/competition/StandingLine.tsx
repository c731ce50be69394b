import { Flex } from '@chakra-ui/react/flex';
import type { CompetitionTimesFragment } from './generated/graphql.ts';
import { Countdown } from './Countdown.tsx';
import { StageBadge } from './StageBadge.tsx';
import type { Standing } from './useStage.ts';

/** Where a competition stands and how long that lasts; a pause has no end that is known. */
export function StandingLine({
  times,
  stage,
  next,
}: Pick<Standing, 'stage' | 'next'> & { times: CompetitionTimesFragment }) {
  return (
    <Flex align="center" columnGap="3" rowGap="2" wrap="wrap">
      <StageBadge stage={stage} />
      {next !== null && stage !== 'paused' && <Countdown times={times} to={next} />}
    </Flex>
  );
}
