import { useEffect, useRef, type RefObject } from 'react';

/** Content of the bar: nothing, the actions, the progress, or the result. */
export type BarStep = 'hidden' | 'choosing' | 'working' | 'done';

/**
 * Keeps the focus where a button that was pressed goes away with what it stood among: the bar takes it while it tells how far it is
 * and what came of it, and the first row once the bar is gone.
 */
export function useKeptFocus(bar: RefObject<HTMLElement | null>, step: BarStep): void {
  const wasInside = useRef(false);
  useEffect(() => {
    const listen = ({ target }: FocusEvent) => {
      wasInside.current = target instanceof Node && (bar.current?.contains(target) ?? false);
    };
    document.addEventListener('focusin', listen);
    return () => document.removeEventListener('focusin', listen);
  }, [bar]);
  useEffect(() => {
    const active = document.activeElement;
    const isLost = active === null || active === document.body || active.closest('[hidden]') !== null;
    if (!isLost || step === 'choosing') return;
    if (step !== 'hidden') bar.current?.focus({ preventScroll: true });
    else if (wasInside.current) document.querySelector<HTMLElement>('[data-row] input[type=checkbox]')?.focus();
  }, [bar, step]);
}
