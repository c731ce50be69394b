import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompetitionTimesFragment } from '../generated/graphql.ts';
import { placeOnTrack } from '../placeOnTrack.ts';
import { boundaries, type Boundary } from '../stage.ts';
import { useFromServerNow } from '../useServerNow.ts';
import { ZonedTime } from '../ZonedTime.tsx';

/** A point of the track. */
function Point({ filled }: { filled: boolean }) {
  return (
    <Box
      data-drawn={filled || undefined}
      position="absolute"
      top={{ base: '0.375rem', md: '0' }}
      insetInlineStart="0"
      boxSize="3"
      borderRadius="full"
      borderWidth="2px"
      borderColor="accent.solid"
      bg={filled ? 'accent.solid' : 'bg'}
    />
  );
}

/** Today, between two dates: on a wide screen at its place on the line, elsewhere as a row of its own. */
function Today({ share }: { share: number }) {
  const { t } = useTranslation();
  return (
    <Box
      as="li"
      listStyleType="none"
      position={{ base: 'relative', md: 'absolute' }}
      top={{ md: '0' }}
      ps={{ base: '7', md: '0' }}
      pb={{ base: '4', md: '0' }}
      css={{ md: { insetInlineStart: `${100 * share}%` } }}
    >
      <Box
        data-drawn
        position="absolute"
        top={{ base: '0.125rem', md: '-0.25rem' }}
        insetInlineStart={{ base: '0.3125rem', md: '-1px' }}
        width="2px"
        height="5"
        bg="fg"
      />
      <Text
        textStyle="sm"
        fontWeight="semibold"
        position={{ md: 'absolute' }}
        bottom={{ md: '0.5rem' }}
        whiteSpace="nowrap"
        css={{ md: { transform: 'translateX(-50%)' } }}
      >
        {t('home.today')}
      </Text>
    </Box>
  );
}

/** Props of the track. */
export interface DatesTrackProps {
  competition: CompetitionTimesFragment;
  next: Boundary | null;
  /** The organisers' time zone (IANA). */
  timeZone: string;
  /** Elements beside its heading. */
  children?: ReactNode;
}

/** The four dates on one line with today on it; what has passed is filled. On a phone the line runs downwards. */
export function DatesTrack({ competition, next, timeZone, children }: DatesTrackProps) {
  const { t } = useTranslation();
  // In thousandths, so that it is drawn again when it has moved by a pixel, and not each second.
  const place = useFromServerNow(competition.now, (now) => placeOnTrack(competition, now).toFixed(3));
  const share = Number(place);
  const passed = next === null ? boundaries.length : boundaries.indexOf(next);
  const point = (name: Boundary, index: number) => (
    <Box
      as="li"
      key={name}
      listStyleType="none"
      position="relative"
      ps={{ base: '7', md: '0' }}
      pt={{ md: '6' }}
      pe={{ md: '4' }}
      pb={{ base: '4', md: '0' }}
      aria-current={name === next ? 'step' : undefined}
      fontWeight={name === next ? 'semibold' : 'normal'}
      color={index < passed ? 'fg.muted' : 'fg'}
    >
      <Point filled={index < passed} />
      <Text>{t(competition.judgedBy === 'JURY' ? `home.byJury.${name}` : `home.${name}`)}</Text>
      <Box color="fg.muted" textStyle="sm" fontWeight="normal">
        <ZonedTime instant={competition[name]} timeZone={timeZone} />
      </Box>
    </Box>
  );
  const points = boundaries.map(point);
  const rows = [...points.slice(0, passed), <Today key="today" share={share} />, ...points.slice(passed)];
  return (
    <Box as="section" aria-labelledby="dates">
      <Flex justify="space-between" align="center" gap="4" wrap="wrap" mb={{ base: '4', md: '10' }}>
        <Heading id="dates" as="h2" size="xl" fontWeight="medium">
          {t('home.timesTitle')}
        </Heading>
        {children}
      </Flex>
      <Box position="relative">
        <Box
          aria-hidden
          data-drawn
          position="absolute"
          bg="border.emphasized"
          top={{ base: '3', md: '0.3125rem' }}
          bottom={{ base: '8', md: 'auto' }}
          insetInlineStart={{ base: '0.3125rem', md: '0' }}
          width={{ base: '2px', md: 'full' }}
          height={{ md: '2px' }}
        />
        <Box as="ol" display={{ md: 'grid' }} gridTemplateColumns="repeat(4, 1fr)" m="0" p="0" position="relative">
          {rows}
        </Box>
      </Box>
    </Box>
  );
}
