import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import type { CompetitionTimesFragment } from '../../ui/competition/generated/graphql.ts';
import { boundaries, type Boundary } from '../../ui/competition/stage.ts';
import { ZonedTime } from '../../ui/competition/ZonedTime.tsx';

/** Props of a competition's dates. */
export interface DatesProps {
  competition: CompetitionTimesFragment;
  next: Boundary | null;
  /** The organisers' time zone (IANA). */
  timeZone: string;
}

/** The four dates with the next one highlighted, for a card. */
export function Dates({ competition, next, timeZone }: DatesProps) {
  const { t } = useTranslation();
  return (
    <Box>
      <Heading as="h4" size="md" fontWeight="medium" mb="3">
        {t('home.timesTitle')}
      </Heading>
      <Box as="dl" borderTopWidth="1px">
        {boundaries.map((name) => {
          const isNext = name === next;
          return (
            <Flex
              key={name}
              // Not `wrap` alone: the shortest date of a phone would stand beside its name, and the others below theirs.
              direction={{ base: 'column', sm: 'row' }}
              justify="space-between"
              columnGap="4"
              py="2"
              borderBottomWidth="1px"
              wrap="wrap"
            >
              <Text
                as="dt"
                aria-current={isNext ? 'step' : undefined}
                color={isNext ? 'fg' : 'fg.muted'}
                fontWeight={isNext ? 'semibold' : 'normal'}
              >
                {t(competition.judgedBy === 'JURY' ? `home.byJury.${name}` : `home.${name}`)}
              </Text>
              <Text as="dd" fontWeight={isNext ? 'semibold' : 'normal'} textAlign={{ sm: 'end' }}>
                <ZonedTime instant={competition[name]} timeZone={timeZone} />
              </Text>
            </Flex>
          );
        })}
      </Box>
    </Box>
  );
}
