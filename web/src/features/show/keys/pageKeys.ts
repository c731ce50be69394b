import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

const storageKey = 'photo-competition.shortcuts';
const listeners = new Set<() => void>();
let remembered: boolean | undefined;

function isOn(): boolean {
  if (remembered !== undefined) return remembered;
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}

/** Switches the shortcuts on or off in this browser; without storage it lasts as long as the page. */
export function setShortcuts(on: boolean): void {
  remembered = on;
  try {
    localStorage.setItem(storageKey, on ? 'on' : 'off');
  } catch {
    // The choice still holds for this page.
  }
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Whether single keys do something. They can be switched off, as speech input may press them (WCAG 2.1.4). */
export const useShortcuts = (): boolean => useSyncExternalStore(subscribe, isOn);

/** Inputs that take no letters. */
const choices = new Set(['checkbox', 'button', 'submit']);

/** Whether the key belongs to a text, a list or a dialog that has the focus. */
function isTaken(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !choices.has(target.type);
  return target.isContentEditable || target.closest('textarea, select, dialog, [role$="dialog"]') !== null;
}

/** What the page does on a key. */
export interface PageKeys {
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  /** @param digit 0–9 */
  onDigit?: ((digit: number) => void) | undefined;
}

/** Arrow keys and digits of the whole page, while nothing has the focus that needs them. */
export function usePageKeys(keys: PageKeys, enabled: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (isTaken(event.target)) return;
    const digit = /^\d$/.test(event.key) && !event.repeat ? Number(event.key) : null;
    if (digit !== null) keys.onDigit?.(digit);
    else if (event.key === 'ArrowLeft') keys.onPrevious?.();
    else if (event.key === 'ArrowRight') keys.onNext?.();
  });

  useEffect(() => {
    if (!enabled) return;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [enabled]);
}
