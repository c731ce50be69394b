import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo, type KeyboardEvent, type PointerEvent } from 'react';
import { useFormat } from '../../../i18n/format.ts';
import {
  closestStep,
  columnsOf,
  photosPassing,
  scaleOf,
  type PointRange,
  type ScoreColumn,
  type Step,
} from './steps.ts';

/** Props of the chart. */
export interface LineChartProps {
  /** Name of the handle, for screen readers. */
  label: string;
  /** Where the line is, in words. */
  text: string;
  steps: readonly Step[];
  range: PointRange;
  /** The step of the line: its photos and those of all higher scores pass. */
  line: number;
  onLine: (line: number) => void;
  /** Whether the line stands: it is shown without a handle. */
  isFixed?: boolean;
}

/** Steps of Page Up and Page Down. */
const far = 10;

/** Where a key takes the handle; null for one that does not move it. Up and right raise the line. */
function movedBy(key: string, line: number, last: number): number | null {
  const moves: Record<string, number> = {
    ArrowRight: line - 1,
    ArrowUp: line - 1,
    ArrowLeft: line + 1,
    ArrowDown: line + 1,
    PageUp: line - far,
    PageDown: line + far,
    Home: last,
    End: 0,
  };
  const to = moves[key];
  return to === undefined ? null : Math.max(0, Math.min(last, to));
}

/** Outlines of the columns, for a height of 100: of what is at or above the line, standing on what is below it. */
function outlinesOf(columns: readonly [number, ScoreColumn][], steps: readonly Step[], line: number) {
  const highest = Math.max(1, ...columns.map(([, { photos }]) => photos));
  const outlines = { above: '', below: '' };
  for (const [at, column] of columns) {
    const passing = (100 * photosPassing(column, steps, line)) / highest;
    const rest = (100 * column.photos) / highest - passing;
    const bar = (foot: number, height: number) => (height > 0 ? `M${at + 0.1} ${foot}h.8v${-height}h-.8z` : '');
    outlines.below += bar(100, rest);
    outlines.above += bar(100 - rest, passing);
  }
  return outlines;
}

/** How many photos have which score, the lowest point at the start; a handle steps between scores, by key and by dragging. */
export function LineChart({ label, text, steps, range, line, onLine, isFixed = false }: LineChartProps) {
  const format = useFormat();
  const scale = useMemo(() => scaleOf(steps, range), [steps, range]);
  const columns = useMemo(() => [...columnsOf(steps, scale)], [steps, scale]);
  const { above, below } = outlinesOf(columns, steps, line);
  const last = steps.length - 1;
  const lineAt = scale.columnOf(steps[line]?.score ?? range.minPoint);

  const drag = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    // The lowest and the highest point stand in the middle of the outer columns.
    const column = ((clientX - left) / width) * scale.columns - 0.5;
    const to = closestStep(steps, range, column / Math.max(1, scale.columns - 1));
    if (to !== line) onLine(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = movedBy(event.key, line, last);
    if (to === null || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    if (to !== line) onLine(to);
  };
  const handle = isFixed
    ? { role: 'img', 'aria-label': `${label}: ${text}` }
    : {
        role: 'slider',
        tabIndex: 0,
        'aria-label': label,
        'aria-valuemin': 0,
        'aria-valuemax': last,
        // Higher for a higher score, as the chart is.
        'aria-valuenow': last - line,
        'aria-valuetext': text,
        onKeyDown,
        onPointerDown: (event: PointerEvent<HTMLElement>) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          event.currentTarget.focus();
          drag(event);
        },
        onPointerMove: (event: PointerEvent<HTMLElement>) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) drag(event);
        },
      };
  return (
    <Box dir="ltr">
      <Box
        {...handle}
        position="relative"
        height="40"
        borderBottomWidth="1px"
        borderRadius="l1"
        cursor={isFixed ? undefined : 'ew-resize'}
        touchAction="pan-y"
        _focusVisible={{
          outlineWidth: '2px',
          outlineStyle: 'solid',
          outlineColor: 'accent.solid',
          outlineOffset: '2px',
        }}
      >
        <chakra.svg
          aria-hidden
          viewBox={`0 0 ${scale.columns} 100`}
          preserveAspectRatio="none"
          width="full"
          height="full"
          display="block"
        >
          <chakra.path d={below} fill="border.emphasized" />
          <chakra.path d={above} fill="accent.solid" />
        </chakra.svg>
        <Box
          aria-hidden
          position="absolute"
          top="0"
          bottom="0"
          width="2px"
          bg="fg"
          style={{ insetInlineStart: `calc(${(100 * lineAt) / scale.columns}% - 1px)` }}
        >
          {isFixed ? null : (
            <Box position="absolute" top="-2" left="-7px" boxSize="4" borderRadius="full" bg="fg" boxShadow="sm" />
          )}
        </Box>
      </Box>
      <Flex
        mt="1"
        justify="space-between"
        textStyle="xs"
        color="fg.muted"
        aria-hidden
        fontVariantNumeric="tabular-nums"
      >
        <span>{format.number(range.minPoint)}</span>
        <span>{format.number(range.maxPoint)}</span>
      </Flex>
    </Box>
  );
}
