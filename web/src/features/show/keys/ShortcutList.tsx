import { useTranslation } from 'react-i18next';
import { digitKeysOf, type PointRange } from '../../../ui/shortcuts/digits.ts';
import { KeyList, type KeyRow } from '../../../ui/shortcuts/KeyList.tsx';

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
  const rows: KeyRow[] = [
    ...(digits.length > 0 ? [{ keys: digits, text: t('show.keys.points'), between: ` ${t('show.keys.to')} ` }] : []),
    { keys: ['←'], text: t('show.keys.previous') },
    { keys: ['→'], text: t('show.keys.next') },
    ...letters[of].map((key) => ({
      keys: [key === 'Space' ? t('show.keys.spaceBar') : key === 'Shift' ? 'Shift + ← ↑ → ↓' : key],
      text: t(`show.keys.${key === '?' ? 'help' : key}`),
    })),
  ];
  return <KeyList rows={rows} />;
}
