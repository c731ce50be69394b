import { Box } from '@chakra-ui/react/box';
import { useTranslation } from 'react-i18next';
import type { CompetitionTimesFragment } from '../competition/generated/graphql.ts';
import { boundaries } from '../competition/stage.ts';
import { useServerNow } from '../competition/useServerNow.ts';
import { ZonedTime } from '../competition/ZonedTime.tsx';

/** The four dates of a competition in their order, those that have passed marked. */
export function DatesLine({ times, timeZone }: { times: CompetitionTimesFragment; timeZone: string }) {
  const { t } = useTranslation();
  const now = useServerNow(times.now);
  return (
    <Box as="ol" listStyleType="none" display="grid" gridTemplateColumns="repeat(auto-fit, minmax(10rem, 1fr))" gap="3">
      {boundaries.map((name) => {
        const isPast = Date.parse(times[name]) <= now;
        return (
          <Box
            as="li"
            key={name}
            borderTopWidth="4px"
            borderColor={isPast ? 'accent.solid' : 'border.emphasized'}
            pt="2"
            textStyle="sm"
          >
            <Box color="fg.muted">{t(`admin.dashboard.boundary.${name}`)}</Box>
            <ZonedTime instant={times[name]} timeZone={timeZone} />
          </Box>
        );
      })}
    </Box>
  );
}
