import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react';

const Dialog = chakra('dialog', {
  base: {
    position: 'fixed',
    inset: '0',
    width: '100vw',
    height: '100dvh',
    maxWidth: 'none',
    maxHeight: 'none',
    m: '0',
    p: '0',
    border: 'none',
    // Neutral, whatever the theme: a tint would change how the photo's colours look.
    bg: '#1e1e1e',
    color: 'white',
    // Resolved anew under the dark theme of what covers the page.
    colorPalette: 'gray',
    '&[open]': { display: 'flex' },
    flexDirection: 'column',
    outline: 'none',
  },
});

/** Settings of what covers the page. */
export interface OverlayProps {
  label: string;
  onClose: () => void;
  /** Whether it asks for the whole screen, without the browser's own bars. */
  wholeScreen?: boolean;
  children: ReactNode;
}

/**
 * Covers the page, which is out of reach meanwhile. Escape closes it, and the focus returns to where it was. Its keys are those
 * of `usePageKeys` with `inViewer`.
 */
export function Overlay({ label, onClose, wholeScreen = false, children }: OverlayProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    dialog?.focus();
    return () => dialog?.close();
  }, []);

  useEffect(() => {
    if (!wholeScreen) return;
    let entered = false;
    const follow = () => {
      if (document.fullscreenElement) entered = true;
      // Escape leaves the whole screen first, and the browser tells no key then.
      else if (entered) close();
    };
    document.addEventListener('fullscreenchange', follow);
    // Refused without a click, and on phones that have no such thing: the page is covered all the same.
    document.documentElement.requestFullscreen?.({ navigationUI: 'hide' }).catch(() => undefined);
    return () => {
      document.removeEventListener('fullscreenchange', follow);
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
    };
  }, [wholeScreen]);

  return (
    <Dialog
      ref={ref}
      className="dark chakra-theme"
      aria-label={label}
      data-viewer
      tabIndex={-1}
      onCancel={(event) => {
        // The address decides whether it is open.
        event.preventDefault();
        onClose();
      }}
    >
      {children}
    </Dialog>
  );
}
