import { Box } from '@chakra-ui/react/box';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import { relativeTime } from '../../i18n/relativeTime.ts';
import type { CompetitionTimesFragment } from '../competition/generated/graphql.ts';
import { boundaries, nextBoundary, type Boundary } from '../competition/stage.ts';
import { useServerNow } from '../competition/useServerNow.ts';
import { ZonedTime } from '../competition/ZonedTime.tsx';

/** How much of the time from a boundary to the one behind it has passed, from 0 to 1. */
function passedFrom(name: Boundary, times: CompetitionTimesFragment, now: number): number {
  const from = Date.parse(times[name]);
  const following = boundaries[boundaries.indexOf(name) + 1];
  if (following === undefined) return now >= from ? 1 : 0;
  return Math.min(1, Math.max(0, (now - from) / (Date.parse(times[following]) - from)));
}

/** The four dates of a competition as one track that is filled up to now; how far the next one is stands beside it. */
export function DatesLine({ times, timeZone }: { times: CompetitionTimesFragment; timeZone: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useServerNow(times.now);
  const next = nextBoundary(times, now);
  return (
    <Box
      as="ol"
      listStyleType="none"
      display="grid"
      gridTemplateColumns={{ base: 'repeat(2, 1fr)', md: 'repeat(4, 1fr)' }}
      rowGap="2"
      textStyle="sm"
    >
      {boundaries.map((name) => {
        const passed = passedFrom(name, times, now);
        return (
          <Box as="li" key={name} pe="3" aria-current={name === next ? 'step' : undefined}>
            <Box aria-hidden position="relative" height="1" me="-3" mb="1" bg="border.emphasized">
              <Box
                position="absolute"
                insetY="0"
                insetStart="0"
                bg="accent.solid"
                style={{ width: `${passed * 100}%` }}
              />
            </Box>
            <Box color={name === next ? 'fg' : 'fg.muted'} fontWeight={name === next ? 'medium' : undefined}>
              {t(`admin.dashboard.boundary.${name}`)}
              {name === next ? ` · ${relativeTime(format, times[name], now)}` : null}
            </Box>
            <ZonedTime instant={times[name]} timeZone={timeZone} />
          </Box>
        );
      })}
    </Box>
  );
}
