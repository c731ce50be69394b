import { digitOf, shortcutOf } from './keys.ts';

const pressed = (key: string, code: string, shiftKey = false) => ({ key, code, shiftKey });

test.each([
  ['a digit', pressed('4', 'Digit4'), 4],
  ['a digit of the keypad', pressed('4', 'Numpad4'), 4],
  ['an arrow of the keypad', pressed('ArrowLeft', 'Numpad4'), null],
  ['French', pressed('&', 'Digit1'), 1],
  ['French, 0', pressed('à', 'Digit0'), 0],
  ['French, with Shift', pressed('1', 'Digit1', true), 1],
  ['Czech', pressed('+', 'Digit1'), 1],
  ['Czech, a dead key', pressed('Dead', 'Digit3'), 3],
  ['Arabic digits', pressed('٣', 'Digit3'), 3],
  ['Hungarian 0, left of 1', pressed('0', 'Backquote'), 0],
  ['an exclamation mark', pressed('!', 'Digit1', true), null],
  ['a letter', pressed('a', 'KeyA'), null],
  ['a keyboard that names no place', pressed('4', ''), 4],
])('%s', (_, key, digit) => {
  expect(digitOf(key)).toBe(digit);
});

test.each([
  ['English', pressed('z', 'KeyZ'), 'z'],
  ['Hungarian, where Z and Y change places', pressed('z', 'KeyY'), 'z'],
  ['French, where A and Q change places', pressed('a', 'KeyQ'), 'a'],
  ['Caps Lock', pressed('Z', 'KeyZ'), 'z'],
  ['Russian', pressed('я', 'KeyZ'), 'z'],
  ['Greek', pressed('Ζ', 'KeyZ'), 'z'],
  ['Hebrew', pressed('ז', 'KeyZ'), 'z'],
  ['an accented letter', pressed('è', 'KeyT'), 'è'],
  ['Arabic question mark', pressed('؟', 'Slash', true), '?'],
  ['space', pressed(' ', 'Space'), ' '],
])('the shortcut of %s', (_, key, shortcut) => {
  expect(shortcutOf(key)).toBe(shortcut);
});
