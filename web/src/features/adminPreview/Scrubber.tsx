import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Input } from '@chakra-ui/react/input';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useDateName } from '../../ui/admin/useDateName.ts';
import { useFormat } from '../../i18n/format.ts';
import type { CompetitionTimesFragment } from '../../ui/competition/generated/graphql.ts';
import { boundaries } from '../../ui/competition/stage.ts';
import { wholeSecond } from '../../ui/competition/useServerNow.ts';
import { StageBadge } from '../../ui/competition/StageBadge.tsx';
import { fromLocalField } from '../../ui/form/zonedTime.ts';
import { phaseColors } from '../../ui/admin/competition/phaseColors.ts';
import { localSecond, useInstantText } from './instantText.ts';
import { movedBy, partOf, previewedStage, rangeOf } from './standpoint.ts';

/** Props of what chooses the instant. */
export interface ScrubberProps {
  times: CompetitionTimesFragment;
  timeZone: string;
  /** Epoch milliseconds. */
  instant: number;
  /** Epoch milliseconds of the server's clock. */
  now: number;
  onMove: (instant: number) => void;
}

const percent = (part: number): string => `${100 * part}%`;

/** Half of the handle: so far its middle stays from the ends. */
const inset = '10px';

const Slider = chakra('input', {
  base: {
    display: 'block',
    width: 'full',
    // As large as a finger.
    height: { base: '11', md: '6' },
    appearance: 'none',
    bg: 'transparent',
    cursor: 'pointer',
    outline: 'none',
    '&::-webkit-slider-runnable-track': { height: '8px', borderRadius: 'full', bg: 'border.emphasized' },
    '&::-moz-range-track': { height: '8px', borderRadius: 'full', bg: 'border.emphasized' },
    '&::-webkit-slider-thumb': {
      appearance: 'none',
      boxSize: '20px',
      mt: '-6px',
      borderRadius: 'full',
      bg: 'accent.solid',
    },
    '&::-moz-range-thumb': { boxSize: '20px', borderWidth: '0', borderRadius: 'full', bg: 'accent.solid' },
    _focusVisible: { outline: '3px solid', outlineColor: 'accent.focusRing', borderRadius: 'l2' },
  },
});

/** The three phases over the slider, with their names above them where there is room; no line runs through a name. */
function Phases({ times, instant, now }: Pick<ScrubberProps, 'times' | 'instant' | 'now'>) {
  const { t } = useTranslation();
  const range = rangeOf(times);
  const at = boundaries.map((name) => partOf(Date.parse(times[name]), range));
  const words = (['uploading', 'voting', 'award'] as const).map((stage) => t(`shell.stage.${stage}`));
  const stretch = (index: number) => ({
    insetInlineStart: percent(at[index] ?? 0),
    width: percent((at[index + 1] ?? 0) - (at[index] ?? 0)),
  });
  return (
    <Box aria-hidden mx={inset}>
      <Box position="relative" height="5">
        {words.map((word, index) => (
          <Box
            key={word}
            position="absolute"
            insetY="0"
            display="flex"
            flexWrap="wrap"
            overflow="hidden"
            textStyle="xs"
            lineHeight="1.25rem"
            whiteSpace="nowrap"
            style={stretch(index)}
          >
            {/* Where the name does not fit beside it, the name is wrapped out of sight. */}
            <Box width="1px" height="5" />
            {word}
          </Box>
        ))}
      </Box>
      <Box position="relative" height="2" bg="bg.muted" borderRadius="l2" overflow="hidden">
        {phaseColors.map(({ bg }, index) => (
          <Box key={boundaries[index]} position="absolute" insetY="0" bg={bg} style={stretch(index)} />
        ))}
        {[
          { key: 'now', place: now, color: 'fg.warning', line: 'dashed' },
          { key: 'instant', place: instant, color: 'fg', line: 'solid' },
        ].map(({ key, place, color, line }) => (
          <Box
            key={key}
            position="absolute"
            insetY="0"
            ms="-1px"
            borderStartWidth="2px"
            borderStartStyle={line}
            borderColor={color}
            style={{ insetInlineStart: percent(partOf(place, range)) }}
          />
        ))}
      </Box>
    </Box>
  );
}

/** A date of the competition with the instants around it. */
function Around({
  name,
  ...props
}: Pick<ScrubberProps, 'times' | 'timeZone' | 'instant' | 'onMove'> & { name: (typeof boundaries)[number] }) {
  const { t } = useTranslation();
  const text = useInstantText(props.timeZone);
  const date = wholeSecond(Date.parse(props.times[name]));
  const label = useDateName(props.times.judgedBy)(name);
  return (
    <Box as="li" flexShrink="0">
      <Box textStyle="xs" color="fg.muted" mb="0.5" title={text(date)}>
        {label}
      </Box>
      <HStack gap="0.5">
        {[-1, 0, 1].map((seconds) => {
          const to = date + 1000 * seconds;
          const words = t(`adminCompetitions.preview.step.${seconds < 0 ? 'before' : seconds > 0 ? 'after' : 'at'}`);
          const isHere = to === props.instant;
          return (
            <Button
              key={seconds}
              size={{ base: 'md', md: 'xs' }}
              px="2"
              variant={isHere ? 'solid' : 'outline'}
              colorPalette={isHere ? 'accent' : 'gray'}
              aria-pressed={isHere}
              aria-label={`${label}: ${words}`}
              onClick={() => props.onMove(to)}
            >
              {words}
            </Button>
          );
        })}
      </HStack>
    </Box>
  );
}

/** Chooses the instant: on a slider, to the second around the four dates, or freely. */
export function Scrubber(props: ScrubberProps) {
  const { times, timeZone, instant, now, onMove } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const text = useInstantText(timeZone);
  const hintId = useId();
  const range = rangeOf(times);
  const stage = previewedStage(times, instant);
  return (
    <Stack gap="2">
      <Flex columnGap="4" rowGap="1" wrap={{ base: 'wrap', lg: 'nowrap' }} align="center">
        <HStack wrap="wrap" columnGap="3" rowGap="1" aria-live="polite" flexShrink="0">
          {/* As wide whatever the instant: the slider beside it stays where it is. */}
          <Box fontWeight="semibold" fontVariantNumeric="tabular-nums" minW={{ lg: '14rem' }}>
            {text(instant)}
          </Box>
          <StageBadge stage={stage} />
        </HStack>
        <Box flex="1 1 16rem" minW="0">
          <Phases times={times} instant={instant} now={now} />
          <Slider
            type="range"
            aria-label={t('adminCompetitions.preview.instant')}
            aria-describedby={hintId}
            aria-valuetext={`${text(instant)}, ${t(`shell.stage.${stage}`)}`}
            title={t('adminCompetitions.preview.keys')}
            min={range.from / 1000}
            max={range.to / 1000}
            step={1}
            value={Math.min(range.to, Math.max(range.from, instant)) / 1000}
            onChange={({ target }) => onMove(1000 * Number(target.value))}
            onKeyDown={(event) => {
              const to =
                event.altKey || event.ctrlKey || event.metaKey
                  ? null
                  : movedBy(event.key, event.shiftKey, instant, timeZone);
              if (to === null) return;
              event.preventDefault();
              onMove(to);
            }}
          />
          <VisuallyHidden id={hintId}>{t('adminCompetitions.preview.keys')}</VisuallyHidden>
        </Box>
      </Flex>
      <Flex gap="3" align="end" wrap={{ base: 'wrap', lg: 'nowrap' }}>
        <Flex
          as="ol"
          listStyleType="none"
          gap="3"
          overflowX="auto"
          maxW="full"
          aria-label={t('adminCompetitions.preview.around')}
        >
          {boundaries.map((name) => (
            <Around key={name} name={name} times={times} timeZone={timeZone} instant={instant} onMove={onMove} />
          ))}
        </Flex>
        <HStack gap="2" ms={{ lg: 'auto' }}>
          <Input
            type="datetime-local"
            size="sm"
            width="auto"
            step={1}
            lang={format.locale}
            bg="bg.panel"
            borderColor="border.emphasized"
            aria-label={t('adminCompetitions.preview.free', { zone: timeZone })}
            title={t('adminCompetitions.preview.free', { zone: timeZone })}
            value={localSecond(instant, timeZone)}
            onChange={({ target }) => {
              const to = fromLocalField(target.value, timeZone);
              if (to !== null) onMove(Date.parse(to));
            }}
          />
          <Button size="sm" variant="outline" onClick={() => onMove(now)}>
            {t('adminCompetitions.preview.now')}
          </Button>
        </HStack>
      </Flex>
    </Stack>
  );
}
