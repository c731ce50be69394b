import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/format.ts';
import { shortDate } from '../../chart/shortDate.ts';
import { useIsWide } from '../../useIsWide.ts';
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
      top="0"
      insetInlineStart="0"
      boxSize="3"
      borderRadius="full"
      borderWidth="2px"
      borderColor="accent.solid"
      bg={filled ? 'accent.solid' : 'bg'}
    />
  );
}

/** Today, between two dates, at its place on the line. On a phone its word is said to those who do not see the mark. */
function Today({ share, isWide }: { share: number; isWide: boolean }) {
  const { t } = useTranslation();
  return (
    <Box as="li" listStyleType="none" position="absolute" top="0" style={{ insetInlineStart: `${100 * share}%` }}>
      <Box data-drawn position="absolute" top="-0.25rem" insetInlineStart="-1px" width="2px" height="5" bg="fg" />
      <Text
        textStyle="sm"
        fontWeight="semibold"
        position="absolute"
        bottom="0.5rem"
        whiteSpace="nowrap"
        transform="translateX(-50%)"
        srOnly={!isWide}
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

/** On a phone: the next date with its hour, in one line, which opens to all four. */
function ExactTimes({ competition, next, timeZone }: Omit<DatesTrackProps, 'children'>) {
  const { t } = useTranslation();
  const format = useFormat();
  const nameOf = (name: Boundary) => t(competition.judgedBy === 'JURY' ? `home.byJury.${name}` : `home.${name}`);
  return (
    <Box as="details" mt="3" textStyle="sm">
      <Box as="summary" py="2" cursor="pointer">
        {next === null ? (
          t('home.exactTimes')
        ) : (
          <>
            {nameOf(next)}: <time dateTime={competition[next]}>{format.zoned(competition[next], timeZone)}</time>
          </>
        )}
      </Box>
      <Box as="dl" mt="1">
        {boundaries.map((name) => (
          <Box key={name} py="1">
            <Box as="dt" fontWeight="medium">
              {nameOf(name)}
            </Box>
            <Box as="dd" color="fg.muted">
              <ZonedTime instant={competition[name]} timeZone={timeZone} />
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/**
 * The four dates on one line with today on it; what has passed is filled. On a phone each has a short name and its day, and the
 * hours are below.
 */
export function DatesTrack({ competition, next, timeZone, children }: DatesTrackProps) {
  const { t } = useTranslation();
  const { convention } = useFormat();
  const isWide = useIsWide();
  // In thousandths, so that it is drawn again when it has moved by a pixel, and not each second.
  const place = useFromServerNow(competition.now, (now) => placeOnTrack(competition, now).toFixed(3));
  const share = Number(place);
  const passed = next === null ? boundaries.length : boundaries.indexOf(next);
  const isByJury = competition.judgedBy === 'JURY';
  const point = (name: Boundary, index: number) => (
    <Box
      as="li"
      key={name}
      listStyleType="none"
      position="relative"
      pt={{ base: '5', md: '6' }}
      pe={{ base: '2', md: '4' }}
      textStyle={{ base: 'xs', md: 'md' }}
      aria-current={name === next ? 'step' : undefined}
      fontWeight={name === next ? 'semibold' : 'normal'}
      color={index < passed ? 'fg.muted' : 'fg'}
    >
      <Point filled={index < passed} />
      {isWide ? (
        <>
          <Text>{t(isByJury ? `home.byJury.${name}` : `home.${name}`)}</Text>
          <Box color="fg.muted" textStyle="sm" fontWeight="normal">
            <ZonedTime instant={competition[name]} timeZone={timeZone} />
          </Box>
        </>
      ) : (
        <>
          <Text>{t(isByJury ? `home.shortByJury.${name}` : `home.short.${name}`)}</Text>
          <Text asChild color="fg.muted" fontWeight="normal">
            <time dateTime={competition[name]}>{shortDate(competition[name], timeZone, convention)}</time>
          </Text>
        </>
      )}
    </Box>
  );
  const points = boundaries.map(point);
  const today = <Today key="today" share={share} isWide={isWide} />;
  const rows = [...points.slice(0, passed), today, ...points.slice(passed)];
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
          top="0.3125rem"
          insetInlineStart="0"
          width="full"
          height="2px"
        />
        <Box as="ol" display="grid" gridTemplateColumns="repeat(4, 1fr)" m="0" p="0" position="relative">
          {rows}
        </Box>
      </Box>
      {isWide ? null : <ExactTimes competition={competition} next={next} timeZone={timeZone} />}
    </Box>
  );
}
