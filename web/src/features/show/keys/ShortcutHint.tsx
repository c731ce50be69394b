import { chakra } from '@chakra-ui/react/styled-system';
import { Stack } from '@chakra-ui/react/stack';
import { useTranslation } from 'react-i18next';
import type { PointRange } from '../../../ui/shortcuts/digits.ts';
import { setShortcuts, useShortcuts } from '../../../ui/shortcuts/pageKeys.ts';
import { ShortcutList } from './ShortcutList.tsx';

const id = 'shortcuts';

/** Toggles the list of shortcuts; moves the focus to it when it opens. */
export function toggleShortcutHint(): void {
  const details = document.getElementById(id);
  if (!(details instanceof HTMLDetailsElement)) return;
  details.open = !details.open;
  if (!details.open) return;
  details.querySelector('summary')?.focus();
  details.scrollIntoView?.({ block: 'nearest' });
}

/** Props of the hint; `points` is the range for digit keys, null when the viewer cannot vote. */
export interface ShortcutHintProps {
  points: PointRange | null;
}

/** Lists the shortcuts, with a switch to disable them. Hidden on small screens, which rarely have a keyboard. */
export function ShortcutHint({ points }: ShortcutHintProps) {
  const { t } = useTranslation();
  const on = useShortcuts();
  return (
    <chakra.details id={id} hideBelow="md" color="fg.muted" textStyle="sm" scrollMarginBottom="32">
      <chakra.summary cursor="pointer" px="1" mx="-1" py="1" width="fit-content">
        {t('show.keys.title')}
      </chakra.summary>
      <Stack gap="3" pt="3">
        <ShortcutList points={points} of="page" />
        <chakra.label display="inline-flex" alignItems="center" gap="2" width="fit-content" cursor="pointer">
          <chakra.input
            type="checkbox"
            boxSize="5"
            accentColor="accent.solid"
            checked={on}
            onChange={(event) => setShortcuts(event.currentTarget.checked)}
          />
          {t('show.keys.on')}
        </chakra.label>
      </Stack>
    </chakra.details>
  );
}
