/** A pressed key, of the page or of React. */
export interface PressedKey {
  /** Character or name of the key in the keyboard layout in use. */
  key: string;
  /** Where it is on the keyboard. */
  code: string;
  shiftKey: boolean;
}

/**
 * The digit of a key on every layout; null for another key. Where digits need the shift key (French, Czech), the key alone
 * stands for the digit that is printed on it.
 */
export function digitOf({ key, code, shiftKey }: PressedKey): number | null {
  if (/^\d$/.test(key)) return Number(key);
  // Of the numeric keypad without Num Lock, the arrows are no digits: its keys are known by `key` alone.
  const printed = shiftKey ? undefined : /^Digit(\d)$/.exec(code)?.[1];
  return printed === undefined ? null : Number(printed);
}

/**
 * The name of a shortcut's key: a lower-case Latin letter on every layout (Greek, Cyrillic and others by the place of the key), else
 * the sign that it types.
 */
export function shortcutOf({ key, code }: Pick<PressedKey, 'key' | 'code'>): string {
  // The question mark of Arabic and Persian.
  if (key === '؟') return '?';
  const isOtherScript = /^\p{L}$/u.test(key) && !/\p{Script=Latin}/u.test(key);
  const letter = isOtherScript ? /^Key([A-Z])$/.exec(code)?.[1] : undefined;
  return (letter ?? key).toLowerCase();
}

/** Whether a field or a dialog has the focus, which uses the keys itself. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog]') !== null;
