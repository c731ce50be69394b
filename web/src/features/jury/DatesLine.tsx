import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import type { CompetitionTimesFragment } from '../../ui/competition/generated/graphql.ts';
import { boundaries } from '../../ui/competition/stage.ts';
import { ZonedTime } from '../../ui/competition/ZonedTime.tsx';

/** The dates of a competition, as its judges call them. */
export function DatesLine({ times, timeZone }: { times: CompetitionTimesFragment; timeZone: string }) {
  const { t } = useTranslation();
  const kind = times.judgedBy === 'JURY' ? 'jury' : 'both';
  return (
    <Box
      as="dl"
      display="grid"
      gridTemplateColumns={{ base: '1fr', sm: 'max-content 1fr' }}
      columnGap="6"
      rowGap="1"
      m="0"
    >
      {boundaries.map((name) => (
        <Box key={name} display="contents">
          <Text as="dt" color="fg.muted">
            {t(`jury.date.${kind}.${name}`)}
          </Text>
          <Box as="dd" m="0" mb={{ base: '2', sm: '0' }}>
            <ZonedTime instant={times[name]} timeZone={timeZone} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
