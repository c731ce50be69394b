import { Flex } from '@chakra-ui/react/flex';
import type { CompetitionTimesFragment } from './generated/graphql.ts';
import { Countdown } from './Countdown.tsx';
import { StageBadge } from './StageBadge.tsx';
import type { Standing } from './useStage.ts';

/**
 * Where a competition stands and how long that lasts; a pause has no end that is known. The time is counted in one line, so that
 * nothing below it moves when it becomes longer: on a phone in one of its own, in smaller letters.
 */
export function StandingLine({
  times,
  stage,
  next,
}: Pick<Standing, 'stage' | 'next'> & { times: CompetitionTimesFragment }) {
  return (
    <Flex
      direction={{ base: 'column', sm: 'row' }}
      align={{ base: 'start', sm: 'center' }}
      columnGap="3"
      rowGap="2"
      wrap="wrap"
    >
      <StageBadge stage={stage} />
      {next !== null && stage !== 'paused' && (
        <Countdown
          times={times}
          to={next}
          textStyle={{ base: 'sm', sm: 'md' }}
          lineHeight={{ base: '1.25rem', sm: '1.75rem' }}
          fontVariantNumeric="tabular-nums"
        />
      )}
    </Flex>
  );
}
