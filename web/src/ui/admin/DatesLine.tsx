import { Box } from '@chakra-ui/react/box';
import { useFormat } from '../../i18n/format.ts';
import { relativeTime } from '../../i18n/relativeTime.ts';
import type { CompetitionTimesFragment } from '../competition/generated/graphql.ts';
import { placeOnTrack } from '../competition/placeOnTrack.ts';
import { boundaries, nextBoundary } from '../competition/stage.ts';
import { useServerNow } from '../competition/useServerNow.ts';
import { ZonedTime } from '../competition/ZonedTime.tsx';
import { useDateName } from './useDateName.ts';

/** The four dates of a competition as one track that is filled up to now; how far the next one is stands beside it. */
export function DatesLine({ times, timeZone }: { times: CompetitionTimesFragment; timeZone: string }) {
  const dateName = useDateName(times.judgedBy);
  const format = useFormat();
  const now = useServerNow(times.now);
  const next = nextBoundary(times, now);
  const parts = placeOnTrack(times, now) * boundaries.length;
  return (
    <Box
      as="ol"
      listStyleType="none"
      display="grid"
      gridTemplateColumns={{ base: 'repeat(2, 1fr)', md: 'repeat(4, 1fr)' }}
      rowGap="2"
      textStyle="sm"
    >
      {boundaries.map((name, index) => {
        const passed = Math.min(1, Math.max(0, parts - index));
        return (
          <Box as="li" key={name} pe="3" aria-current={name === next ? 'step' : undefined}>
            <Box aria-hidden position="relative" height="1" me="-3" mb="1" bg="border.emphasized">
              <Box
                position="absolute"
                insetY="0"
                insetStart="0"
                data-drawn
                bg="accent.solid"
                style={{ width: `${passed * 100}%` }}
              />
            </Box>
            <Box color={name === next ? 'fg' : 'fg.muted'} fontWeight={name === next ? 'medium' : undefined}>
              {dateName(name)}
              {name === next ? ` · ${relativeTime(format, times[name], now)}` : null}
            </Box>
            {/* In a narrow column the organisers' clock alone, whose zone is named: two lines and not four. */}
            <Box textStyle={{ base: 'xs', lg: 'sm' }} css={{ '& > span': { display: { base: 'none', xl: 'block' } } }}>
              <ZonedTime instant={times[name]} timeZone={timeZone} />
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
