import { chakra } from '@chakra-ui/react/styled-system';
import { Kbd } from '@chakra-ui/react/kbd';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { digitKeysOf, type PointRange } from '../../../ui/shortcuts/digits.ts';

/** Props of the list of shortcuts. */
export interface ShortcutListProps {
  /** The range for digit keys; null when the viewer cannot vote. */
  points: PointRange | null;
  of: 'page' | 'full' | 'slideshow' | 'compare';
}

const letters = {
  page: ['F', 'Z', 'L', 'C', 'B', 'I', '?'],
  full: ['Z', 'L', 'Shift', 'I', 'B', '?', 'Esc'],
  slideshow: ['Space', 'T', '?', 'Esc'],
  compare: ['Z', 'X', '?', 'Esc'],
} as const;

/** The shortcuts of the page or of a viewer over it, with their effects. */
export function ShortcutList({ points, of }: ShortcutListProps) {
  const { t } = useTranslation();
  const digits = points ? digitKeysOf(points) : [];
  const rows: [string, readonly string[]][] = [
    ...(digits.length > 0 ? [[t('show.keys.points'), digits] satisfies [string, readonly string[]]] : []),
    [t('show.keys.previous'), ['←']],
    [t('show.keys.next'), ['→']],
    ...letters[of].map((key): [string, readonly string[]] => [
      t(`show.keys.${key === '?' ? 'help' : key}`),
      [key === 'Space' ? t('show.keys.spaceBar') : key === 'Shift' ? 'Shift + ← ↑ → ↓' : key],
    ]),
  ];
  return (
    <chakra.dl display="grid" gridTemplateColumns="max-content 1fr" columnGap="4" rowGap="2" m="0" textStyle="sm">
      {rows.map(([text, caps]) => (
        <Fragment key={text}>
          <dt>
            {caps.map((cap, index) => (
              <Fragment key={cap}>
                {index > 0 ? ` ${t('show.keys.to')} ` : null}
                <Kbd>{cap}</Kbd>
              </Fragment>
            ))}
          </dt>
          <chakra.dd m="0">{text}</chakra.dd>
        </Fragment>
      ))}
    </chakra.dl>
  );
}
