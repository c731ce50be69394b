import { Box } from '@chakra-ui/react/box';
import { Button, type ButtonProps } from '@chakra-ui/react/button';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

/** Props of a disclosure. */
export interface DisclosureProps {
  /** Content of the button; `open` says whether the panel is. */
  button: (open: boolean) => ReactNode;
  /** Name of the button where it shows no text. */
  label?: string;
  buttonProps?: ButtonProps;
  /** Whether the panel spans the page's width under the header, which has to be positioned; it takes the focus, for it covers the page. */
  wide?: boolean;
  children: ReactNode;
}

/**
 * A button that opens a panel of links: the disclosure pattern for navigation, without the weight and the keyboard of an
 * application menu. Escape, a click elsewhere, leaving it with the keyboard and a navigation close it.
 */
export function Disclosure({ button, label, buttonProps, wide = false, children }: DisclosureProps) {
  const id = useId();
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  // Bound to the page it was opened on, so that a navigation closes it.
  const open = openAt === key;

  useEffect(() => {
    if (!open) return;
    const close = () => setOpenAt(null);
    const onPointer = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) close();
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      trigger.current?.focus();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);

  useEffect(() => {
    if (open && wide) panel.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [open, wide]);

  return (
    <Box ref={root} position={wide ? 'static' : 'relative'}>
      <Button
        ref={trigger}
        variant="ghost"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={label}
        onClick={() => setOpenAt(open ? null : key)}
        {...buttonProps}
      >
        {button(open)}
      </Button>
      {open ? (
        <Box
          ref={panel}
          id={id}
          position="absolute"
          insetInlineEnd="0"
          insetInlineStart={wide ? '0' : undefined}
          top={wide ? '100%' : 'calc(100% + 8px)'}
          minW="60"
          bg="bg.panel"
          borderWidth={wide ? '0 0 1px' : '1px'}
          borderRadius={wide ? undefined : 'l3'}
          boxShadow="lg"
          py="2"
          zIndex="dropdown"
        >
          {children}
        </Box>
      ) : null}
    </Box>
  );
}
