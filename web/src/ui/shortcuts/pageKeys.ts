import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { digitOf, shortcutOf } from '../keys.ts';

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

/** Enables or disables the shortcuts in this browser; without local storage, until the page is left. */
export function setShortcuts(on: boolean): void {
  remembered = on;
  try {
    localStorage.setItem(storageKey, on ? 'on' : 'off');
  } catch {
    // The choice remains in memory.
  }
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Whether single-key shortcuts are enabled. They can be disabled, since speech input may trigger them (WCAG 2.1.4). */
export const useShortcuts = (): boolean => useSyncExternalStore(subscribe, isOn);

/** Types of inputs that do not accept text. */
const nonTextTypes = new Set(['checkbox', 'button', 'submit']);

/** Selector of a viewer over the page (`Overlay`), which receives the shortcuts while it is open. */
const viewer = 'dialog[data-viewer]';

/** Whether the focused element, a text field, list or dialog, uses the keys itself. */
function needsKeys(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !nonTextTypes.has(target.type);
  return (
    target.isContentEditable || target.closest(`textarea, select, dialog:not(${viewer}), [role$="dialog"]`) !== null
  );
}

/** Handlers of the shortcuts. */
export interface PageKeys {
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  /** @param digit 0–9 */
  onDigit?: ((digit: number) => void) | undefined;
  /** Handlers by key: a lower-case letter, `?`, space, or the name of a key (`enter`, `backspace`); with Ctrl or Cmd, `ctrl+z`. */
  others?: Readonly<Record<string, (() => void) | undefined>>;
}

/** Selector of controls that the space bar and Enter activate. */
const pressable = 'button, a, input, summary, [role="button"]';

/**
 * Handles shortcuts on the whole page, unless the focused element uses the keys itself.
 * @param inViewer whether these are the shortcuts of a viewer (`Overlay`); while one is open, those of the page are disabled
 */
export function usePageKeys(keys: PageKeys, enabled: boolean, inViewer = false): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.defaultPrevented || event.altKey || event.getModifierState('AltGraph')) return;
    const withControl = event.ctrlKey || event.metaKey;
    const digit = withControl ? null : digitOf(event);
    const shortcut = `${withControl ? 'ctrl+' : ''}${shortcutOf(event)}`;
    // On most keyboards, a question mark requires the shift key; on some, digits do.
    if (event.shiftKey && shortcut !== '?' && digit === null) return;
    if (needsKeys(target) || (document.querySelector(`${viewer}[open]`) !== null) !== inViewer) return;
    if (key === 'ArrowLeft' && !withControl) return keys.onPrevious?.();
    if (key === 'ArrowRight' && !withControl) return keys.onNext?.();
    if (event.repeat) return;
    if (digit !== null) return keys.onDigit?.(digit);
    if ((key === ' ' || key === 'Enter') && target instanceof Element && target.closest(pressable)) return;
    const act = keys.others?.[shortcut];
    if (!act) return;
    event.preventDefault();
    act();
  });

  useEffect(() => {
    if (!enabled) return;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [enabled]);
}
