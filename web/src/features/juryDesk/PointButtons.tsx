import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Input } from '@chakra-ui/react/input';
import { chakra } from '@chakra-ui/react/styled-system';
import { memo, useCallback, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Point } from '../../choices/choiceStore.ts';
import type { PointRange } from '../../ui/shortcuts/digits.ts';

/** Buttons in a row of a phone at most: on the narrowest, each is as wide as a finger. */
const mostInRow = 6;

/** More points than so many are typed instead of pressed. */
const mostButtons = 21;

const Choice = chakra('button', {
  base: {
    minW: '11',
    h: '11',
    px: '2',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'l2',
    bg: 'bg.panel',
    color: 'fg',
    textStyle: 'lg',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    '&:hover:not([aria-pressed=true])': { bg: 'bg.emphasized' },
    '&[aria-pressed=true]': {
      bg: 'accent.solid',
      borderColor: 'accent.solid',
      color: 'accent.contrast',
      fontWeight: 'semibold',
    },
    _disabled: { opacity: 0.5, cursor: 'default' },
    _focusVisible: { outline: '2px solid', outlineColor: 'white', outlineOffset: '2px' },
  },
});

/** Rendered anew only where the choice changes: a key answers sooner for it on a slow machine. */
const PointButton = memo(function PointButton(props: {
  point: number;
  isChosen: boolean;
  isOpen: boolean;
  /** The same function for as long as the button is shown. */
  onChoose: (point: number) => void;
}) {
  const { t } = useTranslation();
  const { point, isChosen, isOpen, onChoose } = props;
  return (
    <Choice
      type="button"
      aria-pressed={isChosen}
      aria-label={t('juryDesk.point', { count: point, point })}
      disabled={!isOpen}
      onClick={() => onChoose(point)}
    >
      {point}
    </Choice>
  );
});

/** Props of the points. */
export interface PointButtonsProps extends PointRange {
  value: Point;
  isOpen: boolean;
  onChoose: (point: number) => void;
}

function TypedPoint({ minPoint, maxPoint, value, isOpen, onChoose }: PointButtonsProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(value === null ? '' : String(value));
  const give = (event: FormEvent) => {
    event.preventDefault();
    const point = Number(typed);
    if (typed !== '' && Number.isInteger(point) && point >= minPoint && point <= maxPoint) onChoose(point);
  };
  return (
    <chakra.form display="flex" gap="2" onSubmit={give}>
      <Input
        type="number"
        inputMode="numeric"
        h="11"
        width="28"
        aria-label={t('juryDesk.givePoint', { least: minPoint, most: maxPoint })}
        min={minPoint}
        max={maxPoint}
        disabled={!isOpen}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" h="11" variant="outline" disabled={!isOpen}>
        {t('juryDesk.give')}
      </Button>
    </chakra.form>
  );
}

/** The points of a round as buttons; of a wide range, a field. */
export function PointButtons(props: PointButtonsProps) {
  const { t } = useTranslation();
  const { minPoint, maxPoint, value, isOpen, onChoose } = props;
  const newest = useRef(onChoose);
  // Before anything can be pressed: later, a press could still mark the photo that was shown before.
  useLayoutEffect(() => {
    newest.current = onChoose;
  });
  const choose = useCallback((point: number) => newest.current(point), []);
  if (maxPoint - minPoint >= mostButtons) return <TypedPoint {...props} />;
  const points = Array.from({ length: maxPoint - minPoint + 1 }, (_, place) => minPoint + place);
  // Rows of one length, as far as it goes.
  const columns = Math.ceil(points.length / Math.ceil(points.length / mostInRow));
  return (
    <Box
      role="group"
      aria-label={t('juryDesk.points')}
      display={{ base: 'grid', md: 'flex' }}
      gridTemplateColumns={`repeat(${columns}, minmax(0, 1fr))`}
      flexWrap="wrap"
      gap={{ base: '1.5', md: '2' }}
      flex="1"
    >
      {points.map((point) => (
        <PointButton key={point} point={point} isChosen={point === value} isOpen={isOpen} onChoose={choose} />
      ))}
    </Box>
  );
}
