import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Input } from '@chakra-ui/react/input';
import { chakra } from '@chakra-ui/react/styled-system';
import { memo, useCallback, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Point } from '../../choices/choiceStore.ts';
import type { DeskFragment } from './generated/graphql.ts';
import { Text } from '@chakra-ui/react/text';
import { useFormat } from '../../i18n/format.ts';
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

/** Names of points. */
export type PointNames = DeskFragment['round']['pointNames'];

/** Rendered anew only where the choice changes: a key answers sooner for it on a slow machine. */
const PointButton = memo(function PointButton(props: {
  point: number;
  /** Name of the point; empty without one. */
  name: string;
  isChosen: boolean;
  isOpen: boolean;
  /** The same function for as long as the button is shown. */
  onChoose: (point: number) => void;
}) {
  const { t } = useTranslation();
  const { point, name, isChosen, isOpen, onChoose } = props;
  const label = t('juryDesk.point', { count: point, point });
  return (
    <Choice
      type="button"
      aria-pressed={isChosen}
      aria-label={name === '' ? label : `${label}, ${name}`}
      disabled={!isOpen}
      onClick={() => onChoose(point)}
    >
      {point}
      {name === '' ? null : (
        <Text
          as="span"
          aria-hidden
          dir="auto"
          display="block"
          textStyle="2xs"
          lineHeight="1.1"
          maxW="24"
          truncate
          hideBelow="md"
        >
          {name}
        </Text>
      )}
    </Choice>
  );
});

/** Props of the points. */
export interface PointButtonsProps extends PointRange {
  names: PointNames;
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

/** Names of points, where the buttons are too narrow for them, or a field stands in their place. */
export function NamesOfPoints({ names }: { names: PointNames }) {
  const format = useFormat();
  if (names.length === 0) return null;
  const text = names.map(({ point, name }) => `${point}: ${format.text(name)}`).join(' · ');
  return (
    <Text dir="auto" color="fg.muted" textStyle="xs" hideFrom="md">
      {text}
    </Text>
  );
}

/** The points of a round as buttons; of a wide range, a field. */
export function PointButtons(props: PointButtonsProps) {
  const { t } = useTranslation();
  const { minPoint, maxPoint, names, value, isOpen, onChoose } = props;
  const format = useFormat();
  const newest = useRef(onChoose);
  // Before anything can be pressed: later, a press could still mark the photo that was shown before.
  useLayoutEffect(() => {
    newest.current = onChoose;
  });
  const choose = useCallback((point: number) => newest.current(point), []);
  if (maxPoint - minPoint >= mostButtons) return <TypedPoint {...props} />;
  const points = Array.from({ length: maxPoint - minPoint + 1 }, (_, place) => minPoint + place);
  const nameOf = (wanted: number) => {
    const named = names.find(({ point }) => point === wanted);
    return named ? format.text(named.name) : '';
  };
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
        <PointButton
          key={point}
          point={point}
          name={nameOf(point)}
          isChosen={point === value}
          isOpen={isOpen}
          onChoose={choose}
        />
      ))}
    </Box>
  );
}
