import { useEffect, useEffectEvent } from 'react';
import { isTyping, shortcutOf } from '../../ui/keys.ts';
import type { CeremonyPlace } from './useCeremonyPlace.ts';

/** Keys of keyboards and of presenters' remote controls. */
const forward = new Set(['arrowright', 'arrowdown', 'pagedown', 'enter', ' ']);
const back = new Set(['arrowleft', 'arrowup', 'pageup', 'backspace']);
const black = new Set(['b', '.']);

/** Controls that the space bar and Enter press. */
const pressable = 'button, a, input, summary';

/** Whether a field or a dialog of its own has the focus. The screen is a dialog, too, and takes the keys. */
const isTaken = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-viewer]') === null && isTyping(target);

/**
 * Goes through a ceremony by keys. A key that is held moves once: nobody wants to pass a winner by.
 * @param withLetters whether single letters are keys, too (WCAG 2.1.4)
 */
export function useCeremonyKeys(
  { index, goTo, toggleBlack }: CeremonyPlace,
  enabled: boolean,
  withLetters: boolean,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (isTaken(target)) return;
    if ((key === ' ' || key === 'Enter') && target instanceof Element && target.closest(pressable)) return;
    const shortcut = shortcutOf(event);
    const isKnown = forward.has(shortcut) || back.has(shortcut) || (withLetters && black.has(shortcut));
    if (!isKnown) return;
    event.preventDefault();
    if (event.repeat) return;
    if (forward.has(shortcut)) goTo(index + 1);
    else if (back.has(shortcut)) goTo(index - 1);
    else toggleBlack();
  });
  useEffect(() => {
    if (!enabled) return;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [enabled]);
}
