import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { memo, useCallback, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Point } from '../../../choices/choiceStore.ts';

const Group = chakra('fieldset', { base: { border: 'none', p: '0', m: '0', minW: '0' } });

const Choice = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: '1 1 2.25rem',
    minW: '9',
    maxW: '20',
    h: '11',
    px: '1',
    md: { flex: 'none', minW: '11' },
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'l2',
    bg: 'bg.panel',
    textStyle: 'lg',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    '&:hover:not([aria-pressed=true])': { bg: 'accent.subtle' },
    '&[aria-pressed=true]': {
      bg: 'accent.solid',
      borderColor: 'accent.solid',
      color: 'accent.contrast',
      fontWeight: 'semibold',
    },
    _focusVisible: { outline: '2px solid', outlineColor: 'accent.focusRing', outlineOffset: '2px' },
  },
});

interface PointButtonProps {
  point: number;
  isChosen: boolean;
  /** The same function for as long as the button is shown. */
  onChoose: (point: number) => void;
}

/** Rendered anew only where the choice changes: a tap answers sooner for it on a slow phone. */
const PointButton = memo(function PointButton({ point, isChosen, onChoose }: PointButtonProps) {
  const { t } = useTranslation();
  return (
    <Choice type="button" aria-pressed={isChosen} onClick={() => onChoose(point)}>
      <span aria-hidden>{point}</span>
      <VisuallyHidden>{t('show.vote.point', { count: point })}</VisuallyHidden>
    </Choice>
  );
});

/** Props of the point buttons. */
export interface PointChoiceProps {
  minPoint: number;
  maxPoint: number;
  value: Point;
  onChoose: (point: number) => void;
  /** Id of the element that describes the group. */
  describedBy: string;
}

/**
 * A button for each point of the competition's range. They are not radio buttons, because arrow keys change the selection in
 * a radio group, but navigate between photos on this page.
 */
export function PointChoice({ minPoint, maxPoint, value, onChoose, describedBy }: PointChoiceProps) {
  const { t } = useTranslation();
  const newest = useRef(onChoose);
  // Before anything can be clicked: later, a click could still choose for the photo that was shown before.
  useLayoutEffect(() => {
    newest.current = onChoose;
  });
  const choose = useCallback((point: number) => newest.current(point), []);
  const points = Array.from({ length: maxPoint - minPoint + 1 }, (_, index) => minPoint + index);
  return (
    <Group aria-describedby={describedBy}>
      <VisuallyHidden asChild>
        <legend>{t('show.vote.question')}</legend>
      </VisuallyHidden>
      <chakra.div display="flex" flexWrap={{ base: 'wrap', md: 'nowrap' }} gap={{ base: '1.5', md: '2' }}>
        {points.map((point) => (
          <PointButton key={point} point={point} isChosen={point === value} onChoose={choose} />
        ))}
      </chakra.div>
    </Group>
  );
}
