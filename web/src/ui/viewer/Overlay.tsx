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
    // Neutral grey in every theme, since a tint would affect the perception of the photo's colours.
    bg: '#1e1e1e',
    color: 'white',
    // Set again, so that its tokens resolve in the dark theme of the overlay.
    colorPalette: 'gray',
    '&[open]': { display: 'flex' },
    flexDirection: 'column',
    outline: 'none',
  },
});

/** Props of the overlay. */
export interface OverlayProps {
  label: string;
  onClose: () => void;
  /** Whether to request the browser's full screen. */
  wholeScreen?: boolean;
  children: ReactNode;
}

/**
 * A modal dialog over the whole page. Escape closes it, and the focus returns to the previously focused element. Its shortcuts
 * are those of `usePageKeys` with `inViewer`.
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
      // In full screen, Escape fires no key event: leaving the full screen closes the overlay.
      else if (entered) close();
    };
    document.addEventListener('fullscreenchange', follow);
    // Rejected without a user gesture and unsupported on some phones; the overlay then fills the window.
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
        // The URL determines whether it is open.
        event.preventDefault();
        onClose();
      }}
    >
      {children}
    </Dialog>
  );
}
