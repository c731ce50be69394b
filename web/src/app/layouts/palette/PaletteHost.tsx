import { Button } from '@chakra-ui/react/button';
import { Span } from '@chakra-ui/react/span';
import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadPart } from '../../../connection/loadPart.ts';
import { isTyping, shortcutOf } from '../../../ui/keys.ts';

// Few open it on a visit: it is loaded when somebody does.
const Palette = lazy(() => loadPart(() => import('./Palette.tsx')));
const KeyHelp = lazy(() => loadPart(() => import('./KeyHelp.tsx')));

/** As keyboards are labelled. */
const paletteKey = 'Ctrl K';

/** The button of the palette, its key (Ctrl+K), and the key that lists the keys (?). */
export function PaletteHost() {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'palette' | 'keys' | null>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event);
      const isPalette = shortcut === 'k' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
      const isHelp = shortcut === '?' && !isTyping(event.target);
      if (!isPalette && !isHelp) return;
      event.preventDefault();
      setOpen(isPalette ? 'palette' : 'keys');
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const close = () => setOpen(null);
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-label={`${t('admin.palette.title')} (${paletteKey})`}
        aria-keyshortcuts="Control+K"
        onClick={() => setOpen('palette')}
      >
        <Search aria-hidden />
        <Span aria-hidden hideBelow="md">
          {paletteKey}
        </Span>
      </Button>
      <Suspense>
        {open === 'palette' ? <Palette onClose={close} onKeys={() => setOpen('keys')} /> : null}
        {open === 'keys' ? <KeyHelp onClose={close} /> : null}
      </Suspense>
    </>
  );
}
