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

/** What covers the page, and has the keys meanwhile. */
const viewer = 'dialog[data-viewer]';

/** Whether the key belongs to a text, a list or a dialog that has the focus. */
function isTaken(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !choices.has(target.type);
  return (
    target.isContentEditable || target.closest(`textarea, select, dialog:not(${viewer}), [role$="dialog"]`) !== null
  );
}

/** What the page does on a key. */
export interface PageKeys {
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  /** @param digit 0–9 */
  onDigit?: ((digit: number) => void) | undefined;
  /** By lower-case letter, `?` or space. */
  others?: Readonly<Record<string, (() => void) | undefined>>;
}

/** Controls that the space bar presses. */
const pressable = 'button, a, input, summary, [role="button"]';

/**
 * Keys of the whole page, while nothing has the focus that needs them.
 * @param inViewer for what covers the page (`Overlay`); while it is open the keys below it do nothing
 */
export function usePageKeys(keys: PageKeys, enabled: boolean, inViewer = false): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    // A question mark needs the shift key on most keyboards.
    if (event.shiftKey && key !== '?') return;
    if (isTaken(target) || (document.querySelector(`${viewer}[open]`) !== null) !== inViewer) return;
    if (key === 'ArrowLeft') return keys.onPrevious?.();
    if (key === 'ArrowRight') return keys.onNext?.();
    if (event.repeat) return;
    if (/^\d$/.test(key)) return keys.onDigit?.(Number(key));
    if (key === ' ' && target instanceof Element && target.closest(pressable)) return;
    const act = keys.others?.[key.toLowerCase()];
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
