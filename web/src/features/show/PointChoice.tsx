import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Point } from './useVote.ts';

const Group = chakra('fieldset', { base: { border: 'none', p: '0', m: '0', minW: '0' } });

const Legend = chakra('legend', { base: { fontWeight: 'medium', mb: '3', p: '0' } });

const Choice = chakra('label', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minW: '12',
    h: '12',
    px: '3',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'l2',
    bg: 'bg.panel',
    textStyle: 'lg',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    '&:hover:not(:has(input:checked))': { bg: 'accent.subtle' },
    '&:has(input:checked)': {
      bg: 'accent.solid',
      borderColor: 'accent.solid',
      color: 'accent.contrast',
      fontWeight: 'semibold',
    },
    '&:has(input:focus-visible)': { outline: '2px solid', outlineColor: 'accent.focusRing', outlineOffset: '2px' },
  },
});

/** Covers its label, so that a screen reader finds it where it is seen. */
const Radio = chakra('input', {
  base: { position: 'absolute', inset: '0', w: 'full', h: 'full', m: '0', opacity: '0', cursor: 'pointer' },
});

/** Settings of the choice of a point. */
export interface PointChoiceProps {
  minPoint: number;
  maxPoint: number;
  value: Point;
  onChoose: (point: number) => void;
  /** Id of what describes the choice. */
  describedBy: string;
}

/** One radio button for each point of the competition's range. */
export function PointChoice({ minPoint, maxPoint, value, onChoose, describedBy }: PointChoiceProps) {
  const { t } = useTranslation();
  const name = useId();
  const points = Array.from({ length: maxPoint - minPoint + 1 }, (_, index) => minPoint + index);
  return (
    <Group aria-describedby={describedBy}>
      <Legend>{t('show.vote.question')}</Legend>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {points.map((point) => (
          <Choice key={point}>
            <Radio type="radio" name={name} value={point} checked={point === value} onChange={() => onChoose(point)} />
            <span aria-hidden>{point}</span>
            <VisuallyHidden>{t('show.vote.point', { count: point })}</VisuallyHidden>
          </Choice>
        ))}
      </chakra.div>
    </Group>
  );
}
