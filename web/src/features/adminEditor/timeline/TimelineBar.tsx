import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Lock } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/format.ts';
import { offsetAt } from '../../../ui/form/zonedTime.ts';
import { useDateName } from '../../../ui/admin/useDateName.ts';
import { dates, type EditorValues } from '../values.ts';
import { millisecondsOf, moved } from './localTime.ts';
import { draggedBy, keyStep, placeOf, scaleOf, type DateFields, type DateName, type Scale } from './timeline.ts';
import { shortDate } from '../../../ui/chart/shortDate.ts';
import { phaseColors } from '../../../ui/admin/competition/phaseColors.ts';
import { usePhaseLengths } from './usePhaseLengths.ts';

/** Props of the bar. */
export interface TimelineBarProps {
  fields: DateFields;
  timeZone: string;
  judgedBy: EditorValues['judgedBy'];
  /** Epoch milliseconds of the server's clock. */
  now: number;
  /** Why a date cannot change any more; null when it can. */
  frozenOf: (name: DateName) => string | null;
  /** A handle was moved. @param field where it stands now, as its field has it */
  onMove: (name: DateName, field: string) => void;
}

/** A handle that is held by a pointer. */
interface Grip {
  name: DateName;
  /** Where the pointer took it, in pixels of the window. */
  x: number;
  /** Value of its field then. */
  field: string;
  /** Scale of the bar then: it stays while the pointer moves. */
  scale: Scale;
}

/** Part of the bar that a name takes. */
const leastGap = 0.1;

/** Part of the bar that the words of a length take: a little less than a fifth, the rounded share of a phase of some hours. */
const leastForLength = 0.19;

const percent = (part: number): string => `${100 * part}%`;

const Handle = chakra('div', {
  base: {
    position: 'absolute',
    top: '50%',
    // As large as a finger.
    boxSize: '11',
    transform: 'translate(-50%, -50%)',
    display: 'grid',
    placeItems: 'center',
    cursor: 'ew-resize',
    touchAction: 'none',
    borderRadius: 'full',
    outline: 'none',
    '&[aria-disabled=true]': { cursor: 'not-allowed' },
    '& > span': {
      display: 'grid',
      placeItems: 'center',
      boxSize: '5',
      borderRadius: 'full',
      borderWidth: '3px',
      borderColor: 'accent.solid',
      bg: 'bg.panel',
      color: 'fg.muted',
    },
    '&[aria-disabled=true] > span': { borderColor: 'border.emphasized', borderWidth: '2px', boxSize: '6' },
    '&:focus-visible > span': { outline: '3px solid', outlineColor: 'accent.focusRing', outlineOffset: '2px' },
  },
});

/** The four dates as handles on a bar: by pointer a day at a time, with Shift an hour, and by keys. The fields are the truth. */
export function TimelineBar({ fields, timeZone, judgedBy, now, frozenOf, onMove }: TimelineBarProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const dateName = useDateName(judgedBy);
  const hintId = useId();
  const bar = useRef<HTMLDivElement>(null);
  const [grip, setGrip] = useState<Grip | null>(null);
  const lengths = usePhaseLengths(fields, timeZone, judgedBy);
  const instants = dates.map((name) => millisecondsOf(fields[name], timeZone));
  const scale = grip?.scale ?? scaleOf(instants);
  if (!scale) return null;

  /** Whether a date has room for its name: the one before it in the same line is not too close. */
  const hasRoom = (index: number): boolean => {
    const [before, instant] = [instants[index - 2] ?? null, instants[index] ?? null];
    return before === null || instant === null || placeOf(instant, scale) - placeOf(before, scale) > leastGap;
  };
  const take = (name: DateName) => (event: PointerEvent<HTMLElement>) => {
    if (frozenOf(name) !== null || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setGrip({ name, x: event.clientX, field: fields[name], scale });
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    const width = bar.current?.clientWidth ?? 0;
    if (!grip || width === 0) return;
    const to = moved(grip.field, draggedBy((event.clientX - grip.x) / width, grip.scale, event.shiftKey), timeZone);
    if (to !== fields[grip.name]) onMove(grip.name, to);
  };
  const press = (name: DateName) => (event: KeyboardEvent) => {
    const step = keyStep(event.key, event.shiftKey, event.ctrlKey || event.metaKey);
    if (!step) return;
    event.preventDefault();
    if (frozenOf(name) === null) onMove(name, moved(fields[name], step, timeZone));
  };

  return (
    <Box>
      {/* As far from the edges as a handle needs. */}
      <Box px="5" pb={{ base: 0, md: '12' }}>
        <Box ref={bar} position="relative" height="14" role="group" aria-label={t('adminCompetitions.timeline.label')}>
          <Box position="absolute" insetX="0" top="50%" height="8" mt="-4" bg="bg.muted" borderRadius="l2" />
          {phaseColors.map((colors, index) => {
            const [from, to] = [instants[index] ?? null, instants[index + 1] ?? null];
            if (from === null || to === null || !lengths[index]) return null;
            const [start, end] = [placeOf(from, scale), placeOf(to, scale)];
            return (
              <Box
                key={dates[index]}
                aria-hidden
                position="absolute"
                top="50%"
                height="8"
                mt="-4"
                textStyle="xs"
                lineHeight="2rem"
                textAlign="center"
                whiteSpace="nowrap"
                overflow="hidden"
                style={{ insetInlineStart: percent(start), width: percent(end - start) }}
                {...colors}
              >
                {end - start >= leastForLength ? lengths[index].short : null}
              </Box>
            );
          })}
          {now > scale.from && now < scale.to ? (
            <Box
              aria-hidden
              position="absolute"
              insetY="0"
              borderStartWidth="2px"
              borderStartStyle="dashed"
              borderColor="fg.warning"
              color="fg.warning"
              textStyle="xs"
              lineHeight="1"
              ps="1"
              style={{ insetInlineStart: percent(placeOf(now, scale)) }}
            >
              {t('adminCompetitions.timeline.now')}
            </Box>
          ) : null}
          {dates.map((name, index) => {
            const instant = instants[index] ?? null;
            if (instant === null) return null;
            const frozen = frozenOf(name);
            const iso = new Date(instant).toISOString();
            return (
              <Handle
                key={name}
                role="slider"
                tabIndex={0}
                aria-label={dateName(name)}
                // Hours from the start of the bar.
                aria-valuemin={0}
                aria-valuemax={Math.round((scale.to - scale.from) / 3_600_000)}
                aria-valuenow={Math.round((instant - scale.from) / 3_600_000)}
                aria-valuetext={`${format.dateTime(iso, timeZone)}, ${offsetAt(iso, timeZone)}`}
                aria-disabled={frozen !== null}
                aria-describedby={hintId}
                title={frozen ?? undefined}
                style={{ insetInlineStart: percent(placeOf(instant, scale)) }}
                onKeyDown={press(name)}
                onPointerDown={take(name)}
                onPointerMove={grip?.name === name ? drag : undefined}
                onPointerUp={() => setGrip(null)}
                onPointerCancel={() => setGrip(null)}
              >
                <span>{frozen === null ? null : <Lock aria-hidden size={12} />}</span>
                <Box
                  aria-hidden
                  hideBelow="md"
                  position="absolute"
                  // Neighbours stand in two lines, so that close dates can be read.
                  top={index % 2 === 0 ? '11' : '16'}
                  textStyle="xs"
                  color="fg.muted"
                  whiteSpace="nowrap"
                >
                  {hasRoom(index) ? shortDate(iso, timeZone, format.convention) : null}
                </Box>
              </Handle>
            );
          })}
        </Box>
      </Box>
      <Box id={hintId} textStyle="sm" color="fg.muted" hideBelow="md">
        {t('adminCompetitions.timeline.keys')}
      </Box>
    </Box>
  );
}
